//! Nothing is answered or shown before it is durable; what is lost was never done.

use croupier_floor::{Answer, Input, Key, Refused, Screen, Who};
use croupier_rules::{Cents, GameId};

use crate::world::{World, act, seat};

#[test]
fn nothing_is_answered_or_shown_before_it_is_durable() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    world.put(Input::Watch { screen: Screen(1), person: None, table: id.clone(), after: None });
    world.prompt = false;
    world.shown.clear();
    let asker = world.send(Who::Person(ann), None, act(&id, seat(3), "sit 1000"));
    assert!(world.answers.is_empty() && world.shown.is_empty());
    world.write();
    assert!(matches!(world.answers.get(&asker), Some(Answer::Done(_))));
    assert!(!world.shown.is_empty());
}

#[test]
fn a_refusal_waits_too() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    world.prompt = false;
    let sits = world.send(Who::Person(ann), None, act(&id, seat(3), "sit 1000"));
    let again = world.send(Who::Person(ann), None, act(&id, seat(4), "sit 1000"));
    assert!(world.answers.is_empty());
    world.lose();
    assert_eq!(world.answers.get(&sits), Some(&Answer::NotRecorded));
    assert_eq!(world.answers.get(&again), Some(&Answer::NotRecorded));
}

#[test]
fn what_is_lost_was_never_done() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    world.prompt = false;
    world.send(Who::Person(ann), None, act(&id, seat(3), "sit 1000"));
    world.lose();
    assert_eq!(world.cage(ann), Cents::dollars(10_000));
    world.prompt = true;
    world.write();
    world.done(ann, &id, seat(3), "sit 1000");
    assert_eq!(world.cage(ann), Cents::dollars(9_000));
}

#[test]
fn the_same_key_again_is_the_same_act_again_also_after_a_crash() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    let key = || Some(Key::new("one").unwrap());
    let sit = || act(&id, seat(3), "sit 1000");
    let Answer::Done(first) = world.ask(Who::Person(ann), key(), sit()) else { panic!() };
    let Answer::Done(second) = world.ask(Who::Person(ann), key(), sit()) else { panic!() };
    assert!(!first.repeated && second.repeated);
    assert_eq!((first.sequence, &first.happenings), (second.sequence, &second.happenings));
    world.floor = world.restored();
    let Answer::Done(third) = world.ask(Who::Person(ann), key(), sit()) else { panic!() };
    assert_eq!((third.repeated, third.sequence), (true, first.sequence));
    assert_eq!(third.happenings, first.happenings);
    assert_eq!(world.cage(ann), Cents::dollars(9_000));
}

#[test]
fn a_key_of_what_was_lost_can_be_used_again() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    let key = || Some(Key::new("one").unwrap());
    world.prompt = false;
    world.send(Who::Person(ann), key(), act(&id, seat(3), "sit 1000"));
    world.lose();
    world.prompt = true;
    world.write();
    let answer = world.ask(Who::Person(ann), key(), act(&id, seat(3), "sit 1000"));
    assert!(matches!(answer, Answer::Done(done) if !done.repeated));
}

#[test]
fn a_stale_expectation_is_refused_with_where_the_table_is() {
    let (mut world, ann, id) = World::with_table(GameId::Minibaccarat);
    let mut sit = act(&id, seat(3), "sit 1000");
    if let croupier_floor::Request::Act { expected, .. } = &mut sit {
        *expected = Some(999);
    }
    let answer = world.ask(Who::Person(ann), None, sit);
    assert!(matches!(answer, Answer::Refused(Refused::Stale { .. })), "{answer:?}");
}
