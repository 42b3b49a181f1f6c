//! The command line of `croupier print`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use croupier_press::{PageSize, Paper};

/// What to print.
#[derive(Args)]
pub struct PrintArgs {
    #[command(subcommand)]
    pub(super) what: What,
}

#[derive(Subcommand)]
pub(super) enum What {
    /// The table layout, drawn to scale, with its required items numbered
    Layout(OneArgs),
    /// The signs: payout odds, limits, and the Dragon 7 notice of EZ Baccarat
    Sign(OneArgs),
    /// The gaming guide for patrons: rules in plain words, wagers, odds, holds, a worked round
    Guide(OneArgs),
    /// The complete rules of play, for public inspection
    Rules(OneArgs),
    /// The Rules Submission as a checklist
    Form(OneArgs),
    /// All five papers, each in a file of its name
    All(AllArgs),
}

/// The arguments of one paper.
#[derive(Args)]
pub(super) struct OneArgs {
    /// The Rules Submission, - for standard input
    pub file: PathBuf,
    /// The file to write, named .pdf or .svg; - writes PDF to standard output
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    #[command(flatten)]
    pub sheet: SheetArgs,
}

/// The arguments of `croupier print all`.
#[derive(Args)]
pub(super) struct AllArgs {
    /// The Rules Submission, - for standard input
    pub file: PathBuf,
    /// The folder to write to; it is made if it is not there
    #[arg(short, long, value_name = "DIR")]
    pub directory: PathBuf,
    /// The format of the files
    #[arg(long, value_name = "FORMAT", default_value = "pdf", value_parser = ["pdf", "svg"])]
    pub format: String,
    #[command(flatten)]
    pub sheet: SheetArgs,
}

/// What it is printed on.
#[derive(Args)]
pub(super) struct SheetArgs {
    /// The size of the paper
    #[arg(long, value_name = "SIZE", default_value = "letter", value_parser = size())]
    pub page: PageSize,
}

impl What {
    /// One paper with its arguments; none for all of them.
    pub fn one(&self) -> Option<(Paper, &OneArgs)> {
        match self {
            What::Layout(args) => Some((Paper::Layout, args)),
            What::Sign(args) => Some((Paper::Sign, args)),
            What::Guide(args) => Some((Paper::Guide, args)),
            What::Rules(args) => Some((Paper::Rules, args)),
            What::Form(args) => Some((Paper::Form, args)),
            What::All(_) => None,
        }
    }
}

fn size() -> impl TypedValueParser<Value = PageSize> {
    PossibleValuesParser::new(PageSize::ALL.map(PageSize::name))
        .try_map(|name| PageSize::ALL.into_iter().find(|size| size.name() == name).ok_or("no such size"))
}
