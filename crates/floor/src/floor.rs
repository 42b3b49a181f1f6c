//! The floor itself: one machine, one function.

mod acts;
mod asks;
mod carry_on;
mod durable;
mod restore;
mod screens;

use std::collections::{BTreeMap, VecDeque};

use croupier_table::{Entry, Person, Time};

use crate::batch::{Batch, Line, Row, at_rest};
use crate::house::{House, HouseEvent};
use crate::input::{FreshSeed, Input};
use crate::keys::Keys;
use crate::live::LiveTable;
use crate::names::{BatchId, Key, TableId};
use crate::outputs::{Outputs, Wake};
use crate::pit::PitEvent;
use crate::work::{Flight, Work};

pub use restore::{BrokenFloor, Record, TableRecord};

/// How many seeds the floor likes to have at hand for each table.
const SEEDS_PER_TABLE: usize = 2;

/// A casino floor.
#[derive(Debug, Default)]
pub struct Floor {
    now: Time,
    durable: House,
    ahead: House,
    tables: BTreeMap<TableId, LiveTable>,
    chest: VecDeque<FreshSeed>,
    keys: Keys,
    flights: VecDeque<Flight>,
    last_batch: BatchId,
    closing: bool,
}

/// Whose act a line comes from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cause {
    pub person: Option<Person>,
    pub key: Option<Key>,
}

impl Floor {
    /// A floor without people and tables.
    pub fn new() -> Floor {
        Floor::default()
    }

    /// The time of the last input.
    pub const fn now(&self) -> Time {
        self.now
    }

    /// The house, as far as it is durable.
    pub const fn house(&self) -> &House {
        &self.durable
    }

    /// The tables, in the order of their names.
    pub fn tables(&self) -> impl Iterator<Item = &LiveTable> {
        self.tables.values()
    }

    /// A table.
    pub fn table(&self, id: &TableId) -> Option<&LiveTable> {
        self.tables.get(id)
    }

    /// Whether the floor was told to close, every round is finished and everything is durable.
    pub fn is_closed(&self) -> bool {
        let resting = |table: &LiveTable| !table.ahead.state.round_is_under_way();
        self.closing && self.flights.is_empty() && self.tables.values().all(resting)
    }

    /// Takes an input at a moment that is not before the last one, and says what is to be done.
    ///
    /// What is due by then happens first, in the order in which it is due.
    pub fn step(&mut self, now: Time, input: Input) -> Outputs {
        self.now = self.now.max(now);
        let mut work = Work::default();
        if !matches!(input, Input::Durable { .. } | Input::Lost { .. }) {
            self.what_is_due(&mut work);
        }
        match input {
            Input::Ask { asker, who, key, request } => self.ask(&mut work, asker, who, key, request),
            Input::Watch { screen, person, table, after } => {
                self.watch(&mut work, screen, person, &table, after);
            }
            Input::Gone { screen } => self.gone(screen),
            Input::Seeds(seeds) => self.seeds(&mut work, seeds),
            Input::Tick => {}
            Input::Close => self.closing = true,
            Input::Durable { upto } => self.durable_upto(&mut work, upto),
            Input::Lost { from } => self.lost_from(&mut work, from),
        }
        self.carry_on_where_touched(&mut work);
        self.send(work)
    }

    fn seeds(&mut self, work: &mut Work, seeds: Vec<FreshSeed>) {
        self.chest.extend(seeds);
        work.touched.extend(self.tables.keys().cloned());
    }

    /// Sends the rows of a step on their way.
    fn send(&mut self, work: Work) -> Outputs {
        let Work { rows, held, mut out, .. } = work;
        if !rows.is_empty() {
            self.last_batch = BatchId(self.last_batch.0 + 1);
            let flight = Flight { id: self.last_batch, rows, held };
            out.append = Some(Batch { id: flight.id, rows: at_rest(&flight.rows) });
            for table in flight.tables() {
                if let Some(table) = self.tables.get_mut(&table) {
                    table.in_flight += 1;
                }
            }
            self.flights.push_back(flight);
        }
        out.wake = self.next_due().map(|(at, due)| Wake { at, due });
        out.seeds_wanted = (self.tables.len() * SEEDS_PER_TABLE + 1).saturating_sub(self.chest.len());
        out
    }

    /// The number of the batch that the rows of this step will have.
    fn coming_batch(&self) -> BatchId {
        BatchId(self.last_batch.0 + 1)
    }

    /// Writes a line of the house.
    fn write_house(&mut self, work: &mut Work, cause: &Cause, event: HouseEvent) {
        let line =
            Line { n: self.ahead.next(), at: self.now, person: cause.person, key: cause.key.clone(), event };
        self.ahead.enter(line.n, line.at, &line.event);
        work.rows.push(Row::House(line));
    }

    /// Writes a line about a table.
    fn write_pit(&mut self, work: &mut Work, cause: &Cause, id: &TableId, event: PitEvent) {
        let Some(table) = self.tables.get_mut(id) else { return };
        let n = table.ahead.next_line();
        table.ahead.note(n, &event);
        work.touched.insert(id.clone());
        let line = Line { n, at: self.now, person: cause.person, key: cause.key.clone(), event };
        work.rows.push(Row::Pit(id.clone(), line));
    }

    /// Writes an entry of a table's record.
    fn write_entry(&mut self, work: &mut Work, id: &TableId, entry: Entry) {
        let Some(table) = self.tables.get_mut(id) else { return };
        table.ahead.enter(&entry);
        work.touched.insert(id.clone());
        work.rows.push(Row::Table(id.clone(), entry));
    }
}
