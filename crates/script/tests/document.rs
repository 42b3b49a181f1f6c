//! docs/SCENARIOS.md is true: its example plays, and every option it lists is one.

use croupier_rules::GameId;
use croupier_script::{Failure, Problem, run};

const DOCUMENT: &str = include_str!("../../../docs/SCENARIOS.md");

#[test]
fn the_example_plays() {
    let (_, rest) = DOCUMENT.split_once("```text\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    assert!(example.lines().count() > 10);
    run(example).unwrap_or_else(|failure| panic!("{failure}"));
}

/// The rows of the table of options: names, and values in backquotes or the word for them.
fn options() -> Vec<(Vec<&'static str>, &'static str)> {
    let (_, section) = DOCUMENT.split_once("### Options").expect("a section on options");
    let (section, _) = section.split_once("## Acting").expect("its end");
    let mut rows: Vec<(Vec<&str>, &str)> = Vec::new();
    for row in section.lines().filter(|line| line.starts_with('|')).skip(2) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let names = match quoted(cells[1]) {
            none if none.is_empty() => rows.last().expect("a row above").0.clone(),
            names => names,
        };
        rows.push((names, cells[2]));
    }
    rows
}

fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// Something that stands for the values of a cell.
fn values(cell: &str) -> Vec<&str> {
    match quoted(cell) {
        none if none.is_empty() => vec!["6"],
        values => values,
    }
}

#[test]
fn every_option_that_is_listed_can_be_said_to_some_game() {
    let rows = options();
    assert!(rows.len() > 20, "{rows:?}");
    for (names, cell) in rows {
        for (name, value) in
            names.iter().flat_map(|name| values(cell).into_iter().map(move |value| (name, value)))
        {
            let said = |game: GameId| {
                let scenario = format!("game {}\noption {name} = {value}\n", game.slug());
                !matches!(run(&scenario), Err(Failure { what: Problem::Unreadable { .. }, .. }))
            };
            assert!(GameId::ALL.into_iter().any(said), "option {name} = {value}");
        }
    }
}
