//! Tables at rest: they come back as they were, and the order of undealt cards is nowhere to be read.

mod common;

use std::fs;
use std::path::Path;

use common::tables::{keys, notes, record, stream, table};
use common::{append, note};
use croupier_journal::at_rest::{self, read_genesis};
use croupier_journal::rounds::Rounds;
use croupier_journal::seal::Keyring;
use croupier_journal::store::memory::Memory;
use croupier_journal::store::sqlite::Sqlite;
use croupier_journal::{Note, Records, export, replay};
use croupier_rules::{Card, GameId};
use croupier_table::cards::CardsEvent;
use croupier_table::{Event, ReadyCards, Time};

fn stored(game: GameId) -> Memory {
    let mut store = Memory::new();
    append(&mut store, notes(game));
    store
}

#[test]
fn every_table_comes_back_as_it_was() {
    for game in GameId::ALL {
        let replayed = replay::table(&stored(game), &stream(game), &keys()).unwrap();
        assert_eq!(replayed, table(game), "{game}");
    }
}

#[test]
fn without_the_key_no_table_comes_back_and_all_of_it_can_be_told() {
    for game in GameId::ALL {
        let store = stored(game);
        let refused = replay::table(&store, &stream(game), &Keyring::of([1; 32])).unwrap_err();
        assert!(refused.to_string().contains("it is not what was sealed"), "{refused}");
        let told = replay::tell(&store, &stream(game)).unwrap();
        assert!(told.iter().map(|told| told.n).eq(1..=told.len() as u64));
        assert_eq!(told.len(), record(game).1.len() + 1);
    }
}

#[test]
fn a_table_with_ready_cards_has_them_sealed() {
    let game = GameId::Minibaccarat;
    let (genesis, _) = record(game);
    let order: Vec<Card> = genesis.submission().deck().cards().collect();
    let genesis = genesis.ready(ReadyCards::new(order.clone(), Some(400))).unwrap();
    let note = at_rest::genesis(&stream(game), &genesis, &keys()).unwrap();
    assert!(orders(&order).iter().all(|order| !contains(note.event.as_bytes(), order)));
    let mut store = Memory::new();
    append(&mut store, vec![note]);
    let row = store.read(&stream(game), 0, 1).unwrap().remove(0);
    assert_eq!(read_genesis(&row, &keys()).unwrap(), genesis);
}

/// Every order of undealt cards in a record.
fn undealt(game: GameId) -> Vec<Vec<Card>> {
    let order = |event: &Event| match event {
        Event::Cards(CardsEvent::Shuffled { order, .. } | CardsEvent::ReceivedPreshuffled { order, .. }) => {
            Some(order.open().to_vec())
        }
        _ => None,
    };
    record(game).1.iter().filter_map(|entry| order(&entry.event)).collect()
}

/// Ten cards of an order, from every place, in the forms in which somebody may have written them down.
fn orders(order: &[Card]) -> Vec<Vec<u8>> {
    let forms = |ten: &[Card]| {
        let names: Vec<&str> = ten.iter().map(|card| card.notation()).collect();
        let json = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>();
        [names.concat(), names.join(" "), names.join(","), json.join(","), json.join(", ")]
    };
    order.windows(10).flat_map(forms).map(String::into_bytes).collect()
}

fn contains(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|window| window == wanted)
}

fn nowhere(game: GameId, what: &str, bytes: &[u8]) {
    let cards = bytes.to_ascii_lowercase();
    for order in undealt(game) {
        // The first and the last cards of the order tell as much as all of it.
        let forms = orders(&order);
        for form in forms.iter().take(60).chain(forms.iter().rev().take(60)) {
            assert!(!contains(&cards, &form.to_ascii_lowercase()), "{game}: an order of cards in {what}");
        }
    }
}

#[test]
fn the_search_for_an_order_finds_one() {
    let (game, mut written) = (GameId::Saigon5Card, b"before ".to_vec());
    written.extend(serde_json::to_vec(&record(game).1).unwrap());
    assert!(std::panic::catch_unwind(|| nowhere(game, "the record itself", &written)).is_err());
}

#[test]
fn no_order_of_undealt_cards_is_in_the_file_its_log_or_an_export() {
    for game in GameId::ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
        append(&mut store, notes(game));
        let (mut json, mut csv) = (Vec::new(), Vec::new());
        export::json(&store, None, &mut json).unwrap();
        export::csv(&store, None, &mut csv).unwrap();
        let log = read(folder.path(), "journal.sqlite-wal");
        assert!(contains(&log, b"shuffled"), "the log holds the rows");
        drop(store);
        let file = read(folder.path(), "journal.sqlite");
        assert!(contains(&file, b"shuffled"), "the file holds the rows");
        for (what, bytes) in [("the export", json), ("the table", csv), ("the log", log), ("the file", file)]
        {
            nowhere(game, what, &bytes);
            assert!(!contains(&bytes, &[42; 32]), "the key in {what}");
        }
    }
}

