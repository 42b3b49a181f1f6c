//! `croupier simulate`: seeded play against the exact odds; `croupier shuffle-test`: the shuffles of the floor.

mod advantage;
mod arguments;
mod csv;
mod dump;
mod merge;
mod number;
mod picture;
mod playing;
mod refused;
mod report;
mod run;
mod session;
mod shuffle;
mod text;
mod watch;

use std::io::Write;
use std::process::ExitCode;

use arguments::Mode;
pub use arguments::{ShuffleTestArgs, SimulateArgs};
use refused::Refused;

/// Simulates.
pub fn run(args: &SimulateArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    refused::or_said(match &args.mode {
        None => run::run(&args.run, out),
        Some(Mode::Merge(args)) => merge::run(args, out),
        Some(Mode::Dump(args)) => dump::run(args),
        Some(Mode::Session(args)) => session::run(args, out),
        Some(Mode::Count(args)) => advantage::run(args, out),
    })
}

/// Tests shuffles.
pub fn shuffle_test(args: &ShuffleTestArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    refused::or_said(shuffle::run(args, out))
}
