//! The table as a viewer sees it.

use alloc::vec::Vec;

use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Offering;
use croupier_rules::{Cents, GameId};

use super::viewer::Concern;
use super::{BaccaratView, CardsView, HandName, HandView, PokerView, SeatView, Viewer};
use crate::machine;
use crate::state::State;
use crate::steps::{Step, steps, steps_of};
use crate::time::Time;

/// The table as a viewer sees it: enough to draw it, to tell it, and to say what the viewer can do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The game.
    pub game: GameId,
    /// The number of the last entry of the record.
    pub n: u64,
    /// When.
    pub now: Time,
    /// Whether the betting is open.
    pub betting: bool,
    /// What may be staked.
    pub limits: Limits,
    /// The wagers that the table offers, in the order of settlement.
    pub wagers: Vec<Wager>,
    /// Every position, counterclockwise from the dealer's right.
    pub seats: Vec<SeatView>,
    /// The hands on the table.
    pub hands: Vec<HandView>,
    /// The cards and the devices.
    pub cards: CardsView,
    /// The round, at the games of baccarat.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub baccarat: Option<BaccaratView>,
    /// The round, at the poker-type games.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub poker: Option<PokerView>,
    /// What the viewer must or may do now.
    pub steps: Vec<Step>,
}

/// What may be staked at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct Limits {
    /// The least on a wager.
    pub minimum: Cents,
    /// The most on a wager.
    pub maximum: Cents,
    /// Every wager is a multiple of this.
    pub smallest_chip: Cents,
    /// On how many adjacent boxes one player may wager.
    pub boxes_per_player: u8,
    /// The most that one player is paid in a round, where there is such a limit.
    pub payout_limit: Option<Cents>,
}

impl View {
    /// A hand, if it lies on the table.
    pub fn hand(&self, name: HandName) -> Option<&HandView> {
        self.hands.iter().find(|hand| hand.name == name)
    }
}

/// The table as a viewer sees it now.
pub fn view(state: &State, now: Time, viewer: Viewer) -> View {
    View {
        viewer,
        game: state.game(),
        n: state.next() - 1,
        now,
        betting: state.betting_is_open(),
        limits: limits(state),
        wagers: wagers(state),
        seats: super::seats::of(state),
        hands: machine::hands(state, viewer),
        cards: super::cards::of(state),
        baccarat: state.baccarat().map(|table| super::round::baccarat(state, table, viewer)),
        poker: state.poker().map(super::round::poker),
        steps: steps_for(state, now, viewer),
    }
}

fn limits(state: &State) -> Limits {
    let filed = state.filed();
    Limits {
        minimum: filed.minimum(),
        maximum: filed.maximum(),
        smallest_chip: filed.smallest_chip(),
        boxes_per_player: filed.boxes_per_player(),
        payout_limit: filed.payout_limit(),
    }
}

fn wagers(state: &State) -> Vec<Wager> {
    let all = state.filed().wagers().iter();
    let offered = all.filter(|terms| terms.offering.choice != Offering::NotOffered);
    offered.map(|terms| terms.wager).collect()
}

fn steps_for(state: &State, now: Time, viewer: Viewer) -> Vec<Step> {
    match viewer.concern() {
        Concern::Nobody => Vec::new(),
        Concern::One(actor) => steps_of(state, now, actor),
        Concern::Everybody => steps(state, now),
    }
}
