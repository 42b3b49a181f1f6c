//! A casino floor at rest: its rows as notes, and the floor that the rows give again.

use std::fmt;
use std::sync::Arc;

use croupier_floor::pit::{PitEvent, SealedSeed};
use croupier_floor::{BrokenFloor, Floor, FreshSeed, Key, Line, Record, TableRecord};
use croupier_rules::Provision;
use croupier_shuffle::Seed;
use croupier_table::{Entry, Time};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::at_rest::{self, AtRestError};
use crate::row::{Note, Row};
use crate::seal::{Envelope, Keyring, SealError};
use crate::store::{ReadError, Records};
use crate::stream::Stream;

/// How many rows are read at once.
const PAGE: usize = 4_096;

/// A row of the floor as a note of its stream.
///
/// # Errors
/// It cannot be sealed or written.
pub fn note(row: &croupier_floor::Row, keys: &Keyring) -> Result<Note, AtRestError> {
    match row {
        croupier_floor::Row::House(line) => line_note(Stream::House, line, None),
        croupier_floor::Row::Genesis(id, genesis) => {
            at_rest::genesis(&Stream::Table(id.clone()), genesis, keys)
        }
        croupier_floor::Row::Table(id, entry) => at_rest::entry(&Stream::Table(id.clone()), entry, keys),
        croupier_floor::Row::Pit(id, line) => {
            line_note(Stream::Pit(id.clone()), line, refused_under(&line.event))
        }
    }
}

/// The provision under which something was refused, so that it can be searched for.
fn refused_under(event: &PitEvent) -> Option<Provision> {
    if let PitEvent::Refused { provision, .. } = event { *provision } else { None }
}

fn line_note<E: Serialize>(
    stream: Stream,
    line: &Line<E>,
    provision: Option<Provision>,
) -> Result<Note, AtRestError> {
    Ok(Note {
        stream,
        n: line.n,
        at: line.at,
        by: "house".into(),
        person: line.person,
        key: line.key.as_ref().map(|key| Arc::from(key.as_str())),
        provision: provision.map(|provision| provision.id().into()),
        event: serde_json::to_string(&line.event)?.into(),
    })
}

/// A seed for the floor, with what may be written down of it.
///
/// # Errors
/// The operating system gives no chance bytes.
pub fn fresh(seed: Seed, keys: &Keyring) -> Result<FreshSeed, SealError> {
    let sealed = SealedSeed(Arc::from(keys.seal_seed(&seed)?.to_string()));
    Ok(FreshSeed { seed, sealed })
}

/// The floor that the rows of a store give, at a moment that is not before the last of them.
///
/// # Errors
/// The rows cannot be read, are not a floor's, or were sealed with other keys.
pub fn restore(now: Time, records: &impl Records, keys: &Keyring) -> Result<Floor, RestoreError> {
    let unseal = |sealed: &SealedSeed| -> Option<Seed> {
        let envelope: Envelope = sealed.0.parse().ok()?;
        keys.unseal_seed(&envelope).ok()
    };
    Floor::restore(now, record(records, keys)?, unseal).map_err(RestoreError::Broken)
}

fn record(records: &impl Records, keys: &Keyring) -> Result<Record, RestoreError> {
    let mut record = Record::default();
    for stream in records.heads()?.into_keys() {
        match &stream {
            Stream::House => record.house = lines(records, &stream)?,
            Stream::Table(id) => {
                let table = table(records, &stream, &Stream::Pit(id.clone()), keys)?;
                record.tables.insert(id.clone(), table);
            }
            Stream::Pit(_) | Stream::Checkpoints => {}
        }
    }
    Ok(record)
}

/// The record of a table, and what the floor decided about it.
fn table(
    records: &impl Records,
    stream: &Stream,
    pit: &Stream,
    keys: &Keyring,
) -> Result<TableRecord, RestoreError> {
    let mut rows = rows(records, stream)?.into_iter();
    let first = rows.next().ok_or(RestoreError::Empty { stream: stream.clone() })?;
    let genesis = at_rest::read_genesis(&first, keys).map_err(|why| unreadable(&first, why))?;
    let entry = |row: Row| read_entry(&row, keys).map_err(|why| unreadable(&row, why));
    let entries = rows.map(entry).collect::<Result<_, _>>()?;
    Ok(TableRecord { genesis, entries, lines: lines(records, pit)? })
}

/// An entry. An order that is not sealed in it was made from a seed, and the floor makes it again.
fn read_entry(row: &Row, keys: &Keyring) -> Result<Entry, AtRestError> {
    match at_rest::read_entry(row, Some(keys)) {
        Err(AtRestError::NoOrder) => at_rest::read_entry(row, None),
        entry => entry,
    }
}

fn lines<E: DeserializeOwned>(records: &impl Records, stream: &Stream) -> Result<Vec<Line<E>>, RestoreError> {
    rows(records, stream)?.iter().map(line).collect()
}

fn line<E: DeserializeOwned>(row: &Row) -> Result<Line<E>, RestoreError> {
    let note = &row.note;
    let event = serde_json::from_str(&note.event).map_err(|why| unreadable(row, why.into()))?;
    let key = note.key.as_deref().and_then(|key| Key::new(key).ok());
    Ok(Line { n: note.n, at: note.at, person: note.person, key, event })
}

fn rows(records: &impl Records, stream: &Stream) -> Result<Vec<Row>, ReadError> {
    let mut all: Vec<Row> = Vec::new();
    loop {
        let page = records.read(stream, all.last().map_or(0, |row| row.note.n), PAGE)?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

fn unreadable(row: &Row, why: AtRestError) -> RestoreError {
    RestoreError::Unreadable { stream: row.note.stream.clone(), n: row.note.n, why }
}

/// Why rows give no floor.
#[derive(Debug)]
pub enum RestoreError {
    /// They cannot be read.
    Read(ReadError),
    /// One of them is not what it should be.
    Unreadable {
        /// In which stream.
        stream: Stream,
        /// Its number.
        n: u64,
        /// What is the matter.
        why: AtRestError,
    },
    /// A stream has no first row.
    Empty {
        /// Which.
        stream: Stream,
    },
    /// Together they are not the record of a floor.
    Broken(BrokenFloor),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::Read(why) => why.fmt(f),
            RestoreError::Unreadable { stream, n, why } => write!(f, "row {n} of {stream}: {why}"),
            RestoreError::Empty { stream } => write!(f, "{stream} has no first row"),
            RestoreError::Broken(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for RestoreError {}

impl From<ReadError> for RestoreError {
    fn from(error: ReadError) -> RestoreError {
        RestoreError::Read(error)
    }
}
