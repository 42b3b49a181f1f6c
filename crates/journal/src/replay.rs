//! A table told again from its rows: as it stood at the end, or row by row with a sentence each.

use std::fmt;
use std::panic::{self, AssertUnwindSafe};

use croupier_table::explain::sentence;
use croupier_table::table::BrokenRecord;
use croupier_table::{Entry, Genesis, Table, Time};

use crate::at_rest::{AtRestError, read_entry, read_genesis};
use crate::rounds::Rounds;
use crate::row::Row;
use crate::seal::Keyring;
use crate::store::{ReadError, Records};
use crate::stream::Stream;

/// Why a stream gives no table.
#[derive(Debug)]
pub enum ReplayError {
    /// There is no such table.
    NoTable,
    /// A row is not one of a table.
    Row {
        /// Its number.
        n: u64,
        /// Why.
        why: AtRestError,
    },
    /// The entries do not follow each other.
    Broken(BrokenRecord),
    /// The entries are those of no table that ever was.
    Impossible,
    /// The rows cannot be read.
    Unreadable(ReadError),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::NoTable => f.write_str("there is no such table in the journal"),
            ReplayError::Row { n, why } => write!(f, "row {n}: {why}"),
            ReplayError::Broken(why) => why.fmt(f),
            ReplayError::Impossible => f.write_str("the rows are those of no table that ever was"),
            ReplayError::Unreadable(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for ReplayError {}

impl From<ReadError> for ReplayError {
    fn from(why: ReadError) -> ReplayError {
        ReplayError::Unreadable(why)
    }
}

/// How many rows are read at a time.
const PAGE: usize = 4096;

/// All rows of a stream, page by page, to whoever asks for them.
///
/// # Errors
/// They cannot be read, or the one who asked has seen enough.
pub fn each_row<E: From<ReadError>>(
    records: &impl Records,
    stream: &Stream,
    mut each: impl FnMut(Row) -> Result<(), E>,
) -> Result<(), E> {
    let mut after = 0;
    loop {
        let page = records.read(stream, after, PAGE)?;
        let (read, last) = (page.len(), page.last().map_or(after, |row| row.note.n));
        page.into_iter().try_for_each(&mut each)?;
        if read < PAGE {
            return Ok(());
        }
        after = last;
    }
}

/// The table that a stream gives.
///
/// # Errors
/// It gives none.
pub fn table(records: &impl Records, stream: &Stream, keys: &Keyring) -> Result<Table, ReplayError> {
    let (mut genesis, mut entries) = (None::<Genesis>, Vec::<Entry>::new());
    each_row(records, stream, |row| -> Result<(), ReplayError> {
        let at = |why| ReplayError::Row { n: row.note.n, why };
        if genesis.is_none() {
            genesis = Some(read_genesis(&row, keys).map_err(at)?);
        } else {
            entries.push(read_entry(&row, Some(keys)).map_err(at)?);
        }
        Ok(())
    })?;
    let genesis = genesis.ok_or(ReplayError::NoTable)?;
    // A table asserts what cannot be. Rows that somebody made up are answered, not died of.
    let replayed = panic::catch_unwind(AssertUnwindSafe(|| Table::replay(genesis, entries)));
    replayed.map_err(|_| ReplayError::Impossible)?.map_err(ReplayError::Broken)
}

/// One row of a table, told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its number.
    pub n: u64,
    /// The round it belongs to.
    pub round: u64,
    /// When it happened.
    pub at: Time,
    /// Whose act it was.
    pub by: String,
    /// The provision it rests on; the genesis has none.
    pub provision: Option<&'static str>,
    /// What happened.
    pub sentence: String,
}

/// A table told row by row. It tells every dealt card and no undealt one.
///
/// # Errors
/// It cannot be told.
pub fn tell(records: &impl Records, stream: &Stream) -> Result<Vec<Told>, ReplayError> {
    let (mut told, mut rounds) = (Vec::new(), Rounds::default());
    each_row(records, stream, |row| -> Result<(), ReplayError> {
        told.push(match row.note.n {
            Genesis::NUMBER => opening(&row),
            n => of_entry(&row, &mut rounds).map_err(|why| ReplayError::Row { n, why })?,
        });
        Ok(())
    })?;
    if told.is_empty() { Err(ReplayError::NoTable) } else { Ok(told) }
}

fn opening(row: &Row) -> Told {
    let sentence = "The table opens by its approved Rules Submission.".into();
    Told { n: row.note.n, round: 1, at: row.note.at, by: row.note.by.to_string(), provision: None, sentence }
}

fn of_entry(row: &Row, rounds: &mut Rounds) -> Result<Told, AtRestError> {
    let entry = read_entry(row, None)?;
    Ok(Told {
        n: entry.n,
        round: rounds.of(&entry.event),
        at: entry.at,
        by: entry.by.to_string(),
        provision: Some(entry.provision.id()),
        sentence: sentence(&entry),
    })
}
