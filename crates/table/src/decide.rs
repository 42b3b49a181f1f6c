//! `decide` and `evolve`: what a command brings about, and what an entry changes. Both pure.

use crate::command::Command;
use crate::context::Context;
use crate::event::{Entries, Entry};
use crate::machine;
use crate::refusal::{Reason, Refusal};
use crate::state::State;

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
    machine::decide(context)
}

/// Changes the state by an entry, which is the next of its record. Nothing is decided here.
pub fn evolve(state: &mut State, entry: &Entry) {
    state.advance(entry.n, entry.at);
    machine::evolve(state, entry);
}
