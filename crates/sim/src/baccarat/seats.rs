//! A seat at a table of baccarat.

use croupier_rules::Cents;
use croupier_rules::families::baccarat::round::check_bets;
use croupier_rules::families::baccarat::{BaccaratWager, Clauses, Coup, RoundError, Terms, rule};
use croupier_rules::kit::settlement::settle;

use super::{Shoe, Table};
use crate::game::bets::Staked;
use crate::session::{Seats, net};

/// A seat with its wagers. What each coup pays is settled once.
pub(super) struct BaccaratSeats {
    shoe: Shoe,
    seed: u64,
    at_risk: Cents,
    nets: Vec<Cents>,
    most_units: i64,
}

impl BaccaratSeats {
    /// Wagers at a table, if they may be made there.
    pub fn new(
        chapter: &Clauses,
        terms: &Terms,
        shoe: Shoe,
        staked: &Staked<BaccaratWager>,
        seed: u64,
    ) -> Result<BaccaratSeats, RoundError> {
        let Staked { bets, most_units } = staked;
        check_bets(chapter, terms, bets)?;
        let settled = |coup| settle(bets, None, |wager| rule(chapter, terms, coup, wager));
        let nets = Coup::all().map(|coup| settled(coup).map(|settled| net(&settled)));
        let nets = nets.collect::<Result<_, _>>().map_err(RoundError::StakeBreaksCents)?;
        Ok(BaccaratSeats { shoe, seed, at_risk: bets.total(), nets, most_units: *most_units })
    }
}

impl Seats for BaccaratSeats {
    fn at_risk(&self) -> Cents {
        self.at_risk
    }

    fn most_units(&self) -> i64 {
        self.most_units
    }

    fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_> {
        let mut table = Table::new(self.shoe, self.seed, session);
        Box::new(move || self.nets[table.deal().coup.index()])
    }
}
