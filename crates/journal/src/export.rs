//! Rows for other programs: lines of JSON, or comma-separated values (RFC 4180).

use std::io::{self, Write};

use serde::Serialize;
use serde_json::value::RawValue;

use crate::hash::Hash;
use crate::replay::each_row;
use crate::row::Row;
use crate::store::{ReadError, Records};
use crate::stream::Stream;

/// The columns of an export, in every form.
pub const COLUMNS: [&str; 9] = ["stream", "n", "at", "by", "person", "key", "provision", "event", "hash"];

/// Why an export ended early.
#[derive(Debug)]
pub enum ExportError {
    /// The rows cannot be read.
    Read(ReadError),
    /// They cannot be written.
    Write(io::Error),
}

impl std::fmt::Display for ExportError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ExportError::Read(why) => why.fmt(f),
            ExportError::Write(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for ExportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ExportError::Read(why) => Some(why),
            ExportError::Write(why) => Some(why),
        }
    }
}

impl From<ReadError> for ExportError {
    fn from(why: ReadError) -> ExportError {
        ExportError::Read(why)
    }
}

impl From<io::Error> for ExportError {
    fn from(why: io::Error) -> ExportError {
        ExportError::Write(why)
    }
}

/// Every row of every stream, or of one: stream by stream, in the order of the numbers.
///
/// # Errors
/// They cannot be read, or the one who asked has seen enough.
pub fn rows<E: From<ReadError>>(
    records: &impl Records,
    only: Option<&Stream>,
    mut each: impl FnMut(&Row) -> Result<(), E>,
) -> Result<(), E> {
    let streams = records.heads()?.into_keys().filter(|stream| only.is_none_or(|only| only == stream));
    for stream in streams {
        each_row(records, &stream, |row| each(&row))?;
    }
    Ok(())
}

/// A line of JSON for each row.
///
/// # Errors
/// Rows cannot be read or written.
pub fn json(records: &impl Records, only: Option<&Stream>, to: &mut impl Write) -> Result<(), ExportError> {
    rows(records, only, |row| {
        serde_json::to_writer(&mut *to, &line(row)?).map_err(io::Error::from)?;
        to.write_all(b"\n").map_err(ExportError::Write)
    })
}

/// A row as it is exported; the event is JSON within JSON.
#[derive(Serialize)]
struct Line<'a> {
    stream: &'a Stream,
    n: u64,
    at: u64,
    by: &'a str,
    person: Option<u32>,
    key: Option<&'a str>,
    provision: Option<&'a str>,
    event: &'a RawValue,
    hash: Hash,
}

fn line(row: &Row) -> Result<Line<'_>, ExportError> {
    let note = &row.note;
    Ok(Line {
        stream: &note.stream,
        n: note.n,
        at: note.at.0,
        by: &note.by,
        person: note.person.map(croupier_table::Person::number),
        key: note.key.as_deref(),
        provision: note.provision.as_deref(),
        event: serde_json::from_str(&note.event).map_err(io::Error::from)?,
        hash: row.hash,
    })
}

/// Headings, and a line for each row.
///
/// # Errors
/// Rows cannot be read or written.
pub fn csv(records: &impl Records, only: Option<&Stream>, to: &mut impl Write) -> Result<(), ExportError> {
    write!(to, "{}\r\n", COLUMNS.join(","))?;
    rows(records, only, |row| {
        let cells = cells(row).map(|cell| quoted(&cell));
        write!(to, "{}\r\n", cells.join(",")).map_err(ExportError::Write)
    })
}

fn cells(row: &Row) -> [String; 9] {
    let note = &row.note;
    let text = |text: &Option<std::sync::Arc<str>>| text.as_deref().unwrap_or_default().to_owned();
    [
        note.stream.to_string(),
        note.n.to_string(),
        note.at.0.to_string(),
        note.by.to_string(),
        note.person.map(|person| person.number().to_string()).unwrap_or_default(),
        text(&note.key),
        text(&note.provision),
        note.event.to_string(),
        row.hash.to_string(),
    ]
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
