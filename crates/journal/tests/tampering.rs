//! Nobody alters a journal unnoticed: every byte of the file, rows taken out, exchanged, cut off, rewritten.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread;

use common::{all, append, notes, table};
use croupier_journal::checkpoint::{self, Checkpoint, Signer};
use croupier_journal::store::sqlite::{Reader, Sqlite};
use croupier_journal::verify::verify;
use croupier_journal::{Chain, Head, Heads, Note, Records, Row, Store, Stream};
use croupier_table::Time;
use rusqlite::Connection;
use tempfile::TempDir;

fn signer() -> Signer {
    Signer::of([3; 32])
}

/// Adds a checkpoint to a journal, and gives the copy that is kept elsewhere.
fn sign(store: &mut Sqlite) -> Checkpoint {
    let mut chain = Chain::new(store.heads().unwrap());
    let (checkpoint, batch) = checkpoint::take(&mut chain, &Heads::new(), &signer(), Time(9)).unwrap();
    assert_eq!(store.append(&[batch]).unwrap().rows, 1);
    checkpoint
}

fn short(mut note: Note) -> Note {
    note.event = format!(r#"{{"n":{}}}"#, note.n).into();
    note
}

/// A small journal that was closed, and a checkpoint over all of it.
fn small() -> (TempDir, Checkpoint) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
    let rows = [notes(&Stream::House, 1..=6), notes(&table("1"), 1..=8)].concat();
    append(&mut store, rows.into_iter().map(short).collect());
    let kept = sign(&mut store);
    (folder, kept)
}

type Content = BTreeMap<Stream, (Head, Vec<Row>)>;

fn content(records: &impl Records) -> Content {
    let heads = records.heads().unwrap();
    heads.into_iter().map(|(stream, head)| (stream.clone(), (head, all(records, &stream)))).collect()
}

/// What is said of a journal as it lies in a folder: what is wrong, or what is in it.
fn said(folder: &Path, outside: &[Checkpoint]) -> Result<Content, String> {
    let reader = Reader::open(&folder.join("journal.sqlite")).map_err(|why| why.to_string())?;
    verify(&reader, outside).map_err(|why| why.to_string())?;
    Ok(content(&reader))
}

/// Flips one bit in every byte of a file. Each flip is named, or nothing that the journal says has changed.
fn flip_every_byte(folder: &Path, file: &str, beside: &[&str], kept: &Checkpoint) -> (usize, usize) {
    let outside = std::slice::from_ref(kept);
    let whole = fs::read(folder.join(file)).unwrap();
    let expected = said(folder, outside).unwrap();
    let part = |remainder: usize| {
        let scratch = tempfile::tempdir().unwrap();
        let (mut named, mut harmless) = (0, 0);
        for place in (remainder..whole.len()).step_by(2) {
            for other in beside {
                fs::copy(folder.join(other), scratch.path().join(other)).unwrap();
            }
            let _ = fs::remove_file(scratch.path().join("journal.sqlite-shm"));
            let mut flipped = whole.clone();
            flipped[place] ^= 1 << (place % 8);
            fs::write(scratch.path().join(file), flipped).unwrap();
            match said(scratch.path(), outside) {
                Err(why) => named += usize::from(!why.is_empty()),
                Ok(found) => {
                    assert!(found == expected, "byte {place} of {file} changed what the journal says");
                    harmless += 1;
                }
            }
        }
        (named, harmless)
    };
    let (even, odd) = thread::scope(|scope| {
        let odd = scope.spawn(|| part(1));
        (part(0), odd.join().unwrap())
    });
    assert_eq!(even.0 + odd.0 + even.1 + odd.1, whole.len());
    (even.0 + odd.0, even.1 + odd.1)
}

#[test]
fn every_byte_of_the_file_is_vouched_for() {
    let (folder, kept) = small();
    let (named, harmless) = flip_every_byte(folder.path(), "journal.sqlite", &[], &kept);
    println!("{named} flips are named, {harmless} change nothing that the journal says");
    assert!(named > 3_000, "{named}");
}

#[test]
fn every_byte_of_the_write_ahead_log_is_vouched_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
    store.connection().query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(())).unwrap();
    append(&mut store, notes(&Stream::House, 1..=3).into_iter().map(short).collect());
    let kept = sign(&mut store);
    let copy = tempfile::tempdir().unwrap();
    for file in ["journal.sqlite", "journal.sqlite-wal"] {
        fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
    }
    let (named, _) = flip_every_byte(copy.path(), "journal.sqlite-wal", &["journal.sqlite"], &kept);
    assert!(named > 3_000, "{named}");
}

/// What power takes away when it fails: the log ends anywhere. What is left are the first commits, whole.
#[test]
fn a_log_that_ends_anywhere_leaves_whole_commits() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
    store.connection().query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(())).unwrap();
    let (house, one) = (Stream::House, table("1"));
    for n in 1..=4 {
        append(&mut store, [notes(&house, 2 * n - 1..=2 * n), notes(&one, n..=n)].concat());
    }
    let log = fs::read(folder.path().join("journal.sqlite-wal")).unwrap();
    let mut found = Vec::new();
    for end in (0..=log.len()).step_by(61).chain([log.len()]) {
        let copy = tempfile::tempdir().unwrap();
        fs::copy(folder.path().join("journal.sqlite"), copy.path().join("journal.sqlite")).unwrap();
        fs::write(copy.path().join("journal.sqlite-wal"), &log[..end]).unwrap();
        let content = said(copy.path(), &[]).unwrap();
        let rows = |stream| content.get(stream).map_or(0, |(head, _)| head.n);
        assert_eq!(rows(&house), 2 * rows(&one), "{end} bytes of the log");
        found.push(rows(&one));
    }
    assert!(found.is_sorted());
    assert_eq!((found.first(), found.last()), (Some(&0), Some(&4)));
}

