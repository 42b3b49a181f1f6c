//! The command lines of `croupier simulate` and `croupier shuffle-test`.

use std::path::PathBuf;
use std::thread;

use clap::{Args, Subcommand};
use croupier_rules::Cents;
use croupier_sim::run::Shard;

use super::number;
use super::text::Detail;

/// Simulation on the command line.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Round i is the same on any number of threads and in any shard. Ctrl-C prints what there is; a run \
    that was interrupted with --json goes on with --resume.\n\n\
    croupier simulate minibaccarat --seed 7 --rounds 10e9\n\
    croupier simulate saigon-5-card --rounds 1e9 --shard 3/64 --json > 3.json\n\
    croupier simulate merge 1.json 2.json 3.json\n\
    croupier simulate session baccarat --bankroll 1000 --bets banker=25 --hands 500\n\
    croupier simulate count minibaccarat --shoes 1e4\n\
    croupier simulate dump three-card-prime --rounds 1e5 -o rounds.parquet\n\
    croupier simulate --submission table-7.toml --rounds 1e8\n\
    croupier submission new baccarat | croupier simulate count --submission -"
)]
pub struct SimulateArgs {
    #[command(subcommand)]
    pub(super) mode: Option<Mode>,
    #[command(flatten)]
    pub(super) run: RunArgs,
}

/// What else can be simulated, or done with simulations.
#[derive(Subcommand)]
pub(super) enum Mode {
    /// Combine the shards of one run
    Merge(MergeArgs),
    /// Write rounds as a Parquet file: cards, and what became of every wager
    Dump(DumpArgs),
    /// Play sessions with a bankroll, a way of betting and rules for stopping
    Session(SessionArgs),
    /// Play shoes of baccarat with the counts of advantage players
    Count(CountArgs),
}

/// What is played.
#[derive(Args)]
pub(super) struct GameArgs {
    /// minibaccarat, midibaccarat, baccarat, three-card-prime or saigon-5-card; minibaccarat, unless a submission
    /// says otherwise
    pub game: Option<String>,
    /// Play the table of a Rules Submission: its game, its decks, what it offers and pays, its limits; - for standard
    /// input
    #[arg(long, value_name = "FILE", conflicts_with = "decks")]
    pub submission: Option<PathBuf>,
    /// The seed that all rounds follow from
    #[arg(long, default_value = "1", value_parser = number::whole, allow_negative_numbers = true)]
    pub seed: u64,
    /// How many decks are in the shoe: 6, 7 or 8 (baccarat)
    #[arg(long)]
    pub decks: Option<u8>,
    /// How many cards lie behind the cover card: 14 or more (baccarat)
    #[arg(long, value_name = "CARDS")]
    pub cover_card: Option<u8>,
    /// A name (optimal; Three Card Prime: q-6-4, always-raise, mimic-the-dealer; Saigon 5 Card: highest,
    /// lowest) or a file with a table
    #[arg(long, default_value = "optimal", value_name = "NAME|FILE")]
    pub strategy: String,
}

/// On how many threads.
#[derive(Args)]
pub(super) struct ThreadsArgs {
    /// How many threads; all processors by default
    #[arg(long, value_parser = number::threads, allow_negative_numbers = true)]
    threads: Option<usize>,
}

impl ThreadsArgs {
    /// As many as asked for, or as there are processors.
    pub fn number(&self) -> usize {
        self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
    }
}

/// How results are printed.
#[derive(Args)]
pub(super) struct PrintArgs {
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print comma-separated values
    #[arg(long)]
    pub csv: bool,
}

/// Whether the figures decide the exit code.
#[derive(Args)]
pub(super) struct CheckArgs {
    /// End with exit code 1 if a figure falls outside what chance allows: Holm's rule over all figures at once, so that
    /// of a thousand correct runs one fails at most
    #[arg(long)]
    pub check: bool,
}

/// A run of rounds.
#[derive(Args)]
pub(super) struct RunArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// How many rounds, exactly: 250000, 1_000_000, 10e9
    #[arg(long, default_value = "1e7", value_parser = number::some, allow_negative_numbers = true)]
    pub rounds: u64,
    #[command(flatten)]
    pub threads: ThreadsArgs,
    /// Only one of several equal parts of the run, counted from 1
    #[arg(long, value_parser = number::shard, value_name = "NUMBER/OF")]
    pub shard: Option<Shard>,
    /// Resume an interrupted run from its JSON
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "game", "submission", "seed", "decks", "cover_card", "rounds", "shard", "wager", "paytable",
    ])]
    pub resume: Option<PathBuf>,
    /// Only this wager
    #[arg(long)]
    pub wager: Option<String>,
    /// Only this paytable
    #[arg(long, value_name = "LETTER")]
    pub paytable: Option<String>,
    /// Show every paytable and every outcome in the text; JSON and CSV always do
    #[arg(long)]
    pub all: bool,
    #[command(flatten)]
    pub print: PrintArgs,
    #[command(flatten)]
    pub check: CheckArgs,
    /// Draw how the hold of every wager of the run converges
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

impl RunArgs {
    /// What was asked for by name is shown whole, as is everything with `--all`.
    pub fn detail(&self) -> Detail {
        let asked = self.all || self.wager.is_some() || self.paytable.is_some();
        if asked { Detail::All } else { Detail::Short }
    }
}

