//! Shuffling devices and automated dealing shoes, and their faults.

use super::Cards;
use super::act::CardsEvent;
use super::check::{Check, between_rounds, by, refuse};
use super::clauses;
use super::reason::{CardsReason, Role};
use super::set::{Occasion, SetId, Stage};
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::state::State;
use croupier_rules::Provision;
use croupier_rules::submission::ApprovedSubmission;
use croupier_rules::submission::choice::DealingMethod;

/// A device at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// The automated card shuffling device.
    Shuffler,
    /// The automated dealing shoe.
    DealingShoe,
}

impl Device {
    /// Both kinds.
    pub const ALL: [Device; 2] = [Device::Shuffler, Device::DealingShoe];

    /// Whether a table is set up with one.
    pub(super) fn is_at(self, filed: &ApprovedSubmission) -> bool {
        match self {
            Device::Shuffler => filed.shuffling().is_automated(),
            Device::DealingShoe => filed.method() == DealingMethod::AutomatedShoe,
        }
    }
}

/// The condition of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// It works.
    Working,
    /// It cannot be used, and nothing on it says so.
    OutOfOrder,
    /// It cannot be used, and is covered or marked.
    Covered,
}

impl Cards {
    /// The condition of a device.
    pub fn condition(&self, device: Device) -> Condition {
        match device {
            Device::Shuffler => self.shuffler,
            Device::DealingShoe => self.dealing_shoe,
        }
    }

    /// Whether the table has a shuffling device that works.
    pub(super) fn shuffler_in_use(&self, filed: &ApprovedSubmission) -> bool {
        filed.shuffling().is_automated() && self.shuffler == Condition::Working
    }
}

/// The clause on devices that fail; the baccarat chapters only have the duty to shuffle.
fn covered_clause(state: &State) -> Provision {
    let game = state.game();
    clauses::poker(game).map_or(clauses::SHUFFLE.of(game), |clauses| clauses.covered)
}

fn at_table(state: &State, device: Device) -> Check {
    if device.is_at(state.filed()) { Ok(()) } else { refuse(covered_clause(state), CardsReason::NoDevice) }
}

/// The dealer or a floorperson acts.
fn by_staff(context: Context, clause: Provision) -> Check {
    match context.by() {
        Actor::Floorperson => Ok(()),
        Actor::Dealer | Actor::Player(_) | Actor::Curator | Actor::Device => {
            by(context, Role::Dealer, clause)
        }
    }
}

/// A set that the device did not finish is shuffled again.
pub(super) fn jam(context: Context) -> Decision {
    let game = context.game();
    let clause = clauses::poker(game).map_or(clauses::SHUFFLE.of(game), |clauses| clauses.shuffler_jam);
    if context.by() != Actor::Device {
        by(context, Role::Dealer, clause)?;
    }
    let jammed = SetId::ALL.into_iter().find(|&set| context.state.cards.set(set).stage == Stage::InDevice);
    let Some(set) = jammed else { return refuse(clause, CardsReason::NothingJammed) };
    context.fact(clause, CardsEvent::Reached(set, Stage::Stacked(Occasion::Shuffle)))
}

pub(super) fn out_of_order(context: Context, device: Device) -> Decision {
    let clause = covered_clause(context.state);
    by_staff(context, clause)?;
    at_table(context.state, device)?;
    if device == Device::DealingShoe {
        between_rounds(context.state)?;
    }
    match context.state.cards.condition(device) {
        Condition::Working => context.fact(clause, CardsEvent::Device(device, Condition::OutOfOrder)),
        Condition::OutOfOrder | Condition::Covered => refuse(clause, CardsReason::AlreadyOutOfOrder),
    }
}

pub(super) fn cover(context: Context, device: Device) -> Decision {
    let clause = covered_clause(context.state);
    by_staff(context, clause)?;
    at_table(context.state, device)?;
    if clauses::poker(context.game()).is_none() {
        return refuse(clause, CardsReason::NoCoverRule);
    }
    match context.state.cards.condition(device) {
        Condition::Working => refuse(clause, CardsReason::DeviceWorks),
        Condition::OutOfOrder => context.fact(clause, CardsEvent::Device(device, Condition::Covered)),
        Condition::Covered => refuse(clause, CardsReason::AlreadyCovered),
    }
}

pub(super) fn repaired(context: Context, device: Device) -> Decision {
    let clause = covered_clause(context.state);
    by(context, Role::Floorperson, clause)?;
    at_table(context.state, device)?;
    between_rounds(context.state)?;
    match context.state.cards.condition(device) {
        Condition::Working => refuse(clause, CardsReason::DeviceWorks),
        Condition::OutOfOrder | Condition::Covered => {
            context.fact(clause, CardsEvent::Device(device, Condition::Working))
        }
    }
}
