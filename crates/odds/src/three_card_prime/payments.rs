//! What a showdown brings, for one unit of Ante.

use croupier_rules::chapters::three_card_prime::payouts::{self, BadBeatLine, PlayLine};
use croupier_rules::chapters::three_card_prime::{
    Cards, Decision, PrimeWager, Showdown, Terms, rule, strength,
};
use croupier_rules::kit::card::{Rank, Suit};
use croupier_rules::kit::wager::WagerResult;
use croupier_rules::{Card, Odds};

use super::matchups::{Grid, Matchup, SHOWDOWNS};
use super::named_pays::NamedPays;
use super::reading::Reading;
use crate::ratio::Ratio;

/// A deal for what the cards do not decide.
const DEALER_DOES_NOT_QUALIFY: Cards = Cards {
    player: [
        Card::new(Rank::Two, Suit::Clubs),
        Card::new(Rank::Three, Suit::Diamonds),
        Card::new(Rank::Five, Suit::Hearts),
    ],
    dealer: [
        Card::new(Rank::Two, Suit::Diamonds),
        Card::new(Rank::Three, Suit::Hearts),
        Card::new(Rank::Five, Suit::Spades),
    ],
    fourth: None,
};

/// The Ante and the Play Wager after a showdown.
#[derive(Clone, Copy)]
pub(super) struct Payment {
    ante: WagerResult,
    play: WagerResult,
}

impl Payment {
    /// What the rules say of a deal, but for the payouts that the paytable and the reading set.
    pub(super) fn of(deal: &Cards, bad_beat: &NamedPays<BadBeatLine>, reading: Reading) -> Payment {
        let ruling = |wager| rule(&Terms::default(), deal, Decision::Play, wager).result;
        let rank = strength(deal.player).rank();
        let play = match deal.showdown() {
            Showdown::DealerDoesNotQualify if reading.pays_play_by_table_always() => {
                won(payouts::PLAY.pays.odds(PlayLine::of(rank)))
            }
            Showdown::DealerDoesNotQualify
            | Showdown::PlayerHigherOrEqual
            | Showdown::PlayerLowerFlushOrLower => ruling(PrimeWager::Play),
            Showdown::PlayerLowerStraightOrBetter => {
                won(BadBeatLine::of(rank).and_then(|line| bad_beat.pays.odds(line)))
            }
        };
        Payment { ante: ruling(PrimeWager::Ante), play }
    }

    /// A forfeited Ante; there is no Play Wager to speak of.
    fn of_folding(showdown: Showdown, reading: Reading) -> Payment {
        let returned = reading.returns_folded_antes() && showdown == Showdown::DealerDoesNotQualify;
        // One that is returned fares as if it had not been forfeited.
        let decision = if returned { Decision::Play } else { Decision::Forfeit };
        let ante = rule(&Terms::default(), &DEALER_DOES_NOT_QUALIFY, decision, PrimeWager::Ante).result;
        Payment { ante, play: WagerResult::Push }
    }

    /// The odds of the Play Wager, where it is paid.
    pub(super) fn pays(self) -> Option<Odds> {
        odds(self.play)
    }

    /// What one unit of Ante wins or loses, the Play Wager included.
    pub(super) fn net(self) -> Ratio {
        worth(self.ante) + worth(self.play)
    }

    /// The same a number of times over.
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

/// The payout of every kind of showdown, and of folding.
pub(super) struct Payments {
    /// After a Play Wager.
    pub raised: Grid<Option<Payment>>,
    /// Without one, keyed by [`Showdown`]: as the text is read, the dealer's hand does not matter.
    pub folded: [Payment; SHOWDOWNS],
    /// By how much raising beats folding, in whole numbers: a scale for each category of hand.
    ///
    /// No overflow: the only odds that are not the chapter's are those of one Bad Beat line, so that a scale is
    /// below 2³², an entry below 2⁶⁶, and there are 18,424 dealer's hands.
    ahead: Grid<i128>,
}

impl Payments {
    pub(super) fn new(
        samples: &Grid<Option<Cards>>,
        bad_beat: &NamedPays<BadBeatLine>,
        reading: Reading,
    ) -> Payments {
        let raised = samples.map(|row| row.map(|deal| Some(Payment::of(&deal?, bad_beat, reading))));
        let folded = Showdown::ALL.map(|showdown| Payment::of_folding(showdown, reading));
        Payments { raised, folded, ahead: raised.map(|row| ahead(row, folded)) }
    }

    /// Whether a Play Wager is expected to bring more than folding; where it brings the same, it is not made.
    pub(super) fn best(&self, matchup: &Matchup) -> Decision {
        let row = &self.ahead[matchup.hand.strength.rank() as usize];
        let faced = Showdown::ALL.map(|showdown| i128::from(matchup.faced(showdown)));
        let ahead: i128 = row.iter().zip(faced).map(|(payment, count)| payment * count).sum();
        if ahead > 0 { Decision::Play } else { Decision::Forfeit }
    }

    /// What one unit of Ante is expected to win with a Play Wager.
    pub(super) fn raising(&self, matchup: &Matchup) -> Ratio {
        let row = &self.raised[matchup.hand.strength.rank() as usize];
        expected(matchup, |showdown| row[showdown as usize].map_or(Ratio::zero(), Payment::net))
    }

    /// What one unit of Ante is expected to win without.
    pub(super) fn folding(&self, matchup: &Matchup) -> Ratio {
        expected(matchup, |showdown| self.folded[showdown as usize].net())
    }
}

/// What a hand wins on average over all dealer's hands.
fn expected(matchup: &Matchup, net: impl Fn(Showdown) -> Ratio) -> Ratio {
    let faced = |showdown| Ratio::whole(matchup.faced(showdown));
    let dealers = Showdown::ALL.map(|showdown| matchup.faced(showdown)).iter().sum::<u32>();
    let sum: Ratio = Showdown::ALL.map(|showdown| net(showdown) * faced(showdown)).into_iter().sum();
    sum / Ratio::whole(dealers)
}

fn ahead(row: [Option<Payment>; SHOWDOWNS], folded: [Payment; SHOWDOWNS]) -> [i128; SHOWDOWNS] {
    let scale: i128 = row.iter().flatten().map(|payment| payment.per()).product();
    let ahead = |showdown: usize| Some(row[showdown]?.scaled(scale) - folded[showdown].scaled(scale));
    core::array::from_fn(|showdown| ahead(showdown).unwrap_or(0))
}
