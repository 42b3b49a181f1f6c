//! The cards and the devices as everybody sees them: how many, and how far they have come; which, only while they lie
//! spread face up.

use alloc::vec::Vec;

use croupier_rules::Card;
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::submission::choice::{DealingMethod, Shuffling};

use crate::cards::{Condition, Device, SetId, ShuffledBy, Stage, cut_offered};
use crate::seat::Seat;
use crate::state::State;
use crate::time::Time;

/// The cards and the devices of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct CardsView {
    /// The set whose turn it is.
    pub current: SetId,
    /// The sets at the table.
    pub sets: Vec<SetView>,
    /// How many cards are left in the stack that is dealt from.
    pub left: u16,
    /// How many were drawn from it, burned ones included.
    pub drawn: u16,
    /// How many were burned.
    pub burned: u16,
    /// The set whose cards are in the discard rack or bucket, if any are.
    pub discarded: Option<SetId>,
    /// The player to whom the stack is offered for the cut.
    pub cut_offered: Option<Seat>,
    /// How many cards lie above the cover card, while it is in a stack that is not cut through.
    pub cover_card: Option<u16>,
    /// How the cards are shuffled now.
    pub shuffling: Shuffling,
    /// How the cards are dealt now.
    pub dealing: DealingMethod,
    /// The devices at the table.
    pub devices: Vec<DeviceView>,
}

/// A set of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct SetView {
    /// Which.
    pub set: SetId,
    /// How far it has come.
    pub stage: Stage,
    /// How it was shuffled last, if it was.
    pub shuffled_by: Option<ShuffledBy>,
    /// Which way up it lies.
    pub facing: Facing,
    /// Its cards as they lie, while they are spread face up.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub face_up: Vec<Card>,
    /// When its decks were opened.
    pub opened: Time,
    /// When it has to be changed, where the chapter counts hours.
    pub change_due: Option<Time>,
}

/// A device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct DeviceView {
    /// Which.
    pub device: Device,
    /// Its condition.
    pub condition: Condition,
}

/// The cards of a table.
pub(super) fn of(state: &State) -> CardsView {
    let (cards, filed) = (&state.cards, state.filed());
    CardsView {
        current: cards.current(),
        sets: sets(state),
        left: cards.shoe().remaining() as u16,
        drawn: cards.shoe().drawn() as u16,
        burned: cards.burned() as u16,
        discarded: cards.discards_hold(),
        cut_offered: cut_offered(state),
        cover_card: cards.cover_card(),
        shuffling: cards.shuffling(filed),
        dealing: cards.dealing(filed),
        devices: devices(state),
    }
}

fn sets(state: &State) -> Vec<SetView> {
    let at_table = SetId::ALL.into_iter().filter(|&set| state.cards.set(set).stage() != Stage::Absent);
    at_table.map(|set| set_view(state, set)).collect()
}

fn set_view(state: &State, id: SetId) -> SetView {
    let set = state.cards.set(id);
    SetView {
        set: id,
        stage: set.stage(),
        shuffled_by: set.shuffled_by(),
        facing: set.facing(),
        face_up: set.face_up().to_vec(),
        opened: set.opened(),
        change_due: state.cards.change_due(state.filed(), id),
    }
}

fn devices(state: &State) -> Vec<DeviceView> {
    let at_table = Device::ALL.into_iter().filter(|device| device.is_at(state.filed()));
    at_table.map(|device| DeviceView { device, condition: state.cards.condition(device) }).collect()
}
