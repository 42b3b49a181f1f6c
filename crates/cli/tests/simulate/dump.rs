//! Rounds as Parquet, read back and played again by somebody who has only the cards.

use std::collections::BTreeMap;
use std::fs::File;
use std::process::Stdio;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};

use crate::{croupier, folder, json, text};

const ROUNDS: usize = 20_001;

struct Dump {
    about: BTreeMap<String, String>,
    rows: Vec<Row>,
}

fn dump(game: &str, more: &[&str]) -> Dump {
    let path = folder("dump").join(format!("{game}.parquet"));
    let args = ["simulate", "dump", game, "--rounds", "20_001", "--seed", "7", "-o", path.to_str().unwrap()];
    text(&[&args[..], more].concat());
    read(SerializedFileReader::new(File::open(&path).unwrap()).unwrap())
}

fn read(reader: SerializedFileReader<File>) -> Dump {
    let about = reader.metadata().file_metadata().key_value_metadata().unwrap();
    let about = about.iter().map(|fact| (fact.key.clone(), fact.value.clone().unwrap())).collect();
    Dump { about, rows: reader.get_row_iter(None).unwrap().map(Result::unwrap).collect() }
}

fn field<'a>(row: &'a Row, name: &str) -> &'a Field {
    row.get_column_iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no column {name}")).1
}

fn string(field: &Field) -> String {
    match field {
        Field::Str(text) => text.clone(),
        other => panic!("{other} is no text"),
    }
}

fn whole(row: &Row, name: &str) -> i64 {
    match field(row, name) {
        Field::Long(number) => *number,
        other => panic!("{other} is no whole number"),
    }
}

fn net(row: &Row, name: &str) -> f64 {
    match field(row, name) {
        Field::Double(number) => *number,
        other => panic!("{other} is no number"),
    }
}

fn cards(row: &Row, name: &str) -> Vec<String> {
    match field(row, name) {
        Field::ListInternal(list) => list.elements().iter().map(string).collect(),
        other => panic!("{other} is no list"),
    }
}

/// The Point Count of a hand, by somebody who knows baccarat.
fn points(cards: &[String]) -> u32 {
    let value = |card: &String| match card.chars().next().unwrap() {
        'A' => 1,
        rank => rank.to_digit(10).unwrap_or(0),
    };
    cards.iter().map(value).sum::<u32>() % 10
}

#[test]
fn baccarat_can_be_followed_card_by_card() {
    let dump = dump("minibaccarat", &[]);
    assert_eq!(dump.rows.len(), ROUNDS);
    let about = |name: &str| dump.about[&format!("croupier.{name}")].as_str();
    assert_eq!(
        (about("game"), about("seed"), about("decks"), about("cover_card")),
        ("minibaccarat", "7", "8", "14")
    );
    assert_eq!(about("version"), env!("CARGO_PKG_VERSION"));
    let (mut shoe, mut seen) = (-1, BTreeMap::<String, u32>::new());
    for (number, row) in dump.rows.iter().enumerate() {
        assert_eq!(whole(row, "round"), number as i64);
        if whole(row, "shoe") != shoe {
            shoe += 1;
            assert_eq!(whole(row, "shoe"), shoe);
            let dealt: u32 = seen.values().sum();
            assert!(shoe == 0 || (416 - 11 - 14..416).contains(&dealt), "a whole shoe: {dealt}");
            seen.clear();
        }
        let (player, banker) = (cards(row, "player_cards"), cards(row, "banker_cards"));
        for card in player.iter().chain(&banker) {
            *seen.entry(card.clone()).or_default() += 1;
            assert!(seen[card] <= 8, "more {card} than decks");
        }
        let (tie, winner) = match points(&player).cmp(&points(&banker)) {
            std::cmp::Ordering::Greater => (-1.0, "player wins"),
            std::cmp::Ordering::Less => (-1.0, "banker wins"),
            std::cmp::Ordering::Equal => (8.0, "tie"),
        };
        assert_eq!(string(field(row, "banker_outcome")), winner);
        assert_eq!(net(row, "tie_net"), tie);
        let dragon = winner == "banker wins" && banker.len() == 3 && points(&banker) == 7;
        assert_eq!(net(row, "dragon_7_insurance_ez_net"), if dragon { 40.0 } else { -1.0 });
    }
}

