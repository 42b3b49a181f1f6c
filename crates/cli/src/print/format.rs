//! PDF or SVG: the name of the file decides.

use std::path::Path;

use croupier_felt::papers::Format;

use crate::refusal::Refusal;

/// The format of a file of this name.
///
/// # Errors
/// A name that says neither.
pub fn of(path: &Path) -> Result<Format, Refusal> {
    let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
    let format = extension.and_then(|name| Format::ALL.into_iter().find(|format| format.name() == name));
    format.ok_or_else(|| {
        Refusal::new(format_args!(
            "{} names neither a .pdf nor a .svg file; the ending says which to write",
            path.display()
        ))
    })
}
