//! Why a round ended as it did: the clauses in order, with the values they saw.

use alloc::format;

use super::completion::{Announcement, Verdict};
use super::ranking::Side;
use super::round::Round;
use super::sentences::{self, Drawing};
use super::wagers::BaccaratWager;
use crate::kit::explanation::{Explanation, Whose};
use crate::kit::settlement::{Settled, Settlement};

impl Round {
    /// Explains the round and a settlement of it.
    pub fn explain(&self, settlement: &Settlement<BaccaratWager>) -> Explanation {
        let (mut why, clauses) = (Explanation::default(), self.clauses());
        why.add(Side::ALL.map(|side| sentences::first_two(clauses, side, self.hand(side).first_two())));
        self.explain_naturals(&mut why);
        Side::ALL.into_iter().for_each(|side| self.explain_third_card(side, &mut why));
        self.explain_result(&mut why);
        settlement.iter().for_each(|settled| self.explain_wager(settled, &mut why));
        why
    }

    fn explain_naturals(&self, why: &mut Explanation) {
        let mut naturals = Side::ALL.into_iter().filter(|&side| self.hand(side).is_natural()).peekable();
        if naturals.peek().is_none() {
            why.add([sentences::no_natural(self.clauses())]);
        }
        for side in naturals {
            why.add([sentences::natural(self.clauses(), side, self.hand(side).two_card_count())]);
        }
    }

    fn explain_third_card(&self, side: Side, why: &mut Explanation) {
        let hand = self.hand(side);
        let players_third = self.hand(Side::Player).third_value();
        let drawing =
            Drawing { side, decision: self.decision(side), count: hand.two_card_count(), players_third };
        why.add(drawing.told_with(self.clauses(), hand.third()));
    }

    fn explain_result(&self, why: &mut Explanation) {
        let (clauses, coup) = (self.clauses(), self.coup());
        why.add([sentences::final_counts(clauses, coup)]);
        let announcement = Announcement::of(self.terms().variation, coup);
        if announcement == Announcement::Dragon7 {
            why.add([sentences::dragon_7(clauses, coup)]);
        }
        why.say(clauses.completion.announcement, format!("Announced: \"{}\".", announcement.words()));
    }

    fn explain_wager(&self, settled: &Settled<BaccaratWager>, why: &mut Explanation) {
        let verdict = Verdict::of(self.terms(), self.coup(), settled.wager);
        why.add([sentences::wager(Whose::ThePlayer, settled, verdict)]);
        why.add(settled.payment());
        why.add(sentences::charge(self.clauses(), self.terms().variation, settled));
    }
}
