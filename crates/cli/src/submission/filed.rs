//! A filed submission that is approved: what other commands take their table from.

use std::io::Read;
use std::path::Path;

use croupier_rules::submission::{self, ApprovedSubmission, Table};

use super::defects;
use super::source::Source;
use crate::refusal::Refusal;

/// Reads a file; `-` is standard input. A submission with defects is refused with all of them.
pub fn read(path: &Path, input: &mut impl Read) -> Result<ApprovedSubmission, Refusal> {
    let source = Source::read(path, input)?;
    submission::check(&source.document.filed)
        .map_err(|found| Refusal::new(defects::told(&source, &defects::find(&source.document, found))))
}

/// Checks a submission that was read before.
pub fn again(document: &Table) -> Result<ApprovedSubmission, Refusal> {
    submission::check(document).map_err(|defects| {
        let lines: Vec<String> = defects.iter().map(ToString::to_string).collect();
        Refusal::new(format_args!("its submission has defects:\n{}", lines.join("\n")))
    })
}
