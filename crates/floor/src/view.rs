//! A table as a screen shows it: what `sight` lets the viewer see, and what the floor adds.

use std::sync::Arc;

use croupier_rules::Cents;
use croupier_shuffle::{Commitment, Contribution};
use croupier_table::cards::SetId;
use croupier_table::{Person, Seat, Time, View};
use serde::{Deserialize, Serialize};

use crate::house::Kind;
use crate::names::TableId;
use crate::pit::Plan;

/// A table as a screen shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TableView {
    /// Which table.
    pub table: TableId,
    /// What the viewer may see of it.
    pub view: View,
    /// How it is run.
    pub plan: Plan,
    /// The number of the round, from one.
    pub round: u64,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What the table waits for, and until when.
    pub waits: Option<Waits>,
    /// Why no wagers are accepted, if that is so.
    pub disabled: Option<Arc<str>>,
    /// What the next shuffle is bound to.
    pub promise: Option<Commitment>,
    /// What patrons have added to it.
    pub contributions: Vec<Contribution>,
    /// The shoes that were shuffled so and are not finished.
    pub shoes: Vec<FairShoe>,
    /// What the viewer owns in the cage.
    pub cage: Option<Cents>,
}

/// Somebody at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sitter {
    /// The seat.
    pub seat: Seat,
    /// The person.
    pub person: Person,
    /// The name.
    pub name: Arc<str>,
    /// Whether a plan plays there.
    pub kind: Kind,
}

/// What a table waits for, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Waits {
    /// Bets.
    Betting {
        /// When the betting closes, where that is known.
        until: Option<Time>,
    },
    /// A decision.
    Decision {
        /// Whose.
        seat: Seat,
        /// When silence counts as an answer, where it does.
        until: Option<Time>,
    },
}

/// A shoe or deck that can be checked when it is finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FairShoe {
    /// Which set.
    pub set: SetId,
    /// What its order is bound to.
    pub commitment: Commitment,
    /// What patrons added.
    pub contributions: Vec<Contribution>,
}
