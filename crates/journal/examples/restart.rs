//! How long a restart takes with many rows: the ends of all streams, and a snapshot of each.
//!
//! `cargo run --release -p croupier-journal --example restart -- [ROWS] [STREAMS]` (10,000,000 and 200 unless told
//! otherwise; it needs about 400 bytes a row in the temporary folder).

use std::error::Error;
use std::time::Instant;

use croupier_journal::snapshots::{Snapshot, Snapshots};
use croupier_journal::store::sqlite::Sqlite;
use croupier_journal::{Chain, Note, Records, Store, Stream};
use croupier_table::{Person, Time};

/// Rows in a commit, and behind the last snapshot of each stream.
const GROUP: u64 = 1_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let rows: u64 = words.next().map_or(Ok(10_000_000), |word| word.parse())?;
    let streams: u64 = words.next().map_or(Ok(200), |word| word.parse())?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("journal.sqlite");
    let snapshots = Snapshots::within(folder.path());
    write(&file, &snapshots, rows, streams)?;
    println!("{rows} rows in {streams} streams, {} MB", std::fs::metadata(&file)?.len() / 1_000_000);
    let began = Instant::now();
    let store = Sqlite::open(&file)?;
    let chain = Chain::new(store.heads()?);
    println!("opened, with the ends of all streams: {:?}", began.elapsed());
    let mut restored = 0;
    for stream in chain.durable().keys() {
        let after = snapshots.of(stream, &store)?.map_or(0, |snapshot| snapshot.head.n);
        restored += store.read(stream, after, usize::MAX)?.len();
    }
    println!("restart: {:?}, {restored} rows read behind the snapshots", began.elapsed());
    Ok(())
}

fn write(
    file: &std::path::Path,
    snapshots: &Snapshots,
    rows: u64,
    streams: u64,
) -> Result<(), Box<dyn Error>> {
    let mut store = Sqlite::open(file)?;
    store.connection().pragma_update(None, "synchronous", "off")?;
    let mut chain = Chain::new(store.heads()?);
    for number in 0..streams {
        let stream = Stream::table(&format!("table-{number}"))?;
        let last = rows / streams;
        let mut n = 0;
        while n < last {
            let end = (n + GROUP).min(last);
            let batch = chain.link((n + 1..=end).map(|n| note(&stream, n)))?;
            let _ = store.append(std::slice::from_ref(&batch))?;
            chain.confirm();
            n = end;
            // The last one is a group before the end, as it would be on a floor.
            if n + GROUP >= last && n < last {
                snapshots.keep(&stream, &Snapshot { head: chain.head(&stream), body: vec![7; 20_000] })?;
            }
        }
    }
    Ok(())
}

fn note(stream: &Stream, n: u64) -> Note {
    Note {
        stream: stream.clone(),
        n,
        at: Time(1_795_000_000_000_000 + n),
        by: "seat 3".into(),
        person: Person::new(17),
        key: Some(format!("key-{n:012}").into()),
        provision: Some("627a.7(b)".into()),
        event: r#"{"chips":{"from":"bank","to":{"player":{"seat":3}},"amount":2500,"cause":"wager-paid"}}"#
            .into(),
    }
}
