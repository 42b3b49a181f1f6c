//! Reading: rows as the file has them, and a reader with a connection of its own.

use std::path::Path;
use std::sync::Arc;

use croupier_table::{Person, Time};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ValueRef};
use rusqlite::{Connection, OptionalExtension};

use super::{OpenError, inspect, open};
use crate::chain::{Head, Heads};
use crate::hash::Hash;
use crate::row::{Note, Row};
use crate::store::{Cause, ReadError, Records};
use crate::stream::Stream;

const ROWS: &str = "SELECT n, at, by, person, key, provision, event, hash FROM journal
    WHERE stream = ? AND n > ? ORDER BY n LIMIT ?";

/// A journal in a file, opened to read. It can be read while another connection writes.
#[derive(Debug)]
pub struct Reader {
    connection: Connection,
}

impl Reader {
    /// Opens a journal that is there.
    ///
    /// # Errors
    /// There is none, or it cannot be opened.
    pub fn open(path: &Path) -> Result<Reader, OpenError> {
        open::to_read(path).map(|connection| Reader { connection })
    }
}

impl Records for Reader {
    fn read(&self, stream: &Stream, after: u64, limit: usize) -> Result<Vec<Row>, ReadError> {
        rows(&self.connection, stream, after, limit)
    }

    fn heads(&self) -> Result<Heads, ReadError> {
        heads(&self.connection)
    }

    fn inspect(&self) -> Result<(), ReadError> {
        inspect::inspect(&self.connection)
    }
}

/// Thirty-two bytes of a column.
impl FromSql for Hash {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Hash> {
        value.as_blob()?.try_into().map(Hash::new).map_err(|_| FromSqlError::InvalidType)
    }
}

/// SQLite cannot be asked, or answers with something else.
pub(super) fn unreadable(error: rusqlite::Error) -> ReadError {
    ReadError::Unreadable(Cause::new(error))
}

pub(super) fn rows(
    from: &Connection,
    stream: &Stream,
    after: u64,
    limit: usize,
) -> Result<Vec<Row>, ReadError> {
    let Some(id) = id(from, stream).map_err(unreadable)? else { return Ok(Vec::new()) };
    let mut statement = from.prepare_cached(ROWS).map_err(unreadable)?;
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let mut found = statement.query((id, after.cast_signed(), limit)).map_err(unreadable)?;
    let mut rows = Vec::new();
    while let Some(columns) = found.next().map_err(unreadable)? {
        let n = columns.get::<_, i64>(0).map_err(unreadable)?.cast_unsigned();
        let row = row(stream, n, columns);
        let malformed = |error| ReadError::Malformed { stream: stream.clone(), n, cause: Cause::new(error) };
        rows.push(row.map_err(malformed)?);
    }
    Ok(rows)
}

fn id(from: &Connection, stream: &Stream) -> rusqlite::Result<Option<i64>> {
    let mut statement = from.prepare_cached("SELECT id FROM streams WHERE name = ?")?;
    statement.query_row([stream.to_string()], |row| row.get(0)).optional()
}

fn row(stream: &Stream, n: u64, columns: &rusqlite::Row) -> rusqlite::Result<Row> {
    let note = Note {
        stream: stream.clone(),
        n,
        at: Time(columns.get::<_, i64>(1)?.cast_unsigned()),
        by: columns.get::<_, Arc<str>>(2)?,
        person: person(columns)?,
        key: columns.get(4)?,
        provision: columns.get(5)?,
        event: columns.get(6)?,
    };
    Ok(Row { note, hash: columns.get(7)? })
}

fn person(columns: &rusqlite::Row) -> rusqlite::Result<Option<Person>> {
    let Some(number) = columns.get::<_, Option<u32>>(3)? else { return Ok(None) };
    let nobody = rusqlite::Error::IntegralValueOutOfRange(3, i64::from(number));
    Person::new(number).ok_or(nobody).map(Some)
}

/// Every stream with its number in the file and its end.
pub(super) fn ends(from: &Connection) -> Result<Vec<(Stream, i64, Head)>, ReadError> {
    let mut statement = from.prepare("SELECT name, id, n, hash FROM streams").map_err(unreadable)?;
    let mut found = statement.query(()).map_err(unreadable)?;
    let mut ends = Vec::new();
    while let Some(columns) = found.next().map_err(unreadable)? {
        ends.push(end(columns)?);
    }
    Ok(ends)
}

fn end(columns: &rusqlite::Row) -> Result<(Stream, i64, Head), ReadError> {
    let name: Box<str> = columns.get(0).map_err(unreadable)?;
    let stream = name.parse().map_err(|_| ReadError::Unreadable(Cause::new(NotNamed(name))))?;
    let n = columns.get::<_, i64>(2).map_err(unreadable)?.cast_unsigned();
    let head = Head { n, hash: columns.get(3).map_err(unreadable)? };
    Ok((stream, columns.get(1).map_err(unreadable)?, head))
}

#[derive(Debug)]
struct NotNamed(Box<str>);

impl std::fmt::Display for NotNamed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no stream is called {:?}", self.0)
    }
}

impl std::error::Error for NotNamed {}

pub(super) fn heads(from: &Connection) -> Result<Heads, ReadError> {
    Ok(ends(from)?.into_iter().map(|(stream, _, head)| (stream, head)).collect())
}
