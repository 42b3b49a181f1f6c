//! `croupier simulate`: seeded play against the exact odds; `croupier shuffle-test`: the shuffles of the floor.

mod advantage;
mod arguments;
mod csv;
mod dump;
mod merge;
mod number;
mod picture;
mod playing;
mod report;
mod run;
mod session;
mod shuffle;
mod text;
mod verdict;
mod watch;

use std::io::{Read, Write};
use std::process::ExitCode;

use arguments::Mode;
pub use arguments::{ShuffleTestArgs, SimulateArgs};

/// Simulates.
pub fn run(args: &SimulateArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.mode {
        None => run::run(&args.run, input, out),
        Some(Mode::Merge(args)) => merge::run(args, out),
        Some(Mode::Dump(args)) => dump::run(args, input),
        Some(Mode::Session(args)) => session::run(args, input, out),
        Some(Mode::Count(args)) => advantage::run(args, input, out),
    }
}

/// Tests shuffles.
pub fn shuffle_test(args: &ShuffleTestArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    shuffle::run(args, out)
}
