//! What SQLite and the tables beside the rows can say: a damaged file, views that are not ours, rows that belong to no
//! stream.

use std::fmt;
use std::sync::OnceLock;

use rusqlite::Connection;

use super::open::SCHEMA;
use super::read::unreadable;
use crate::store::{Cause, ReadError};

/// What is wrong with the file as a whole.
#[derive(Debug, PartialEq, Eq)]
enum Flaw {
    Damaged(Box<str>),
    OtherSchema(Box<str>),
    Stray { stream: i64, n: i64 },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Damaged(how) => write!(f, "the file is damaged: {how}"),
            Flaw::OtherSchema(name) => write!(f, "{name} is not as this program made it"),
            Flaw::Stray { stream, n } => write!(f, "row {n} belongs to stream {stream}, which is not there"),
        }
    }
}

impl std::error::Error for Flaw {}

/// The first flaw, if there is one.
pub fn inspect(connection: &Connection) -> Result<(), ReadError> {
    match flaw(connection).map_err(unreadable)? {
        Some(flaw) => Err(ReadError::Unreadable(Cause::new(flaw))),
        None => Ok(()),
    }
}

fn flaw(connection: &Connection) -> rusqlite::Result<Option<Flaw>> {
    let said: Box<str> = connection.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    if &*said != "ok" {
        return Ok(Some(Flaw::Damaged(said)));
    }
    if let Some(name) = altered(connection)? {
        return Ok(Some(Flaw::OtherSchema(name)));
    }
    stray(connection)
}

/// The first table or view that is not, letter by letter, the one of the schema.
fn altered(connection: &Connection) -> rusqlite::Result<Option<Box<str>>> {
    let (ours, found) = (ours()?, made(connection)?);
    let differs = found.iter().find(|thing| !ours.contains(thing));
    let misses = ours.iter().find(|thing| !found.contains(thing));
    Ok(differs.or(misses).map(|(name, _)| name.clone()))
}

/// What the schema makes, asked of SQLite once.
fn ours() -> rusqlite::Result<&'static [Made]> {
    static OURS: OnceLock<Vec<Made>> = OnceLock::new();
    if let Some(ours) = OURS.get() {
        return Ok(ours);
    }
    let empty = Connection::open_in_memory()?;
    empty.execute_batch(SCHEMA)?;
    let ours = made(&empty)?;
    Ok(OURS.get_or_init(|| ours))
}

type Made = (Box<str>, Option<Box<str>>);

fn made(connection: &Connection) -> rusqlite::Result<Vec<Made>> {
    let mut statement =
        connection.prepare("SELECT type || ' ' || name, sql FROM sqlite_schema ORDER BY rowid")?;
    statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

fn stray(connection: &Connection) -> rusqlite::Result<Option<Flaw>> {
    // One step down the index for each stream, not one for each row.
    let mut statement = connection.prepare(
        "WITH RECURSIVE found(id) AS (
             SELECT min(stream) FROM journal
             UNION ALL SELECT (SELECT min(stream) FROM journal WHERE stream > id) FROM found WHERE id IS NOT NULL
         )
         SELECT id, (SELECT min(n) FROM journal WHERE stream = id) FROM found
         WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM streams) LIMIT 1",
    )?;
    let mut rows = statement.query_map((), |row| Ok(Flaw::Stray { stream: row.get(0)?, n: row.get(1)? }))?;
    rows.next().transpose()
}
