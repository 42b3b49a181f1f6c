//! Rows in a file of SQLite: write-ahead log, synchronous on every commit, readable with the plain `sqlite3` program.

mod append;
mod errors;
mod inspect;
mod open;
mod read;

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::{AppendError, Durable, ReadError, Records, Store};
use crate::chain::{Batch, Head, Heads};
use crate::row::Row;
use crate::stream::Stream;

pub use open::{APPLICATION, FORMAT, OpenError, SCHEMA};
pub use read::Reader;

/// A journal in a file, opened to write.
#[derive(Debug)]
pub struct Sqlite {
    connection: Connection,
    path: PathBuf,
    epoch: u64,
    /// Nobody else writes without taking the next epoch, so what was read when it was opened stays true.
    ends: HashMap<Stream, End>,
}

/// The end of a stream, with the number under which the file knows the stream.
#[derive(Clone, Copy, Debug)]
struct End {
    id: i64,
    head: Head,
}

impl Sqlite {
    /// Opens a journal, or begins one, and takes the next epoch: whoever wrote before is fenced.
    ///
    /// # Errors
    /// There is something else in the file, or it cannot be opened.
    pub fn open(path: &Path) -> Result<Sqlite, OpenError> {
        let (connection, epoch) = open::to_write(path)?;
        let ends = read::ends(&connection).map_err(OpenError::Unreadable)?;
        let ends = ends.into_iter().map(|(stream, id, head)| (stream, End { id, head })).collect();
        Ok(Sqlite { connection, path: path.to_owned(), epoch, ends })
    }

    /// A reader of its own, which neither waits for the writer nor makes it wait.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn reader(&self) -> Result<Reader, OpenError> {
        Reader::open(&self.path)
    }

    /// The connection, for tests that look underneath.
    pub const fn connection(&self) -> &Connection {
        &self.connection
    }

    fn head(&self, stream: &Stream) -> Head {
        self.ends.get(stream).map_or(Head::START, |end| end.head)
    }
}

impl Store for Sqlite {
    fn append(&mut self, group: &[Batch]) -> Result<Durable, AppendError> {
        append::append(self, group)
    }

    fn settle(&mut self) -> Result<(), AppendError> {
        append::settle(self)
    }
}

impl Records for Sqlite {
    fn read(&self, stream: &Stream, after: u64, limit: usize) -> Result<Vec<Row>, ReadError> {
        read::rows(&self.connection, stream, after, limit)
    }

    fn heads(&self) -> Result<Heads, ReadError> {
        read::heads(&self.connection)
    }

    fn inspect(&self) -> Result<(), ReadError> {
        inspect::inspect(&self.connection)
    }
}
