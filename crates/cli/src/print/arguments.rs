//! The command line of `croupier print`.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use croupier_felt::papers::{Format, PageSize, Paper};

/// What to print, from what, and where to.
#[derive(Args)]
pub struct PrintArgs {
    /// The paper
    #[arg(value_name = "PAPER")]
    pub(super) what: What,
    /// The Rules Submission, - for standard input
    pub(super) file: PathBuf,
    /// The file to write, named .pdf or .svg; - writes PDF to standard output
    #[arg(short, long, value_name = "OUT", required_unless_present = "directory")]
    pub(super) output: Option<PathBuf>,
    /// The folder to write into, each paper in a file of its name; it is made if it is not there
    #[arg(short, long, value_name = "DIR", conflicts_with = "output")]
    pub(super) directory: Option<PathBuf>,
    /// What to write into a folder
    #[arg(long, value_name = "FORMAT", default_value = "pdf", requires = "directory", value_parser = format())]
    pub(super) format: Format,
    /// The size of the paper
    #[arg(long, value_name = "SIZE", default_value = "letter", value_parser = size())]
    pub(super) page: PageSize,
    /// How long the press may take for one paper
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..))]
    pub(super) time_limit: u16,
}

/// One paper, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    One(Paper),
    All,
}

impl What {
    /// The papers that are meant.
    pub fn papers(self) -> Vec<Paper> {
        match self {
            What::One(paper) => vec![paper],
            What::All => Paper::ALL.to_vec(),
        }
    }

    const fn help(self) -> &'static str {
        match self {
            What::One(Paper::Layout) => "The table layout, drawn to scale, its required items numbered",
            What::One(Paper::Sign) => "The signs: payout odds, limits, the Dragon 7 notice of EZ Baccarat",
            What::One(Paper::Guide) => {
                "The gaming guide: the game in plain words, odds, holds, a worked round"
            }
            What::One(Paper::Rules) => "The complete rules of play, for public inspection",
            What::One(Paper::Form) => "The Rules Submission as a checklist",
            What::All => "All five, into a folder",
        }
    }
}

impl ValueEnum for What {
    fn value_variants<'a>() -> &'a [What] {
        const ALL: [What; 6] = [
            What::One(Paper::Layout),
            What::One(Paper::Sign),
            What::One(Paper::Guide),
            What::One(Paper::Rules),
            What::One(Paper::Form),
            What::All,
        ];
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let name = match self {
            What::One(paper) => paper.name(),
            What::All => "all",
        };
        Some(PossibleValue::new(name).help(self.help()))
    }
}

fn size() -> impl TypedValueParser<Value = PageSize> {
    PossibleValuesParser::new(PageSize::ALL.map(PageSize::name))
        .try_map(|name| PageSize::ALL.into_iter().find(|size| size.name() == name).ok_or("no such size"))
}

fn format() -> impl TypedValueParser<Value = Format> {
    let help = |format: Format| match format {
        Format::Pdf => "Pages",
        Format::Svg => "A picture, pages below each other",
    };
    PossibleValuesParser::new(Format::ALL.map(|format| PossibleValue::new(format.name()).help(help(format))))
        .try_map(|name| Format::ALL.into_iter().find(|format| format.name() == name).ok_or("no such format"))
}
