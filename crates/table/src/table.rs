//! The runtime: a table and its record. What scenarios, terminals, simulators and floors all play on.

use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt;

use crate::command::Command;
use crate::context::Context;
use crate::decide::{decide_in, evolve};
use crate::event::{Entries, Entry};
use crate::genesis::Genesis;
use crate::refusal::Refusal;
use crate::state::State;
use crate::time::Time;

/// A table: how it began, how it stands, and what was recorded in between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    genesis: Genesis,
    state: State,
    record: Vec<Entry>,
    /// Paper for drafts: empty between acts.
    paper: Entries,
}

impl Table {
    /// Opens a table.
    pub fn open(genesis: Genesis) -> Table {
        Table { state: State::open(&genesis), genesis, record: Vec::new(), paper: Entries::new() }
    }

    /// The table that a record gives.
    ///
    /// # Errors
    /// The record has a gap, or its time runs backwards.
    pub fn replay(genesis: Genesis, entries: impl IntoIterator<Item = Entry>) -> Result<Table, BrokenRecord> {
        let mut table = Table::open(genesis);
        for entry in entries {
            table.follows(&entry)?;
            table.enter(entry);
        }
        Ok(table)
    }

    /// Whether an entry can be the next one.
    fn follows(&self, entry: &Entry) -> Result<(), BrokenRecord> {
        let (expected, last) = (self.state.next(), self.state.clock);
        if entry.n != expected {
            return Err(BrokenRecord::Gap { expected, found: entry.n });
        }
        if entry.at < last { Err(BrokenRecord::TimeRunsBackwards { n: entry.n, last }) } else { Ok(()) }
    }

    fn enter(&mut self, entry: Entry) {
        evolve(&mut self.state, &entry);
        self.record.push(entry);
    }

    /// Does something, where it is accepted, and records it.
    ///
    /// # Errors
    /// Why it is refused. The table stays as it was.
    pub fn act(&mut self, command: &Command) -> Result<&[Entry], Refusal> {
        let paper = Cell::new(core::mem::take(&mut self.paper));
        let mut entries = decide_in(Context::new(&self.state, command).on(&paper))?;
        entries.iter().for_each(|entry| evolve(&mut self.state, entry));
        assert!(self.state.ledger.total().is_zero(), "chips are conserved");
        let before = self.record.len();
        self.record.append(&mut entries);
        self.paper = entries;
        Ok(&self.record[before..])
    }

    /// How the table began.
    pub const fn genesis(&self) -> &Genesis {
        &self.genesis
    }

    /// How the table stands.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What was recorded, as far as it was not handed over.
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// Hands the record over to whoever keeps it; the table goes on without it.
    pub fn hand_over(&mut self) -> impl Iterator<Item = Entry> + '_ {
        self.record.drain(..)
    }
}

/// Why a record gives no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokenRecord {
    /// An entry is missing, or one stands twice.
    Gap {
        /// The number that should come.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// An entry is earlier than the one before it.
    TimeRunsBackwards {
        /// Its number.
        n: u64,
        /// The time of the one before it.
        last: Time,
    },
}

impl fmt::Display for BrokenRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BrokenRecord::Gap { expected, found } => {
                write!(f, "the record has entry {found} where entry {expected} should stand")
            }
            BrokenRecord::TimeRunsBackwards { n, last } => {
                write!(f, "entry {n} of the record is earlier than {last}, the time of the one before it")
            }
        }
    }
}

impl core::error::Error for BrokenRecord {}