/// Does something to the file of a small journal behind the program's back.
fn after(tampering: &str) -> Result<Content, String> {
    let (folder, _) = small();
    tamper(folder.path(), tampering);
    said(folder.path(), &[])
}

fn tamper(folder: &Path, tampering: &str) {
    Connection::open(folder.join("journal.sqlite")).unwrap().execute_batch(tampering).unwrap();
}

const TABLE: &str = "stream = (SELECT id FROM streams WHERE name = 'table 1')";

#[test]
fn a_row_that_was_taken_out_is_missed() {
    let found = after(&format!("DELETE FROM journal WHERE {TABLE} AND n = 5"));
    assert_eq!(found.unwrap_err(), "table 1, row 5 is missing");
    assert_eq!(
        after(&format!("DELETE FROM journal WHERE {TABLE}")).unwrap_err(),
        "table 1, row 1 is missing"
    );
    let found = after("DELETE FROM journal; DELETE FROM streams");
    assert_eq!(found, Ok(Content::new()), "an empty journal is whole; a checkpoint elsewhere knows better");
}

#[test]
fn rows_that_were_exchanged_are_found() {
    let exchanged = format!(
        "UPDATE journal SET n = 100 WHERE {TABLE} AND n = 3; UPDATE journal SET n = 3 WHERE {TABLE} AND n = 4;
         UPDATE journal SET n = 4 WHERE {TABLE} AND n = 100"
    );
    let found = after(&exchanged).unwrap_err();
    assert_eq!(found, "table 1, row 3 was altered: its hash does not follow from it");
}

#[test]
fn every_altered_column_is_found() {
    let columns = [
        "at = at + 1",
        "by = 'dealer'",
        "person = 99",
        "person = NULL",
        "key = 'other'",
        "key = NULL",
        "provision = '627a.5(g)'",
        "event = event || ' '",
        "hash = zeroblob(32)",
    ];
    for change in columns {
        let found = after(&format!("UPDATE journal SET {change} WHERE {TABLE} AND n = 4")).unwrap_err();
        assert_eq!(found, "table 1, row 4 was altered: its hash does not follow from it", "{change}");
    }
    for change in ["hash = x'00'", "person = 0", "person = -5"] {
        let found = after(&format!("UPDATE journal SET {change} WHERE {TABLE} AND n = 4")).unwrap_err();
        assert!(found.starts_with("table 1, row 4: "), "{change}: {found}");
    }
    let moved = after(&format!("UPDATE journal SET stream = 77 WHERE {TABLE} AND n = 8")).unwrap_err();
    assert_eq!(moved, "table 1, row 8 is missing");
}

#[test]
fn a_stream_that_was_cut_short_is_found() {
    let cut = format!("DELETE FROM journal WHERE {TABLE} AND n > 6");
    assert_eq!(after(&cut).unwrap_err(), "table 1, row 7 is missing");
    let head = format!(
        "{cut}; UPDATE streams SET n = 6, hash = (SELECT hash FROM journal WHERE {TABLE} AND n = 6)
         WHERE name = 'table 1'"
    );
    assert_eq!(after(&head).unwrap_err(), "table 1, row 7 is missing", "the checkpoint in the journal knows");
}

#[test]
fn rows_that_were_added_behind_the_end_are_found() {
    let added = format!(
        "INSERT INTO journal SELECT stream, 9, at, by, person, key, provision, event, hash
         FROM journal WHERE {TABLE} AND n = 8"
    );
    assert!(after(&added).unwrap_err().starts_with("table 1, row 9 was altered"));
}

#[test]
fn a_signature_that_was_altered_is_found() {
    let forged =
        "UPDATE journal SET event = replace(event, '\"n\":8', '\"n\":7') WHERE event LIKE '%signature%'";
    assert_eq!(
        after(forged).unwrap_err(),
        "checkpoints, row 1 was altered: its hash does not follow from it"
    );
}

/// Everything rewritten with a chain that fits and a signature by the same hand: only what was kept elsewhere tells.
#[test]
fn a_journal_that_was_rewritten_whole_is_found_by_a_checkpoint_kept_elsewhere() {
    let (_, kept) = small();
    let forged = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&forged.path().join("journal.sqlite")).unwrap();
    let mut rows = [notes(&Stream::House, 1..=6), notes(&table("1"), 1..=8)].concat();
    rows[8].at = Time(1);
    append(&mut store, rows.into_iter().map(short).collect());
    sign(&mut store);
    assert!(said(forged.path(), &[]).is_ok(), "the chain fits");
    let found = said(forged.path(), std::slice::from_ref(&kept)).unwrap_err();
    assert_eq!(found, "checkpoints, row 1 is not the one that checkpoint 1 was signed over");
    let found = {
        let unsigned = tempfile::tempdir().unwrap();
        let mut store = Sqlite::open(&unsigned.path().join("journal.sqlite")).unwrap();
        append(&mut store, notes(&Stream::House, 1..=6).into_iter().map(short).collect());
        said(unsigned.path(), std::slice::from_ref(&kept)).unwrap_err()
    };
    assert_eq!(found, "checkpoints, row 1 is missing");
    let empty = tempfile::tempdir().unwrap();
    drop(Sqlite::open(&empty.path().join("journal.sqlite")).unwrap());
    assert_eq!(said(empty.path(), &[kept]).unwrap_err(), "checkpoints, row 1 is missing");
}
