//! A filed submission that is approved: what other commands take their table from.

use std::io::Read;
use std::path::Path;

use croupier_rules::submission::{self, ApprovedSubmission, Table};

use super::defects;
use super::source::Source;
use crate::refusal::Refusal;

/// A submission without a defect, and what was filed.
pub struct Filed {
    /// What was filed.
    pub table: Table,
    /// The same, checked.
    pub approved: ApprovedSubmission,
}

impl Filed {
    /// Reads a file; `-` is standard input. A submission with defects is refused with all of them.
    pub fn read(path: &Path, input: &mut impl Read) -> Result<Filed, Refusal> {
        let source = Source::read(path, input)?;
        match submission::check(&source.document.filed) {
            Ok(approved) => Ok(Filed { table: source.document.filed, approved }),
            Err(found) => Err(Refusal::new(defects::told(&source, &defects::find(&source.document, found)))),
        }
    }

    /// A submission that was read before.
    pub fn again(table: Table) -> Result<Filed, Refusal> {
        match submission::check(&table) {
            Ok(approved) => Ok(Filed { table, approved }),
            Err(defects) => {
                let lines: Vec<String> = defects.iter().map(ToString::to_string).collect();
                Err(Refusal::new(format_args!("its submission has defects:\n{}", lines.join("\n"))))
            }
        }
    }
}