/// Shards to be merged.
#[derive(Args)]
pub(super) struct MergeArgs {
    /// The JSON of the shards
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// JSON is what is printed unless --csv is given
    #[command(flatten)]
    pub print: PrintArgs,
    #[command(flatten)]
    pub check: CheckArgs,
}

/// Rounds to be written.
#[derive(Args)]
#[command(after_help = "Columns, none of which is ever null:\n  \
    round                  the number of the round, from 0\n  \
    shoe                   the number of its shoe, from 0 (baccarat)\n  \
    player_cards           a list such as [\"Kd\", \"7s\"]; T is a ten, Jk the joker; so are banker_cards or dealer_cards\n  \
    fourth_card            the player's fourth card (Three Card Prime)\n  \
    banker_outcome         what became of a wager, in the words of croupier odds; then its paytable and ez, where it\n                         \
    has them: dragon_bonus_player_a_ez_outcome\n  \
    banker_net             what one unit of it won or lost\n\n\
    The file also says croupier.version, game, decks, cover_card or strategy, and seed. Cards come from real shuffles \
    (ChaCha20), so these are other rounds than the fast ones that simulate counts.")]
pub(super) struct DumpArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// How many rounds, exactly
    #[arg(long, default_value = "1e5", value_parser = number::some, allow_negative_numbers = true)]
    pub rounds: u64,
    /// The file to write; standard output without it
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// Sessions to be played.
#[derive(Args)]
pub(super) struct SessionArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// How many sessions
    #[arg(long, default_value = "1e5", value_parser = number::some, allow_negative_numbers = true)]
    pub sessions: u64,
    #[command(flatten)]
    pub threads: ThreadsArgs,
    /// What the player brings, in dollars
    #[arg(long, value_name = "DOLLARS", value_parser = dollars)]
    pub bankroll: Cents,
    /// The wagers of one unit, such as banker=25,tie=5; a Play Wager follows the strategy
    #[arg(long, value_name = "NAME=DOLLARS", value_delimiter = ',', required = true)]
    pub bets: Vec<String>,
    /// flat, martingale, paroli or dalembert
    #[arg(long, default_value = "flat")]
    pub plan: String,
    /// The most units that the table takes, within the limits of a submission
    #[arg(long, value_name = "UNITS", value_parser = number::some, allow_negative_numbers = true)]
    pub most_units: Option<u64>,
    /// The most rounds in a session
    #[arg(long, default_value = "500", value_parser = number::some, allow_negative_numbers = true)]
    pub hands: u64,
    /// End a session when ahead by this many dollars
    #[arg(long, value_name = "DOLLARS", value_parser = dollars)]
    pub stop_win: Option<Cents>,
    /// End a session when behind by this many dollars
    #[arg(long, value_name = "DOLLARS", value_parser = dollars)]
    pub stop_loss: Option<Cents>,
    /// The table is an EZ Baccarat table
    #[arg(long, conflicts_with = "submission")]
    pub ez: bool,
    /// The paytable of the optional wagers that have one; A by default
    #[arg(long, value_name = "LETTER", conflicts_with = "submission")]
    pub paytable: Option<String>,
    #[command(flatten)]
    pub print: PrintArgs,
    /// Draw the distribution of results
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

/// Shoes to be counted.
#[derive(Args)]
#[command(
    after_help = "The tags of a count are what the removal of one card does to the exact odds, in units of half \
    the largest effect, rounded so that a deck sums to zero; the trigger is the first whole true count at which the \
    wager is no longer a loss. For Dragon 7 that is the count players use: 4 to 7 are -1, 8 and 9 are +2, bet from +4."
)]
pub(super) struct CountArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// How many shoes, each from burn to last hand
    #[arg(long, default_value = "1e4", value_parser = number::some, allow_negative_numbers = true)]
    pub shoes: u64,
    #[command(flatten)]
    pub threads: ThreadsArgs,
    /// What the Tie Wager pays, to 1: 8 unless you say otherwise, and no less
    #[arg(long, value_name = "ODDS", conflicts_with = "submission",
        value_parser = clap::value_parser!(u32).range(8..=100))]
    pub tie: Option<u32>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Shuffles to be tested.
#[derive(Args)]
#[command(after_help = "The seed comes from the operating system unless one is given.\n\n\
    croupier shuffle-test --decks 8 --shuffles 1e5\n\
    croupier shuffle-test --raw 1e9 | RNG_test stdin")]
pub struct ShuffleTestArgs {
    /// How many decks of 52 are shuffled together
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(super) decks: u8,
    /// How many shuffles
    #[arg(long, default_value = "1e5", value_parser = number::some, allow_negative_numbers = true)]
    pub(super) shuffles: u64,
    /// A number in place of the seed of the operating system, to see the same shuffles again
    #[arg(long, value_parser = number::whole, allow_negative_numbers = true)]
    pub(super) seed: Option<u64>,
    /// Write this many raw bytes of the generator to standard output instead
    #[arg(long, value_name = "BYTES", value_parser = number::whole, conflicts_with = "shuffles")]
    pub(super) raw: Option<u64>,
    /// Print JSON
    #[arg(long, conflicts_with = "raw")]
    pub(super) json: bool,
}

fn dollars(text: &str) -> Result<Cents, String> {
    let amount: Cents = text.parse().map_err(|why| format!("{text:?}; {why}"))?;
    if amount > Cents::ZERO { Ok(amount) } else { Err(format!("{text:?} is not above zero")) }
}
