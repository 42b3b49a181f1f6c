//! The tour: one round of each game, settled and explained.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use croupier_rules::finished::{FinishedRound, OptionValue};
use croupier_rules::{Card, Cents, GameId, Provision};

use crate::settle;

/// A round worth showing.
struct Stop {
    game: GameId,
    title: &'static str,
    player: &'static str,
    house: &'static str,
    fourth: Option<&'static str>,
    bets: &'static [(&'static str, i64)],
    options: &'static [(&'static str, &'static str)],
}

const STOPS: [Stop; 5] = [
    Stop {
        game: GameId::Minibaccarat,
        title: "a Banker win with its vigorish, and a Dragon Bonus by seven points",
        player: "Kc 4d 6h",
        house: "2h 3s 2d",
        fourth: None,
        bets: &[("banker", 100), ("tie", 5), ("dragon-bonus-banker", 10)],
        options: &[],
    },
    Stop {
        game: GameId::Midibaccarat,
        title: "a Dragon 7 at an EZ Baccarat table: the Banker wager pushes",
        player: "9c 7d",
        house: "Ah 2s 4d",
        fourth: None,
        bets: &[("banker", 100), ("dragon-7-insurance", 10)],
        options: &[("ez", "true")],
    },
    Stop {
        game: GameId::Baccarat,
        title: "a Natural, and vigorish rounded up to the quarter",
        player: "Qc 3d",
        house: "4h 5s",
        fourth: None,
        bets: &[("banker", 7), ("dragon-bonus-banker", 5)],
        options: &[("vigorish-rounding", "true")],
    },
    Stop {
        game: GameId::ThreeCardPrime,
        title: "a mini-royal against a dealer who qualifies, with a 2 as fourth card",
        player: "As Ks Qs",
        house: "2c 2d 9h",
        fourth: Some("2h"),
        bets: &[("ante", 10), ("play", 10), ("prime", 5), ("pair-bonus", 5), ("all-six", 1)],
        options: &[("all-six", "C")],
    },
    Stop {
        game: GameId::Saigon5Card,
        title: "the joker as a 9",
        player: "Jk 8c 6d 5h 2s",
        house: "Tc 9d 9h 2c 5s",
        fourth: None,
        bets: &[("ante", 10), ("bonus", 5)],
        options: &[],
    },
];

/// Walks through one round of each game.
pub fn run(out: &mut impl Write) -> anyhow::Result<ExitCode> {
    writeln!(
        out,
        "Croupier: casino table-game regulation that runs. Play chips only; no real money is moved."
    )?;
    writeln!(
        out,
        "Five games, {} provisions. One round of each, settled and explained.",
        Provision::all().count()
    )?;
    for stop in &STOPS {
        let report = stop.round()?.settle().with_context(|| format!("the round of {}", stop.game))?;
        writeln!(out, "\n{}\n{}: {}\n", "=".repeat(100), stop.game, stop.title)?;
        settle::write_report(stop.game, &report, out)?;
    }
    writeln!(out, "\n{}", "=".repeat(100))?;
    writeln!(out, "Next: croupier settle --help, croupier law 627a.10, croupier --help")?;
    Ok(ExitCode::SUCCESS)
}

impl Stop {
    fn round(&self) -> anyhow::Result<FinishedRound> {
        Ok(FinishedRound {
            player: cards(self.player)?,
            house: cards(self.house)?,
            fourth: self.fourth.map(str::parse).transpose()?,
            bets: self.bets.iter().map(|&(wager, dollars)| (wager.into(), Cents::dollars(dollars))).collect(),
            options: self
                .options
                .iter()
                .map(|&(name, value)| (name.into(), OptionValue::Text(value.into())))
                .collect(),
            ..FinishedRound::new(self.game)
        })
    }
}

fn cards(text: &str) -> anyhow::Result<Vec<Card>> {
    Ok(text.split(' ').map(str::parse).collect::<Result<_, _>>()?)
}
