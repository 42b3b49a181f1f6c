//! A run for a person to read.

use std::io::{self, Write};

use croupier_sim::Counted;

use super::report::Report;
use crate::columns::{Align, Columns};

/// How much of a run is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Each wager with its first paytable.
    Short,
    /// Every wager with every paytable, and all outcomes.
    All,
}

/// Writes the wagers, the verdict on all of them, and with all detail their outcomes.
pub fn write(report: &Report, counted: &[Counted], detail: Detail, out: &mut impl Write) -> io::Result<()> {
    write_heading(report, out)?;
    match detail {
        Detail::Short => write_wagers(&first_paytables(counted), out)?,
        Detail::All => write_wagers(&counted.iter().collect::<Vec<_>>(), out)?,
    }
    if let Some(verdict) = &report.verdict {
        writeln!(out, "\n{verdict}")?;
    }
    match detail {
        Detail::Short => writeln!(out, "Every paytable and every outcome: --all."),
        Detail::All => {
            writeln!(out)?;
            write_outcomes(counted, out)
        }
    }
}

/// Each wager of each kind of table once, with the paytable that comes first.
fn first_paytables(counted: &[Counted]) -> Vec<&Counted> {
    let mut first: Vec<&Counted> = Vec::new();
    for wager in counted {
        if !first.iter().any(|known| (known.wager, known.ez) == (wager.wager, wager.ez)) {
            first.push(wager);
        }
    }
    first
}

/// What was played.
pub fn title(report: &Report) -> String {
    let decks = if report.decks == 1 { "one deck".into() } else { format!("{} decks", report.decks) };
    let (rounds, seed) = (grouped(report.rounds), report.seed);
    let strategy = report.strategy.as_ref().map_or(String::new(), |name| format!(", strategy {name}"));
    let unit = if report.rounds == 1 { "round" } else { "rounds" };
    format!("{}, {decks}, seed {seed}{strategy}: {rounds} {unit}", report.game)
}

fn write_heading(report: &Report, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", title(report))?;
    let rate = report.rounds as f64 / report.seconds.max(1e-9) / 1e6;
    let threads =
        if report.threads == 1 { "one thread".into() } else { format!("{} threads", report.threads) };
    writeln!(out, "{:.2} s on {threads}, {rate:.1} million rounds a second", report.seconds)?;
    if let Some(part) = &report.part {
        let numbers: Vec<String> = part.numbers.iter().map(u64::to_string).collect();
        let state = if part.interrupted { ", interrupted" } else { "" };
        let (of, all) = (part.shards, grouped(part.of_rounds));
        writeln!(out, "shard {} of {of} of a run of {all} rounds{state}", numbers.join(", "))?;
    }
    writeln!(out)
}

fn write_wagers(counted: &[&Counted], out: &mut impl Write) -> io::Result<()> {
    let headings = ["hold %", "standard error", "exact %", "z", "p", "chi-square", "p"];
    let mut all = vec![("wager", Align::Left)];
    all.extend(headings.map(|heading| (heading, Align::Right)));
    let mut columns = Columns::new(&all);
    for wager in counted {
        let test = wager.chi_square();
        columns.row(vec![
            label(wager),
            percent(wager.hold()),
            percent(wager.standard_error()),
            percent(wager.exact_hold()),
            wager.z().map_or("-".into(), |z| format!("{z:+.2}")),
            chance(wager.hold_p()),
            test.map_or("-".into(), |test| format!("{:.1} of {}", test.statistic, test.degrees)),
            chance(test.map(|test| test.p())),
        ]);
    }
    columns.write(out)
}

fn write_outcomes(counted: &[Counted], out: &mut impl Write) -> io::Result<()> {
    let mut columns = Columns::new(&[
        ("wager", Align::Left),
        ("outcome", Align::Left),
        ("count", Align::Right),
        ("%", Align::Right),
        ("exact %", Align::Right),
        ("one round in", Align::Right),
    ]);
    for wager in counted {
        for outcome in &wager.outcomes {
            let share = outcome.count as f64 / wager.rounds().max(1) as f64;
            let exact = wager.expected(outcome).map(|expected| expected / wager.rounds().max(1) as f64);
            let count = grouped(outcome.count);
            columns.row(vec![
                label(wager),
                outcome.name.clone(),
                count,
                percent(Some(share)),
                percent(exact),
                one_in(exact.unwrap_or(share)),
            ]);
        }
    }
    columns.write(out)
}

/// How many rounds it takes, on average, until something of this chance shows.
fn one_in(chance: f64) -> String {
    match 1.0 / chance {
        rounds if !rounds.is_finite() => "-".into(),
        rounds if rounds < 100.0 => format!("{rounds:.2}"),
        rounds => grouped(rounds.round() as u64),
    }
}

/// The wager with its paytable and its table.
pub fn label(wager: &Counted) -> String {
    named(wager.wager, wager.paytable.as_deref(), wager.ez)
}

/// A wager by its name, its paytable and its table.
pub fn named(wager: &str, paytable: Option<&str>, ez: bool) -> String {
    let paytable = paytable.map_or(String::new(), |letter| format!(" {letter}"));
    format!("{wager}{paytable}{}", if ez { " (EZ)" } else { "" })
}

/// How likely something is by chance; below what can be computed, only that.
pub fn chance(p: Option<f64>) -> String {
    match p {
        None => "-".into(),
        Some(p) if p < 1e-12 => "<1e-12".into(),
        Some(p) if p < 0.001 => format!("{p:.0e}"),
        Some(p) => format!("{p:.3}"),
    }
}

/// A share as a percentage.
pub fn percent(share: Option<f64>) -> String {
    share.map_or("-".into(), |share| format!("{:.4}", share * 100.0))
}

/// A number with commas between the thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join(",")
}
