//! `croupier submission check`: every defect, or what the table offers and holds.

mod approved;

use std::io::{Read, Write};
use std::process::ExitCode;

use croupier_rules::submission::{self, ApprovedSubmission, Defect};
use serde_json::json;

use super::arguments::CheckArgs;
use super::defects::{self, FoundDefect};
use super::source::Source;

/// Checks a file.
pub fn run(args: &CheckArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let source = Source::read(&args.file, input)?;
    match (checked(&source), args.json) {
        (Ok(submission), false) => approved::write(&source, &submission, out)?,
        (Ok(submission), true) => approved::write_json(&submission, out)?,
        (Err(defects), false) => return refused(&source, &defects, out),
        (Err(defects), true) => return refused_json(&defects, out),
    }
    Ok(ExitCode::SUCCESS)
}

/// The submission, or its defects with their lines.
pub fn checked(source: &Source) -> Result<ApprovedSubmission, Vec<FoundDefect>> {
    submission::check(&source.document.filed).map_err(|found| defects::find(&source.document, found))
}

/// Says what is wrong with a file whose defects are known.
pub fn refuse(source: &Source, found: Vec<Defect>, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    refused(source, &defects::find(&source.document, found), out)
}

/// Says what is wrong.
pub fn refused(source: &Source, found: &[FoundDefect], out: &mut impl Write) -> anyhow::Result<ExitCode> {
    defects::write(source, found, out)?;
    Ok(ExitCode::FAILURE)
}

fn refused_json(defects: &[FoundDefect], out: &mut impl Write) -> anyhow::Result<ExitCode> {
    writeln!(out, "{}", json!({ "approved": false, "defects": defects }))?;
    Ok(ExitCode::FAILURE)
}
