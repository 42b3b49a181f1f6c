//! Figures for spreadsheets: a row for each outcome (RFC 4180).

use std::io::{self, Write};

use croupier_odds::{Outcome, Ratio};

use super::numbers::percent;
use super::shown::Shown;

const HEADINGS: [&str; 20] = [
    "game",
    "chapter",
    "decks",
    "ez",
    "wager",
    "paytable",
    "stake",
    "outcome",
    "pays",
    "net",
    "count",
    "total",
    "chance_percent",
    "edge",
    "edge_percent",
    "hit",
    "push",
    "variance",
    "removed",
    "remaining",
];

/// Writes the headings and the rows.
pub fn write(shown: &[Shown], out: &mut impl Write) -> io::Result<()> {
    write_row(&HEADINGS.map(str::to_owned), out)?;
    for shown in shown {
        let (before, behind) = (wager(shown), figures(shown));
        for outcome in &shown.figures.outcomes {
            write_row(&[&before[..], &row(shown, outcome), &behind].concat(), out)?;
        }
    }
    Ok(())
}

fn wager(shown: &Shown) -> [String; 7] {
    let figures = &shown.figures;
    [
        figures.game.slug().into(),
        figures.game.number().into(),
        figures.decks.to_string(),
        figures.ez.to_string(),
        figures.wager.into(),
        figures.paytable.clone().unwrap_or_default(),
        shown.stake().unwrap_or_default(),
    ]
}

fn row(shown: &Shown, outcome: &Outcome) -> [String; 6] {
    let total = shown.figures.total;
    [
        outcome.name.clone(),
        outcome.pays.map_or(String::new(), |odds| odds.to_string()),
        outcome.net.to_string(),
        outcome.count.to_string(),
        total.to_string(),
        percent(&Ratio::new(outcome.count, total)),
    ]
}

fn figures(shown: &Shown) -> [String; 7] {
    let figures = &shown.figures;
    let edge = figures.edge();
    let shares = [figures.hit(), figures.push(), figures.variance()].map(|ratio| ratio.to_string());
    let [hit, push, variance] = shares;
    let [removed, remaining] = shown.gone_and_left().unwrap_or_default();
    [edge.to_string(), percent(&edge), hit, push, variance, removed, remaining]
}

fn write_row(cells: &[String], out: &mut impl Write) -> io::Result<()> {
    let quoted: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    write!(out, "{}\r\n", quoted.join(","))
}

/// A cell with commas or quotes stands in quotes.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.into()
    }
}
