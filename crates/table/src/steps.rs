//! What each actor must or may do next. The automatic dealer, the trainer and the page all live off it.

use alloc::vec::Vec;

use croupier_rules::Provision;

use crate::command::{Act, Actor};
use crate::state::{Round, State};
use crate::{baccarat, cards, poker, seats, wagering};

/// Something that somebody must or may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who.
    pub actor: Actor,
    /// What. Amounts, orders of cards and other choices are filled with an example that is accepted.
    pub act: Act,
    /// Whether it is a duty.
    pub duty: Duty,
    /// The provision behind it.
    pub provision: Provision,
    /// The instruction, to the one who acts, bodily detail included.
    pub says: &'static str,
}

/// Whether a step is a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Play cannot go on without it.
    Must,
    /// It is allowed.
    May,
}

/// Everything that somebody must or may do now, duties first.
pub fn steps(state: &State) -> Vec<Step> {
    let mut steps = Vec::new();
    cards::steps(state, &mut steps);
    match &state.round {
        Round::Baccarat(table) => baccarat::steps(state, table, &mut steps),
        Round::Poker(table) => poker::steps(state, table, &mut steps),
    }
    seats::steps(state, &mut steps);
    wagering::steps(state, &mut steps);
    steps.sort_by_key(|step| step.duty == Duty::May);
    steps
}
