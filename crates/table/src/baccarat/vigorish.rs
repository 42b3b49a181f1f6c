//! Vigorish marked on the layout: one cell for each seat number, cleared only by collection (reading ER-111).

use croupier_rules::{Cents, Provision};

use super::round::Context;
use super::{BaccaratEvent, BaccaratReason};
use crate::context::Check;
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat};

/// The cells of the layout that show what each seat owes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Vigorish {
    owed: [Cents; MAX_SEATS],
    shoe: Shoe,
}

/// Whether the shoe in which the vigorish was earned is still played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shoe {
    InPlay,
    Ended,
}

impl Default for Vigorish {
    fn default() -> Vigorish {
        Vigorish { owed: [Cents::ZERO; MAX_SEATS], shoe: Shoe::InPlay }
    }
}

impl Vigorish {
    /// What a seat owes.
    pub fn owed(&self, seat: Seat) -> Cents {
        self.owed[seat.index()]
    }

    /// The seats that owe something.
    pub fn owing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::counterclockwise(MAX_SEATS as u8).filter(|&seat| !self.owed(seat).is_zero())
    }

    /// The first of them.
    pub fn first_owing(&self) -> Option<Seat> {
        self.owing().next()
    }

    /// A seat whose vigorish has to be collected before play goes on.
    pub fn first_due(&self) -> Option<Seat> {
        match self.shoe {
            Shoe::InPlay => None,
            Shoe::Ended => self.first_owing(),
        }
    }

    /// Marks more.
    pub fn mark(&mut self, seat: Seat, amount: Cents) {
        self.owed[seat.index()] += amount;
    }

    /// The marker is removed.
    pub fn clear(&mut self, seat: Seat) {
        self.owed[seat.index()] = Cents::ZERO;
    }

    /// The shoe has ended.
    pub fn fall_due(&mut self) {
        self.shoe = Shoe::Ended;
    }

    /// Play goes on.
    pub fn play_goes_on(&mut self) {
        self.shoe = Shoe::InPlay;
    }
}

/// Nothing is dealt to a hand from a new shoe while vigorish of the old one is owed.
pub(super) fn check_nothing_due(context: Context) -> Check {
    let vigorish = &context.table.vigorish;
    vigorish.first_due().map_or(Ok(()), |seat| {
        let reason = BaccaratReason::VigorishDue { seat, owed: vigorish.owed(seat) };
        Err(Refusal::under(due_clause(context), reason))
    })
}

fn due_clause(context: Context) -> Provision {
    context.table.clauses.payouts.vigorish_due.provision
}

/// The dealer collects what a seat owes: between two rounds, or in a simulated one, which is not dealt from a new shoe
/// before (reading ER-147).
pub(super) fn collect(context: Context, seat: Seat) -> Decision {
    context.dealer()?;
    if !context.table.is_simulated() {
        context.between_rounds()?;
    }
    let owed = context.table.vigorish_owed(seat);
    if owed.is_zero() {
        return Err(Refusal::plain(BaccaratReason::NothingOwed));
    }
    let chips = context.balance(Account::Player(seat));
    if chips < owed {
        let reason = BaccaratReason::VigorishNotCovered { owed, chips };
        return Err(Refusal::under(due_clause(context), reason));
    }
    let (later, due) = (context.table.clauses.payouts.vigorish_later, due_clause(context));
    let mut draft = context.draft();
    draft.transfer(later, Account::Player(seat), Account::Bank, owed, Cause::VigorishCollected);
    draft.fact(due, BaccaratEvent::VigorishCollected { seat });
    draft.done()
}

/// A marker leaves the layout only with the collection of what it shows.
pub(super) fn remove_marker(context: Context, seat: Seat) -> Decision {
    context.dealer()?;
    let owed = context.table.vigorish_owed(seat);
    if owed.is_zero() {
        return Err(Refusal::plain(BaccaratReason::NothingOwed));
    }
    Err(Refusal::under(context.table.clauses.payouts.marker_stays, BaccaratReason::MarkerStays { owed }))
}