#[test]
fn decks_are_fresh_and_every_wager_has_its_columns() {
    for (game, hands, deck) in [("three-card-prime", [3, 3], 52), ("saigon-5-card", [5, 5], 53)] {
        let dump = dump(game, &[]);
        let report = json(&["simulate", game, "--rounds", "1e6", "--seed", "7", "--json"]);
        let mut all = std::collections::BTreeSet::new();
        for row in &dump.rows {
            let dealt = [cards(row, "player_cards"), cards(row, "dealer_cards")];
            assert_eq!(dealt.each_ref().map(Vec::len), hands);
            let mut dealt = dealt.concat();
            dealt.extend((game == "three-card-prime").then(|| string(field(row, "fourth_card"))));
            let different: std::collections::BTreeSet<_> = dealt.iter().cloned().collect();
            assert_eq!(different.len(), dealt.len(), "a card was dealt twice");
            all.extend(different);
        }
        assert_eq!(all.len(), deck);
        for wager in report["wagers"].as_array().unwrap() {
            let paytable = wager["paytable"]
                .as_str()
                .map_or(String::new(), |letter| format!("_{}", letter.to_lowercase()));
            let name = format!("{}{paytable}", wager["wager"].as_str().unwrap().replace('-', "_"));
            assert_column(&dump, &name, wager);
        }
    }
}

/// Outcomes have the names of the run, each its own payout, and the hold is about the exact one.
fn assert_column(dump: &Dump, name: &str, wager: &serde_json::Value) {
    let (mut payouts, mut sum, mut squares) = (BTreeMap::new(), 0.0, 0.0);
    for row in &dump.rows {
        let (outcome, net) =
            (string(field(row, &format!("{name}_outcome"))), net(row, &format!("{name}_net")));
        assert_eq!(*payouts.entry(outcome.clone()).or_insert(net), net, "{name}: {outcome}");
        (sum, squares) = (sum + net, squares + net * net);
    }
    let known: Vec<&str> = wager["outcomes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|outcome| outcome["name"].as_str().unwrap())
        .collect();
    assert!(payouts.keys().all(|outcome| known.contains(&outcome.as_str())), "{name}: {payouts:?}");
    let (rounds, exact) = (ROUNDS as f64, wager["exact"].as_f64().unwrap());
    let (hold, error) = (-sum / rounds, ((squares / rounds).sqrt() / rounds.sqrt()));
    assert!((hold - exact).abs() < 5.0 * error, "{name}: {hold} is not {exact}");
}

#[test]
fn a_dump_is_the_same_every_time_and_goes_to_standard_output_too() {
    let args = ["simulate", "dump", "--rounds", "3000", "--seed", "9"];
    let bytes = || croupier(&args).stdout(Stdio::piped()).output().unwrap().stdout;
    let once = bytes();
    assert!(once.starts_with(b"PAR1") && once == bytes());
    let path = folder("dump").join("same.parquet");
    text(&[&args[..], &["-o", path.to_str().unwrap()]].concat());
    assert_eq!(std::fs::read(path).unwrap(), once);
}

#[test]
fn strategy_and_shoe_are_written_into_the_file() {
    let dump = dump("three-card-prime", &["--strategy", "always-raise"]);
    assert_eq!(dump.about["croupier.strategy"], "always-raise");
    assert!(dump.rows.iter().all(|row| string(field(row, "ante_play_a_outcome")) != "fold"));
    let dump = self::dump("baccarat", &["--decks", "6", "--cover-card", "20"]);
    let about = |name: &str| dump.about[&format!("croupier.{name}")].as_str();
    assert_eq!((about("decks"), about("cover_card")), ("6", "20"));
}
