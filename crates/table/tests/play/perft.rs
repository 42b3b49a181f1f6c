//! Perft: from a position that a scenario describes, exactly so many ways to go on, to a few steps deep. A way on
//! is a listed step, its blank filled with the first thing that fits; a change of any machine that opens or closes one
//! changes these numbers.

use std::fs;
use std::path::{Path, PathBuf};

use croupier_rules::GameId;
use croupier_script as scenario;
use croupier_table::cards::CardsAct;
use croupier_table::form::Number;
use croupier_table::poker::PokerAct;
use croupier_table::seats::SeatsAct;
use croupier_table::steps::{Step, steps};
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Command, Form, State, Table};

/// A position and the numbers of ways on from it.
#[derive(Debug, Default)]
struct Position {
    name: String,
    scenario: String,
    counts: Vec<u64>,
}

/// Reads a fixture: `position NAME`, lines of a scenario after a bar, then `DEPTH: COUNT`.
fn read(text: &str) -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix("position ") {
            positions.push(Position { name: name.to_string(), ..Position::default() });
            continue;
        }
        let position = positions.last_mut().expect("a position first");
        if let Some(scenario) = line.strip_prefix('|') {
            position.scenario.push_str(scenario.trim());
            position.scenario.push('\n');
        } else {
            let (depth, count) = line.split_once(':').expect("DEPTH: COUNT");
            assert_eq!(depth.parse(), Ok(position.counts.len() + 1), "depths in order: {line}");
            position.counts.push(count.trim().replace(',', "").parse().expect("a number"));
        }
    }
    positions
}

/// The different things that can be done now.
fn ways(state: &State) -> Vec<Step> {
    let mut ways: Vec<Step> = Vec::new();
    for step in steps(state, state.clock) {
        if !ways.iter().any(|way| way.by == step.by && way.act == step.act) {
            ways.push(step);
        }
    }
    ways
}

fn perft(table: &Table, depth: usize) -> u64 {
    let ways = ways(table.state());
    if depth == 1 {
        return ways.len() as u64;
    }
    ways.into_iter().map(|way| perft(&after(table, way), depth - 1)).sum()
}

fn after(table: &Table, way: Step) -> Table {
    let mut table = table.clone();
    let act = first_filled(table.state(), &way.act);
    let command = Command::new(table.state().clock, way.by, act);
    table.act(&command).expect("what is listed is accepted");
    table
}

/// The least of every blank, the order the cards are in, the cards that were dealt first.
fn first_filled(state: &State, form: &Form) -> Act {
    match form {
        Form::Shuffle { set } => {
            CardsAct::Shuffle { set: *set, order: state.cards.set(*set).cards().to_vec() }.into()
        }
        Form::ReceivePreshuffled { set, decks } => {
            let order = state.filed().deck().cards().collect();
            CardsAct::ReceivePreshuffled { set: *set, decks: *decks, order }.into()
        }
        Form::Set { position } => {
            let hand = state.poker().and_then(|table| table.hand(*position)).expect("a hand");
            let cards = hand.cards.cards();
            PokerAct::Set { position: *position, three: [cards[0], cards[1], cards[2]] }.into()
        }
        form => least(form),
    }
}

fn least(form: &Form) -> Act {
    let first = |number: &Number| number.least + u16::from(number.except == Some(number.least));
    match form {
        Form::Exact(act) => act.clone(),
        Form::Sit { cash } => SeatsAct::Sit { cash: cash.minimum }.into(),
        Form::BuyIn { cash } => SeatsAct::BuyIn { cash: cash.minimum }.into(),
        Form::Wager { position, wager, amount } => {
            WagerAct::Place { position: *position, wager: *wager, amount: amount.minimum }.into()
        }
        Form::CallWithCash { wager, cash } => {
            WagerAct::CallWithCash { wager: *wager, cash: cash.minimum }.into()
        }
        Form::ReportCount { set, cards } => CardsAct::ReportCount { set: *set, cards: first(cards) }.into(),
        Form::Cut { above } => CardsAct::Cut { above: first(above) }.into(),
        Form::InsertSecondCoverCard { below } => {
            CardsAct::InsertSecondCoverCard { below: first(below) }.into()
        }
        Form::CountStub { cards } => PokerAct::CountStub { cards: first(cards) as u8 }.into(),
        Form::DetermineMisdeal { cards_out } => {
            PokerAct::DetermineMisdeal { cards_out: first(cards_out) as u8 }.into()
        }
        Form::ReportWrongNumber { to, cards } => {
            PokerAct::ReportWrongNumber { to: *to, cards: first(cards) as u8 }.into()
        }
        Form::Shuffle { .. } | Form::ReceivePreshuffled { .. } | Form::Set { .. } => {
            unreachable!("filled with cards of the table")
        }
    }
}

fn fixture(game: GameId) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(format!("{}.perft", game.slug()))
}

/// What differs at a position, with the ways on, so that the numbers can be counted by hand.
fn differences(position: &Position) -> Option<String> {
    let stage =
        scenario::run(&position.scenario).unwrap_or_else(|failure| panic!("{}: {failure}", position.name));
    let table = stage.table().expect("a table");
    let state = table.state();
    let counts: Vec<u64> = (1..=position.counts.len()).map(|depth| perft(table, depth)).collect();
    let list =
        || ways(state).iter().map(|way| format!("    {}: {:?}\n", way.by, way.act)).collect::<String>();
    (counts != position.counts).then(|| {
        format!(
            "{}: {:?} in the fixture, {counts:?} at the table\n{}",
            position.name,
            position.counts,
            list()
        )
    })
}

#[test]
fn every_position_has_exactly_so_many_ways_on() {
    let mut different = Vec::new();
    for game in GameId::ALL {
        let text = fs::read_to_string(fixture(game)).expect("every game has a fixture");
        let positions = read(&text);
        assert!(positions.len() >= 5, "{game:?} has too few positions");
        assert!(positions.iter().all(|position| position.counts.len() >= 2));
        different.extend(positions.iter().filter_map(differences));
    }
    assert!(different.is_empty(), "\n{}", different.join("\n"));
}
