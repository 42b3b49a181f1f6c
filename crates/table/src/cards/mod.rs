//! The cards and the devices: opening, shuffle, cut, burn, card life, the idle table.

mod shoe;

use core::fmt;

use croupier_rules::Card;

use crate::command::Command;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::State;
use crate::steps::Step;
use crate::time::Time;

pub use shoe::Shoe;

/// The cards of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    pub(crate) shoe: Shoe,
}

/// What can be done with the cards outside a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardsAct {}

/// What is recorded of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardsEvent {}

/// Why an act about cards is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsReason {}

impl fmt::Display for CardsReason {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Cards {
    /// No cards yet.
    pub fn new(_setup: &Setup) -> Cards {
        Cards { shoe: Shoe::default() }
    }

    /// Cards that are ready for a round in this order, as if everything before had been done just now.
    pub fn prepared(_setup: &Setup, order: Vec<Card>, cover: Option<usize>, _now: Time) -> Cards {
        Cards { shoe: Shoe::new(order, cover) }
    }

    /// Whether a round can begin: the cards are opened, shuffled, cut and loaded as the chapter wants, and not overdue.
    pub(crate) fn check_ready(&self, _state: &State) -> Result<(), Refusal> {
        Ok(())
    }

    /// A round is over: the stack is spent where every round has a fresh one.
    pub(crate) fn round_over(&mut self) {}

    /// A shoe is played out, or ordered to be shuffled again before its end.
    pub(crate) fn shoe_over(&mut self) {}
}

pub(crate) fn decide(_state: &State, _command: &Command, act: &CardsAct) -> Decision {
    match *act {}
}

pub(crate) fn evolve(_state: &mut State, event: &CardsEvent, _at: Time) {
    match *event {}
}

pub(crate) fn steps(_state: &State, _steps: &mut Vec<Step>) {}
