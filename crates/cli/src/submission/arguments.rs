//! The command line of `croupier submission`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use croupier_rules::GameId;

/// What to do with a Rules Submission.
#[derive(Args)]
pub struct SubmissionArgs {
    #[command(subcommand)]
    pub(super) action: Action,
}

#[derive(Subcommand)]
pub(super) enum Action {
    /// Write a commented file with every option, valid as it stands
    New(NewArgs),
    /// Report every defect of a file, or what its table offers and holds
    Check(CheckArgs),
    /// Show which options two files answer differently, and what that does to each hold
    Diff(DiffArgs),
    /// Say in words how the table of a file is run
    Explain(ExplainArgs),
}

/// The arguments of `croupier submission new`.
#[derive(Args)]
pub(super) struct NewArgs {
    /// The game
    #[arg(value_parser = one_of_the_games())]
    pub game: GameId,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace what the file holds
    #[arg(long, requires = "output")]
    pub force: bool,
}

/// The arguments of `croupier submission check`.
#[derive(Args)]
pub(super) struct CheckArgs {
    /// The file, - for standard input
    pub file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `croupier submission diff`.
#[derive(Args)]
pub(super) struct DiffArgs {
    /// The file before, - for standard input
    pub a: PathBuf,
    /// The file after, - for standard input
    pub b: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `croupier submission explain`.
#[derive(Args)]
pub(super) struct ExplainArgs {
    /// The file, - for standard input
    pub file: PathBuf,
}

/// Takes the slug of a game; clap refuses any other and shows the list.
fn one_of_the_games() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(GameId::slug))
        .try_map(|slug| GameId::from_slug(&slug).ok_or("no such game"))
}
