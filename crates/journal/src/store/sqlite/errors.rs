//! What the errors of SQLite mean to a journal.

use rusqlite::ffi::SQLITE_IOERR_WRITE;
use rusqlite::{Error, ErrorCode};

use crate::store::{AppendError, Cause};

/// An error before the commit: SQLite takes everything back.
pub fn before_commit(error: Error) -> AppendError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => AppendError::Full(Cause::new(error)),
        _ => AppendError::Unwritable(Cause::new(error)),
    }
}

/// An error of the commit itself.
///
/// A full disk or a write that fails stops before the frame that makes a transaction valid is whole. A failed sync
/// comes after it: if the machine stops now, the transaction may be there when it starts again.
pub fn in_commit(error: Error) -> AppendError {
    let failed_write = error.sqlite_error().is_some_and(|error| error.extended_code == SQLITE_IOERR_WRITE);
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => AppendError::Full(Cause::new(error)),
        Some(ErrorCode::DatabaseBusy | ErrorCode::ReadOnly) => AppendError::Unwritable(Cause::new(error)),
        _ if failed_write => AppendError::Unwritable(Cause::new(error)),
        _ => AppendError::Unknown(Cause::new(error)),
    }
}
