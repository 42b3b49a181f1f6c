//! Where a player may wager, and how much.

use croupier_rules::families::baccarat::payouts::smallest_stake;
use croupier_rules::families::baccarat::{BaccaratWager, Clauses};
use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Options;
use croupier_rules::{Cents, Odds, Provision, cite};

use crate::ledger::Account;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

use super::{WagerReason, offer};

/// The position exists, is nobody else's, and lies beside the player's other boxes, not too many of them.
pub(super) fn position(state: &State, seat: Seat, position: Seat) -> Result<(), Refusal> {
    let seats = state.filed().seats();
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
        provision: offer::adjacent_boxes(state.game()),
    };
    let owner = state.wagering.owner(position);
    if owner != seat && (owner != position || state.seats.is_taken(position)) {
        return Err(refuse(WagerReason::AnothersBox));
    }
    let (low, high) = span(state, seat, position);
    let boxes = state.filed().boxes_per_player();
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
pub(super) fn stake(state: &State, position: Seat, wager: Wager, added: Cents) -> Result<(), Refusal> {
    let (minimum, maximum) = (state.filed().minimum(), state.filed().maximum());
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
    in_chips(state, wager, total)
}

/// The stake is made of the table's chips. The submission has seen to it that every such stake is paid in whole
/// cents; one that would not be is refused under the clause of its payout.
fn in_chips(state: &State, wager: Wager, total: Cents) -> Result<(), Refusal> {
    let smallest = state.filed().smallest_chip();
    if total.is_multiple_of(smallest) {
        return Ok(());
    }
    let reason = WagerReason::NotInChips { smallest }.into();
    Err(Refusal { reason, provision: breaks_a_cent(state, wager, total) })
}

/// The clause whose payout of a stake would not be whole cents.
fn breaks_a_cent(state: &State, wager: Wager, total: Cents) -> Option<Provision> {
    let (piece, clause) = match state.filed().options() {
        Options::Baccarat(options) => {
            let wager = BaccaratWager::try_from(wager).ok()?;
            let chapter = Clauses::of(state.game())?;
            (smallest_stake(&options.terms, wager), chapter.paid_by(&options.terms, wager))
        }
        Options::Saigon5Card(_) if wager == Wager::Ante => (Odds::HALF.smallest_stake(), cite!("680a.12(b)")),
        Options::Saigon5Card(_) | Options::ThreeCardPrime(_) => return None,
    };
    (!total.is_multiple_of(piece)).then_some(clause)
}

/// The player has the chips.
pub(super) fn chips(state: &State, seat: Seat, amount: Cents) -> Result<(), Refusal> {
    let chips = state.ledger.balance(Account::Player(seat));
    if amount <= chips { Ok(()) } else { Err(Refusal::plain(WagerReason::NotEnoughChips { chips })) }
}

/// The least that may be added to a wager, were it only for the limits.
pub(super) fn least(state: &State, position: Seat, wager: Wager) -> Cents {
    let there = state.ledger.balance(Account::Layout(position, wager));
    let piece = state.filed().smallest_chip().0;
    let least = (state.filed().minimum() - there).0.max(1);
    Cents((least + piece - 1) / piece * piece)
}
