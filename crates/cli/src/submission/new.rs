//! `croupier submission new`: the file to start from.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use croupier_rules::submission;

use super::arguments::NewArgs;
use super::refusal::Refusal;

/// Writes the commented file of a game.
pub fn run(args: &NewArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let text = submission::new_file(args.game);
    let Some(path) = &args.output else {
        out.write_all(text.as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    };
    if !args.force && holds_something(path) {
        return Ok(
            Refusal::new(format_args!("{} is there already; --force replaces it", path.display())).say()
        );
    }
    Ok(written(path, fs::write(path, text)))
}

/// A file that somebody may have filled in is not overwritten by accident; an empty one is no loss.
fn holds_something(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

fn written(path: &Path, result: io::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => Refusal::new(format_args!("{} cannot be written: {why}", path.display())).say(),
    }
}
