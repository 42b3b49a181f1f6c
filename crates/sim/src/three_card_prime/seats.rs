//! A seat at a table of Three Card Prime.

use croupier_odds::three_card_prime::{AntePlay, CardsLeft, Reading, named_pays};
use croupier_rules::Cents;
use croupier_rules::chapters::three_card_prime::{
    Cards, Decision, PrimeWager, Round, RoundError, Terms, rule,
};
use croupier_rules::kit::settlement::settle;
use croupier_rules::kit::wager::Bets;

use super::strategy::Strategy;
use super::{Class, Table};
use crate::game::bets::Staked;
use crate::session::{Seats, net};

/// A seat with its wagers; the Play Wager follows a strategy.
pub(super) struct PrimeSeats {
    terms: Terms,
    bets: Bets<PrimeWager>,
    decisions: Vec<Decision>,
    seed: u64,
    most_units: i64,
}

impl PrimeSeats {
    /// Wagers at a table, if they may be made there.
    pub fn new(
        terms: &Terms,
        staked: Staked<PrimeWager>,
        strategy: &Strategy,
        seed: u64,
    ) -> Result<PrimeSeats, RoundError> {
        let Staked { bets, most_units } = staked;
        let bad_beat = named_pays::bad_beat(terms.bad_beat)?;
        let decisions = strategy.decisions(&AntePlay::new(CardsLeft::ALL, &bad_beat, Reading::AsWritten));
        let any = Table::new(seed, 0).deal();
        Round::new(terms, &any.player, &any.dealer, any.fourth, bets)?;
        Ok(PrimeSeats { terms: *terms, bets, decisions, seed, most_units })
    }

    fn round(&self, cards: &Cards) -> Cents {
        let decision = self.decisions[Class::of(cards.player).index()];
        let play = match decision {
            Decision::Play => self.bets.stake(PrimeWager::Ante),
            Decision::Forfeit => Cents::ZERO,
        };
        let bets = self.bets.with(PrimeWager::Play, play);
        let settled =
            settle(&bets, self.terms.payout_limit, |wager| rule(&self.terms, cards, decision, wager));
        net(&settled.unwrap_or_else(|why| unreachable!("every payout is in whole units: {why:?}")))
    }
}

impl Seats for PrimeSeats {
    fn at_risk(&self) -> Cents {
        let ante = self.bets.stake(PrimeWager::Ante);
        self.bets.with(PrimeWager::Play, ante).total()
    }

    fn most_units(&self) -> i64 {
        self.most_units
    }

    fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_> {
        let mut table = Table::new(self.seed, session);
        Box::new(move || self.round(&table.deal()))
    }
}
