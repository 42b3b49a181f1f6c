//! Where a player may wager, and how much.

use croupier_rules::kit::wager::Wager;
use croupier_rules::{Cents, Provision};

use super::{WagerReason, boxes};
use crate::context::Check;
use crate::form::Amount;
use crate::ledger::Account;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

/// The position exists, is nobody else's, and lies beside the player's other boxes, not too many of them.
pub(super) fn position(state: &State, seat: Seat, position: Seat) -> Check {
    let seats = state.filed().seats();
    if position.number() > seats {
        return Err(Refusal::plain(WagerReason::NoSuchPosition { seats }));
    }
    if position == seat {
        return own_box(state, seat);
    }
    match state.chapter().wagers.adjacent_boxes {
        Some(clause) => adjacent(state, seat, position, clause),
        None => Err(own_areas_only(state)),
    }
}

/// Where no clause lets a player have further boxes, the areas of a position are its own player's (reading ER-141).
fn own_areas_only(state: &State) -> Refusal {
    Refusal::under(state.chapter().wagers.chips_on_layout.provision, WagerReason::NotTheOwnArea)
}

/// What lies at a position is the player's own.
pub(super) fn own(state: &State, seat: Seat, position: Seat) -> Check {
    if state.wagering.owner(position) == seat {
        return Ok(());
    }
    Err(match state.chapter().wagers.adjacent_boxes {
        Some(_) => Refusal::plain(WagerReason::AnothersBox),
        None => own_areas_only(state),
    })
}

/// A player's own box may be another's for this round, if it was empty when that one took it.
fn own_box(state: &State, seat: Seat) -> Check {
    if state.wagering.owner(seat) == seat { Ok(()) } else { Err(Refusal::plain(WagerReason::AnothersBox)) }
}

fn adjacent(state: &State, seat: Seat, position: Seat, clause: Provision) -> Check {
    let refuse = |reason| Refusal::under(clause, reason);
    let owner = state.wagering.owner(position);
    if owner != seat && (owner != position || state.seats.is_taken(position)) {
        return Err(refuse(WagerReason::AnothersBox));
    }
    let (low, high) = span(state, seat, position);
    let most = state.filed().boxes_per_player();
    if high - low + 1 > most {
        return Err(refuse(WagerReason::TooManyBoxes { boxes: most }));
    }
    if boxes::is_beyond_gap(state, seat, position) {
        Err(refuse(WagerReason::BoxNotAdjacent))
    } else {
        Ok(())
    }
}

/// The lowest and the highest box of a player, a further one included.
fn span(state: &State, seat: Seat, further: Seat) -> (u8, u8) {
    let boxes = state.wagering.positions(seat).chain([seat, further]).map(Seat::number);
    boxes.fold((u8::MAX, 0), |(low, high), number| (low.min(number), high.max(number)))
}

/// What a wager is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purse {
    /// The chips in front of a player.
    Chips(Seat),
    /// Cash that is put down for it.
    Cash,
}

impl Purse {
    /// What it holds, where there is an end to it.
    fn holds(self, state: &State) -> Option<Cents> {
        match self {
            Purse::Chips(seat) => Some(state.ledger.balance(Account::Player(seat))),
            Purse::Cash => None,
        }
    }
}

/// How much may be added to a wager: the whole stake stays within the table's limits, is made of the table's chips,
/// and the purse holds it. Nothing may be added where the least is more than the most.
pub(super) fn amount(state: &State, purse: Purse, position: Seat, wager: Wager) -> Amount {
    let (filed, there) = (state.filed(), state.ledger.balance(Account::Layout(position, wager)));
    let (least, room) = (filed.minimum() - there, filed.maximum() - there);
    let most = purse.holds(state).map_or(room, |chips| chips.min(room));
    Amount::between(least.max(filed.smallest_chip()), most, filed.smallest_chip())
}

/// An amount may be added to a wager.
pub(super) fn check(state: &State, purse: Purse, position: Seat, wager: Wager, added: Cents) -> Check {
    if amount(state, purse, position, wager).admits(added) {
        return Ok(());
    }
    Err(why_not(state, purse, position, wager, added))
}

/// Why an amount may not be added: the limits first, then the chips that there are.
fn why_not(state: &State, purse: Purse, position: Seat, wager: Wager, added: Cents) -> Refusal {
    let (minimum, maximum) = (state.filed().minimum(), state.filed().maximum());
    let room = maximum - state.ledger.balance(Account::Layout(position, wager));
    if added.0 <= 0 || added < minimum - (maximum - room) {
        return Refusal::plain(WagerReason::BelowMinimum { minimum });
    }
    if added > room {
        return Refusal::plain(WagerReason::AboveMaximum { maximum });
    }
    match purse.holds(state) {
        Some(chips) if added.is_multiple_of(state.filed().smallest_chip()) => {
            Refusal::plain(WagerReason::NotEnoughChips { chips })
        }
        Some(_) | None => not_in_chips(state, wager, added),
    }
}

/// The submission has seen to it that every stake made of the table's chips is paid in whole cents; one that would not
/// be is refused under the clause of its payout.
fn not_in_chips(state: &State, wager: Wager, added: Cents) -> Refusal {
    let smallest = state.filed().smallest_chip();
    let broken = state.filed().wager(wager).filter(|terms| !added.is_multiple_of(terms.smallest_stake));
    Refusal {
        reason: WagerReason::NotInChips { smallest }.into(),
        provision: broken.map(|terms| terms.paid_by),
    }
}
