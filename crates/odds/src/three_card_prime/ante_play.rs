//! The Ante and the Play Wager.

use croupier_rules::chapters::three_card_prime::payouts::BadBeatLine;
use croupier_rules::chapters::three_card_prime::{Decision, Showdown, Strength, ThreeCardRank};

use super::best_play::BestPlay;
use super::cards_left::{CardsLeft, Hand};
use super::matchups::{Grid, Matchup, Matchups, SHOWDOWNS};
use super::named_pays::NamedPays;
use super::outcomes::Outcomes;
use super::payments::Payments;
use super::reading::Reading;
use super::strategy::{Strategy, StrategyFigures};
use crate::figures::{Figures, Play};
use crate::ratio::Ratio;

/// Every hand that a player can be dealt, how it fares, and what that is worth.
pub struct AntePlay {
    matchups: Matchups,
    payments: Payments,
    reading: Reading,
    paytable: String,
}

impl AntePlay {
    /// Counts all deals from the cards that are left.
    pub fn new(left: CardsLeft, bad_beat: &NamedPays<BadBeatLine>, reading: Reading) -> AntePlay {
        let matchups = Matchups::new(left);
        let payments = Payments::new(&matchups.samples, bad_beat, reading);
        AntePlay { matchups, payments, reading, paytable: reading.label(&bad_beat.name) }
    }

    /// The player's hands, weakest first.
    pub fn hands(&self) -> &[Matchup] {
        &self.matchups.hands
    }

    /// What one unit of Ante is expected to win if this hand makes a Play Wager.
    pub fn raising(&self, matchup: &Matchup) -> Ratio {
        self.payments.raising(matchup)
    }

    /// What one unit of Ante is expected to win if this hand makes none: as the text is read, all of it is lost.
    pub fn folding(&self, matchup: &Matchup) -> Ratio {
        self.payments.folding(matchup)
    }

    /// What is best with a hand: a Play Wager if that is expected to lose less than folding.
    pub fn best(&self, matchup: &Matchup) -> Decision {
        self.payments.best(matchup)
    }

    /// The best play of all hands, put as a rule.
    pub fn best_play(&self) -> BestPlay {
        let decided: Vec<(Hand, Decision)> =
            self.hands().iter().map(|matchup| (matchup.hand, self.best(matchup))).collect();
        BestPlay::of(&decided)
    }

    /// The figures under the best play.
    pub fn optimum(&self) -> Figures {
        self.figures(self.best_play().text().into(), |matchup| self.best(matchup))
    }

    /// The figures under any strategy that looks at the strength of the hand.
    pub fn strategy(&self, name: &str, decide: impl Fn(Strength) -> Decision) -> StrategyFigures {
        let figures = self.figures(name.into(), |matchup| decide(matchup.hand.strength));
        self.compared(figures, &self.optimum().edge())
    }

    /// The best play, and what simpler strategies cost.
    pub fn strategies(&self) -> Vec<StrategyFigures> {
        let optimum = self.optimum();
        let edge = optimum.edge();
        let simple = Strategy::ALL.map(|strategy| {
            self.figures(strategy.name().into(), |matchup| strategy.decide(matchup.hand.strength))
        });
        core::iter::once(optimum).chain(simple).map(|figures| self.compared(figures, &edge)).collect()
    }

    fn compared(&self, figures: Figures, best: &Ratio) -> StrategyFigures {
        let name = figures.play.as_ref().map_or(String::new(), |play| play.strategy.clone());
        StrategyFigures { name, cost: &figures.edge() - best, figures }
    }

    fn figures(&self, strategy: String, decide: impl Fn(&Matchup) -> Decision) -> Figures {
        let played = Played::new(self.hands(), decide);
        let hands = self.hands().len();
        let average_wager = Ratio::whole(1) + Ratio::new(played.raised, hands);
        let mut outcomes = self.showdowns(&played);
        for showdown in Showdown::ALL {
            let (payment, count) =
                (self.payments.folded[showdown as usize], played.folded[showdown as usize]);
            outcomes.add(
                fold_name(showdown, self.reading).into(),
                (payment.pays(), payment.net()),
                count.into(),
            );
        }
        outcomes.figures("ante-play", Some(self.paytable.clone()), Some(Play { average_wager, strategy }))
    }

    fn showdowns(&self, played: &Played) -> Outcomes {
        let mut outcomes = Outcomes::default();
        for rank in ThreeCardRank::ALL {
            for showdown in Showdown::ALL {
                let count = played.faced[rank as usize][showdown as usize];
                if let Some(payment) = self.payments.raised[rank as usize][showdown as usize] {
                    let name = name(showdown, rank, self.reading);
                    outcomes.add(name, (payment.pays(), payment.net()), count.into());
                }
            }
        }
        outcomes
    }
}

/// How the names of outcomes begin that are paid by the Bad Beat Bonus table.
pub(crate) const BAD_BEAT: &str = "bad beat, ";

/// The name of an outcome. Hands that fare alike whatever their category are not told apart.
fn name(showdown: Showdown, rank: ThreeCardRank, reading: Reading) -> String {
    let rank = rank.name();
    match showdown {
        Showdown::DealerDoesNotQualify if reading.pays_play_by_table_always() => {
            format!("dealer does not qualify, {rank}")
        }
        Showdown::DealerDoesNotQualify => "dealer does not qualify".into(),
        Showdown::PlayerHigherOrEqual => format!("win, {rank}"),
        Showdown::PlayerLowerFlushOrLower => "lose".into(),
        Showdown::PlayerLowerStraightOrBetter => format!("{BAD_BEAT}{rank}"),
    }
}

/// Folded hands are told apart only where the dealer's hand matters to them.
fn fold_name(showdown: Showdown, reading: Reading) -> &'static str {
    if reading.returns_folded_antes() && showdown == Showdown::DealerDoesNotQualify {
        "fold, dealer does not qualify"
    } else {
        "fold"
    }
}

/// What a strategy meets with.
struct Played {
    raised: usize,
    faced: Grid<u64>,
    /// By the hands that were folded.
    folded: [u64; SHOWDOWNS],
}

impl Played {
    fn new(hands: &[Matchup], decide: impl Fn(&Matchup) -> Decision) -> Played {
        let mut played = Played { raised: 0, faced: Grid::default(), folded: [0; SHOWDOWNS] };
        for matchup in hands {
            match decide(matchup) {
                Decision::Play => played.raise(matchup),
                Decision::Forfeit => add(&mut played.folded, matchup),
            }
        }
        played
    }

    fn raise(&mut self, matchup: &Matchup) {
        self.raised += 1;
        add(&mut self.faced[matchup.hand.strength.rank() as usize], matchup);
    }
}

fn add(counts: &mut [u64; SHOWDOWNS], matchup: &Matchup) {
    for (count, showdown) in counts.iter_mut().zip(Showdown::ALL) {
        *count += u64::from(matchup.faced(showdown));
    }
}
