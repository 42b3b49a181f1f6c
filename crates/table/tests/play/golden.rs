//! Records as version 1 writes them: one for each game, from the opening of the table through rounds with
//! irregularities. They are read, give a table, and are written again to the last byte, for ever.
//!
//! `CROUPIER_BLESS=1 cargo test -p croupier-table --test play golden` writes them anew; read what changed before you keep it.

use std::fs;
use std::path::{Path, PathBuf};

use croupier_rules::GameId;
use croupier_table::{Genesis, ordinary};

use crate::recorder::{Recorder, genesis};
use crate::walk::{Trouble, Walk};
use crate::wire::{read, written};

fn file(game: GameId) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{}.jsonl", game.slug()))
}

/// Four rounds of an ordinary table at which much goes wrong.
fn played(game: GameId) -> Recorder {
    let mut walk = Walk::at(genesis(&ordinary(game)).named("Table 7"), 11, Trouble::Frequent);
    (0..4).for_each(|_| walk.round());
    walk.table
}

#[test]
fn every_golden_record_gives_its_table_again() {
    for game in GameId::ALL {
        if std::env::var_os("CROUPIER_BLESS").is_some() {
            fs::create_dir_all(file(game).parent().expect("a folder")).expect("a folder can be made");
            let table = played(game);
            fs::write(file(game), written(table.genesis(), table.record())).expect("a record can be kept");
        }
        let text = fs::read_to_string(file(game)).expect("every game has a golden record");
        let table = read(&text);
        assert_eq!(written(table.genesis(), table.record()), text, "{game}");
        assert!(table.record().len() > 100, "{game} has hardly anything in its record");
        assert_eq!(table.genesis().version(), 1);
    }
}

#[test]
fn a_genesis_is_read_as_strictly_as_it_is_made() {
    let text = fs::read_to_string(file(GameId::ThreeCardPrime)).expect("a golden record");
    let genesis = text.lines().next().expect("a genesis");
    let refused = |from: &str, to: &str| {
        assert!(genesis.contains(from), "{from} in {genesis}");
        let why = serde_json::from_str::<Genesis>(&genesis.replacen(from, to, 1)).expect_err(to);
        why.to_string()
    };
    assert!(refused("\"version\":1", "\"version\":2").contains("version"));
    assert!(refused("\"year\":2015", "\"year\":2016").contains("edition"));
    assert!(refused("\"boxes_per_player\":", "\"boxes_per_player\":9,\"x\":").contains("679a.7(e)"));
}
