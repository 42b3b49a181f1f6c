//! A player walks away during a round (679a.7(b) and 680a.7(b)).

use croupier_rules::Provision;

use super::super::Context;
use super::super::event::PokerEvent;
use super::super::lineup::positions;
use super::super::record::Record;
use super::super::table::{PokerTable, Stage};
use crate::context::Draft;
use crate::ledger::Cause;
use crate::seat::Seat;
use crate::wagering::wagers;

/// Collects the wagers of a player who walked away, and the cards; the others play on.
pub(crate) fn abandon<'a>(context: Context<'a>, seat: Seat, clause: Provision) -> Draft<'a> {
    let (state, table) = (context.state, context.table);
    let mut record = Record::new(context);
    for position in positions(state).filter(|&position| state.wagering.owner(position) == seat) {
        for &wager in wagers(context.game()) {
            record.collect(clause, position, wager, Cause::WagerAbandoned);
        }
        if table.hand(position).is_some() {
            record.poker(clause, PokerEvent::Discarded { position });
        }
    }
    release(&mut record, table, seat, clause);
    record.draft
}

/// The player's boxes are free at once; without any other player the round is over. A wrong stub must still be
/// explained, since the deck may have to leave the table.
fn release(record: &mut Record, table: &PokerTable, seat: Seat, clause: Provision) {
    let others = table.in_round().any(|position| record.state.wagering.owner(position) != seat);
    if others || matches!(table.stage, Stage::WrongStub { .. }) {
        for position in positions(record.state) {
            if record.state.wagering.owner(position) == seat {
                record.release(clause, position);
            }
        }
    } else {
        record.end_round(clause);
    }
}
