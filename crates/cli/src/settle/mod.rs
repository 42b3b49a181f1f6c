//! `croupier settle`: a finished round in, who is paid what out, with the reason.

mod arguments;
mod lines;
mod text;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use anyhow::Context;

pub use arguments::SettleArgs;
pub use text::write_report;

/// Settles the round of the command line, or one round a line from standard input.
pub fn run(args: &SettleArgs, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    if args.stdin {
        lines::settle(input, out).context("settling the rounds of standard input")?;
        return Ok(ExitCode::SUCCESS);
    }
    let round = match args.round() {
        Ok(round) => round,
        Err(why) => return Ok(refuse(&why.to_string(), None)),
    };
    match round.settle() {
        Ok(report) if args.json => writeln!(out, "{}", serde_json::to_string(&report)?)?,
        Ok(report) => write_report(round.game, &report, out)?,
        Err(why) => return Ok(refuse(&why.to_string(), why.provision().map(|provision| provision.id()))),
    }
    Ok(ExitCode::SUCCESS)
}

/// Says what is wrong and, where it is a provision that is broken, which. That nobody listens changes nothing.
fn refuse(message: &str, provision: Option<&str>) -> ExitCode {
    let provision = provision.map_or(String::new(), |provision| format!(" ({provision})"));
    let _ = writeln!(io::stderr(), "croupier: {message}{provision}");
    ExitCode::from(2)
}
