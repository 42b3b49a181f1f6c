//! `croupier submission diff`: which options differ, and what that does to each hold.

mod changes;
mod holds;
mod text;

use std::io::{Read, Write};
use std::process::ExitCode;

use croupier_rules::submission::ApprovedSubmission;
use serde_json::json;

use super::arguments::DiffArgs;
use super::check::{checked, refused};
use super::source::{Source, is_standard_input};
use crate::refusal::Refusal;
use changes::Change;
use croupier_odds::offer::offered;
use holds::Hold;

/// Compares two files; both must be without defects.
pub fn run(args: &DiffArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (a, b) = read(args, input)?;
    match (checked(&a), checked(&b)) {
        (Ok(before), Ok(after)) => answer(args, (&a, &before), (&b, &after), out),
        (before, after) => {
            for (source, checked) in [(&a, before), (&b, after)] {
                if let Err(defects) = checked {
                    refused(source, &defects, out)?;
                }
            }
            Ok(ExitCode::FAILURE)
        }
    }
}

fn read(args: &DiffArgs, input: &mut impl Read) -> Result<(Source, Source), Refusal> {
    if is_standard_input(&args.a) && is_standard_input(&args.b) {
        return Err(Refusal::new("only one of the two files can be standard input"));
    }
    Ok((Source::read(&args.a, input)?, Source::read(&args.b, input)?))
}

fn answer(
    args: &DiffArgs,
    (a, before): (&Source, &ApprovedSubmission),
    (b, after): (&Source, &ApprovedSubmission),
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let changes = changes::between((before.game(), &a.document.filed), (after.game(), &b.document.filed));
    let holds = holds::between(&offered(before)?, &offered(after)?);
    if args.json {
        writeln!(out, "{}", json!({ "options": changes, "wagers": holds }))?;
    } else {
        text::write((&a.name, &b.name), &changes, &holds, out)?;
    }
    Ok(ExitCode::SUCCESS)
}
