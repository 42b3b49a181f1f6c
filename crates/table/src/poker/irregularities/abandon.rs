//! A player walks away during a round (679a.7(b) and 680a.7(b)).

use croupier_rules::Provision;

use crate::context::{Check, Draft};
use crate::ledger::Cause;
use crate::poker::checks::Context;
use crate::poker::event::PokerEvent;
use crate::poker::lineup::positions;
use crate::poker::phase::Phase;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::seats::SeatsReason;

/// Whoever was dealt cards stays until the round is complete, settled, folded or returned as the player's own box may be
/// (reading ER-228).
pub(crate) fn check_leaving(context: Context, seat: Seat) -> Check {
    match context.chapter().wagers.seated_only {
        Some(clause) if context.table.has_received_cards(seat) => {
            Err(Refusal::under(clause, SeatsReason::WasDealtCards))
        }
        Some(_) | None => Ok(()),
    }
}

/// Collects the wagers of a player who walked away, and the cards; the others play on.
pub(crate) fn abandon<'a>(context: Context<'a>, seat: Seat, clause: Provision) -> Draft<'a> {
    let mut draft = context.draft();
    for position in boxes(context, seat) {
        for &wager in context.chapter().wagers.list {
            context.collect(&mut draft, clause, position, wager, Cause::WagerAbandoned);
        }
        if context.table.hand(position).is_some() {
            draft.fact(clause, PokerEvent::Discarded { position });
        }
    }
    release(context, &mut draft, seat, clause);
    draft
}

/// The positions of a player.
fn boxes(context: Context, seat: Seat) -> impl Iterator<Item = Seat> {
    positions(context.state).filter(move |&position| context.owner(position) == seat)
}

/// The player's boxes are free at once; without any other player the round is over. A wrong stub must still be
/// explained, since the deck may have to leave the table.
fn release(context: Context, draft: &mut Draft, seat: Seat, clause: Provision) {
    let others = context.table.in_round().any(|position| context.owner(position) != seat);
    if others || context.table.phase == Phase::WrongStub {
        boxes(context, seat).for_each(|position| context.release(draft, clause, position));
    } else {
        context.end_round(draft, clause);
    }
}
