//! A player leaves: what is owed is collected first, and whatever part the player has in the round is given up.

use croupier_rules::cite;

use super::round::{BaccaratTable, Context};
use super::{BaccaratEvent, turning};
use crate::command::Command;
use crate::event::{Entries, Event};
use crate::ledger::{Account, Cause, Transfer};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::seats::SeatsReason;
use crate::state::State;

/// Collects the vigorish that a player owes before the player leaves, and takes back the shoe or the right to
/// turn a hand.
pub(crate) fn collect_on_leaving(
    state: &State,
    table: &BaccaratTable,
    command: &Command,
    seat: Seat,
    entries: &mut Entries,
) -> Result<(), Refusal> {
    let context = Context { state, table, command };
    collect(context, seat, entries)?;
    give_up_part(context, seat, entries);
    Ok(())
}

fn collect(context: Context, seat: Seat, entries: &mut Entries) -> Result<(), Refusal> {
    let Context { state, table, command } = context;
    let (owed, clause) = (table.vigorish_owed(seat), table.chapter.payouts.vigorish_due.provision);
    if owed.is_zero() {
        return Ok(());
    }
    if state.ledger.balance(Account::Player(seat)) < owed {
        return Err(Refusal::under(clause, SeatsReason::VigorishUnpaid { owed }));
    }
    let (from, to) = (Account::Player(seat), Account::Bank);
    let transfer = Transfer { from, to, amount: owed, cause: Cause::VigorishCollected };
    let collected = BaccaratEvent::VigorishCollected(seat);
    entries.push(state.entry(command, clause, Event::Chips(transfer)));
    entries.push(state.entry(command, clause, Event::Baccarat(collected)));
    Ok(())
}

/// The shoe and the right go on to the next player, as when they are passed or relinquished.
fn give_up_part(context: Context, seat: Seat, entries: &mut Entries) {
    let Context { state, table, command } = context;
    let event = Event::Baccarat(BaccaratEvent::PartGivenUp(seat));
    if table.curator.involves(seat) {
        entries.push(state.entry(command, cite!("631a.14(b)"), event));
    } else if table.rights.iter().any(|right| right.involves(seat))
        && let Some(clause) = turning::relinquishment(table)
    {
        entries.push(state.entry(command, clause, event));
    }
}
