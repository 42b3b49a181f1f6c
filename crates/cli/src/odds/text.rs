//! Figures for a person to read.

use std::io::{self, Write};

use croupier_odds::catalogue::Table;
use croupier_odds::{Figures, Outcome, Ratio};

use super::numbers::{grouped, net, percent, root};
use super::shown::Shown;
use super::strategies;
use crate::columns::{Align, Columns};
use crate::paragraph;

/// Writes every table of outcomes, behind an overview where there are several.
pub fn write(shown: &[Shown], out: &mut impl Write) -> anyhow::Result<()> {
    if let Some(first) = shown.first() {
        writeln!(out, "{}\n", first.table())?;
    }
    if shown.len() > 1 {
        summary(shown).write(out)?;
        writeln!(out)?;
    }
    for (place, shown) in shown.iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        entry(shown, out)?;
    }
    Ok(())
}

/// Writes one line for each entry.
pub fn overview(shown: &[Shown], out: &mut impl Write) -> anyhow::Result<()> {
    let left = ["game", "decks", "table", "wager", "paytable"].map(|heading| (heading, Align::Left));
    let mut columns = Columns::new(&[&left[..], &FIGURES].concat());
    for Shown { asked, figures } in shown {
        let table = match asked.entry.table {
            Table::Ordinary => "-",
            Table::Ez => "EZ",
        };
        let entry = [asked.entry.game.slug().to_owned(), figures.decks.to_string(), table.to_owned()];
        columns.row([&entry[..], &wager(figures), &summed(figures)].concat());
    }
    Ok(columns.write(out)?)
}

const FIGURES: [(&str, Align); 4] = [
    ("house edge %", Align::Right),
    ("hit %", Align::Right),
    ("push %", Align::Right),
    ("std. deviation", Align::Right),
];

fn summary(shown: &[Shown]) -> Columns {
    let left = ["wager", "paytable"].map(|heading| (heading, Align::Left));
    let mut columns = Columns::new(&[&left[..], &FIGURES].concat());
    for Shown { asked, figures } in shown {
        let [slug, paytable] = wager(figures);
        let slug = asked.conditions.stake.map_or(slug.clone(), |stake| format!("{slug} at {stake}, rounded"));
        columns.row([&[slug, paytable][..], &summed(figures)].concat());
    }
    columns
}

fn wager(figures: &Figures) -> [String; 2] {
    [figures.wager.to_owned(), figures.paytable.clone().unwrap_or_else(|| "-".into())]
}

fn summed(figures: &Figures) -> [String; 4] {
    let shares = [figures.edge(), figures.hit(), figures.push()].map(|ratio| percent(&ratio));
    let [edge, hit, push] = shares;
    [edge, hit, push, root(&figures.variance())]
}

fn entry(shown: &Shown, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}", shown.title())?;
    outcomes(&shown.figures).write(out)?;
    write_figures(&shown.figures, out)?;
    strategies::write(shown, out)
}

fn outcomes(figures: &Figures) -> Columns {
    let left = ["outcome", "pays"].map(|heading| (heading, Align::Left));
    let right = ["net", "deals", "chance %", "adds %"].map(|heading| (heading, Align::Right));
    let mut columns = Columns::new(&[&left[..], &right[..]].concat());
    for outcome in &figures.outcomes {
        columns.row(row(figures, outcome));
    }
    let all = ["all".into(), String::new(), String::new(), grouped(figures.total)];
    columns.row([&all[..], &[percent(&Ratio::whole(1)), percent(&-figures.edge())]].concat());
    columns
}

fn row(figures: &Figures, outcome: &Outcome) -> Vec<String> {
    vec![
        outcome.name.clone(),
        outcome.pays.map_or(String::new(), |odds| odds.to_string()),
        net(&outcome.net),
        grouped(outcome.count),
        percent(&Ratio::new(outcome.count, figures.total)),
        percent(&figures.contribution(outcome)),
    ]
}

/// The figures as percentages, each with its exact fraction, behind an empty line where headings would stand.
fn write_figures(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    let mut columns = Columns::new(&[("", Align::Left), ("", Align::Right), ("", Align::Left)]);
    let mut line = |name: &str, shown: String, exact: &Ratio| {
        columns.row(vec![name.into(), shown, format!("= {exact}")]);
    };
    for (name, share) in shares(figures) {
        line(name, format!("{} %", percent(&share)), &share);
    }
    if let Some(play) = &figures.play {
        line("average wager", play.average_wager.decimal(6), &play.average_wager);
    }
    let variance = figures.variance();
    line("variance", variance.decimal(6), &variance);
    columns.write(out)?;
    match &figures.play {
        Some(play) => paragraph::hanging(out, "best play", &play.strategy),
        None => Ok(()),
    }
}

fn shares(figures: &Figures) -> Vec<(&'static str, Ratio)> {
    let element = figures.element_of_risk().map(|element| ("element of risk", element));
    let edge = [("house edge", figures.edge())].into_iter().chain(element);
    edge.chain([("hit", figures.hit()), ("push", figures.push())]).collect()
}
