//! The one binary.

mod law;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Casino table-game regulation that runs.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The scoreboard of provisions: what each says, which code honours it, which test proves it
    Law(law::LawArgs),
}

fn main() -> anyhow::Result<ExitCode> {
    match Cli::parse().command {
        Command::Law(args) => law::run(&args, &mut io::stdout().lock()),
    }
}
