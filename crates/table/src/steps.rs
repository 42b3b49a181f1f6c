//! What each actor must or may do next. The automatic dealer, the trainer and the page all live off it.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use croupier_rules::Provision;

use crate::command::{Act, Actor, Command};
use crate::decide::{Decision, decide};
use crate::form::Form;
use crate::state::State;
use crate::time::Time;
use crate::{cards, conduct, machine, seats, wagering};

/// Something that somebody must or may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct Step {
    /// Who.
    pub by: Actor,
    /// What, with blanks where a choice is open.
    pub act: Form,
    /// Whether it is a duty.
    pub duty: Duty,
    /// The provision behind it.
    pub provision: Provision,
    /// The instruction, to the one who acts, bodily detail included.
    pub says: Cow<'static, str>,
}

/// Whether a step is a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Duty {
    /// Play cannot go on without it.
    Must,
    /// It is allowed.
    May,
}

/// Everything that somebody must or may do now, duties first.
pub fn steps(state: &State, now: Time) -> Vec<Step> {
    listed(Steps { state, now, wanted: Wanted::Everybody, list: Vec::new() })
}

/// What one actor must or may do now, duties first. What others can do is not looked at.
pub fn steps_of(state: &State, now: Time, actor: Actor) -> Vec<Step> {
    listed(Steps { state, now, wanted: Wanted::One(actor), list: Vec::new() })
}

fn listed(mut steps: Steps<'_>) -> Vec<Step> {
    cards::steps(&mut steps);
    machine::steps(&mut steps);
    seats::steps(&mut steps);
    wagering::steps(&mut steps);
    conduct::steps(&mut steps);
    steps.list.sort_by_key(|step| step.duty == Duty::May);
    steps.list
}

/// Whose steps are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    Everybody,
    One(Actor),
}

/// The steps of a table while they are listed.
pub(crate) struct Steps<'a> {
    /// The table.
    pub state: &'a State,
    /// The time for which they are listed: cards grow old while nobody acts.
    pub now: Time,
    wanted: Wanted,
    list: Vec<Step>,
}

impl Steps<'_> {
    /// Whether this actor's steps are wanted. Ask before anything costly.
    pub fn wants(&self, by: Actor) -> bool {
        match self.wanted {
            Wanted::Everybody => true,
            Wanted::One(actor) => actor == by,
        }
    }

    /// What an act would bring about now.
    pub fn decided(&self, by: Actor, act: &Act) -> Decision {
        decide(self.state, &Command::new(self.now, by, act.clone()))
    }

    /// Lists an act, if it is wanted and accepted; whether it was.
    pub fn offer(
        &mut self,
        by: Actor,
        act: impl Into<Act>,
        duty: Duty,
        provision: Provision,
        says: &'static str,
    ) -> bool {
        if !self.wants(by) {
            return false;
        }
        let act = act.into();
        let accepted = self.decided(by, &act).is_ok();
        if accepted {
            self.list(by, Form::Exact(act), duty, provision, says);
        }
        accepted
    }

    /// Lists a form that is known to be accepted.
    pub fn list(&mut self, by: Actor, act: Form, duty: Duty, provision: Provision, says: &'static str) {
        if self.wants(by) {
            self.list.push(Step { by, act, duty, provision, says: Cow::Borrowed(says) });
        }
    }
}
