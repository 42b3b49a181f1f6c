//! What only the file of SQLite promises: how it is written, who may read beside, and what `sqlite3` shows.

mod common;

use common::{all, append, notes, table};
use croupier_journal::store::sqlite::{OpenError, Reader, Sqlite};
use croupier_journal::{Records, Stream};
use rusqlite::Connection;

fn pragma(connection: &Connection, name: &str) -> String {
    let value = connection.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0));
    match value.unwrap() {
        rusqlite::types::Value::Text(text) => text,
        other => format!("{other:?}"),
    }
}

fn file(folder: &tempfile::TempDir) -> std::path::PathBuf {
    folder.path().join("journal.sqlite")
}

#[test]
fn every_commit_is_synchronous_in_a_write_ahead_log() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&file(&folder)).unwrap();
    assert_eq!(pragma(store.connection(), "journal_mode"), "wal");
    assert_eq!(pragma(store.connection(), "synchronous"), "Integer(2)", "FULL is 2");
}

#[test]
fn a_reader_sees_what_is_durable_while_the_writer_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&file(&folder)).unwrap();
    append(&mut store, notes(&table("1"), 1..=2));
    let reader = store.reader().unwrap();
    assert_eq!(all(&reader, &table("1")).len(), 2);
    append(&mut store, notes(&table("1"), 3..=4));
    assert_eq!(all(&reader, &table("1")), all(&store, &table("1")));
    reader.inspect().unwrap();
}

#[test]
fn a_reader_opens_no_new_journal() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(Reader::open(&file(&folder)), Err(OpenError::Closed(_))));
    assert!(!file(&folder).exists());
}

#[test]
fn another_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let other = Connection::open(file(&folder)).unwrap();
    other.execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    drop(other);
    assert!(matches!(Sqlite::open(&file(&folder)), Err(OpenError::NotAJournal)));
    std::fs::write(folder.path().join("letter"), "Dear casino, this is not a database.").unwrap();
    let refused = Sqlite::open(&folder.path().join("letter")).map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains("not a database"), "{refused}");
}

#[test]
fn a_later_format_is_refused_and_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(&file(&folder)).unwrap());
    Connection::open(file(&folder)).unwrap().pragma_update(None, "user_version", 2).unwrap();
    for refused in [Sqlite::open(&file(&folder)).map(|_| ()), Reader::open(&file(&folder)).map(|_| ())] {
        let refused = refused.unwrap_err().to_string();
        assert_eq!(refused, "the journal has format 2, and this program knows formats up to 1");
    }
}

#[test]
fn views_that_somebody_changed_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&file(&folder)).unwrap();
    append(&mut store, notes(&Stream::House, 1..=2));
    let other = Connection::open(file(&folder)).unwrap();
    other.execute_batch("DROP VIEW wagers; CREATE VIEW wagers AS SELECT 0 AS cents").unwrap();
    let flaw = store.inspect().unwrap_err().to_string();
    assert_eq!(flaw, "the journal cannot be read: view wagers is not as this program made it");
}

#[test]
fn rows_of_no_stream_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&file(&folder)).unwrap();
    append(&mut store, notes(&Stream::House, 1..=2));
    let stray = "INSERT INTO journal SELECT 77, n, at, by, person, key, provision, event, hash FROM journal WHERE n = 2";
    Connection::open(file(&folder)).unwrap().execute_batch(stray).unwrap();
    let flaw = store.inspect().unwrap_err().to_string();
    assert!(flaw.ends_with("row 2 belongs to stream 77, which is not there"), "{flaw}");
}
