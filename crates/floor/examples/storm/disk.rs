//! A disk: batches wait, are written whole or not at all, and what is written stays.

use std::collections::{BTreeMap, VecDeque};

use croupier_floor::{Batch, BatchId, Record, Row, TableRecord};

/// A disk.
#[derive(Default)]
pub struct Disk {
    pub rows: Vec<Row>,
    pub waiting: VecDeque<Batch>,
    /// Rows that were to be written with their batch, and lie about instead: only a saboteur puts them there.
    pub astray: Vec<Row>,
}

impl Disk {
    /// Writes some of what waits; the last batch that is durable by it.
    pub fn write(&mut self, batches: usize) -> Option<BatchId> {
        let mut last = None;
        for batch in self.waiting.drain(..batches.min(self.waiting.len())) {
            last = Some(batch.id);
            self.rows.extend(batch.rows);
        }
        last
    }

    /// Fails everything that waits; the first batch that is lost.
    pub fn fail(&mut self) -> Option<BatchId> {
        let first = self.waiting.front().map(|batch| batch.id);
        self.waiting.clear();
        first
    }

    /// What a program that starts now finds.
    pub fn record(&self) -> Record {
        let mut record = Record::default();
        for row in &self.rows {
            put(&mut record, row.clone());
        }
        record
    }
}

fn put(record: &mut Record, row: Row) {
    match row {
        Row::House(line) => record.house.push(line),
        Row::Genesis(id, genesis) => {
            let table = TableRecord { genesis: *genesis, entries: Vec::new(), lines: Vec::new() };
            record.tables.insert(id, table);
        }
        Row::Table(id, entry) => table(&mut record.tables, &id).entries.push(entry),
        Row::Pit(id, line) => table(&mut record.tables, &id).lines.push(line),
    }
}

fn table<'a>(
    tables: &'a mut BTreeMap<croupier_floor::TableId, TableRecord>,
    id: &croupier_floor::TableId,
) -> &'a mut TableRecord {
    tables.get_mut(id).expect("a table begins with its genesis")
}
