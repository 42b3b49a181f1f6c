//! Where a scenario finds the submissions that it names. Reading files is left to whoever plays it.

use croupier_rules::submission::Table as Filed;

/// The files beside a scenario.
pub trait Files {
    /// The submission of a name, as it was filed.
    ///
    /// # Errors
    /// Why there is none, in a sentence.
    fn submission(&self, name: &str) -> Result<Filed, String>;

    /// The submission by which every table of the scenario is opened, where it does not have options of its own.
    fn by(&self) -> Option<Filed> {
        None
    }
}

/// No files at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn submission(&self, name: &str) -> Result<Filed, String> {
        Err(format!("there is no file {name:?} here"))
    }
}