fn read(folder: &Path, name: &str) -> Vec<u8> {
    fs::read(folder.join(name)).unwrap()
}

fn sqlite(game: GameId) -> (tempfile::TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
    append(&mut store, notes(game));
    (folder, store)
}

#[test]
fn the_view_of_rounds_counts_as_the_program_does() {
    for game in GameId::ALL {
        let (_folder, store) = sqlite(game);
        let mut statement = store.connection().prepare("SELECT round, last, result FROM rounds").unwrap();
        let rounds = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        let viewed: Vec<(i64, i64, Option<String>)> = rounds.map(Result::unwrap).collect();
        let (mut rounds, mut ends) = (Rounds::default(), Vec::new());
        for entry in record(game).1 {
            let round = rounds.of(&entry.event);
            if rounds.finished() == round {
                ends.push((round.cast_signed(), entry.n.cast_signed()));
            }
        }
        assert_eq!(viewed.iter().map(|(round, last, _)| (*round, *last)).collect::<Vec<_>>(), ends, "{game}");
        assert!(ends.len() >= 3, "{game}");
        let baccarat = game.slug().ends_with("baccarat");
        assert!(viewed.iter().all(|(_, _, result)| !baccarat || result.is_some()), "{viewed:?}");
    }
}

#[test]
fn the_view_of_wagers_holds_every_movement_of_a_wager_in_its_round() {
    for game in GameId::ALL {
        let (_folder, store) = sqlite(game);
        let mut statement =
            store.connection().prepare("SELECT n, round, cents FROM wagers ORDER BY n").unwrap();
        let wagers = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        let viewed: Vec<(i64, i64, i64)> = wagers.map(Result::unwrap).collect();
        let mut rounds = Rounds::default();
        let told =
            record(game).1.into_iter().map(|entry| (rounds.of(&entry.event), entry)).collect::<Vec<_>>();
        let moved = told.iter().filter_map(|(round, entry)| {
            let transfer = entry.event.transfer()?;
            let cause = serde_json::to_string(&transfer.cause).unwrap();
            let wager = !["\"buy-in\"", "\"cash-out\""].contains(&&*cause);
            wager.then_some((entry.n.cast_signed(), round.cast_signed(), transfer.amount.0))
        });
        assert_eq!(viewed, moved.collect::<Vec<_>>(), "{game}");
        let open: i64 = store
            .connection()
            .query_row(
                "SELECT count(*) FROM (SELECT sum(CASE WHEN movement = 'wager-placed' THEN cents
                     WHEN movement IN ('wager-paid', 'vigorish-collected') THEN 0 ELSE -cents END) AS left
                 FROM wagers WHERE round <= (SELECT max(round) FROM rounds) GROUP BY round) WHERE left <> 0",
                (),
                |row| row.get(0),
            )
            .unwrap();
        assert_eq!(open, 0, "{game}: what was wagered in a round is paid back, lost or returned in it");
    }
}

/// What somebody sees who opens the file with the plain program.
#[test]
fn the_view_of_entries_is_for_people() {
    let events = [
        r#"{"genesis":{"version":1}}"#,
        r#"{"cards":{"received":{"set":"first"}}}"#,
        r#"{"conduct":"attested"}"#,
        r#"{"chips":{"from":"outside","to":"drop-box","amount":2080,"cause":"buy-in"}}"#,
        r#"{"cards":{"shuffled":{"set":"first","by":"hand","order":null}},"sealed":{"key":1}}"#,
    ];
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
    let notes = events.into_iter().zip(1..).map(|(event, n)| {
        let at = Time(1_795_000_000_000_000 + n);
        Note { event: event.into(), at, ..note(&stream(GameId::Minibaccarat), n) }
    });
    append(&mut store, notes.collect());
    let select = "SELECT stream || ', ' || n || ', ' || time || ', ' || by || ', ' || what FROM entries";
    let mut statement = store.connection().prepare(select).unwrap();
    let rows = statement.query_map((), |row| row.get(0)).unwrap();
    let lines: Vec<String> = rows.map(Result::unwrap).collect();
    assert_eq!(
        lines,
        [
            "table minibaccarat, 1, 2026-11-18 11:06:40.000001, seat 2, genesis",
            "table minibaccarat, 2, 2026-11-18 11:06:40.000002, seat 3, cards received",
            "table minibaccarat, 3, 2026-11-18 11:06:40.000003, seat 4, conduct attested",
            "table minibaccarat, 4, 2026-11-18 11:06:40.000004, seat 5, chips buy-in",
            "table minibaccarat, 5, 2026-11-18 11:06:40.000005, seat 6, cards shuffled",
        ]
    );
}
