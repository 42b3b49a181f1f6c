//! The shards of a run put together.

use std::io::Write;
use std::process::ExitCode;

use croupier_sim::Counted;
use croupier_sim::game::OPTIMAL;
use croupier_sim::run::{Shard, Span};

use super::arguments::MergeArgs;
use super::csv;
use super::playing::Playing;
use super::report::{self, Part, Report, Wager};
use super::verdict::{self, Verdict};
use crate::refusal::Refusal;

/// Merges and prints.
pub fn run(args: &MergeArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut reports = Vec::new();
    for path in &args.files {
        reports.push((path.display().to_string(), report::read(path)?));
    }
    let merged = merge(&reports)?;
    let verdict = merged.verdict.as_ref().filter(|_| args.check.check);
    if verdict.is_some_and(|verdict| verdict.figures == 0) {
        return Err(verdict::nothing_to_check().into());
    }
    if args.print.csv {
        csv::write(&merged, out)?;
    } else {
        writeln!(out, "{}", serde_json::to_string(&merged)?)?;
    }
    Ok(verdict.map_or(ExitCode::SUCCESS, Verdict::exit_code))
}

/// A file's name and what is in it.
type Named = (String, Report);

fn merge(reports: &[Named]) -> Result<Report, Refusal> {
    let (first_name, first) = reports.first().ok_or_else(|| Refusal::new("there is nothing to merge"))?;
    let mut numbers: Vec<(u64, &str)> = Vec::new();
    for (name, report) in reports {
        check_same_run(first_name, first, name, report)?;
        let part = whole_shards(name, report)?;
        numbers.extend(part.numbers.iter().map(|&number| (number, name.as_str())));
    }
    check_no_overlap(&mut numbers)?;
    let part = whole_shards(first_name, first)?;
    let numbers: Vec<u64> = numbers.into_iter().map(|(number, _)| number).collect();
    let complete = numbers.len() as u64 == part.shards;
    let wagers = wagers(first, reports)?;
    Ok(Report {
        rounds: reports.iter().map(|(_, report)| report.rounds).sum(),
        seconds: reports.iter().map(|(_, report)| report.seconds).sum(),
        threads: reports.iter().map(|(_, report)| report.threads).max().unwrap_or(1),
        verdict: Some(Verdict::of(&wagers)),
        wagers,
        part: (!complete).then_some(Part { numbers, ..part }),
        ..first.clone()
    })
}

/// The shards of a report, none of which may be cut short.
fn whole_shards(name: &str, report: &Report) -> Result<Part, Refusal> {
    let Some(part) = &report.part else {
        return Err(Refusal::new(format_args!("{name} is a whole run, not a shard")));
    };
    let span = |&number: &u64| Span::of(part.of_rounds, Shard { number, of: part.shards });
    let spans: Result<Vec<Span>, _> = part.numbers.iter().map(span).collect();
    let rounds: u64 =
        spans.map_err(|why| Refusal::new(format_args!("{name}: {why}")))?.iter().map(|s| s.rounds).sum();
    if part.interrupted || rounds != report.rounds {
        return Err(Refusal::new(format_args!(
            "{name} was interrupted: go on with simulate --resume {name}"
        )));
    }
    Ok(part.clone())
}

fn check_same_run(first_name: &str, first: &Report, name: &str, report: &Report) -> Result<(), Refusal> {
    let run = |report: &Report| report.part.as_ref().map(|part| (part.of_rounds, part.shards));
    let wagers = |report: &Report| {
        report.wagers.iter().map(|w| (w.wager.clone(), w.paytable.clone(), w.ez, w.exact)).collect::<Vec<_>>()
    };
    let differs = [
        ("game", first.game != report.game),
        ("number of decks", first.decks != report.decks),
        ("seed", first.seed != report.seed),
        ("strategy", first.strategy != report.strategy),
        ("submission", first.submission != report.submission),
        ("cover card", first.cover_card != report.cover_card),
        ("run", run(first) != run(report)),
        ("list of wagers", wagers(first) != wagers(report)),
    ];
    match differs.iter().find(|(_, differs)| *differs) {
        Some((what, _)) => Err(Refusal::new(format_args!("{first_name} and {name} differ in the {what}"))),
        None => Ok(()),
    }
}

fn check_no_overlap(numbers: &mut [(u64, &str)]) -> Result<(), Refusal> {
    numbers.sort();
    match numbers.windows(2).find(|two| two[0].0 == two[1].0) {
        Some(two) => {
            let (number, one, other) = (two[0].0, two[0].1, two[1].1);
            Err(Refusal::new(format_args!("shard {number} is in {one} and in {other}")))
        }
        None => Ok(()),
    }
}

/// The wagers with all counts added, and the figures that follow.
fn wagers(first: &Report, reports: &[Named]) -> Result<Vec<Wager>, Refusal> {
    let strategy = first.strategy.as_deref().filter(|name| *name != "table");
    let judges = Playing::of_report(first, strategy.unwrap_or(OPTIMAL))?.game.judges();
    let mut merged = Vec::new();
    for (place, wager) in first.wagers.iter().enumerate() {
        let judge = judges.iter().find(|judge| wager.is(judge.wager()));
        let judge =
            judge.ok_or_else(|| Refusal::new(format_args!("{} has no wager {}", first.game, wager.wager)))?;
        let mut counted = judge.wager().clone();
        for (name, report) in reports {
            if !report.wagers[place].add_to(&mut counted) {
                let wager = &wager.wager;
                return Err(Refusal::new(format_args!("{name} has an outcome that {wager} does not have")));
            }
        }
        let by_table = first.strategy.as_deref() == Some("table");
        merged.push(if by_table { with_exact(&counted, wager) } else { Wager::new(&counted) });
    }
    Ok(merged)
}

/// The exact figures of a strategy that is a table in a file are known to the shards alone, and they say no more than
/// the hold and its variance.
fn with_exact(counted: &Counted, of: &Wager) -> Wager {
    let unknown = Wager::new(&Counted { exact: None, ..counted.clone() });
    let error = of.variance.map(|variance| (variance / counted.rounds() as f64).sqrt());
    let z = match (unknown.hold, error, of.exact) {
        (Some(hold), Some(error), Some(exact)) if error > 0.0 => Some((hold - exact) / error),
        _ => None,
    };
    let standard_error = error.or(unknown.standard_error);
    Wager { exact: of.exact, variance: of.variance, standard_error, z, ..unknown }
}
