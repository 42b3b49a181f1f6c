//! The keys of acts: the same key again is the same act again, also after a crash.

use std::collections::{BTreeMap, VecDeque};

use croupier_table::Person;

use crate::names::{BatchId, Key, TableId};
use crate::outputs::Refused;

/// How many keys of a person are remembered: many times what can wait for an answer at once.
const KEPT: usize = 1_024;

/// What became of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done at a table, by the entries after one number and up to another.
    Done {
        /// Where.
        table: TableId,
        /// The number before the first entry.
        after: u64,
        /// The number of the last.
        upto: u64,
    },
    /// It was agreed to, away from the tables.
    Agreed,
    /// It was refused.
    Refused(Refused),
}

/// A key that was used.
#[derive(Clone, Debug)]
struct Used {
    key: Key,
    batch: BatchId,
    outcome: Outcome,
}

/// The keys that people have used.
#[derive(Clone, Debug, Default)]
pub struct Keys(BTreeMap<Person, VecDeque<Used>>);

impl Keys {
    /// What became of the act of a key, and the batch that says so.
    pub fn find(&self, person: Person, key: &Key) -> Option<(BatchId, &Outcome)> {
        let used = self.0.get(&person)?.iter().rev().find(|used| used.key == *key)?;
        Some((used.batch, &used.outcome))
    }

    /// Remembers an act.
    pub fn remember(&mut self, person: Person, key: Key, batch: BatchId, outcome: Outcome) {
        let keys = self.0.entry(person).or_default();
        keys.push_back(Used { key, batch, outcome });
        if keys.len() > KEPT {
            keys.pop_front();
        }
    }

    /// Forgets what was lost.
    pub fn forget_from(&mut self, lost: BatchId) {
        self.0.values_mut().for_each(|keys| keys.retain(|used| used.batch < lost));
    }
}
