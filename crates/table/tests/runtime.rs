//! The runtime: no table without an approved submission, entries that are numbered and say whose they are, and a
//! record that gives the table again or is refused.

use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Edits;
use croupier_rules::{Cents, GameId};
use croupier_table::genesis::NotTheCards;
use croupier_table::seats::SeatsAct;
use croupier_table::table::BrokenRecord;
use croupier_table::wagering::{WagerAct, WagerReason};
use croupier_table::{
    Act, Actor, Command, Entry, Genesis, Person, ReadyCards, Reason, Seat, Table, Time, ordinary,
};

fn genesis(edits: &Edits) -> Genesis {
    Genesis::new(edits.check().expect("a lawful table"), Cents::dollars(100_000))
}

fn player(number: u8) -> Actor {
    Actor::Player(Seat::new(number).expect("a seat"))
}

fn sit(at: u64, number: u8) -> Command {
    Command::new(Time(at), player(number), Act::Seats(SeatsAct::Sit { cash: Cents::dollars(500) }))
}

fn wager(at: u64, number: u8, wager: Wager, cents: i64) -> Command {
    let position = Seat::new(number).expect("a seat");
    let act = WagerAct::Place { position, wager, amount: Cents(cents) };
    Command::new(Time(at), player(number), Act::Wager(act))
}

#[test]
fn no_unlawful_table_can_be_opened() {
    let unlawful = [
        (GameId::Minibaccarat, "cards.decks", "9", "627a.3(a)"),
        (GameId::Minibaccarat, "wagers.tie", "7 to 1", "627a.12(b)"),
        (GameId::Minibaccarat, "table.seats", "10", "627a.2(a)"),
        (GameId::ThreeCardPrime, "table.payout_limit", "1.00", "679a.12(h)"),
        (GameId::Saigon5Card, "table.payout_limit", "1.00", "680a.12(d)"),
    ];
    for (game, key, value, id) in unlawful {
        let edits = match value.parse::<i64>() {
            Ok(number) => ordinary(game).with(key, number),
            Err(_) => ordinary(game).with(key, value),
        };
        let defects = edits.check().expect_err(key);
        assert_eq!(defects[0].provision.map(|provision| provision.id()), Some(id), "{}", defects[0]);
    }
    let crossed = ordinary(GameId::Baccarat).with("table.minimum", "500.00").with("table.maximum", "100.00");
    assert_eq!(crossed.check().expect_err("crossed")[0].key, "table.maximum");
}

#[test]
fn a_ready_table_has_exactly_the_cards_of_one_set() {
    for game in GameId::ALL {
        let table = genesis(&ordinary(game));
        let order: Vec<_> = table.submission().deck().cards().collect();
        assert!(table.clone().ready(ReadyCards::new(order.clone(), None)).is_ok());
        let short = ReadyCards::new(order[1..].to_vec(), None);
        assert_eq!(table.clone().ready(short), Err(NotTheCards));
        let overdrawn = ReadyCards { dealt: order.len() + 1, ..ReadyCards::new(order, None) };
        assert_eq!(table.ready(overdrawn), Err(NotTheCards));
    }
}

#[test]
fn entries_are_numbered_without_a_gap_and_say_whose_they_are() {
    let mut table = Table::open(genesis(&ordinary(GameId::Saigon5Card)).named("Saigon 1"));
    let person = Person::new(7);
    let command = Command { person, key: Some("act-1".into()), ..sit(5, 2) };
    let entries = table.act(&command).expect("accepted").to_vec();
    assert!(entries.iter().map(|entry| entry.n).eq(2..5));
    for entry in &entries {
        assert_eq!((entry.at, entry.by, entry.person), (Time(5), player(2), person));
        assert_eq!(entry.key.as_deref(), Some("act-1"));
    }
    assert_eq!((table.genesis().name(), table.state().next()), ("Saigon 1", 5));
    assert!(table.act(&sit(5, 2)).is_err());
    assert_eq!((table.record(), table.state().next()), (&entries[..], 5));
}

fn played() -> Table {
    let mut table = Table::open(genesis(&ordinary(GameId::Minibaccarat)));
    for command in [sit(1, 1), sit(2, 4), wager(3, 4, Wager::Banker, 10_000)] {
        table.act(&command).expect("accepted");
    }
    table
}

fn replayed(entries: impl IntoIterator<Item = Entry>) -> Result<Table, BrokenRecord> {
    Table::replay(played().genesis().clone(), entries)
}

#[test]
fn a_record_gives_the_table_again_or_is_refused() {
    let table = played();
    assert_eq!(replayed(table.record().to_vec()), Ok(table.clone()));
    let without_third = table.record().iter().filter(|entry| entry.n != 4).cloned();
    assert_eq!(replayed(without_third), Err(BrokenRecord::Gap { expected: 4, found: 5 }));
    let earlier = table.record().iter().cloned().map(|entry| match entry.n {
        6 => Entry { at: Time(0), ..entry },
        _ => entry,
    });
    assert_eq!(replayed(earlier), Err(BrokenRecord::TimeRunsBackwards { n: 6, last: Time(2) }));
}

#[test]
fn a_record_that_was_handed_over_is_gone_and_the_table_goes_on() {
    let mut table = played();
    let handed: Vec<Entry> = table.hand_over().collect();
    assert!(table.record().is_empty());
    table.act(&sit(9, 2)).expect("accepted");
    let all = handed.into_iter().chain(table.record().to_vec());
    assert_eq!(replayed(all).expect("a whole record").state(), table.state());
}

#[test]
fn a_wager_is_a_multiple_of_the_smallest_chip_that_is_filed() {
    let five = ordinary(GameId::Minibaccarat).with("table.smallest_chip", "5.00");
    for (stake, accepted) in [(500, true), (10_000, true), (700, false), (10_020, false)] {
        let mut table = Table::open(genesis(&five));
        table.act(&sit(0, 1)).expect("accepted");
        let placed = table.act(&wager(0, 1, Wager::Player, stake)).map(<[Entry]>::len);
        let refusal = placed.as_ref().err().map(|refusal| refusal.reason.clone());
        let expected = Reason::Wager(WagerReason::NotInChips { smallest: Cents::dollars(5) });
        assert_eq!(refusal, (!accepted).then_some(expected));
    }
}

#[test]
fn a_wager_of_another_game_is_no_wager_here() {
    let mut table = played();
    let refusal = table.act(&wager(9, 4, Wager::Ante, 1_000)).expect_err("refused");
    assert_eq!(refusal.reason, Reason::Wager(WagerReason::NoSuchWager));
}
