//! Stores: where rows are kept. Each keeps them in its own way; they share the rows and the errors, and one list of
//! cases that every store must pass (`tests/conformance`).

pub mod memory;
pub mod sqlite;

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::chain::{Batch, Gap, Heads};
use crate::row::Row;
use crate::stream::Stream;

/// Rows that can be read.
pub trait Records {
    /// Rows of a stream with numbers above `after`, in order, at most `limit`.
    ///
    /// # Errors
    /// They cannot be read.
    fn read(&self, stream: &Stream, after: u64, limit: usize) -> Result<Vec<Row>, ReadError>;

    /// Where every stream ends.
    ///
    /// # Errors
    /// It cannot be read.
    fn heads(&self) -> Result<Heads, ReadError>;

    /// What the store can say of its own soundness: rows that belong nowhere, a damaged file.
    ///
    /// # Errors
    /// What is the matter.
    fn inspect(&self) -> Result<(), ReadError>;

    /// Whether a row is there, with its hash.
    ///
    /// # Errors
    /// It cannot be read.
    fn holds(&self, row: &Row) -> Result<bool, ReadError> {
        let found = self.read(&row.note.stream, row.note.n.saturating_sub(1), 1)?;
        Ok(found.first() == Some(row))
    }
}

/// A place that keeps rows.
pub trait Store: Records + Send {
    /// Makes batches durable in their order: all of them, or none.
    ///
    /// # Errors
    /// Why not. After anything but [`AppendError::Unknown`], none of them is there.
    fn append(&mut self, group: &[Batch]) -> Result<Durable, AppendError>;

    /// Ends the doubt that [`AppendError::Unknown`] left: afterwards what can be read is what will be there for ever.
    ///
    /// # Errors
    /// The doubt remains.
    fn settle(&mut self) -> Result<(), AppendError>;
}

/// Proof that a store has made something durable: only a store hands it out.
#[must_use]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Durable {
    /// How many rows were made durable.
    pub rows: usize,
}

/// Why a store could not make batches durable.
#[derive(Clone, Debug)]
pub enum AppendError {
    /// A batch does not follow what the stream has.
    Stale {
        /// Which stream.
        stream: Stream,
        /// The last number that it has.
        at: u64,
    },
    /// Somebody else writes here now.
    Fenced {
        /// Their epoch.
        epoch: u64,
    },
    /// It may have been made durable or not. [`Store::settle`], then read it back.
    Unknown(Cause),
    /// There is no room.
    Full(Cause),
    /// The store takes no rows, for another reason.
    Unwritable(Cause),
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Stale { stream, at } => {
                write!(f, "{stream} has {at} rows, and the batch does not follow them")
            }
            AppendError::Fenced { epoch } => {
                write!(f, "another program has been writing to this journal since (epoch {epoch})")
            }
            AppendError::Unknown(cause) => write!(f, "whether it was written is not known yet: {cause}"),
            AppendError::Full(cause) => write!(f, "there is no room for the journal: {cause}"),
            AppendError::Unwritable(cause) => write!(f, "the journal cannot be written: {cause}"),
        }
    }
}

impl Error for AppendError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            AppendError::Stale { .. } | AppendError::Fenced { .. } => None,
            AppendError::Unknown(cause) | AppendError::Full(cause) | AppendError::Unwritable(cause) => {
                Some(&*cause.0)
            }
        }
    }
}

impl From<Gap> for AppendError {
    fn from(gap: Gap) -> AppendError {
        AppendError::Stale { stream: gap.stream, at: gap.at }
    }
}

/// What a store says is the matter.
#[derive(Clone, Debug)]
pub struct Cause(Arc<dyn Error + Send + Sync>);

impl Cause {
    /// From an error of the store.
    pub fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> Cause {
        Cause(Arc::from(error.into()))
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why rows cannot be read.
#[derive(Clone, Debug)]
pub enum ReadError {
    /// A row is there and is none that this program writes.
    Malformed {
        /// Its stream.
        stream: Stream,
        /// Its number.
        n: u64,
        /// What is the matter with it.
        cause: Cause,
    },
    /// The store gives nothing.
    Unreadable(Cause),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Malformed { stream, n, cause } => write!(f, "{stream}, row {n}: {cause}"),
            ReadError::Unreadable(cause) => write!(f, "the journal cannot be read: {cause}"),
        }
    }
}

impl Error for ReadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ReadError::Malformed { cause, .. } | ReadError::Unreadable(cause) => Some(&*cause.0),
        }
    }
}
