//! Writing: a group of batches in one transaction, with its fence and its heads.

use std::collections::HashMap;

use croupier_table::Person;
use rusqlite::{Statement, Transaction, TransactionBehavior, params};

use super::errors::{before_commit, in_commit};
use super::{End, Sqlite};
use crate::chain::{Batch, Head};
use crate::row::Row;
use crate::store::{AppendError, Durable};
use crate::stream::Stream;

const FENCE: &str = "SELECT epoch FROM writer";
const ROW: &str = "INSERT INTO journal (stream, n, at, by, person, key, provision, event, hash)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
const NEW_STREAM: &str = "INSERT INTO streams (name, n, hash) VALUES (?, 0, x'')";
const END: &str = "UPDATE streams SET n = ?, hash = ? WHERE id = ?";

/// Writes a group, or nothing.
pub fn append(store: &mut Sqlite, group: &[Batch]) -> Result<Durable, AppendError> {
    let mut moved = Moved::default();
    moved.check(store, group)?;
    let behavior = TransactionBehavior::Immediate;
    let transaction = Transaction::new_unchecked(&store.connection, behavior).map_err(before_commit)?;
    fence(&transaction, store.epoch)?;
    moved.write(&transaction, group).map_err(before_commit)?;
    transaction.commit().map_err(in_commit)?;
    store.ends.extend(moved.ends);
    Ok(Durable { rows: group.iter().map(|batch| batch.rows().len()).sum() })
}

/// Commits something that says nothing. It takes the place in the log of whatever was in doubt there.
pub fn settle(store: &mut Sqlite) -> Result<(), AppendError> {
    let doubt = "UPDATE writer SET doubts = doubts + 1";
    store.connection.execute(doubt, ()).map(|_| ()).map_err(before_commit)
}

fn fence(transaction: &Transaction, mine: u64) -> Result<(), AppendError> {
    let mut statement = transaction.prepare_cached(FENCE).map_err(before_commit)?;
    let epoch: i64 = statement.query_row((), |row| row.get(0)).map_err(before_commit)?;
    let epoch = epoch.cast_unsigned();
    if epoch == mine { Ok(()) } else { Err(AppendError::Fenced { epoch }) }
}

/// How the ends of streams move with a group.
#[derive(Default)]
struct Moved {
    ends: HashMap<Stream, End>,
}

impl Moved {
    /// That every batch follows what is there and the batches before it.
    fn check(&mut self, store: &Sqlite, group: &[Batch]) -> Result<(), AppendError> {
        for batch in group {
            for (stream, after) in batch.after() {
                let head = self.ends.get(stream).map_or_else(|| store.head(stream), |end| end.head);
                if head != *after {
                    return Err(AppendError::Stale { stream: stream.clone(), at: head.n });
                }
            }
            for row in batch.rows() {
                self.moves(store, row);
            }
        }
        Ok(())
    }

    fn moves(&mut self, store: &Sqlite, row: &Row) {
        let head = Head { n: row.note.n, hash: row.hash };
        match self.ends.get_mut(&row.note.stream) {
            Some(end) => end.head = head,
            None => {
                let id = store.ends.get(&row.note.stream).map_or(UNKNOWN, |end| end.id);
                self.ends.insert(row.note.stream.clone(), End { id, head });
            }
        }
    }

    fn write(&mut self, to: &Transaction, group: &[Batch]) -> rusqlite::Result<()> {
        let mut insert = to.prepare_cached(ROW)?;
        for row in group.iter().flat_map(Batch::rows) {
            let id = self.id(to, &row.note.stream)?;
            write_row(&mut insert, id, row)?;
        }
        let mut update = to.prepare_cached(END)?;
        for end in self.ends.values() {
            update.execute(params![end.head.n.cast_signed(), end.head.hash.bytes(), end.id])?;
        }
        Ok(())
    }

    /// The number of a stream in the file, which is entered there with its first row.
    fn id(&mut self, to: &Transaction, stream: &Stream) -> rusqlite::Result<i64> {
        let end = self.ends.entry(stream.clone()).or_insert(End { id: UNKNOWN, head: Head::START });
        if end.id == UNKNOWN {
            to.prepare_cached(NEW_STREAM)?.execute([stream.to_string()])?;
            end.id = to.last_insert_rowid();
        }
        Ok(end.id)
    }
}

fn write_row(insert: &mut Statement, id: i64, row: &Row) -> rusqlite::Result<usize> {
    let note = &row.note;
    insert.execute(params![
        id,
        note.n.cast_signed(),
        note.at.0.cast_signed(),
        &*note.by,
        note.person.map(Person::number),
        note.key.as_deref(),
        note.provision.as_deref(),
        &*note.event,
        row.hash.bytes(),
    ])
}

/// A stream that the file does not know yet; SQLite numbers from one.
const UNKNOWN: i64 = 0;
