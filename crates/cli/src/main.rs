//! `croupier`, the one binary: casino table-game regulation that runs.
#![cfg_attr(
    not(test),
    deny(clippy::expect_used, clippy::panic, clippy::unwrap_used, clippy::wildcard_enum_match_arm)
)]

mod chance;
mod columns;
mod deal;
mod games;
mod journal;
mod law;
mod odds;
mod paragraph;
mod play;
mod print;
mod refusal;
mod settle;
mod simulate;
mod submission;
mod told;
mod tour;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use refusal::Refusal;

/// Casino table-game regulation that runs: five games of 58 Pa. Code, with the paragraph behind every chip.
///
/// Without a command: a short tour. Chips are play chips; no real money is moved.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Settle a finished round: who is paid what, and why
    Settle(settle::SettleArgs),
    /// Play scenario files and say which line fails
    Play(play::PlayArgs),
    /// Sit down at a table with an automatic dealer, in the terminal
    Deal(deal::DealArgs),
    /// The scoreboard of provisions: what each says, which code honors it, which test proves it
    Law(law::LawArgs),
    /// Exact odds of every wager: return tables, strategies, what-if paytables, published figures audited
    Odds(Box<odds::OddsArgs>),
    /// Rules Submissions: a file to start from, its check, two of them compared, one of them in words
    Submission(submission::SubmissionArgs),
    /// Papers of a Rules Submission: layout, signs, gaming guide, complete rules, form
    Print(print::PrintArgs),
    /// The record of a floor: is it whole, told again, for other programs, signed
    Journal(journal::JournalArgs),
    /// Play seeded rounds by the million and compare them with the exact odds
    Simulate(Box<simulate::SimulateArgs>),
    /// Test the shuffles of the floor, or hand out raw bytes for other tests
    ShuffleTest(simulate::ShuffleTestArgs),
}

fn main() -> ExitCode {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let code = run(Cli::parse().command, &mut out).unwrap_or_else(|error| failed(&error));
    match out.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => failed(&error.into()),
        Ok(()) | Err(_) => code,
    }
}

fn run(command: Option<Command>, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match command {
        None => tour::run(out),
        Some(Command::Settle(args)) => settle::run(&args, &mut io::stdin().lock(), out),
        Some(Command::Play(args)) => play::run(&args, out),
        Some(Command::Deal(args)) => deal::run(&args, &mut io::stdin().lock(), out),
        Some(Command::Law(args)) => law::run(&args, out),
        Some(Command::Odds(args)) => odds::run(&args, out),
        Some(Command::Submission(args)) => submission::run(&args, &mut io::stdin().lock(), out),
        Some(Command::Print(args)) => print::run(&args, &mut io::stdin().lock(), out),
        Some(Command::Journal(args)) => journal::run(&args, out),
        Some(Command::Simulate(args)) => simulate::run(&args, &mut io::stdin().lock(), out),
        Some(Command::ShuffleTest(args)) => simulate::shuffle_test(&args, out),
    }
}

/// A refusal is said as one. A reader who has seen enough and closes the pipe is not a failure; anything else is.
fn failed(error: &anyhow::Error) -> ExitCode {
    if let Some(refusal) = error.downcast_ref::<Refusal>() {
        return refusal.say();
    }
    let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(closed)) {
        return ExitCode::SUCCESS;
    }
    let _ = writeln!(io::stderr(), "croupier: {error:#}");
    ExitCode::FAILURE
}
