//! What a showdown brings, for one unit of Ante.

use croupier_rules::card::{Rank, Suit};
use croupier_rules::games::three_card_prime::payouts::{self, BadBeatLine, PlayLine};
use croupier_rules::games::three_card_prime::{Cards, Decision, PrimeWager, Showdown, Terms, rule, strength};
use croupier_rules::wager::WagerResult;
use croupier_rules::{Card, Odds};

use super::matchups::{Grid, Matchup};
use super::tariff::Tariff;
use crate::ratio::Ratio;

/// What a Play Wager is paid when the dealer does not qualify (ER-217).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Even money, as three provisions say.
    #[default]
    AsWritten,
    /// By the table for a dealer who qualifies: the published hold results from this, and from nothing written.
    PlayTableAlways,
}

impl Reading {
    /// Both readings, the one that is implemented first.
    pub const ALL: [Reading; 2] = [Reading::AsWritten, Reading::PlayTableAlways];

    /// The name of the paytable under this reading: a what-if is never without its label.
    pub(super) fn label(self, paytable: &str) -> String {
        match self {
            Reading::AsWritten => paytable.into(),
            Reading::PlayTableAlways => format!("{paytable}, Play by its table for every dealer's hand"),
        }
    }
}

/// What becomes of a forfeited Ante does not hang on the cards, and the rules want some.
const ANY_DEAL: Cards = Cards {
    player: [
        Card::new(Rank::Two, Suit::Clubs),
        Card::new(Rank::Two, Suit::Diamonds),
        Card::new(Rank::Two, Suit::Hearts),
    ],
    dealer: [
        Card::new(Rank::Three, Suit::Clubs),
        Card::new(Rank::Three, Suit::Diamonds),
        Card::new(Rank::Three, Suit::Hearts),
    ],
    fourth: None,
};

/// The Ante and the Play Wager after a showdown.
#[derive(Clone, Copy)]
pub(super) struct Price {
    ante: WagerResult,
    play: WagerResult,
}

impl Price {
    /// What the rules say of a deal, but for the prices that the tariff and the reading set.
    pub(super) fn of(deal: &Cards, bad_beat: &Tariff<BadBeatLine>, reading: Reading) -> Price {
        let ruling = |wager| rule(&Terms::default(), deal, Decision::Play, wager).result;
        let rank = strength(deal.player).rank();
        let play = match deal.showdown() {
            Showdown::DealerDoesNotQualify => match reading {
                Reading::AsWritten => ruling(PrimeWager::Play),
                Reading::PlayTableAlways => won(payouts::PLAY.pays.odds(PlayLine::of(rank))),
            },
            Showdown::PlayerHigherOrEqual | Showdown::PlayerLowerFlushOrLower => ruling(PrimeWager::Play),
            Showdown::PlayerLowerStraightOrBetter => {
                won(BadBeatLine::of(rank).and_then(|line| bad_beat.pays.odds(line)))
            }
        };
        Price { ante: ruling(PrimeWager::Ante), play }
    }

    /// A forfeited Ante; there is no Play Wager to speak of.
    fn of_folding() -> Price {
        let ante = rule(&Terms::default(), &ANY_DEAL, Decision::Forfeit, PrimeWager::Ante).result;
        Price { ante, play: WagerResult::Push }
    }

    /// The odds of the Play Wager, where it is paid.
    pub(super) fn pays(self) -> Option<Odds> {
        odds(self.play)
    }

    /// What one unit of Ante wins or loses, the Play Wager included.
    pub(super) fn net(self) -> Ratio {
        worth(self.ante) + worth(self.play)
    }

    /// The same so many times over.
    fn scaled(self, scale: i128) -> i128 {
        [self.ante, self.play].into_iter().map(|result| scaled_worth(result, scale)).sum()
    }

    fn per(self) -> i128 {
        [self.ante, self.play].into_iter().filter_map(odds).map(|odds| i128::from(odds.per())).product()
    }
}

fn won(odds: Option<Odds>) -> WagerResult {
    odds.map_or(WagerResult::Lose, WagerResult::Win)
}

fn odds(result: WagerResult) -> Option<Odds> {
    match result {
        WagerResult::Win(odds) => Some(odds),
        WagerResult::Push | WagerResult::Lose => None,
    }
}

fn worth(result: WagerResult) -> Ratio {
    match result {
        WagerResult::Win(odds) => Ratio::of_odds(odds),
        WagerResult::Push => Ratio::zero(),
        WagerResult::Lose => Ratio::whole(-1),
    }
}

fn scaled_worth(result: WagerResult, scale: i128) -> i128 {
    match result {
        WagerResult::Win(odds) => i128::from(odds.pays()) * (scale / i128::from(odds.per())),
        WagerResult::Push => 0,
        WagerResult::Lose => -scale,
    }
}

/// The price of every kind of showdown, and of folding.
pub(super) struct Prices {
    /// After a Play Wager.
    pub raised: Grid<Option<Price>>,
    /// Without one.
    pub folded: Price,
    /// By how much raising beats folding, in whole numbers: a scale for each category of hand.
    ///
    /// No overflow: the only odds that are not the chapter's are those of one Bad Beat line, so that a scale is
    /// below 2³², an entry below 2⁶⁶, and there are 18,424 dealer's hands.
    ahead: Grid<i128>,
}

impl Prices {
    pub(super) fn new(
        samples: &Grid<Option<Cards>>,
        bad_beat: &Tariff<BadBeatLine>,
        reading: Reading,
    ) -> Prices {
        let raised = samples.map(|row| row.map(|deal| Some(Price::of(&deal?, bad_beat, reading))));
        let folded = Price::of_folding();
        Prices { raised, folded, ahead: raised.map(|row| ahead(row, folded)) }
    }

    /// Whether a Play Wager is expected to bring more than folding; where it brings the same, it is not made.
    pub(super) fn best(&self, matchup: &Matchup) -> Decision {
        let row = &self.ahead[matchup.hand.strength.rank() as usize];
        let faced = Showdown::ALL.map(|showdown| i128::from(matchup.faced(showdown)));
        let ahead: i128 = row.iter().zip(faced).map(|(price, count)| price * count).sum();
        if ahead > 0 { Decision::Play } else { Decision::Forfeit }
    }

    /// What one unit of Ante is expected to win with a Play Wager.
    pub(super) fn raising(&self, matchup: &Matchup) -> Ratio {
        let row = &self.raised[matchup.hand.strength.rank() as usize];
        let net = |showdown: Showdown| row[showdown as usize].map_or(Ratio::zero(), Price::net);
        let faced = |showdown| Ratio::whole(matchup.faced(showdown));
        let dealers = Showdown::ALL.map(|showdown| matchup.faced(showdown)).iter().sum::<u32>();
        let sum: Ratio = Showdown::ALL.map(|showdown| net(showdown) * faced(showdown)).into_iter().sum();
        sum / Ratio::whole(dealers)
    }
}

fn ahead<const N: usize>(row: [Option<Price>; N], folded: Price) -> [i128; N] {
    let scale: i128 = row.iter().flatten().map(|price| price.per()).product();
    row.map(|price| price.map_or(0, |price| price.scaled(scale) - folded.scaled(scale)))
}
