//! Where a scenario finds the submissions that it names. Reading files is left to whoever plays it.

use croupier_rules::submission::Table as Filed;

/// The files beside a scenario.
pub trait Files {
    /// The submission of a name, as it was filed.
    ///
    /// # Errors
    /// Why there is none, in a sentence.
    fn submission(&self, name: &str) -> Result<Filed, String>;
}

/// No files at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn submission(&self, name: &str) -> Result<Filed, String> {
        Err(format!("there is no file {name:?} here"))
    }
}
