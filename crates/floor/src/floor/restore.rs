//! The floor as its record gives it.

use std::collections::BTreeMap;
use std::fmt;

use croupier_shuffle::Seed;
use croupier_table::cards::CardsEvent;
use croupier_table::{Entry, Event, Genesis, Sealed, Time};

use super::Floor;
use crate::batch::Line;
use crate::house::HouseEvent;
use crate::keys::Outcome;
use crate::live::LiveTable;
use crate::names::{BatchId, Key, TableId};
use crate::outputs::Refused;
use crate::pit::{PitEvent, SealedSeed};

/// Everything that was recorded, stream by stream.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The lines of the house.
    pub house: Vec<Line<HouseEvent>>,
    /// The tables.
    pub tables: BTreeMap<TableId, TableRecord>,
}

/// What was recorded of one table.
#[derive(Clone, Debug)]
pub struct TableRecord {
    /// How it began.
    pub genesis: Genesis,
    /// Its record.
    pub entries: Vec<Entry>,
    /// What the floor decided about it.
    pub lines: Vec<Line<PitEvent>>,
}

/// Why a record gives no floor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenFloor {
    /// The lines about a table do not begin with how it was opened.
    NotOpened(TableId),
    /// A number is missing, or stands twice.
    Gap {
        /// Where.
        stream: String,
        /// The number that should come.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// A seed cannot be unsealed: the sealing key is another one.
    SealedShut(TableId),
    /// An order is missing for an entry.
    OrderMissing {
        /// Where.
        table: TableId,
        /// The entry.
        entry: u64,
    },
}

impl fmt::Display for BrokenFloor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BrokenFloor::NotOpened(table) => {
                write!(f, "the lines about {table} do not begin with its opening")
            }
            BrokenFloor::Gap { stream, expected, found } => {
                write!(f, "{stream} has number {found} where number {expected} should stand")
            }
            BrokenFloor::SealedShut(table) => {
                write!(f, "a seed of {table} cannot be unsealed; is this the right sealing key?")
            }
            BrokenFloor::OrderMissing { table, entry } => {
                write!(f, "entry {entry} of {table} has no order, and none was made for it")
            }
        }
    }
}

impl std::error::Error for BrokenFloor {}

impl Floor {
    /// The floor that a record gives, at a moment that is not before its end.
    ///
    /// # Errors
    /// Where the record is broken, or the sealing key is not the one it was written with.
    pub fn restore(
        now: Time,
        record: Record,
        unseal: impl Fn(&SealedSeed) -> Option<Seed>,
    ) -> Result<Floor, BrokenFloor> {
        let mut floor = Floor { now, ..Floor::default() };
        for line in record.house {
            in_order("house".into(), floor.durable.next(), line.n)?;
            floor.durable.enter(line.n, line.at, &line.event);
            floor.now = floor.now.max(line.at);
        }
        floor.ahead = floor.durable.clone();
        for (id, record) in record.tables {
            floor.restore_table(id, record, &unseal)?;
        }
        Ok(floor)
    }

    fn restore_table(
        &mut self,
        id: TableId,
        record: TableRecord,
        unseal: &impl Fn(&SealedSeed) -> Option<Seed>,
    ) -> Result<(), BrokenFloor> {
        let Some(PitEvent::Opened { plan }) = record.lines.first().map(|line| &line.event) else {
            return Err(BrokenFloor::NotOpened(id));
        };
        let mut table = LiveTable::open(id.clone(), record.genesis, *plan);
        let mut orders = BTreeMap::new();
        for line in &record.lines {
            in_order(format!("pit/{id}"), table.durable.next_line(), line.n)?;
            if let PitEvent::SeedPromised { sealed, .. } = &line.event {
                table.keep(unseal(sealed).ok_or_else(|| BrokenFloor::SealedShut(id.clone()))?);
            }
            if let PitEvent::OrderMade { entry, commitment, contributions, .. } = &line.event {
                let order = table.fair_order(commitment, contributions);
                let missing = || BrokenFloor::OrderMissing { table: id.clone(), entry: *entry };
                orders.insert(*entry, order.ok_or_else(missing)?);
            }
            self.remember_refusal(line);
            table.settle_line(line.n, &line.event);
            self.now = self.now.max(line.at);
        }
        for entry in record.entries {
            in_order(format!("table/{id}"), table.durable.state.next(), entry.n)?;
            let entry = with_order(&id, entry, &mut orders)?;
            self.now = self.now.max(entry.at);
            self.remember(&id, &entry);
            table.settle(&entry);
        }
        table.fall_back();
        self.tables.insert(id, table);
        Ok(())
    }

    /// The entries of one act have one key.
    fn remember(&mut self, id: &TableId, entry: &Entry) {
        let (Some(person), Some(key)) = (entry.person, entry.key.as_deref()) else { return };
        let Ok(key) = Key::new(key) else { return };
        let known = self.keys.find(person, &key).map(|(_, outcome)| outcome.clone());
        let after = match known {
            Some(Outcome::Done { after, .. }) => after,
            Some(Outcome::Agreed | Outcome::Refused(_)) | None => entry.n - 1,
        };
        let outcome = Outcome::Done { table: id.clone(), after, upto: entry.n };
        self.keys.remember(person, key, BatchId(0), outcome);
    }

    fn remember_refusal(&mut self, line: &Line<PitEvent>) {
        let (Some(person), Some(key), PitEvent::Refused { sentence, provision, .. }) =
            (line.person, &line.key, &line.event)
        else {
            return;
        };
        let refused = Refused::Rules { sentence: sentence.to_string(), provision: *provision };
        self.keys.remember(person, key.clone(), BatchId(0), Outcome::Refused(refused));
    }
}

fn in_order(stream: String, expected: u64, found: u64) -> Result<(), BrokenFloor> {
    if expected == found { Ok(()) } else { Err(BrokenFloor::Gap { stream, expected, found }) }
}

/// An entry with the order that was left out of it at rest.
fn with_order(
    id: &TableId,
    mut entry: Entry,
    orders: &mut BTreeMap<u64, Vec<croupier_rules::Card>>,
) -> Result<Entry, BrokenFloor> {
    if let Event::Cards(CardsEvent::Shuffled { order, .. } | CardsEvent::ReceivedPreshuffled { order, .. }) =
        &mut entry.event
        && *order == Sealed::Hidden
    {
        let missing = || BrokenFloor::OrderMissing { table: id.clone(), entry: entry.n };
        *order = Sealed::Open(orders.remove(&entry.n).ok_or_else(missing)?.into());
    }
    Ok(entry)
}
