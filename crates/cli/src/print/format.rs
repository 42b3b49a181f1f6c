//! PDF or SVG: the name of the file decides.

use std::path::Path;

use clap::ValueEnum;
use croupier_press::{NotPrinted, Sheets};

use crate::submission::Refusal;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Pages
    Pdf,
    /// A picture, pages below each other
    Svg,
}

impl Format {
    /// The format of a file of this name.
    ///
    /// # Errors
    /// A name that says neither.
    pub fn of(path: &Path) -> Result<Format, Refusal> {
        let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        match extension.as_deref() {
            Some("pdf") => Ok(Format::Pdf),
            Some("svg") => Ok(Format::Svg),
            Some(_) | None => Err(Refusal::new(format_args!(
                "{} names neither a .pdf nor a .svg file; the ending says which to write",
                path.display()
            ))),
        }
    }

    /// The ending of a file.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Svg => "svg",
        }
    }

    /// The bytes of a file.
    pub fn bytes(self, sheets: &Sheets) -> Result<Vec<u8>, NotPrinted> {
        match self {
            Format::Pdf => sheets.pdf(),
            Format::Svg => Ok(sheets.svg().into_bytes()),
        }
    }
}
