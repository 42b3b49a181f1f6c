//! The writer: nobody waits for it, outcomes come in order, and a doubt is ended before anybody is told.

mod common;

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use common::{all, note, notes, notes_of, table};
use croupier_journal::store::memory::{Fault, Memory};
use croupier_journal::store::sqlite::Sqlite;
use croupier_journal::writer::{BatchId, Journal, Outcome};
use croupier_journal::{AppendError, Store, Stream};

fn start<S: Store + 'static>(store: S) -> (Journal<S>, Receiver<Outcome>) {
    let (tell, told) = mpsc::channel();
    let journal = Journal::start(store, move |outcome| _ = tell.send(outcome)).unwrap();
    (journal, told)
}

fn next(told: &Receiver<Outcome>) -> Outcome {
    told.recv_timeout(Duration::from_secs(20)).expect("an outcome")
}

/// Outcomes until this batch is durable; they may only grow.
fn until_durable(told: &Receiver<Outcome>, last: BatchId) -> usize {
    let mut before = BatchId(0);
    for commits in 1.. {
        match next(told) {
            Outcome::Durable { upto } if upto == last => return commits,
            Outcome::Durable { upto } => {
                assert!(before < upto && upto < last);
                before = upto;
            }
            other => panic!("{other:?}"),
        }
    }
    unreachable!()
}

fn many_streams(store: impl Store + 'static) {
    let (mut journal, told) = start(store);
    let streams: Vec<Stream> = (0..40).map(|number| table(&format!("t{number}"))).collect();
    let mut last = BatchId(0);
    for n in 1..=50 {
        for stream in &streams {
            last = journal.submit(vec![note(stream, n)]);
        }
    }
    let commits = until_durable(&told, last);
    assert!(commits < 1000, "2,000 acts took {commits} commits: none of them waited for company");
    let store = journal.close().unwrap();
    for stream in &streams {
        assert_eq!(notes_of(&all(&store, stream)), notes(stream, 1..=50));
    }
}

#[test]
fn what_waits_together_is_committed_together() {
    many_streams(Memory::new());
    let folder = tempfile::tempdir().unwrap();
    many_streams(Sqlite::open(&folder.path().join("journal.sqlite")).unwrap());
}

#[test]
fn an_act_and_its_movement_in_the_cage_are_one_batch() {
    let (mut journal, told) = start(Memory::new());
    let id = journal.submit(vec![note(&table("1"), 1), note(&Stream::House, 1)]);
    assert!(matches!(next(&told), Outcome::Durable { upto } if upto == id));
}

#[test]
fn closing_waits_for_what_was_submitted() {
    let (mut journal, _told) = start(Memory::new());
    for n in 1..=500 {
        journal.submit(vec![note(&Stream::House, n)]);
    }
    assert_eq!(all(&journal.close().unwrap(), &Stream::House).len(), 500);
}

/// One batch at a time, so that each meets the weather that is meant for it.
fn submit_in(weather: &[Option<Fault>]) -> (Memory, Vec<Outcome>) {
    let store = Memory::new();
    store.weather(weather.iter().copied());
    let (mut journal, told) = start(store.clone());
    let mut outcomes = Vec::new();
    journal.submit(notes(&Stream::House, 1..=2));
    loop {
        let outcome = next(&told);
        let over = !matches!(outcome, Outcome::InDoubt { .. });
        outcomes.push(outcome);
        if over {
            break;
        }
    }
    journal.close().unwrap();
    (store, outcomes)
}

#[test]
fn a_refused_batch_is_lost_and_says_why() {
    let (store, outcomes) = submit_in(&[Some(Fault::Full)]);
    assert!(matches!(&outcomes[..], [Outcome::Lost { from: BatchId(1), why: AppendError::Full(_) }]));
    assert_eq!(all(&store, &Stream::House), []);
    let (_, outcomes) = submit_in(&[Some(Fault::Unwritable)]);
    assert!(matches!(&outcomes[..], [Outcome::Lost { why: AppendError::Unwritable(_), .. }]));
}

