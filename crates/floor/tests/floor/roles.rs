//! Who may ask for what: every role with every request, against a table that is written out here a second time.

use std::sync::Arc;

use croupier_floor::house::{GamingDay, Kind, OwnLimits, Significant};
use croupier_floor::pit::Count;
use croupier_floor::{
    Answer, HouseRequest, NewTable, OwnRequest, Refused, Request, Role, TableId, TableRequest, What, Who,
};
use croupier_rules::{Cents, GameId};
use croupier_shuffle::Contribution;
use croupier_table::{Actor, Person, Seat, Span, Time, ordinary};

use crate::world::{INSTANT, World, table};

/// Patron, dealer, floorperson, surveillance, manager: `x` where the role reaches so far.
const WHO_MAY: &str = "
    act as a seat        x . . . .
    act as the curator   x . . . .
    act as the dealer    . x . . .
    act as the device    . x . . .
    act as floorperson   . . x . .
    ready                x . . . .
    contribute           x . . . .
    count a table        . . x . x
    disable a table      . . . . x
    enable a table       . . . . x
    close a table        . . . . x
    open a table         . . . . x
    limit oneself        x . . . .
    take a time-out      x . . . .
    exclude oneself      x . . . .
    admit somebody       . . . . x
    give a role          . . . . x
    grant chips          . . . . x
    bar somebody         . . . . x
    readmit somebody     . . . . x
    begin a day          . . . . x
    begin a shift        . . . . x
    note something       . . . . x
";

fn act(id: &TableId, by: Actor) -> Request {
    let what = What::Words(Arc::from("leave"));
    Request::Act { table: id.clone(), by, what, expected: None }
}

fn about(id: &TableId, request: TableRequest) -> Request {
    Request::Table(id.clone(), request)
}

/// The request that a line of the table speaks of.
fn request(words: &str, id: &TableId, person: Person) -> Request {
    let why = || Arc::from("a reason");
    let house = Request::House;
    match words {
        "act as a seat" => act(id, Actor::Player(Seat::new(3).unwrap())),
        "act as the curator" => act(id, Actor::Curator),
        "act as the dealer" => act(id, Actor::Dealer),
        "act as the device" => act(id, Actor::Device),
        "act as floorperson" => act(id, Actor::Floorperson),
        "ready" => about(id, TableRequest::Ready),
        "contribute" => about(id, TableRequest::Contribute(Contribution::new([1; 32]))),
        "count a table" => about(id, TableRequest::Count(Count::Opener)),
        "disable a table" => about(id, TableRequest::Disable(why())),
        "enable a table" => about(id, TableRequest::Enable(why())),
        "close a table" => about(id, TableRequest::Close(why())),
        "open a table" => Request::Open(Box::new(new_table())),
        "limit oneself" => Request::Oneself(OwnRequest::Limit(OwnLimits::default())),
        "take a time-out" => Request::Oneself(OwnRequest::TimeOut(Span::hours(1))),
        "exclude oneself" => Request::Oneself(OwnRequest::Exclude(None)),
        "admit somebody" => {
            let (role, kind) = (Role::Patron, Kind::Guest);
            house(HouseRequest::Admit { name: Arc::from("Zoe"), role, kind, chips: Cents::ZERO })
        }
        "give a role" => house(HouseRequest::GiveRole { person, role: Role::Dealer }),
        "grant chips" => house(HouseRequest::Grant { person, amount: Cents::dollars(5) }),
        "bar somebody" => house(HouseRequest::Bar { person, reason: why() }),
        "readmit somebody" => house(HouseRequest::Readmit { person, reason: why() }),
        "begin a day" => house(HouseRequest::BeginDay(GamingDay { date: why(), began: Time(0), shift: 1 })),
        "begin a shift" => house(HouseRequest::BeginShift(2)),
        "note something" => house(HouseRequest::Note(Significant::SignInFailed { name: why() })),
        other => panic!("the table speaks of {other:?}"),
    }
}

fn new_table() -> NewTable {
    NewTable {
        table: table("two"),
        submission: Arc::new(ordinary(GameId::Minibaccarat).check().unwrap()),
        inventory: Cents::dollars(1_000),
        plan: INSTANT,
        ready: None,
    }
}

/// Whether a person of a role is refused because of it, on a floor of its own.
fn role_is_refused(role: Role, words: &str) -> bool {
    let (mut world, _, id) = World::with_table(GameId::Minibaccarat);
    let person = world.admit("Max", role, Kind::Member);
    let answer = world.ask(Who::Person(person), None, request(words, &id, person));
    matches!(answer, Answer::Refused(Refused::Role { role: of, .. }) if of == role)
}

#[test]
fn every_role_reaches_as_far_as_the_table_says_and_no_further() {
    let lines: Vec<&str> = WHO_MAY.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.len(), 23);
    for line in lines {
        let marks: Vec<&str> = line.split_whitespace().rev().take(Role::ALL.len()).collect();
        let words = line.split("  ").next().unwrap();
        for (role, mark) in Role::ALL.into_iter().zip(marks.into_iter().rev()) {
            assert_eq!(role_is_refused(role, words), mark == ".", "{role}: {words}");
        }
    }
}
