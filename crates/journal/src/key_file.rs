//! Files that hold keys: for the owner's eyes only, written whole or not at all, and never part of a journal.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Why a file of keys cannot be used.
#[derive(Debug)]
pub enum KeyError {
    /// Others on the machine may read it.
    Exposed {
        /// The file.
        path: PathBuf,
        /// Its mode.
        mode: u32,
    },
    /// It does not hold what it should.
    NotKeys {
        /// The file.
        path: PathBuf,
    },
    /// It cannot be read or written.
    Unusable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The operating system gives no chance bytes.
    NoChance(getrandom::Error),
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeyError::Exposed { path, mode } => {
                let path = path.display();
                write!(f, "{path} has mode {mode:03o}, and others may read its keys; say `chmod 600 {path}`")
            }
            KeyError::NotKeys { path } => write!(f, "{} does not hold keys of a journal", path.display()),
            KeyError::Unusable { path, error } => write!(f, "{} cannot be used: {error}", path.display()),
            KeyError::NoChance(error) => write!(f, "the operating system gives no key: {error}"),
        }
    }
}

impl std::error::Error for KeyError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            KeyError::Exposed { .. } | KeyError::NotKeys { .. } => None,
            KeyError::Unusable { error, .. } => Some(error),
            KeyError::NoChance(error) => Some(error),
        }
    }
}

/// Thirty-two bytes that nobody can guess.
pub(crate) fn chance<const BYTES: usize>() -> Result<[u8; BYTES], KeyError> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(KeyError::NoChance)?;
    Ok(bytes)
}

/// The text of a file, or nothing where there is no file.
pub(crate) fn read(path: &Path) -> Result<Option<String>, KeyError> {
    let unusable = |error| KeyError::Unusable { path: path.to_owned(), error };
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unusable(error)),
        Ok(metadata) => check_mode(path, &metadata)?,
    }
    fs::read_to_string(path).map(Some).map_err(unusable)
}

#[cfg(unix)]
fn check_mode(path: &Path, metadata: &fs::Metadata) -> Result<(), KeyError> {
    let mode = std::os::unix::fs::PermissionsExt::mode(&metadata.permissions()) & 0o777;
    if mode & 0o077 == 0 { Ok(()) } else { Err(KeyError::Exposed { path: path.to_owned(), mode }) }
}

#[cfg(not(unix))]
fn check_mode(_path: &Path, _metadata: &fs::Metadata) -> Result<(), KeyError> {
    Ok(())
}

/// Writes a file beside the old one and moves it into its place.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), KeyError> {
    write_whole(path, text.as_bytes()).map_err(|error| KeyError::Unusable { path: path.to_owned(), error })
}

pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&new, path)?;
    sync_folder(path)
}

/// A file that was moved is there for good when its folder is.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_path: &Path) -> io::Result<()> {
    Ok(())
}
