//! Real records: those that the table keeps as golden files, one for each game.

use std::fs;
use std::path::Path;

use croupier_journal::seal::Keyring;
use croupier_journal::{Note, Stream, at_rest};
use croupier_rules::GameId;
use croupier_table::{Entry, Genesis, Table};

pub fn keys() -> Keyring {
    Keyring::of([42; 32])
}

/// The record of a game.
pub fn record(game: GameId) -> (Genesis, Vec<Entry>) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/golden");
    let text = fs::read_to_string(golden.join(format!("{}.jsonl", game.slug()))).unwrap();
    let (first, others) = text.split_once('\n').unwrap();
    let entries = others.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (serde_json::from_str(first).unwrap(), entries)
}

pub fn table(game: GameId) -> Table {
    let (genesis, entries) = record(game);
    Table::replay(genesis, entries).unwrap()
}

/// The same as notes of the stream that is called after the game.
pub fn notes(game: GameId) -> Vec<Note> {
    let (genesis, entries) = record(game);
    let (stream, keys) = (stream(game), keys());
    let first = at_rest::genesis(&stream, &genesis, &keys).unwrap();
    let others = entries.iter().map(|entry| at_rest::entry(&stream, entry, &keys).unwrap());
    std::iter::once(first).chain(others).collect()
}

pub fn stream(game: GameId) -> Stream {
    Stream::table(game.slug()).unwrap()
}
