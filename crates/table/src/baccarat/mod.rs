//! The round machine.

use core::fmt;

use crate::command::Command;
use crate::decide::Decision;
use crate::setup::Setup;
use crate::state::State;
use crate::steps::Step;

/// The round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaccaratTable {}

/// What can be done in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BaccaratAct {}

/// What is recorded of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BaccaratEvent {}

/// Why an act in a round is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BaccaratReason {}

impl fmt::Display for BaccaratReason {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl BaccaratTable {
    /// A table between rounds.
    pub fn new(_setup: &Setup) -> BaccaratTable {
        BaccaratTable {}
    }

    /// Whether wagers may be made now.
    pub fn betting_is_open(&self) -> bool {
        true
    }
}

pub(crate) fn decide(
    _state: &State,
    _table: &BaccaratTable,
    _command: &Command,
    act: &BaccaratAct,
) -> Decision {
    match *act {}
}

pub(crate) fn evolve(_state: &mut State, event: &BaccaratEvent) {
    match *event {}
}

pub(crate) fn steps(_state: &State, _table: &BaccaratTable, _steps: &mut Vec<Step>) {}

/// Collects the vigorish that a player owes before the player leaves.
pub(crate) fn collect_on_leaving(
    _state: &State,
    _table: &BaccaratTable,
    _command: &Command,
    _seat: crate::seat::Seat,
    _entries: &mut crate::event::Entries,
) -> Result<(), crate::refusal::Refusal> {
    Ok(())
}
