//! Shuffling devices and automated dealing shoes, and their faults.

use croupier_rules::Provision;
use croupier_rules::submission::ApprovedSubmission;
use croupier_rules::submission::choice::DealingMethod;

use super::Cards;
use super::check::{Check, between_rounds, by, refuse};
use super::event::CardsEvent;
use super::reason::{CardsReason, Role};
use super::set::SetId;
use super::stage::Stage;
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::state::State;

/// A device at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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
    pub(crate) fn is_at(self, filed: &ApprovedSubmission) -> bool {
        match self {
            Device::Shuffler => filed.shuffling().is_automated(),
            Device::DealingShoe => filed.method() == DealingMethod::AutomatedShoe,
        }
    }
}

/// The condition of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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

/// The clause on devices that fail; a chapter that is silent on them still has the duty to shuffle.
fn covered_clause(state: &State) -> Provision {
    let chapter = state.chapter();
    chapter.irregularities.devices.map_or(chapter.shuffle.shuffle.provision, |faults| faults.covered)
}

fn at_table(state: &State, device: Device) -> Check {
    if device.is_at(state.filed()) { Ok(()) } else { refuse(covered_clause(state), CardsReason::NoDevice) }
}

/// The dealer or a floorperson acts.
fn by_staff(context: Context, clause: Provision) -> Check {
    match context.by() {
        Actor::Floorperson => Ok(()),
        Actor::Dealer | Actor::Player(_) | Actor::Curator | Actor::Device => {
            by(context.by(), Role::Dealer, clause)
        }
    }
}

fn jam_clause(state: &State) -> Provision {
    let chapter = state.chapter();
    chapter.irregularities.devices.map_or(chapter.shuffle.shuffle.provision, |faults| faults.shuffler)
}

/// A set that the device did not finish is shuffled again.
pub(super) fn jam(context: Context) -> Decision {
    let clause = jam_clause(context.state);
    if context.by() != Actor::Device {
        by(context.by(), Role::Dealer, clause)?;
    }
    let jammed = SetId::ALL.into_iter().find(|&set| context.state.cards.set(set).stage == Stage::InDevice);
    let Some(set) = jammed else { return refuse(clause, CardsReason::NothingJammed) };
    context.fact(clause, CardsEvent::Jammed { set })
}

pub(super) fn out_of_order(context: Context, device: Device) -> Decision {
    let clause = covered_clause(context.state);
    by_staff(context, clause)?;
    at_table(context.state, device)?;
    if device == Device::DealingShoe {
        between_rounds(context.state)?;
    }
    match context.state.cards.condition(device) {
        Condition::Working => context.fact(clause, CardsEvent::OutOfOrder { device }),
        Condition::OutOfOrder | Condition::Covered => refuse(clause, CardsReason::AlreadyOutOfOrder),
    }
}

pub(super) fn cover(context: Context, device: Device) -> Decision {
    let clause = covered_clause(context.state);
    by_staff(context, clause)?;
    at_table(context.state, device)?;
    if context.chapter().irregularities.devices.is_none() {
        return refuse(clause, CardsReason::NoCoverRule);
    }
    match context.state.cards.condition(device) {
        Condition::Working => refuse(clause, CardsReason::DeviceWorks),
        Condition::OutOfOrder => context.fact(clause, CardsEvent::Covered { device }),
        Condition::Covered => refuse(clause, CardsReason::AlreadyCovered),
    }
}

pub(super) fn repaired(context: Context, device: Device) -> Decision {
    let clause = covered_clause(context.state);
    by(context.by(), Role::Floorperson, clause)?;
    at_table(context.state, device)?;
    between_rounds(context.state)?;
    match context.state.cards.condition(device) {
        Condition::Working => refuse(clause, CardsReason::DeviceWorks),
        Condition::OutOfOrder | Condition::Covered => context.fact(clause, CardsEvent::Repaired { device }),
    }
}
