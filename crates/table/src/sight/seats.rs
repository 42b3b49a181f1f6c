//! The positions of a table as everybody sees them.

use alloc::vec::Vec;

use croupier_rules::Cents;
use croupier_rules::kit::wager::Wager;

use crate::ledger::Account;
use crate::seat::Seat;
use crate::state::State;

/// A position as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Whether somebody sits there.
    pub taken: bool,
    /// The chips in front of the player.
    pub chips: Cents,
    /// Whose wagers lie at the position: those of the player who sits there, or of one who plays several boxes.
    pub wagers_of: Seat,
    /// The wagers at the position, in the order of settlement.
    pub wagers: Vec<Stake>,
    /// A wager that the player called with cash and that waits for the dealer.
    pub called: Option<CalledView>,
    /// Vigorish that the player owes and that is marked.
    pub owed: Cents,
    /// What the player was paid in this round toward the payout limit.
    pub paid_toward_limit: Cents,
}

/// A wager on the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct Stake {
    /// Which wager.
    pub wager: Wager,
    /// How much.
    pub amount: Cents,
}

/// A wager that was called with cash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct CalledView {
    /// Which wager.
    pub wager: Wager,
    /// The cash.
    pub cash: Cents,
}

/// Every position of a table.
pub(super) fn of(state: &State) -> Vec<SeatView> {
    Seat::counterclockwise(state.filed().seats()).map(|seat| position(state, seat)).collect()
}

fn position(state: &State, seat: Seat) -> SeatView {
    let called = state.wagering.called(seat);
    SeatView {
        seat,
        taken: state.seats.is_taken(seat),
        chips: state.ledger.balance(Account::Player(seat)),
        wagers_of: state.wagering.owner(seat),
        wagers: stakes(state, seat),
        called: called.map(|(wager, cash)| CalledView { wager, cash }),
        owed: state.round.vigorish_owed(seat),
        paid_toward_limit: state.poker().map_or(Cents::ZERO, |table| table.paid_toward_limit(seat)),
    }
}

fn stakes(state: &State, position: Seat) -> Vec<Stake> {
    let wagers = state.chapter().wagers.list.iter();
    let staked =
        wagers.map(|&wager| Stake { wager, amount: state.ledger.balance(Account::Layout(position, wager)) });
    staked.filter(|stake| !stake.amount.is_zero()).collect()
}
