//! `croupier settle`: a finished round in, who is paid what out, with the reason.

mod arguments;
pub mod hands;
mod lines;
mod text;

use std::io::{BufRead, Write};
use std::process::ExitCode;

use anyhow::Context;

use crate::refusal::Refusal;
pub use arguments::SettleArgs;
pub use text::write_report;

/// Settles the round of the command line, or one round per line from standard input.
pub fn run(args: &SettleArgs, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    if args.stdin {
        lines::settle(input, out).context("settling the rounds of standard input")?;
        return Ok(ExitCode::SUCCESS);
    }
    let round = args.round()?;
    let report = round.settle().map_err(|why| Refusal::new(&why).under(why.provision()))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write_report(round.game, &report, out)?;
    }
    Ok(ExitCode::SUCCESS)
}
