//! Perft: from a position that a scenario describes, exactly so many ways to go on, to a few steps deep. A way on
//! is a listed step, a blank in it filled with an example; a change of any machine that opens or closes one changes
//! these numbers. To attest what was done is no way on: play is where it was.

use std::fs;
use std::path::{Path, PathBuf};

use croupier_rules::chapters::saigon_5_card::Split;
use croupier_rules::chapters::saigon_5_card::ranking::best_split;
use croupier_rules::{Card, GameId};
use croupier_script as scenario;
use croupier_table::cards::CardsAct;
use croupier_table::poker::{PokerAct, Stub};
use croupier_table::seats::SeatsAct;
use croupier_table::steps::{Step, steps};
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, Command, Form, Seat, State, Table};

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

/// The different things that can be done now, with one example for a blank, and two where they lead apart.
fn ways(state: &State) -> Vec<(Actor, Act)> {
    let mut ways: Vec<(Actor, Act)> = Vec::new();
    let goes_on = |step: &Step| !matches!(step.act, Form::Exact(Act::Conduct(_)));
    for step in steps(state, state.clock).into_iter().filter(goes_on) {
        for act in examples(state, &step.act) {
            if !ways.contains(&(step.by, act.clone())) {
                ways.push((step.by, act));
            }
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

fn after(table: &Table, (by, act): (Actor, Act)) -> Table {
    let mut table = table.clone();
    let command = Command::new(table.state().clock, by, act);
    table.act(&command).unwrap_or_else(|refusal| panic!("{command:?} is listed: {refusal}"));
    table
}

/// What a blank is filled with: the table minimum, the right count, the middle of the stack.
fn examples(state: &State, form: &Form) -> Vec<Act> {
    let minimum = state.filed().minimum();
    let whole = state.filed().deck().size() as u8;
    let out = state.poker().map_or(0, |table| table.cards_out());
    let act = match form {
        Form::Exact(act) => act.clone(),
        Form::Sit { .. } => SeatsAct::Sit { cash: minimum }.into(),
        Form::BuyIn { cash } => SeatsAct::BuyIn { cash: cash.minimum.max(minimum) }.into(),
        Form::Wager { position, wager, amount } => {
            WagerAct::Place { position: *position, wager: *wager, amount: amount.minimum }.into()
        }
        Form::CallWithCash { wager, cash } => {
            WagerAct::CallWithCash { wager: *wager, cash: cash.minimum }.into()
        }
        Form::Shuffle { set } => {
            CardsAct::Shuffle { set: *set, order: state.cards.set(*set).cards().to_vec() }.into()
        }
        Form::ReceivePreshuffled { set, decks } => {
            let order = state.filed().deck().cards().collect();
            CardsAct::ReceivePreshuffled { set: *set, decks: *decks, order }.into()
        }
        Form::ReportCount { set, cards } => CardsAct::ReportCount { set: *set, cards: cards.least }.into(),
        Form::Cut { above } => CardsAct::Cut { above: (above.least + above.most) / 2 }.into(),
        Form::InsertSecondCoverCard { below } => {
            CardsAct::InsertSecondCoverCard { below: below.least }.into()
        }
        Form::CountStub { .. } => PokerAct::CountStub { cards: whole - out }.into(),
        Form::DetermineMisdeal { .. } => return misdeals(state, whole, out),
        Form::Set { position } => {
            PokerAct::Set { position: *position, three: three(state, *position) }.into()
        }
        Form::ReportWrongNumber { to, cards } => {
            let due = cards.except.expect("the right number is not wrong");
            PokerAct::ReportWrongNumber { to: *to, cards: due as u8 + 1 }.into()
        }
    };
    vec![act]
}

/// The deck is wrong, or cards were misdealt.
fn misdeals(state: &State, whole: u8, out: u8) -> Vec<Act> {
    let Some(Stub::Counted { cards }) = state.poker().map(|table| table.stub()) else {
        panic!("a stub that was counted")
    };
    let misdealt = whole.saturating_sub(cards);
    [out, misdealt].map(|cards_out| PokerAct::DetermineMisdeal { cards_out }.into()).to_vec()
}

/// The house way, or the cards that were dealt first.
fn three(state: &State, position: Seat) -> [Card; 3] {
    let hand = state.poker().and_then(|table| table.hand(position)).expect("a hand");
    let five: [Card; 5] = hand.cards.cards().try_into().expect("five cards");
    best_split(five).map_or(Split::FIRST, |(split, _)| split).three(five)
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
    let list = || ways(state).iter().map(|way| format!("    {}: {:?}\n", way.0, way.1)).collect::<String>();
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
