//! People, the cage and what each may do.

use std::sync::Arc;

use croupier_floor::house::{Kind, OwnLimits};
use croupier_floor::{Answer, HouseRequest, OwnRequest, Refused, Request, Role, TableRequest, Who};
use croupier_rules::{Cents, GameId};
use croupier_table::{Actor, Span};

use crate::world::{World, seat};

#[test]
fn nobody_carries_more_to_a_table_than_is_in_the_cage() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    assert_eq!(world.refused(ann, &id, seat(3), "sit 10001"), Refused::CageShort);
    world.done(ann, &id, seat(3), "sit 10000");
    assert_eq!(world.refused(ann, &id, seat(3), "buy in 1"), Refused::CageShort);
    world.done(ann, &id, seat(3), "leave");
    assert_eq!(world.cage(ann), Cents::dollars(10_000));
}

#[test]
fn a_seat_is_its_persons_own() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    let bob = world.admit("Bob", Role::Patron, Kind::Guest);
    world.done(ann, &id, seat(3), "sit 1000");
    assert_eq!(world.refused(bob, &id, seat(3), "leave"), Refused::NotYourPart);
    assert_eq!(world.refused(ann, &id, seat(4), "sit 10"), Refused::NotYourPart);
    assert!(matches!(world.refused(bob, &id, seat(3), "sit 10"), Refused::Rules { provision: Some(_), .. }));
}

#[test]
fn the_automatic_staff_is_nobodys_part() {
    let (mut world, _, id) = World::with_table(GameId::Minibaccarat);
    let dan = world.admit("Dan", Role::Dealer, Kind::Member);
    assert_eq!(world.refused(dan, &id, Actor::Dealer, "no more bets"), Refused::AutomaticStaff);
}

#[test]
fn a_disabled_table_takes_no_wagers_and_finishes_its_round() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    world.done(ann, &id, seat(3), "sit 1000");
    let reason: Arc<str> = Arc::from("a broken chair");
    let disable = Request::Table(id.clone(), TableRequest::Disable(Arc::clone(&reason)));
    assert_eq!(world.ask(Who::House, None, disable), Answer::Agreed);
    let refused = world.refused(ann, &id, seat(3), "wager banker 25");
    assert_eq!(refused, Refused::Disabled { reason: reason.to_string() });
    world.done(ann, &id, seat(3), "leave");
}

#[test]
fn own_limits_a_time_out_and_exclusion_hold() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    world.done(ann, &id, seat(3), "sit 1000");
    let limits = OwnLimits { stake: Some(Cents::dollars(50)), ..OwnLimits::default() };
    assert_eq!(
        world.ask(Who::Person(ann), None, Request::Oneself(OwnRequest::Limit(limits))),
        Answer::Agreed
    );
    assert!(matches!(world.refused(ann, &id, seat(3), "wager banker 75"), Refused::Limit(_)));
    let out = Request::Oneself(OwnRequest::TimeOut(Span::hours(24)));
    assert_eq!(world.ask(Who::Person(ann), None, out), Answer::Agreed);
    assert!(matches!(world.refused(ann, &id, seat(3), "wager banker 25"), Refused::Excluded(_)));
    world.done(ann, &id, seat(3), "leave");
    assert!(matches!(world.refused(ann, &id, seat(3), "sit 10"), Refused::Excluded(_)));
}

#[test]
fn names_are_unique_and_numbers_never_used_twice() {
    let mut world = World::new();
    let ann = world.admit("Ann", Role::Patron, Kind::Guest);
    let bob = world.admit("Bob", Role::Patron, Kind::Guest);
    assert_eq!((ann.number(), bob.number()), (1, 2));
    for name in ["Ann", "", " ", "a\nb"] {
        let admit = Request::House(HouseRequest::Admit {
            name: Arc::from(name),
            role: Role::Patron,
            kind: Kind::Guest,
            chips: Cents::ZERO,
        });
        assert_eq!(world.ask(Who::House, None, admit), Answer::Refused(Refused::Name), "{name:?}");
    }
}
