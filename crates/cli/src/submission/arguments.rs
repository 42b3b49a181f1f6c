//! The command line of `croupier submission`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

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
    /// minibaccarat, midibaccarat, baccarat, three-card-prime or saigon-5-card
    pub game: String,
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
