//! `decide` and `evolve`: what a command brings about, and what an entry changes. Both pure.

use crate::command::{Act, Command};
use crate::event::{Entries, Entry, Event};
use crate::refusal::{Reason, Refusal};
use crate::state::{Round, State};
use crate::{baccarat, cards, conduct, poker, seats, wagering};

/// The entries that a command brings about, or why it is refused.
pub type Decision = Result<Entries, Refusal>;

/// Decides what a command brings about. The state is not changed; a refused command leaves no trace in it.
pub fn decide(state: &State, command: &Command) -> Decision {
    if command.at < state.clock {
        return Err(Refusal::plain(Reason::ClockRunsBackwards { last: state.clock }));
    }
    match (&command.act, &state.round) {
        (Act::Cards(act), _) => cards::decide(state, command, act),
        (Act::Seats(act), _) => seats::decide(state, command, act),
        (Act::Wager(act), _) => wagering::decide(state, command, act),
        (Act::Conduct(act), _) => conduct::decide(state, command, act),
        (Act::Baccarat(act), Round::Baccarat(table)) => baccarat::decide(state, table, command, act),
        (Act::Poker(act), Round::Poker(table)) => poker::decide(state, table, command, act),
        (Act::Baccarat(_), Round::Poker(_)) | (Act::Poker(_), Round::Baccarat(_)) => {
            Err(Refusal::plain(Reason::AnotherGame))
        }
    }
}

/// The state after an entry.
pub fn evolve(mut state: State, entry: &Entry) -> State {
    apply(&mut state, entry);
    state
}

/// Applies an entry in place: what [`evolve`] does, without moving the state.
pub fn apply(state: &mut State, entry: &Entry) {
    state.clock = entry.at;
    match &entry.event {
        Event::Cards(event) => cards::evolve(state, event, entry.at),
        Event::Seats(event) => seats::evolve(state, event),
        Event::Wager(event) => wagering::evolve(state, event),
        Event::Chips(transfer) => state.ledger.apply(transfer),
        Event::Baccarat(event) => baccarat::evolve(state, event),
        Event::Poker(event) => poker::evolve(state, event),
        Event::Announced(_) | Event::Conduct(_) => {}
    }
    debug_assert!(state.ledger.total().is_zero(), "chips are conserved");
}

/// Decides and, where it is accepted, applies: the entries, or the refusal.
pub fn perform(state: &mut State, command: &Command) -> Decision {
    let decision = decide(state, command);
    decision.iter().flatten().for_each(|entry| apply(state, entry));
    decision
}
