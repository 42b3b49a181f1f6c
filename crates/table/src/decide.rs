//! `decide` and `evolve`: what a command brings about, and what an entry changes. Both pure.

use crate::command::{Act, Command};
use crate::context::Context;
use crate::event::{Entries, Entry, Event};
use crate::refusal::{Reason, Refusal};
use crate::state::{Round, State};
use crate::{baccarat, cards, conduct, poker, seats, wagering};

/// The entries that a command brings about, or why it is refused.
pub type Decision = Result<Entries, Refusal>;

/// Decides what a command brings about. The state is not changed; a refused command leaves no trace in it.
pub fn decide(state: &State, command: &Command) -> Decision {
    decide_in(Context::new(state, command))
}

pub(crate) fn decide_in(context: Context) -> Decision {
    let Context { state, command, .. } = context;
    if command.at < state.clock {
        return Err(Refusal::plain(Reason::ClockRunsBackwards { last: state.clock }));
    }
    match (&command.act, &state.round) {
        (Act::Cards(act), _) => cards::decide(context, act),
        (Act::Seats(act), _) => seats::decide(context, act),
        (Act::Wager(act), _) => wagering::decide(context, act),
        (Act::Conduct(act), _) => conduct::decide(context, act),
        (Act::Baccarat(act), Round::Baccarat(table)) => baccarat::decide(context.at(table), act),
        (Act::Poker(act), Round::Poker(table)) => poker::decide(context.at(table), act),
        (Act::Baccarat(_), Round::Poker(_)) | (Act::Poker(_), Round::Baccarat(_)) => {
            Err(Refusal::plain(Reason::AnotherGame))
        }
    }
}

/// Changes the state by an entry, which is the next of its record. Nothing is decided here.
pub fn evolve(state: &mut State, entry: &Entry) {
    state.advance(entry.n, entry.at);
    match &entry.event {
        Event::Cards(event) => cards::evolve(state, event, entry.at),
        Event::Seats(event) => seats::evolve(state, event),
        Event::Wager(event) => wagering::evolve(state, event),
        Event::Chips(transfer) => state.ledger.enter(transfer),
        Event::Baccarat(event) => baccarat::evolve(state, event),
        Event::Poker(event) => poker::evolve(state, event),
        Event::Announced(_) | Event::Conduct(_) => {}
    }
}
