//! The state of a table: a fold of its record, and nothing else.

use alloc::sync::Arc;
use alloc::vec::Vec;

use croupier_rules::chapters::Chapter;
use croupier_rules::submission::ApprovedSubmission;
use croupier_rules::{Card, GameId};

use crate::cards::Cards;
use crate::conduct::Duties;
use crate::genesis::Genesis;
use crate::ledger::Ledger;
pub use crate::machine::Round;
use crate::seats::Seats;
use crate::time::Time;
use crate::wagering::Wagering;

/// A table at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    filed: Arc<ApprovedSubmission>,
    /// The number of the last entry.
    last: u64,
    /// The time of the last entry.
    pub clock: Time,
    /// Who sits where.
    pub seats: Seats,
    /// Where the chips are.
    pub ledger: Ledger,
    /// Wagers that wait for the dealer.
    pub wagering: Wagering,
    /// The cards and the devices.
    pub cards: Cards,
    /// The round.
    pub round: Round,
    /// How the bodily duties stand.
    pub conduct: Duties,
}

impl State {
    /// A table when it opens.
    pub(crate) fn open(genesis: &Genesis) -> State {
        let closed = State::closed(genesis);
        match genesis.ready_cards() {
            None => closed,
            Some(ready) => {
                let mut state = closed.with_cards(ready.order.clone(), ready.cover);
                state.cards.shoe.deal_out(ready.dealt);
                state
            }
        }
    }

    fn closed(genesis: &Genesis) -> State {
        let filed = Arc::clone(genesis.submission());
        State {
            last: Genesis::NUMBER,
            clock: genesis.at(),
            seats: Seats::default(),
            ledger: Ledger::with_inventory(genesis.inventory()),
            wagering: Wagering::default(),
            cards: Cards::new(&filed),
            round: Round::new(&filed),
            conduct: Duties::default(),
            filed,
        }
    }

    /// The same with cards that are ready in this order, top first, with this many above the cover card.
    pub(crate) fn with_cards(self, order: Vec<Card>, cover: Option<usize>) -> State {
        State { cards: Cards::prepared(&self.filed, order, cover, self.clock), ..self }
    }

    /// The approved submission by which the table exists.
    pub fn filed(&self) -> &ApprovedSubmission {
        &self.filed
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.filed.game()
    }

    /// The chapter that the table follows.
    pub fn chapter(&self) -> &'static Chapter {
        self.game().chapter()
    }

    /// The number of the next entry.
    pub const fn next(&self) -> u64 {
        self.last + 1
    }

    /// An entry follows. One that is not the next belongs to another record.
    pub(crate) fn advance(&mut self, n: u64, at: Time) {
        assert!(n == self.next(), "entries are entered in their order, without a gap");
        self.last = n;
        self.clock = at;
    }

    /// The same, as if another table's entries had led to it: tests compare tables, not how long their records are.
    #[cfg(test)]
    pub(crate) fn numbered_as(&self, other: &State) -> State {
        State { last: other.last, ..self.clone() }
    }

    /// Whether wagers may be made, raised and withdrawn now.
    pub fn betting_is_open(&self) -> bool {
        self.round.betting_is_open()
    }

    /// Whether a round is under way: from "no more bets" until its cards are discarded.
    pub fn round_is_under_way(&self) -> bool {
        !self.betting_is_open()
    }
}
