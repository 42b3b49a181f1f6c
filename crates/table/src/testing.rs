//! Short ways for the tests of this crate to a table, all of them by an approved submission.

use alloc::vec::Vec;

use croupier_rules::submission::{ApprovedSubmission, Edits};
use croupier_rules::{Card, Cents};

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

/// A table with these edits and cards that are ready in this order, which need not be those of a whole set.
#[track_caller]
pub(crate) fn prepared(edits: &Edits, order: Vec<Card>, cover: Option<usize>) -> State {
    closed(edits).with_cards(order, cover)
}

/// Does something at a table without a record.
pub(crate) fn act(state: &mut State, command: &Command) -> Decision {
    let decision = decide(state, command);
    decision.iter().flatten().for_each(|entry| evolve(state, entry));
    decision
}
