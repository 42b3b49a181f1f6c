//! The round machine.

use core::fmt;

use crate::command::Command;
use crate::decide::Decision;
use crate::setup::Setup;
use crate::state::State;
use crate::steps::Step;

/// The round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PokerTable {}

/// What can be done in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PokerAct {}

/// What is recorded of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PokerEvent {}

/// Why an act in a round is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PokerReason {}

impl fmt::Display for PokerReason {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl PokerTable {
    /// A table between rounds.
    pub fn new(_setup: &Setup) -> PokerTable {
        PokerTable {}
    }

    /// Whether wagers may be made now.
    pub fn betting_is_open(&self) -> bool {
        true
    }
}

pub(crate) fn decide(_state: &State, _table: &PokerTable, _command: &Command, act: &PokerAct) -> Decision {
    match *act {}
}

pub(crate) fn evolve(_state: &mut State, event: &PokerEvent) {
    match *event {}
}

pub(crate) fn steps(_state: &State, _table: &PokerTable, _steps: &mut Vec<Step>) {}

/// Collects the wagers of a player who walked away, and the cards.
pub(crate) fn abandon(
    _state: &State,
    _table: &PokerTable,
    _command: &Command,
    _seat: crate::seat::Seat,
    _clause: croupier_rules::Provision,
    _entries: &mut crate::event::Entries,
) {
}