#[test]
fn a_doubt_is_ended_by_reading_back() {
    let (store, outcomes) = submit_in(&[Some(Fault::WrittenUnsaid)]);
    assert!(matches!(&outcomes[..], [Outcome::InDoubt { .. }, Outcome::Durable { upto: BatchId(1) }]));
    assert_eq!(all(&store, &Stream::House).len(), 2);
    let (store, outcomes) = submit_in(&[Some(Fault::LostUnsaid)]);
    assert!(matches!(&outcomes[..], [Outcome::InDoubt { .. }, Outcome::Lost { from: BatchId(1), .. }]));
    assert_eq!(all(&store, &Stream::House), []);
}

#[test]
fn nobody_is_told_anything_while_the_doubt_lasts() {
    let doubt = [Some(Fault::WrittenUnsaid), Some(Fault::Unsettled), Some(Fault::Unsettled), None];
    let (store, outcomes) = submit_in(&doubt);
    assert!(matches!(&outcomes[..], [Outcome::InDoubt { .. }, Outcome::Durable { .. }]));
    assert_eq!(all(&store, &Stream::House).len(), 2);
}

#[test]
fn a_journal_that_is_closed_in_doubt_promises_nothing() {
    let store = Memory::new();
    store.weather([Some(Fault::WrittenUnsaid)].into_iter().chain([Some(Fault::Unsettled); 100_000]));
    let (mut journal, told) = start(store);
    journal.submit(notes(&Stream::House, 1..=1));
    assert!(matches!(next(&told), Outcome::InDoubt { .. }));
    journal.close().unwrap();
    assert!(told.recv().is_err(), "neither durable nor lost was said");
}

#[test]
fn after_a_loss_nothing_is_written_until_it_was_taken_note_of() {
    let store = Memory::new();
    let (mut journal, told) = start(store.clone());
    journal.submit(notes(&Stream::House, 1..=1));
    assert!(matches!(next(&told), Outcome::Durable { upto: BatchId(1) }));
    store.weather([Some(Fault::Full)]);
    journal.submit(notes(&Stream::House, 2..=2));
    assert!(matches!(next(&told), Outcome::Lost { from: BatchId(2), .. }));
    // These rest on what was lost; nothing follows them.
    journal.submit(notes(&Stream::House, 3..=3));
    journal.submit(notes(&table("1"), 1..=1));
    journal.resume();
    let last = journal.submit(notes(&Stream::House, 2..=2));
    assert!(matches!(next(&told), Outcome::Durable { upto } if upto == last));
    let store = journal.close().unwrap();
    assert_eq!(notes_of(&all(&store, &Stream::House)), notes(&Stream::House, 1..=2));
    assert_eq!(all(&store, &table("1")), []);
}

#[test]
fn a_batch_with_a_gap_is_lost_and_those_before_it_are_not() {
    let (mut journal, told) = start(Memory::new());
    journal.submit(notes(&Stream::House, 1..=1));
    let gap = journal.submit(notes(&Stream::House, 3..=3));
    let mut durable = 0;
    loop {
        match next(&told) {
            Outcome::Durable { upto } => durable = upto.0,
            Outcome::Lost { from, why: AppendError::Stale { at: 1, .. } } => break assert_eq!(from, gap),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(durable, 1);
}

/// Every fault at every place of a run: what is there is what was said to be there, and whole batches of it.
#[test]
fn whatever_fails_the_record_is_as_before_or_as_after() {
    for fault in Fault::ALL {
        for nth in 0..6 {
            let store = Memory::new();
            store.weather((0..nth).map(|_| None).chain([Some(fault)]));
            let (mut journal, told) = start(store);
            let mut durable = 0;
            for n in 1..=5 {
                journal.submit(vec![note(&Stream::House, durable + 1), note(&table("1"), durable + 1)]);
                let mut outcomes = std::iter::repeat_with(|| next(&told));
                match outcomes.find(|outcome| !matches!(outcome, Outcome::InDoubt { .. })) {
                    Some(Outcome::Durable { upto }) => {
                        assert_eq!(upto, BatchId(n));
                        durable += 1;
                    }
                    Some(Outcome::Lost { .. }) => journal.resume(),
                    other => panic!("{other:?}"),
                }
            }
            let store = journal.close().unwrap();
            for stream in [Stream::House, table("1")] {
                assert_eq!(notes_of(&all(&store, &stream)), notes(&stream, 1..=durable), "{fault:?} {nth}");
            }
            assert!(durable >= 4);
        }
    }
}
