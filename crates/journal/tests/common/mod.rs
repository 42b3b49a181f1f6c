//! Notes to write, for every test that writes.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod tables;

use croupier_journal::{Batch, Chain, Note, Records, Row, Store, Stream};
use croupier_table::{Person, Time};

pub fn table(name: &str) -> Stream {
    Stream::table(name).unwrap()
}

/// The `n`th note of a stream; every field depends on `n`.
pub fn note(stream: &Stream, n: u64) -> Note {
    Note {
        stream: stream.clone(),
        n,
        at: Time(1_000_000 * n),
        by: format!("seat {}", n % 7 + 1).into(),
        person: Person::new(u32::try_from(n % 3).unwrap()),
        key: n.is_multiple_of(2).then(|| format!("act {n}").into()),
        provision: (!n.is_multiple_of(3)).then(|| "627a.5(f)".into()),
        event: format!(r#"{{"said":"déjà vu","n":{n}}}"#).into(),
    }
}

pub fn notes(stream: &Stream, numbers: impl IntoIterator<Item = u64>) -> Vec<Note> {
    numbers.into_iter().map(|n| note(stream, n)).collect()
}

/// Links notes to what a store has.
pub fn linked(store: &impl Records, notes: Vec<Note>) -> Batch {
    Chain::new(store.heads().unwrap()).link(notes).unwrap()
}

/// Appends notes as one batch.
pub fn append(store: &mut impl Store, notes: Vec<Note>) {
    let batch = linked(store, notes);
    assert_eq!(store.append(std::slice::from_ref(&batch)).unwrap().rows, batch.rows().len());
}

pub fn all(store: &impl Records, stream: &Stream) -> Vec<Row> {
    store.read(stream, 0, usize::MAX).unwrap()
}

pub fn notes_of(rows: &[Row]) -> Vec<Note> {
    rows.iter().map(|row| row.note.clone()).collect()
}
