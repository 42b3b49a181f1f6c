//! Why a round ended as it did: the clauses in order, with the values they saw.

use super::{Decision, Round, sentences};
use crate::chapters::three_card_prime::irregularities;
use crate::chapters::three_card_prime::wagers::PrimeWager;
use crate::kit::explanation::{Explanation, Whose};
use crate::kit::settlement::{Settled, Settlement};

impl Round {
    /// The clauses that led to a settlement of this round, in the order in which they were applied.
    pub fn explain(&self, settlement: &Settlement<PrimeWager>) -> Explanation {
        let mut why = Explanation::default();
        why.add(sentences::hand(Whose::ThePlayer, self.cards.player));
        why.add(sentences::hand(Whose::TheDealer, self.cards.dealer));
        if settlement.get(PrimeWager::Ante).is_some_and(|ante| !was_exposed(ante)) {
            self.say_contest(&mut why);
        }
        settlement.iter().for_each(|settled| self.say_wager(&mut why, settled));
        why
    }

    /// A folded hand is not compared: its Ante is gone whatever the dealer holds (ER-216).
    fn say_contest(&self, why: &mut Explanation) {
        match self.decision() {
            Decision::Forfeit => why.add([sentences::forfeit(Whose::ThePlayer)]),
            Decision::Play => {
                why.add([sentences::qualification(self.cards.dealer)]);
                why.add(sentences::comparison(Whose::ThePlayer, &self.cards));
            }
        }
    }

    fn say_wager(&self, why: &mut Explanation, settled: &Settled<PrimeWager>) {
        self.say_first_optional(why, settled.wager);
        match settled.wager {
            PrimeWager::PairBonus => why.add(sentences::fourth_card(Whose::ThePlayer, &self.cards)),
            PrimeWager::AllSix => why.add(sentences::six_cards(&self.cards)),
            PrimeWager::Ante | PrimeWager::Play | PrimeWager::Prime => {}
        }
        why.add([if was_exposed(settled) {
            sentences::wager_after_exposure(Whose::ThePlayer, settled)
        } else {
            sentences::wager(Whose::ThePlayer, settled, self.decision(), &self.cards)
        }]);
        why.add(settled.payment());
        why.add(self.terms.payout_limit.and_then(|limit| sentences::limit(settled, limit)));
    }

    fn say_first_optional(&self, why: &mut Explanation, wager: PrimeWager) {
        let optional = [PrimeWager::Prime, PrimeWager::PairBonus, PrimeWager::AllSix];
        if optional.into_iter().find(|&wager| self.bets.has(wager)) == Some(wager) {
            why.say(PrimeWager::OPTIONAL_WAGERS_LAST, "The optional wagers come after Ante and Play.");
        }
    }
}

/// Whether the hands were void because a card of the dealer's was seen, so that nothing was compared.
fn was_exposed(settled: &Settled<PrimeWager>) -> bool {
    settled.ruling.decided_by == irregularities::EXPOSED
}
