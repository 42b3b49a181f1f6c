//! What is appended to the record: all of a batch, or nothing of it.

use std::collections::BTreeSet;
use std::fmt;

use croupier_table::{Entry, Event, Genesis, Person, Time};
use serde::{Deserialize, Serialize};

use crate::house::HouseEvent;
use crate::names::{BatchId, Key, TableId};
use crate::pit::PitEvent;

/// Where a row belongs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stream {
    /// The house.
    House,
    /// The record of a table.
    Table(TableId),
    /// What the floor decides about a table.
    Pit(TableId),
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stream::House => f.write_str("house"),
            Stream::Table(table) => write!(f, "table/{table}"),
            Stream::Pit(table) => write!(f, "pit/{table}"),
        }
    }
}

/// A line that the floor wrote itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Line<E> {
    /// Its number, from one, without a gap.
    pub n: u64,
    /// When.
    pub at: Time,
    /// Whose act brought it about; nobody's where the floor acts by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The key of the act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// What happened.
    pub event: E,
}

/// One row of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A line of the house.
    House(Line<HouseEvent>),
    /// The beginning of a table.
    Genesis(TableId, Box<Genesis>),
    /// An entry of a table's record.
    Table(TableId, Entry),
    /// A line about a table.
    Pit(TableId, Line<PitEvent>),
}

impl Row {
    /// Where it belongs.
    pub fn stream(&self) -> Stream {
        match self {
            Row::House(_) => Stream::House,
            Row::Genesis(table, _) | Row::Table(table, _) => Stream::Table(table.clone()),
            Row::Pit(table, _) => Stream::Pit(table.clone()),
        }
    }

    /// The table that it is about, if it is about one.
    pub const fn table(&self) -> Option<&TableId> {
        match self {
            Row::Genesis(table, _) | Row::Table(table, _) | Row::Pit(table, _) => Some(table),
            Row::House(_) => None,
        }
    }

    /// Its number in its stream.
    pub const fn n(&self) -> u64 {
        match self {
            Row::House(line) => line.n,
            Row::Genesis(..) => Genesis::NUMBER,
            Row::Table(_, entry) => entry.n,
            Row::Pit(_, line) => line.n,
        }
    }
}

/// The rows as they may lie at rest. The order of a shuffle that was made from a seed is left out, since the sealed seed
/// gives it again; the rigged order of a training table has no seed, and whoever writes it down seals it.
pub(crate) fn at_rest(rows: &[Row]) -> Vec<Row> {
    let made = |row: &Row| match row {
        Row::Pit(id, Line { event: PitEvent::OrderMade { entry, .. }, .. }) => Some((id.clone(), *entry)),
        Row::Pit(..) | Row::House(_) | Row::Genesis(..) | Row::Table(..) => None,
    };
    let made: BTreeSet<(TableId, u64)> = rows.iter().filter_map(made).collect();
    let hidden = |row: &Row| match row {
        Row::Table(id, entry) if made.contains(&(id.clone(), entry.n)) => {
            Row::Table(id.clone(), without_order(entry))
        }
        Row::Table(..) | Row::House(_) | Row::Genesis(..) | Row::Pit(..) => row.clone(),
    };
    rows.iter().map(hidden).collect()
}

fn without_order(entry: &Entry) -> Entry {
    let mut entry = entry.clone();
    if let Event::Cards(event) = entry.event {
        entry.event = event.without_order().into();
    }
    entry
}

/// Rows that are appended together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    /// Its number since the floor was started: batches are appended in this order.
    pub id: BatchId,
    /// The rows, those of each stream in their order, as they may lie at rest.
    pub rows: Vec<Row>,
}
