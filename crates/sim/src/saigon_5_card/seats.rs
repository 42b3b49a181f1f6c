//! A seat at a table of Saigon 5 Card.

use croupier_rules::Cents;
use croupier_rules::chapters::saigon_5_card::completion::{rule, showdown};
use croupier_rules::chapters::saigon_5_card::{Round, RoundError, SaigonWager, Terms};
use croupier_rules::kit::settlement::settle;
use croupier_rules::kit::wager::Bets;

use super::{Saigon5Card, Table};
use crate::game::bets::Staked;
use crate::session::{Seats, net};

/// A seat with its wagers.
pub(super) struct SaigonSeats {
    players: Saigon5Card,
    terms: Terms,
    bets: Bets<SaigonWager>,
    seed: u64,
    most_units: i64,
}

impl SaigonSeats {
    /// Wagers at a table, if they may be made there.
    pub fn new(
        players: Saigon5Card,
        terms: &Terms,
        staked: Staked<SaigonWager>,
        seed: u64,
    ) -> Result<SaigonSeats, RoundError> {
        let Staked { bets, most_units } = staked;
        let [player, dealer] = Table::new(seed, 0).deal();
        Round::new(terms, &player, &dealer, None, bets)?;
        Ok(SaigonSeats { players, terms: *terms, bets, seed, most_units })
    }
}

impl Seats for SaigonSeats {
    fn at_risk(&self) -> Cents {
        self.bets.total()
    }

    fn most_units(&self) -> i64 {
        self.most_units
    }

    fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_> {
        let mut table = Table::new(self.seed, session);
        Box::new(move || {
            let cell = self.players.cell(table.deal());
            let showdown = showdown(cell.player(), cell.dealer());
            let settled =
                settle(&self.bets, self.terms.payout_limit, |wager| rule(wager, showdown, cell.hand()));
            net(&settled.unwrap_or_else(|why| unreachable!("the stakes were checked: {why:?}")))
        })
    }
}
