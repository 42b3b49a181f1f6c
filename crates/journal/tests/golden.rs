//! Journals of every released format are read for ever: `golden/format-1.sqlite` with what it says beside it.
//!
//! `CROUPIER_BLESS=1 cargo test -p croupier-journal --test golden` writes the one of the newest format anew, from the
//! golden records of the table. Only a format that no release has written may be written anew.

mod common;

use std::path::{Path, PathBuf};
use std::{env, fs};

use common::tables::{keys, notes, stream};
use common::{append, note};
use croupier_journal::checkpoint::{self, Checkpoint, Signer};
use croupier_journal::store::sqlite::{Reader, Sqlite};
use croupier_journal::verify::verify;
use croupier_journal::{Chain, Heads, Records, Store, Stream, export, replay};
use croupier_rules::GameId;
use croupier_table::Time;

const GAMES: [GameId; 2] = [GameId::Minibaccarat, GameId::Saigon5Card];

const UNREADABLE: &str =
    "a table of a released format replays; if none is released yet, see the head of this file";

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// A copy: SQLite wants to put files beside it.
fn opened() -> (tempfile::TempDir, Reader) {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("journal.sqlite");
    fs::copy(golden("format-1.sqlite"), &copy).unwrap();
    (folder, Reader::open(&copy).unwrap())
}

fn bless() {
    fs::create_dir_all(golden("")).unwrap();
    let _ = fs::remove_file(golden("format-1.sqlite"));
    let mut store = Sqlite::open(&golden("format-1.sqlite")).unwrap();
    append(&mut store, vec![note(&Stream::House, 1), note(&Stream::House, 2)]);
    GAMES.into_iter().for_each(|game| append(&mut store, notes(game)));
    let mut chain = Chain::new(store.heads().unwrap());
    let (kept, batch) = checkpoint::take(&mut chain, &Heads::new(), &Signer::of([7; 32]), Time(9)).unwrap();
    assert_eq!(store.append(&[batch]).unwrap().rows, 1);
    fs::write(golden("format-1.checkpoint"), serde_json::to_string_pretty(&kept).unwrap() + "\n").unwrap();
    let mut lines = Vec::new();
    export::json(&store, None, &mut lines).unwrap();
    fs::write(golden("format-1.jsonl"), lines).unwrap();
}

#[test]
fn a_journal_of_format_1_is_read_for_ever() {
    if env::var_os("CROUPIER_BLESS").is_some() {
        bless();
    }
    let (_folder, journal) = opened();
    let kept: Checkpoint = serde_json::from_slice(&fs::read(golden("format-1.checkpoint")).unwrap()).unwrap();
    let verified = verify(&journal, &[kept]).unwrap();
    assert_eq!(verified.signers, [Signer::of([7; 32]).public()]);
    let mut lines = Vec::new();
    export::json(&journal, None, &mut lines).unwrap();
    let expected = fs::read_to_string(golden("format-1.jsonl")).unwrap();
    assert!(String::from_utf8(lines).unwrap() == expected, "the rows are not those of the export beside it");
    assert_eq!(verified.rows, expected.lines().count() as u64);
    for game in GAMES {
        let table = replay::table(&journal, &stream(game), &keys()).expect(UNREADABLE);
        assert_eq!(table.record().len() as u64 + 1, verified.heads[&stream(game)].n);
        assert_eq!(replay::tell(&journal, &stream(game)).unwrap().len(), table.record().len() + 1);
    }
}

/// What the export beside it says is what another program would compute from docs/JOURNAL.md.
#[test]
fn the_chain_of_format_1_follows_from_its_export() {
    let lines = fs::read_to_string(golden("format-1.jsonl")).unwrap();
    let (_folder, journal) = opened();
    let mut heads = Heads::new();
    for line in lines.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let stream: Stream = line["stream"].as_str().unwrap().parse().unwrap();
        let row = journal.read(&stream, line["n"].as_u64().unwrap() - 1, 1).unwrap().remove(0);
        assert_eq!(row.hash.to_string(), line["hash"].as_str().unwrap());
        let batch = Chain::new(heads.clone()).link([row.note]).unwrap();
        heads.extend(batch.heads());
    }
    assert_eq!(heads, journal.heads().unwrap());
}
