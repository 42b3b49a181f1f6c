//! `croupier deal`: a table in the terminal, with an automatic dealer.

mod dealer;
mod player;
mod shuffle;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use clap::Args;
use croupier_rules::Cents;
use croupier_rules::submission::ApprovedSubmission;
use croupier_table::explain::Teller;
use croupier_table::sight::Happening;
use croupier_table::{Act, Actor, Command, Genesis, Refusal, Seat, Table, Time, Viewer, ordinary};

use crate::games;
use crate::submission::filed;
use dealer::Dealer;
use player::{Player, Wish};
use shuffle::Shuffler;

/// A table in the terminal.
#[derive(Args)]
pub struct DealArgs {
    /// minibaccarat, midibaccarat, baccarat, three-card-prime or saigon-5-card
    #[arg(required_unless_present = "submission")]
    game: Option<String>,
    /// Open the table by this Rules Submission: its decks, paytables, limits and procedures
    #[arg(long, value_name = "FILE")]
    submission: Option<PathBuf>,
    /// The chips to sit down with, in dollars
    #[arg(long, default_value = "1000")]
    chips: String,
    /// Shuffle from this number, so that the game can be repeated; otherwise the operating system's randomness is used
    #[arg(long)]
    seed: Option<u64>,
    /// Tell everything that is done, including the opening and the shuffle
    #[arg(long)]
    all: bool,
}

/// What the table inventory holds.
const INVENTORY: Cents = Cents::dollars(10_000_000);

/// Opens a table, seats the player and plays until the player leaves.
pub fn run(args: &DealArgs, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let approved = approved(args, input)?;
    let chips: Cents = args.chips.parse().map_err(|why| anyhow!("--chips {:?}: {why}", args.chips))?;
    let seat = Seat::new(1).ok_or_else(|| anyhow!("a table has a first seat"))?;
    let mut dealt = Dealt::open(approved, seat);
    let mut dealer = Dealer::new(Shuffler::new(args.seed)?, args.all);
    let player = Player::sit(&mut dealt, seat, chips)?;
    let game = dealt.table.state().game();
    writeln!(out, "{game}. Chips are play chips. Type ? for what you can do, leave to end.\n")?;
    loop {
        dealer.carry_on(&mut dealt, player.seat(), out)?;
        out.flush()?;
        match player.turn(&mut dealt, input, out).context("reading your wish")? {
            Wish::GoOn => {}
            Wish::Deal => dealer.end_betting(&mut dealt, out)?,
            Wish::Leave => return Ok(ExitCode::SUCCESS),
        }
    }
}

/// The submission that is named, or an ordinary table of the game.
fn approved(args: &DealArgs, input: &mut impl BufRead) -> anyhow::Result<ApprovedSubmission> {
    let Some(path) = &args.submission else {
        let game = games::parse(args.game.as_deref().unwrap_or_default())?;
        let defects = |defects: Vec<_>| anyhow!("an ordinary table of {game} has {} defects", defects.len());
        return ordinary(game).check().map_err(defects);
    };
    let approved = filed::read(path, input)?;
    games::agree(args.game.as_deref(), approved.game())?;
    Ok(approved)
}

/// A table and its clock, which starts when the table opens. What happens at it is told as the player may know it.
pub struct Dealt {
    /// The table.
    pub table: Table,
    teller: Teller,
    opened: Instant,
}

impl Dealt {
    fn open(approved: ApprovedSubmission, player: Seat) -> Dealt {
        let table = Table::open(Genesis::new(approved, INVENTORY));
        let teller = Teller::open(table.genesis(), Viewer::Patron(player));
        Dealt { table, teller, opened: Instant::now() }
    }

    /// What the clock of the table shows.
    pub fn now(&self) -> Time {
        let since: Duration = self.opened.elapsed();
        Time(u64::try_from(since.as_micros()).unwrap_or(u64::MAX))
    }

    /// Somebody does something, now. What the player is told of it.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn act(&mut self, by: Actor, act: Act) -> Result<Vec<Happening>, Refusal> {
        let command = Command::new(self.now(), by, act);
        let entries = self.table.act(&command)?;
        Ok(entries.iter().map(|entry| self.teller.tell(entry)).collect())
    }
}
