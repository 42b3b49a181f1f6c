//! The cases, each a function over any bench.

use croupier_journal::{AppendError, Chain, Head, Heads, Note, Records, Store, Stream};
use croupier_table::Time;

use crate::bench::Bench;
use crate::common::{all, append, linked, note, notes, notes_of, table};

macro_rules! cases {
    ($($case:ident),+ $(,)?) => {
        /// One test for every case, over one kind of store.
        macro_rules! conformance {
            ($name:ident, $bench:ident) => {
                mod $name {
                    $(#[test]
                    fn $case() {
                        crate::cases::$case(<super::$bench as Default>::default());
                    })+
                }
            };
        }
        pub(crate) use conformance;
    };
}

cases! {
    a_new_store_is_empty,
    what_is_appended_is_read_back_with_every_field,
    rows_are_read_after_a_number_and_up_to_a_limit,
    heads_are_the_last_rows,
    streams_do_not_mix,
    acknowledged_rows_survive_reopening,
    a_batch_that_does_not_follow_is_stale,
    a_batch_on_another_past_is_stale,
    a_batch_over_two_streams_is_all_or_nothing,
    a_group_is_all_or_nothing,
    the_batches_of_a_group_follow_each_other,
    a_refused_batch_leaves_the_store_usable,
    a_rival_fences_whoever_wrote_before,
    settling_without_doubt_changes_nothing,
    a_row_is_held_only_with_its_hash,
    a_large_row_is_kept,
    an_empty_group_is_durable_at_once,
    a_sound_store_finds_nothing_wrong_with_itself,
}

fn head(store: &impl Records, stream: &Stream) -> u64 {
    store.heads().unwrap().get(stream).map_or(0, |head| head.n)
}

pub fn a_new_store_is_empty<B: Bench>(bench: B) {
    let store = bench.open();
    assert_eq!(store.heads().unwrap(), Heads::new());
    assert_eq!(all(&store, &Stream::House), []);
}

pub fn what_is_appended_is_read_back_with_every_field<B: Bench>(bench: B) {
    let mut store = bench.open();
    let written = notes(&table("7"), 1..=12);
    append(&mut store, written.clone());
    let rows = all(&store, &table("7"));
    assert_eq!(notes_of(&rows), written);
    let last = Chain::default().link(written).unwrap().rows().last().cloned();
    assert_eq!(rows.last().cloned(), last, "the hashes too");
}

pub fn rows_are_read_after_a_number_and_up_to_a_limit<B: Bench>(bench: B) {
    let mut store = bench.open();
    append(&mut store, notes(&Stream::House, 1..=10));
    let numbers = |after, limit| -> Vec<u64> {
        store.read(&Stream::House, after, limit).unwrap().iter().map(|row| row.note.n).collect()
    };
    assert_eq!(numbers(0, 3), [1, 2, 3]);
    assert_eq!(numbers(8, 3), [9, 10]);
    assert_eq!(numbers(10, 3), [0; 0]);
    assert_eq!(numbers(0, 0), [0; 0]);
    assert_eq!(numbers(u64::MAX >> 1, 1), [0; 0]);
}

pub fn heads_are_the_last_rows<B: Bench>(bench: B) {
    let mut store = bench.open();
    append(&mut store, [notes(&table("a"), 1..=3), notes(&Stream::House, 1..=1)].concat());
    append(&mut store, notes(&table("a"), 4..=5));
    let expected = [Stream::House, table("a")].map(|stream| {
        let last = all(&store, &stream).pop().unwrap();
        (stream, Head { n: last.note.n, hash: last.hash })
    });
    assert_eq!(store.heads().unwrap(), expected.into());
}

pub fn streams_do_not_mix<B: Bench>(bench: B) {
    let mut store = bench.open();
    let streams = [table("1"), table("11"), Stream::House, Stream::Checkpoints];
    for n in 1..=4 {
        append(&mut store, streams.iter().map(|stream| note(stream, n)).collect());
    }
    for stream in &streams {
        assert_eq!(notes_of(&all(&store, stream)), notes(stream, 1..=4));
    }
}

pub fn acknowledged_rows_survive_reopening<B: Bench>(bench: B) {
    let (house, first, second) = (Stream::House, table("1"), table("2"));
    for n in 1..=5 {
        let mut store = bench.open();
        append(&mut store, vec![note(&house, n), note(&first, n)]);
        append(&mut store, vec![note(&second, n)]);
    }
    let store = bench.open();
    for stream in [house, first, second] {
        assert_eq!(notes_of(&all(&store, &stream)), notes(&stream, 1..=5));
    }
}

pub fn a_batch_that_does_not_follow_is_stale<B: Bench>(bench: B) {
    let mut store = bench.open();
    let first = linked(&store, notes(&table("7"), 1..=2));
    assert_eq!(store.append(std::slice::from_ref(&first)).unwrap().rows, 2);
    let again = store.append(&[first]);
    assert!(matches!(again, Err(AppendError::Stale { stream, at: 2 }) if stream == table("7")));
    assert_eq!(head(&store, &table("7")), 2);
}

