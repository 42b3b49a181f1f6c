//! The folder of a journal, and that only one program at a time writes in it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::{env, fmt, process};

/// A folder that this program alone writes in, until it is dropped or the program ends in whatever way.
#[derive(Debug)]
pub struct Directory {
    path: PathBuf,
    lock: File,
}

impl Directory {
    /// Takes a folder, and makes it first where there is none.
    ///
    /// # Errors
    /// Another program has it, or it cannot be written.
    pub fn claim(path: &Path) -> Result<Directory, ClaimError> {
        let cannot = |error| ClaimError::Unusable { path: path.to_owned(), error };
        make(path).map_err(cannot)?;
        let mut lock = open(&path.join("lock")).map_err(cannot)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(held(path, lock)),
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        sign(&mut lock).map_err(cannot)?;
        Ok(Directory { path: path.to_owned(), lock })
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The file of SQLite in it.
    pub fn journal(&self) -> PathBuf {
        journal_in(&self.path)
    }
}

impl Drop for Directory {
    /// Closing the file is not enough: a program that is being started this moment has it open too, for a blink.
    fn drop(&mut self) {
        let _ = self.lock.unlock();
    }
}

/// The file of SQLite in a folder.
pub fn journal_in(folder: &Path) -> PathBuf {
    folder.join("journal.sqlite")
}

/// The file of the keys that seal, unless it is kept elsewhere.
pub fn sealing_keys_in(folder: &Path) -> PathBuf {
    folder.join("sealing.keys")
}

/// The file of the key that signs, unless it is kept elsewhere.
pub fn signing_key_in(folder: &Path) -> PathBuf {
    folder.join("signing.key")
}

/// Others on the machine have no business in it.
fn make(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

fn open(lock: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(lock)
}

/// Leaves a line for whoever comes second.
fn sign(lock: &mut File) -> io::Result<()> {
    let words: Vec<String> = env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    lock.set_len(0)?;
    writeln!(lock, "process {} ({})", process::id(), words.join(" "))
}

fn held(path: &Path, mut lock: File) -> ClaimError {
    let mut by = String::new();
    let read = lock.rewind().and_then(|()| lock.read_to_string(&mut by));
    let known = read.is_ok() && !by.trim().is_empty();
    let by = if known { by.trim().to_owned() } else { "another process".to_owned() };
    ClaimError::Held { path: path.to_owned(), by }
}

/// Why a folder cannot be taken.
#[derive(Debug)]
pub enum ClaimError {
    /// Another program writes in it.
    Held {
        /// The folder.
        path: PathBuf,
        /// Which program, as it signed itself.
        by: String,
    },
    /// It cannot be made or written.
    Unusable {
        /// The folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimError::Held { path, by } => write!(
                f,
                "{} is in use by {by}; close that program first, or choose another folder",
                path.display()
            ),
            ClaimError::Unusable { path, error } => {
                write!(f, "{} cannot be used: {error}", path.display())
            }
        }
    }
}

impl std::error::Error for ClaimError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ClaimError::Held { .. } => None,
            ClaimError::Unusable { error, .. } => Some(error),
        }
    }
}
