//! `croupier submission new`: the file to start from.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use croupier_rules::submission;

use super::arguments::NewArgs;
use crate::games;
use crate::refusal::Refusal;

/// Writes the commented file of a game.
pub fn run(args: &NewArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let text = submission::new_file(games::parse(&args.game)?);
    let Some(path) = &args.output else {
        out.write_all(text.as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    };
    if !args.force && holds_something(path) {
        let name = path.display();
        return Err(Refusal::new(format_args!("{name} is there already; --force replaces it")).into());
    }
    fs::write(path, text)
        .map_err(|why| Refusal::new(format_args!("{} cannot be written: {why}", path.display())))?;
    Ok(ExitCode::SUCCESS)
}

/// A file that may have been filled in is not overwritten by accident; losing an empty one costs nothing.
fn holds_something(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() > 0)
}