pub fn a_batch_on_another_past_is_stale<B: Bench>(bench: B) {
    let mut store = bench.open();
    append(&mut store, notes(&Stream::House, 1..=1));
    let other = Note { at: Time(999), ..note(&Stream::House, 1) };
    let mut fork = Chain::default();
    fork.link([other]).unwrap();
    let on_the_fork = fork.link(notes(&Stream::House, 2..=2)).unwrap();
    assert!(matches!(store.append(&[on_the_fork]), Err(AppendError::Stale { at: 1, .. })));
    assert_eq!(head(&store, &Stream::House), 1);
}

pub fn a_batch_over_two_streams_is_all_or_nothing<B: Bench>(bench: B) {
    let mut store = bench.open();
    append(&mut store, notes(&Stream::House, 1..=1));
    let late = Chain::default().link([note(&table("7"), 1), note(&Stream::House, 1)]).unwrap();
    assert!(matches!(store.append(&[late]), Err(AppendError::Stale { stream: Stream::House, at: 1 })));
    assert_eq!((head(&store, &table("7")), head(&store, &Stream::House)), (0, 1));
    assert_eq!(all(&store, &table("7")), []);
}

pub fn a_group_is_all_or_nothing<B: Bench>(bench: B) {
    let mut store = bench.open();
    let good = linked(&store, notes(&table("1"), 1..=3));
    let mut elsewhere = Chain::new(Heads::from([(table("2"), Head { n: 4, ..Head::START })]));
    let bad = elsewhere.link(notes(&table("2"), 5..=5)).unwrap();
    assert!(matches!(store.append(&[good, bad]), Err(AppendError::Stale { at: 0, .. })));
    assert_eq!(store.heads().unwrap(), Heads::new());
}

pub fn the_batches_of_a_group_follow_each_other<B: Bench>(bench: B) {
    let mut store = bench.open();
    let mut chain = Chain::default();
    let group: Vec<_> = (1..=6).map(|n| chain.link([note(&table("1"), n)]).unwrap()).collect();
    assert_eq!(store.append(&group).unwrap().rows, 6);
    assert_eq!(notes_of(&all(&store, &table("1"))), notes(&table("1"), 1..=6));
}

pub fn a_refused_batch_leaves_the_store_usable<B: Bench>(bench: B) {
    let mut store = bench.open();
    let stray = Chain::new(Heads::from([(table("9"), Head { n: 1, ..Head::START })]))
        .link([note(&table("9"), 2)])
        .unwrap();
    assert!(store.append(&[stray]).is_err());
    append(&mut store, notes(&table("9"), 1..=2));
    assert_eq!(head(&bench.open(), &table("9")), 2);
}

pub fn a_rival_fences_whoever_wrote_before<B: Bench>(bench: B) {
    let mut first = bench.open();
    append(&mut first, notes(&Stream::House, 1..=1));
    let mut second = bench.open();
    let late = linked(&first, notes(&Stream::House, 2..=2));
    assert!(matches!(first.append(&[late]), Err(AppendError::Fenced { epoch: 2 })));
    append(&mut second, notes(&Stream::House, 2..=2));
    assert_eq!(head(&first, &Stream::House), 2, "it can still read");
}

pub fn settling_without_doubt_changes_nothing<B: Bench>(bench: B) {
    let mut store = bench.open();
    append(&mut store, notes(&Stream::House, 1..=2));
    let before = store.heads().unwrap();
    store.settle().unwrap();
    assert_eq!(store.heads().unwrap(), before);
    append(&mut store, notes(&Stream::House, 3..=3));
}

pub fn a_row_is_held_only_with_its_hash<B: Bench>(bench: B) {
    let mut store = bench.open();
    append(&mut store, notes(&Stream::House, 1..=2));
    let mut row = all(&store, &Stream::House).pop().unwrap();
    assert!(store.holds(&row).unwrap());
    row.hash = row.hash.then(&row.note);
    assert!(!store.holds(&row).unwrap());
    row.note.n = 3;
    assert!(!store.holds(&row).unwrap());
}

pub fn a_large_row_is_kept<B: Bench>(bench: B) {
    let mut store = bench.open();
    let event = format!("{:?}", "x".repeat(1 << 20)).into();
    append(&mut store, vec![Note { event, ..note(&table("1"), 1) }]);
    assert_eq!(all(&bench.open(), &table("1"))[0].note.event.len(), (1 << 20) + 2);
}

pub fn an_empty_group_is_durable_at_once<B: Bench>(bench: B) {
    let mut store = bench.open();
    assert_eq!(store.append(&[]).unwrap().rows, 0);
}

pub fn a_sound_store_finds_nothing_wrong_with_itself<B: Bench>(bench: B) {
    let mut store = bench.open();
    append(&mut store, [notes(&table("1"), 1..=9), notes(&table("2"), 1..=1)].concat());
    store.inspect().unwrap();
}
