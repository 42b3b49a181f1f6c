//! Short ways for the tests of this crate to a table, all of them by an approved submission.

use croupier_rules::Cents;
use croupier_rules::submission::{ApprovedSubmission, Edits};

use crate::command::Command;
use crate::decide::{Decision, decide, evolve};
use crate::genesis::Genesis;
use crate::state::State;

/// The submission of some edits, which must be lawful.
#[track_caller]
pub(crate) fn approved(edits: &Edits) -> ApprovedSubmission {
    edits.check().unwrap_or_else(|defects| panic!("{}: {}", edits.game(), defects[0]))
}

/// The genesis of a table with these edits.
#[track_caller]
pub(crate) fn genesis(edits: &Edits) -> Genesis {
    Genesis::new(approved(edits), Cents::dollars(10_000_000))
}

/// A closed table with these edits.
#[track_caller]
pub(crate) fn closed(edits: &Edits) -> State {
    State::open(&genesis(edits))
}

/// Does something at a table without a record.
pub(crate) fn act(state: &mut State, command: &Command) -> Decision {
    let decision = decide(state, command);
    decision.iter().flatten().for_each(|entry| evolve(state, entry));
    decision
}
