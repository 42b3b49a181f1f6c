//! Opening the file: what it must be, and how it is written.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use crate::store::{Cause, ReadError};

/// The tables and views of the file.
pub const SCHEMA: &str = include_str!("schema.sql");

/// What marks the file as a journal of Croupier: `CrJo`.
pub const APPLICATION: i32 = 0x4372_4a6f;

/// The version of the file.
pub const FORMAT: i32 = 1;

/// How long a writer waits for somebody who looks at the file with another program and keeps it locked.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why a journal cannot be opened.
#[derive(Clone, Debug)]
pub enum OpenError {
    /// The file holds something else.
    NotAJournal,
    /// The file was written by a later version of the program.
    Later {
        /// The version of the file.
        format: i32,
    },
    /// Its rows cannot be read.
    Unreadable(ReadError),
    /// SQLite does not open it.
    Closed(Cause),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::NotAJournal => f.write_str("the file is not a journal of Croupier"),
            OpenError::Later { format } => {
                write!(f, "the journal has format {format}, and this program knows formats up to {FORMAT}")
            }
            OpenError::Unreadable(why) => why.fmt(f),
            OpenError::Closed(cause) => write!(f, "the journal cannot be opened: {cause}"),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        OpenError::Closed(Cause::new(error))
    }
}

/// A connection that writes, and the epoch it writes in.
pub fn to_write(path: &Path) -> Result<(Connection, u64), OpenError> {
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    // Deleted pages and a log that was folded in leave nothing behind; rows are never deleted, so it costs nothing.
    connection.pragma_update(None, "secure_delete", "on")?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    create_if_empty(&transaction)?;
    check(&transaction)?;
    transaction.execute("UPDATE writer SET epoch = epoch + 1", ())?;
    let epoch: i64 = transaction.query_row("SELECT epoch FROM writer", (), |row| row.get(0))?;
    transaction.commit()?;
    Ok((connection, epoch.cast_unsigned()))
}

/// A connection that reads, also while another one writes.
pub fn to_read(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    check(&connection)?;
    Ok(connection)
}

fn create_if_empty(transaction: &Transaction) -> Result<(), OpenError> {
    let things: i64 = transaction.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get(0))?;
    if things > 0 {
        return Ok(());
    }
    transaction.execute_batch(SCHEMA)?;
    transaction.execute("INSERT INTO writer (epoch, doubts) VALUES (0, 0)", ())?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", FORMAT)?;
    Ok(())
}

/// That it is a journal, and one that this program can read.
fn check(connection: &Connection) -> Result<(), OpenError> {
    let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    if pragma("application_id")? != APPLICATION {
        return Err(OpenError::NotAJournal);
    }
    match pragma("user_version")? {
        FORMAT => Ok(()),
        format if format > FORMAT => Err(OpenError::Later { format }),
        _ => Err(OpenError::NotAJournal),
    }
}
