//! Which positions are in a round, from "no more bets" on.

use croupier_rules::kit::wager::Wager;

use crate::ledger::Account;
use crate::seat::Seat;
use crate::state::State;
use crate::wagering;

pub use croupier_rules::families::poker::{POSITIONS, Place, Share};

/// What each position is dealt, keyed by its seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Lineup([Share; POSITIONS]);

impl Lineup {
    /// The positions with an Ante now, without those whose wagers go back; `fourth` is the wager that brings a fourth card, where there is one.
    pub(super) fn of(state: &State, fourth: Option<Wager>) -> Lineup {
        let mut lineup = Lineup::default();
        for position in positions(state) {
            if wagering::goes_back(state, position) {
                continue;
            }
            let made = |wager| !state.ledger.balance(Account::Layout(position, wager)).is_zero();
            lineup.0[position.index()] = match (made(Wager::Ante), fourth.is_some_and(made)) {
                (false, _) => Share::Nothing,
                (true, false) => Share::Hand,
                (true, true) => Share::HandAndFourthCard,
            };
        }
        lineup
    }

    /// What a position is dealt: nothing at one that this table does not have.
    pub fn share(&self, position: Seat) -> Share {
        match self.0.get(position.index()) {
            Some(&share) => share,
            None => Share::Nothing,
        }
    }

    /// The shares of the first positions, up to a number, in the order of the deal: clockwise from the dealer's far left.
    pub(super) fn in_order_of_deal(&self, seats: u8) -> [Share; POSITIONS] {
        let mut shares = self.0;
        shares[..seats as usize].reverse();
        shares
    }

    /// Whether nobody is dealt anything.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&share| share == Share::Nothing)
    }
}

/// The positions of the table, counterclockwise from the dealer's right.
pub(super) fn positions(state: &State) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
    Seat::counterclockwise(state.filed().seats())
}
