//! The command line of `croupier odds`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Subcommand};

/// Figures, or one of the questions about them.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Cards are a rank A 2-9 T J Q K and a suit c d h s, the joker Jk.\n\n\
    croupier odds minibaccarat --wager dragon-bonus-player --paytable A\n\
    croupier odds baccarat --decks 6 --remove \"As Kd 7h\"\n\
    croupier odds baccarat --ranks \"A=25 2=24 3=26 4=21 5=24 6=25 7=23 8=24 9=26 T=25 J=22 Q=24 K=27\"\n\
    croupier odds three-card-prime --wager ante-play --svg ante.svg\n\
    croupier odds --all --json\n\
    croupier odds design saigon-5-card --wager bonus --hold 7%..8% --line \"two pair=7..10\" --line \"straight=8..12\"\n\n\
    A paytable file is TOML, a line for each line of the paytable:  \"two pair\" = \"9 to 1\"\n\
    croupier odds saigon-5-card --wager bonus --paytable-template > mine.toml\n\
    croupier odds saigon-5-card --wager bonus --paytable-file mine.toml"
)]
pub struct OddsArgs {
    #[command(subcommand)]
    pub(super) command: Option<OddsCommand>,
    #[command(flatten)]
    pub(super) figures: FigureArgs,
}

/// What can be asked beyond figures.
#[derive(Subcommand)]
pub(super) enum OddsCommand {
    /// List paytables with the hold you want, nearest to the present one first
    Design(Box<DesignArgs>),
    /// Recompute every published hold percentage, and look into those that do not come out
    Audit(JsonArgs),
    /// Readings not taken: what each figure would be under the alternative
    WhatIf(WhatIfArgs),
}

/// Which figures, in which form.
#[derive(Args)]
pub(super) struct FigureArgs {
    #[command(flatten)]
    pub choice: Choice,
    /// Print comma-separated values, a row for each outcome
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Print JSON: an array of entries
    #[arg(long)]
    pub json: bool,
    /// Print the payouts of a wager as a file for --paytable-file, to be changed
    #[arg(long, requires = "wager", conflicts_with_all = ["all", "csv", "json", "svg", "paytable_file"])]
    pub paytable_template: bool,
    /// Draw the outcomes into a file
    #[arg(long, value_name = "FILE", conflicts_with = "all")]
    pub svg: Option<PathBuf>,
}

/// Which figures.
#[derive(Args, Default)]
pub(super) struct Choice {
    /// minibaccarat, midibaccarat, baccarat, three-card-prime or saigon-5-card
    #[arg(required_unless_present = "all")]
    pub game: Option<String>,
    /// Every wager, paytable, number of decks and kind of table
    #[arg(long)]
    pub all: bool,
    /// Only this wager, such as banker or dragon-bonus-player
    #[arg(long, value_name = "WAGER")]
    pub wager: Option<String>,
    /// Only this paytable: a letter; for ante-play, the Bad Beat Bonus paytable
    #[arg(long, value_name = "LETTER")]
    pub paytable: Option<String>,
    /// How many decks are in the shoe: 6, 7 or 8, and 8 unless you say otherwise (baccarat)
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub decks: Option<i64>,
    /// Cards that are gone, such as "As Kd"
    #[arg(long, value_name = "CARDS", conflicts_with = "all")]
    pub remove: Option<String>,
    /// Cards that are left of the shoe, by rank: "A=32 2=30 ... K=31", or 13 numbers from ace to king (baccarat)
    #[arg(long, value_name = "COUNTS", allow_hyphen_values = true, conflicts_with_all = ["all", "remove"])]
    pub ranks: Option<String>,
    /// What a winning Tie Wager is paid, "8 to 1" or more (baccarat)
    #[arg(long, value_name = "ODDS", conflicts_with = "all")]
    pub tie: Option<String>,
    /// Show the Banker's Hand wager of this many dollars with vigorish rounded up to the quarter, too
    #[arg(long, value_name = "DOLLARS", allow_negative_numbers = true, conflicts_with = "all")]
    pub stake: Option<String>,
    /// An EZ Baccarat table
    #[arg(long)]
    pub ez: bool,
    /// Payouts of your own, in place of the paytable
    #[arg(long, value_name = "FILE", requires = "wager", conflicts_with = "all")]
    pub paytable_file: Option<PathBuf>,
}

/// A wish.
#[derive(Args)]
pub(super) struct DesignArgs {
    #[command(flatten)]
    pub choice: Choice,
    /// What the wager should hold, such as 5%..7%, or 6.5% for what rounds to it
    #[arg(long, value_name = "PERCENT", allow_hyphen_values = true)]
    pub hold: String,
    /// A line that may move and its payouts to 1, such as "straight=8..12"
    #[arg(long = "line", value_name = "NAME=LEAST..MOST", required = true)]
    pub lines: Vec<String>,
    /// How many paytables to list
    #[arg(long, value_name = "N", default_value = "10")]
    pub most: NonZeroUsize,
    /// Print JSON: an array of paytables
    #[arg(long)]
    pub json: bool,
}

/// The form of an answer.
#[derive(Args)]
pub(super) struct JsonArgs {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Which readings.
#[derive(Args)]
pub(super) struct WhatIfArgs {
    /// Only readings that change figures of this game
    pub game: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The form of the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// For people.
    Text,
    /// For spreadsheets.
    Csv,
    /// For programs.
    Json,
}

impl FigureArgs {
    pub(super) fn form(&self) -> Form {
        match (self.csv, self.json) {
            (_, true) => Form::Json,
            (true, false) => Form::Csv,
            (false, false) => Form::Text,
        }
    }
}
