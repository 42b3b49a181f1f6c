//! Cards drawn or seen in error, rounds that run out of cards, players who touch the cards.

mod in_error;
mod void;

pub(super) use in_error::{judge_set_aside, report_card_drawn, report_third_card};
pub(super) use void::declare_void;

use super::BaccaratReason;
use super::round::Context;
use crate::command::Actor;
use crate::conduct::ConductEvent;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// A player touched the cards where no player may: it is on record.
pub(super) fn report_touch(context: Context, seat: Seat) -> Decision {
    context.dealer_or_floor()?;
    let clause = context.table.clauses.dealing.touching;
    let clause = clause.ok_or(Refusal::plain(BaccaratReason::NotAtThisTable))?;
    if !context.state.seats.is_taken(seat) {
        return Err(Refusal::plain(BaccaratReason::NobodyThere));
    }
    context.fact(clause, ConductEvent::Breached { by: Actor::Player(seat) })
}
