//! Acts made durable per second: the journal with its chain and its writer, beside a bare loop of SQLite that commits
//! the same rows in the same group sizes, and beside the store in memory. All in one run, so that ratios mean something.
//!
//! `cargo bench -p croupier-journal --bench durable -- [SECONDS]`

use std::collections::VecDeque;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use croupier_journal::store::memory::Memory;
use croupier_journal::store::sqlite::{SCHEMA, Sqlite};
use croupier_journal::{BatchId, Journal, Note, Outcome, Store, Stream};
use croupier_table::{Person, Time};
use rusqlite::{Connection, params};

/// How many acts are on their way at most: what a floor of this many tables has in flight.
const MOST_IN_FLIGHT: usize = 512;

/// Rows of one act: somebody wagers, the chips move, a word is said.
const ROWS: u64 = 3;

const EVENT: &str = r#"{"chips":{"from":{"player":{"seat":3}},"to":{"layout":{"position":3,"wager":"banker"}},"amount":2500,"cause":"wager-placed"}}"#;

fn main() {
    let seconds = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(4);
    let length = Duration::from_secs(seconds);
    println!(
        "{:>7}  {:<12} {:>11} {:>9} {:>9} {:>7}",
        "streams", "store", "acts/s", "p50 ms", "p99 ms", "ratio"
    );
    for streams in [1, 100, 2_000] {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder beside the build");
        let mut all: [Measured; 3] = Default::default();
        for slice in 0..SLICES {
            let file = |name: &str| folder.path().join(format!("{name}-{slice}.sqlite"));
            let store = Sqlite::open(&file("journal")).expect("a journal");
            let journal = run(store, streams, length / SLICES);
            let bare = bare(&file("bare"), streams, &journal);
            let memory = run(Memory::new(), streams, length / SLICES);
            all.iter_mut().zip([journal, bare, memory]).for_each(|(all, slice)| all.add(slice));
        }
        let [journal, bare, memory] = all;
        line(streams, "journal", &journal, Some(journal.rate() / bare.rate()));
        line(streams, "bare SQLite", &bare, None);
        line(streams, "memory", &memory, None);
    }
}

/// The three take turns, so that whatever else the machine does troubles all of them alike.
const SLICES: u32 = 8;

/// What a run gave.
#[derive(Default)]
struct Measured {
    acts: usize,
    elapsed: Duration,
    /// How long each act took to become durable.
    waits: Vec<Duration>,
    /// How many acts each commit held.
    groups: Vec<usize>,
}

impl Measured {
    fn add(&mut self, slice: Measured) {
        self.acts += slice.acts;
        self.elapsed += slice.elapsed;
        self.waits.extend(slice.waits);
    }

    fn rate(&self) -> f64 {
        self.acts as f64 / self.elapsed.as_secs_f64()
    }

    fn wait(&self, percent: usize) -> f64 {
        let mut waits = self.waits.clone();
        waits.sort_unstable();
        waits.get(waits.len() * percent / 100).map_or(f64::NAN, |wait| wait.as_secs_f64() * 1e3)
    }
}

fn line(streams: usize, name: &str, measured: &Measured, ratio: Option<f64>) {
    let ratio = ratio.map(|ratio| format!("{ratio:.2}")).unwrap_or_default();
    let (p50, p99) = (measured.wait(50), measured.wait(99));
    println!("{streams:>7}  {name:<12} {:>11.0} {p50:>9.2} {p99:>9.2} {ratio:>7}", measured.rate());
}

/// Tables that take turns.
struct Floor {
    streams: Vec<(Stream, u64)>,
    turn: usize,
}

impl Floor {
    fn new(streams: usize) -> Floor {
        let stream = |number| (Stream::table(&format!("table-{number}")).expect("a name"), 0);
        Floor { streams: (0..streams).map(stream).collect(), turn: 0 }
    }

    /// The notes of the next act, and whose it is.
    fn act(&mut self) -> Vec<Note> {
        self.turn = (self.turn + 1) % self.streams.len();
        let (stream, n) = &mut self.streams[self.turn];
        let notes = (*n + 1..=*n + ROWS).map(|n| note(stream, n)).collect();
        *n += ROWS;
        notes
    }
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
        event: EVENT.into(),
    }
}

/// As many acts in flight as the floor has tables, up to a bound, for so long.
fn run<S: Store + 'static>(store: S, streams: usize, length: Duration) -> Measured {
    let (tell, told) = mpsc::channel();
    let mut journal =
        Journal::start(store, move |outcome| _ = tell.send((Instant::now(), outcome))).expect("a writer");
    let (mut floor, began) = (Floor::new(streams), Instant::now());
    let mut flight: VecDeque<(BatchId, Instant)> = VecDeque::new();
    let mut measured = Measured::default();
    while began.elapsed() < length {
        while flight.len() < streams.min(MOST_IN_FLIGHT) {
            flight.push_back((journal.submit(floor.act()), Instant::now()));
        }
        measured.settle(&told, &mut flight);
    }
    while !flight.is_empty() {
        measured.settle(&told, &mut flight);
    }
    measured.elapsed = began.elapsed();
    journal.close().expect("a writer that did not fail");
    measured
}

impl Measured {
    fn settle(&mut self, told: &Receiver<(Instant, Outcome)>, flight: &mut VecDeque<(BatchId, Instant)>) {
        let (at, outcome) = told.recv().expect("an outcome");
        let Outcome::Durable { upto } = outcome else { panic!("{outcome:?}") };
        let durable = flight.iter().take_while(|(id, _)| *id <= upto).count();
        self.waits.extend(flight.drain(..durable).map(|(_, since)| at - since));
        self.groups.push(durable);
        self.acts += durable;
    }
}

/// The same rows in groups of the same sizes, by somebody who knows SQLite and wants nothing but speed.
fn bare(file: &Path, streams: usize, like: &Measured) -> Measured {
    let mut connection = Connection::open(file).expect("a database");
    connection.pragma_update(None, "journal_mode", "wal").expect("a log");
    connection.pragma_update(None, "synchronous", "full").expect("syncs");
    connection.execute_batch(SCHEMA).expect("the same tables");
    let mut floor = Floor::new(streams);
    let mut measured = Measured::default();
    let began = Instant::now();
    for &size in &like.groups {
        let since = Instant::now();
        let transaction = connection.transaction().expect("a transaction");
        {
            let insert = "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
            let mut insert = transaction.prepare_cached(insert).expect("a statement");
            for _ in 0..size {
                for note in floor.act() {
                    let (n, at) = (note.n.cast_signed(), note.at.0.cast_signed());
                    let row = params![
                        floor.turn as i64,
                        n,
                        at,
                        &*note.by,
                        17,
                        note.key.as_deref(),
                        note.provision.as_deref(),
                        &*note.event,
                        &[7u8; 32]
                    ];
                    insert.execute(row).expect("a row");
                }
            }
        }
        transaction.commit().expect("a commit");
        measured.waits.extend(std::iter::repeat_n(since.elapsed(), size));
        measured.acts += size;
    }
    measured.elapsed = began.elapsed();
    measured
}
