//! A player leaves: what is owed is collected first, and the player's part in the round, if any, is given up.

use super::round::Context;
use super::{BaccaratEvent, turning};
use crate::context::{Check, Draft};
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::seats::SeatsReason;

/// Collects the vigorish that a player owes before the player leaves, and takes back the shoe or the right to
/// turn a hand.
pub(crate) fn collect_on_leaving(context: Context, seat: Seat, draft: &mut Draft) -> Check {
    collect(context, seat, draft)?;
    give_up_part(context, seat, draft);
    Ok(())
}

fn collect(context: Context, seat: Seat, draft: &mut Draft) -> Check {
    let table = context.table;
    let (owed, clause) = (table.vigorish_owed(seat), table.clauses.payouts.vigorish_due.provision);
    if owed.is_zero() {
        return Ok(());
    }
    if context.balance(Account::Player(seat)) < owed {
        return Err(Refusal::under(clause, SeatsReason::VigorishUnpaid { owed }));
    }
    draft.transfer(clause, Account::Player(seat), Account::Bank, owed, Cause::VigorishCollected);
    draft.fact(clause, BaccaratEvent::VigorishCollected { seat });
    Ok(())
}

/// The shoe and the right go on to the next player, as when they are passed or relinquished.
fn give_up_part(context: Context, seat: Seat, draft: &mut Draft) {
    let table = context.table;
    let given_up = BaccaratEvent::PartGivenUp { by: seat };
    if table.curator.involves(seat) {
        draft.fact(table.curator_clauses().offered_on, given_up);
    } else if table.rights.iter().any(|right| right.involves(seat)) {
        draft.fact(turning::relinquished(table), given_up);
    }
}
