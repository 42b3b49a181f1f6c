//! `croupier law`: every provision, how it is honored, by which code and which tests.
//!
//! | where | what |
//! | --- | --- |
//! | [`links`] | what the build script found in the source |
//! | [`entry`], [`status`] | a provision with its links, and how far it is honored |
//! | [`selection`], [`query`], [`suggestion`] | which provisions are asked for |
//! | [`check`] | what is not honored |
//! | [`list`], [`detail`], [`tally`] | the text views |
//! | [`json`] | the view for programs |

mod args;
mod check;
mod detail;
mod entry;
mod json;
mod links;
mod list;
mod query;
mod selection;
mod status;
mod suggestion;
mod tally;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use crate::refusal::Refusal;
pub use args::LawArgs;

use args::Form;
use check::Problems;
use query::Query;
use selection::Selection;

/// Answers a call of `croupier law`.
pub fn run(args: &LawArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let selection = Selection::of(args).map_err(Refusal::new)?;
    answer(args.form(), &selection, &mut BufWriter::new(out))
}

/// Writes the answer. A reader who has seen enough and closes the pipe is not a failure.
fn answer(form: Form, selection: &Selection, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (written, code) = match form {
        Form::Text => (text(selection, out), ExitCode::SUCCESS),
        Form::Json => (json::write(&selection.entries, out), ExitCode::SUCCESS),
        Form::Check => checked(selection, check::write, out),
        Form::CheckJson => checked(selection, check::write_json, out),
    };
    match written.and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        Ok(()) | Err(_) => Ok(code),
    }
}

fn text(selection: &Selection, out: &mut impl Write) -> io::Result<()> {
    match selection.query {
        Query::Everything => {
            list::write(&selection.entries, out)?;
            tally::write(&selection.entries, out)
        }
        Query::Under(_) => detail::write(&selection.entries, out),
        Query::Reading(reading) => detail::write_reading(reading, &selection.entries, out),
        Query::Readings => list::write_readings(out),
    }
}

/// Checks, then writes in the given form; the exit code says what was found even if nobody reads it.
fn checked<W: Write>(
    selection: &Selection,
    write: impl FnOnce(&Problems, &mut W) -> io::Result<()>,
    out: &mut W,
) -> (io::Result<()>, ExitCode) {
    let problems = Problems::of(&selection.entries, links::stray());
    (write(&problems, out), problems.exit_code())
}
