//! `croupier deal`: a table in the terminal, with an automatic dealer.

mod dealer;
mod player;
mod shuffle;

use std::io::{BufRead, Write};
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::Args;
use croupier_rules::Cents;
use croupier_table::Setup;
use croupier_table::scenario::Stage;

use crate::games;
use dealer::Dealer;
use player::{Player, Wish};
use shuffle::Shuffler;

/// A table in the terminal.
#[derive(Args)]
pub struct DealArgs {
    /// minibaccarat, midibaccarat, baccarat, three-card-prime or saigon-5-card
    game: String,
    /// The chips to sit down with, in dollars
    #[arg(long, default_value = "1000")]
    chips: String,
    /// Shuffle from this number, for a game that can be repeated; from the operating system's chance otherwise
    #[arg(long)]
    seed: Option<u64>,
    /// Say everything that is done, the opening and the shuffle too
    #[arg(long)]
    all: bool,
}

/// Opens a table, seats the player and plays until the player leaves.
pub fn run(args: &DealArgs, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = games::parse(&args.game)?;
    let chips: Cents = args.chips.parse().map_err(|why| anyhow!("--chips {:?}: {why}", args.chips))?;
    let mut stage = Stage::open_with(Setup::standard(game));
    let mut dealer = Dealer::new(game, Shuffler::new(args.seed)?, args.all);
    let mut player = Player::sit(&mut stage, chips)?;
    writeln!(out, "{game}. Chips are play chips. Type ? for what you can do, leave to end.\n")?;
    loop {
        dealer.carry_on(&mut stage, player.seat(), out)?;
        out.flush()?;
        match player.turn(&mut stage, input, out).context("reading your wish")? {
            Wish::GoOn => {}
            Wish::Deal => dealer.end_betting(&mut stage, out)?,
            Wish::Leave => return Ok(ExitCode::SUCCESS),
        }
    }
}
