//! Where a player may wager, and how much.

use croupier_rules::families::baccarat::BaccaratWager;
use croupier_rules::families::baccarat::payouts::smallest_stake;
use croupier_rules::kit::wager::GameWager;
use croupier_rules::{Cents, Odds, cite};

use crate::ledger::Account;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::setup::Terms;
use crate::state::State;

use super::{WagerReason, offer};

/// The position exists, is nobody else's, and lies beside the player's other boxes, not too many of them.
pub(super) fn position(state: &State, seat: Seat, position: Seat) -> Result<(), Refusal> {
    let seats = state.setup.seats;
    if position.number() > seats {
        return Err(Refusal::plain(WagerReason::NoSuchPosition { seats }));
    }
    if position == seat {
        return own_box(state, seat);
    }
    adjacent(state, seat, position)
}

/// A player's own box may be another's for this round, if it was empty when that one took it.
fn own_box(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.wagering.owner(seat) == seat { Ok(()) } else { Err(Refusal::plain(WagerReason::AnothersBox)) }
}

fn adjacent(state: &State, seat: Seat, position: Seat) -> Result<(), Refusal> {
    let refuse = |reason| Refusal {
        reason: crate::refusal::Reason::Wager(reason),
        provision: offer::adjacent_boxes(state.setup.game),
    };
    let owner = state.wagering.owner(position);
    if owner != seat && (owner != position || state.seats.is_taken(position)) {
        return Err(refuse(WagerReason::AnothersBox));
    }
    let (low, high) = span(state, seat, position);
    let boxes = state.setup.boxes_per_player;
    if high - low + 1 > boxes {
        return Err(refuse(WagerReason::TooManyBoxes { boxes }));
    }
    let gap = (low..=high)
        .filter_map(Seat::new)
        .any(|between| between != position && between != seat && state.wagering.owner(between) != seat);
    if gap { Err(refuse(WagerReason::BoxNotAdjacent)) } else { Ok(()) }
}

/// The lowest and the highest box of a player, a further one included.
fn span(state: &State, seat: Seat, further: Seat) -> (u8, u8) {
    let boxes = state.wagering.positions(seat).chain([seat, further]).map(Seat::number);
    boxes.fold((u8::MAX, 0), |(low, high), number| (low.min(number), high.max(number)))
}

/// The whole stake is within the table's limits, and everything it can bring is whole cents.
pub(super) fn stake(state: &State, position: Seat, wager: u8, added: Cents) -> Result<(), Refusal> {
    let (minimum, maximum) = (state.setup.minimum, state.setup.maximum);
    if added.0 <= 0 || added > maximum {
        return Err(Refusal::plain(if added.0 <= 0 {
            WagerReason::BelowMinimum { minimum }
        } else {
            WagerReason::AboveMaximum { maximum }
        }));
    }
    let total = state.ledger.balance(Account::Layout(position, wager)) + added;
    if total < minimum {
        return Err(Refusal::plain(WagerReason::BelowMinimum { minimum }));
    }
    if total > maximum {
        return Err(Refusal::plain(WagerReason::AboveMaximum { maximum }));
    }
    whole_cents(state, wager, total)
}

fn whole_cents(state: &State, wager: u8, total: Cents) -> Result<(), Refusal> {
    let smallest = smallest(state, wager);
    if total.is_multiple_of(smallest) {
        return Ok(());
    }
    let reason = WagerReason::BreaksACent { smallest }.into();
    Err(Refusal { reason, provision: price(state, wager) })
}

/// The stake of which every multiple is paid in whole cents.
fn smallest(state: &State, wager: u8) -> Cents {
    match &state.setup.terms {
        Terms::Baccarat(terms) => {
            BaccaratWager::ALL.get(wager as usize).map_or(Cents(1), |&wager| smallest_stake(terms, wager))
        }
        Terms::Saigon(_) if wager == 0 => Odds::HALF.smallest_stake(),
        Terms::Saigon(_) | Terms::Prime(_) => Cents(1),
    }
}

/// The clause whose price could break a cent.
fn price(state: &State, wager: u8) -> Option<croupier_rules::Provision> {
    match &state.setup.terms {
        Terms::Baccarat(terms) => {
            let chapter = croupier_rules::families::baccarat::Clauses::of(state.setup.game)?;
            BaccaratWager::ALL.get(wager as usize).map(|&wager| chapter.paid_by(terms, wager))
        }
        Terms::Saigon(_) => Some(cite!("680a.12(b)")),
        Terms::Prime(_) => None,
    }
}

/// The player has the chips.
pub(super) fn chips(state: &State, seat: Seat, amount: Cents) -> Result<(), Refusal> {
    let chips = state.ledger.balance(Account::Player(seat));
    if amount <= chips { Ok(()) } else { Err(Refusal::plain(WagerReason::NotEnoughChips { chips })) }
}

/// The least that may be added to a wager, were it only for the limits.
pub(super) fn least(state: &State, position: Seat, wager: u8) -> Cents {
    let there = state.ledger.balance(Account::Layout(position, wager));
    let piece = smallest(state, wager).0;
    let least = (state.setup.minimum - there).0.max(1);
    Cents((least + piece - 1) / piece * piece)
}
