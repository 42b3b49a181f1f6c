//! Rounds of every game at a table that nobody has to deal.

use croupier_floor::Shown;
use croupier_floor::house::Kind;
use croupier_floor::pit::PitEvent;
use croupier_floor::{Input, Role, Row, Screen};
use croupier_rules::{Cents, GameId};
use croupier_table::{Event, Span};

use crate::world::{World, seat};

/// The wager that every game takes, and what a player then says, if anything.
fn ways(game: GameId) -> (&'static str, Option<&'static str>) {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => ("wager banker 25", None),
        GameId::ThreeCardPrime => ("wager ante 25", Some("play")),
        GameId::Saigon5Card => ("wager ante 25", None),
    }
}

#[test]
fn a_patron_sits_wagers_and_is_settled_in_every_game() {
    for game in GameId::ALL {
        let (mut world, ann, id) = World::with_table(game);
        world.done(ann, &id, seat(3), "sit 1000");
        assert_eq!(world.cage(ann), Cents::dollars(9_000), "{game}");
        for _ in 0..20 {
            one_round(&mut world, ann, &id, game);
        }
        let round = world.floor.table(&id).unwrap().durable.round;
        assert_eq!(round, 21, "{game}");
        world.done(ann, &id, seat(3), "leave");
        let bank = world.floor.table(&id).unwrap().durable.state.ledger.total();
        assert_eq!(bank, Cents::ZERO);
        assert_eq!(world.floor.house().in_cage(), world.cage(ann));
    }
}

fn one_round(world: &mut World, person: croupier_table::Person, id: &croupier_floor::TableId, game: GameId) {
    let round = world.floor.table(id).unwrap().durable.round;
    let (wager, decision) = ways(game);
    settle_in(world, person, id);
    world.done(person, id, seat(3), wager);
    world.ready(person, id);
    if let Some(words) = decision {
        world.done(person, id, seat(3), words);
    }
    settle_in(world, person, id);
    assert_eq!(world.floor.table(id).unwrap().durable.round, round + 1, "{game}");
}

/// Does whatever the table waits for from this player that is no wager: looks, declines the cut, turns cards.
fn settle_in(world: &mut World, person: croupier_table::Person, id: &croupier_floor::TableId) {
    for _ in 0..50 {
        let view = world.floor.view(Some(person), id).unwrap().view;
        let duty = view.steps.iter().any(|step| step.duty == croupier_table::steps::Duty::Must);
        if !duty {
            return;
        }
        let state = &world.floor.table(id).unwrap().durable.state;
        let Some((_, act)) = croupier_floor::silence::silent(state, &view.steps) else { return };
        let what = croupier_floor::What::Act(Box::new(act));
        let request = croupier_floor::Request::Act { table: id.clone(), by: seat(3), what, expected: None };
        let answer = world.ask(croupier_floor::Who::Person(person), None, request);
        assert!(matches!(answer, croupier_floor::Answer::Done(_)), "{answer:?}");
    }
    panic!("duties without end");
}

#[test]
fn the_record_gives_the_same_floor_again() {
    for game in GameId::ALL {
        let (mut world, ann, id) = World::with_table(game);
        world.done(ann, &id, seat(3), "sit 1000");
        for _ in 0..3 {
            one_round(&mut world, ann, &id, game);
        }
        let again = world.restored();
        let (live, restored) = (world.floor.table(&id).unwrap(), again.table(&id).unwrap());
        assert_eq!(live.durable, restored.durable, "{game}");
        assert_eq!(world.floor.house(), again.house(), "{game}");
    }
}

#[test]
fn no_order_of_cards_lies_at_rest() {
    let (mut world, ann, id) = World::with_table(GameId::Saigon5Card);
    world.done(ann, &id, seat(3), "sit 1000");
    one_round(&mut world, ann, &id, GameId::Saigon5Card);
    for row in &world.rows {
        if let Row::Table(_, entry) = row
            && let Event::Cards(event) = &entry.event
        {
            assert_eq!(*event, event.clone().without_order());
        }
    }
}

#[test]
fn every_shoe_that_is_finished_can_be_worked_out_again() {
    let (mut world, ann, id) = World::with_table(GameId::ThreeCardPrime);
    world.done(ann, &id, seat(3), "sit 1000");
    for _ in 0..4 {
        one_round(&mut world, ann, &id, GameId::ThreeCardPrime);
    }
    let lines = || {
        world.rows.iter().filter_map(|row| if let Row::Pit(_, line) = row { Some(&line.event) } else { None })
    };
    let promised: Vec<_> = lines()
        .filter_map(|event| {
            if let PitEvent::SeedPromised { commitment, .. } = event { Some(*commitment) } else { None }
        })
        .collect();
    let mut revealed = 0;
    for event in lines() {
        if let PitEvent::SeedRevealed { reveal, .. } = event {
            assert!(promised.contains(&reveal.seed.commitment()));
            revealed += 1;
        }
    }
    assert!(revealed >= 3, "{revealed}");
}

#[test]
fn silence_is_answered_by_the_house_rule_and_recorded_as_that() {
    let (mut world, ann, _) = World::with_table(GameId::Minibaccarat);
    let id = crate::world::table("prime");
    let plan = croupier_floor::Plan { pace: croupier_floor::Pace::BRISK, ..crate::world::INSTANT };
    world.open(&id, GameId::ThreeCardPrime, plan);
    world.put(Input::Watch { screen: Screen(1), person: Some(ann), table: id.clone(), after: None });
    world.done(ann, &id, seat(3), "sit 1000");
    // Looking at the cards and cutting them are waited for as well.
    world.wait(Span::minutes(2));
    world.done(ann, &id, seat(3), "wager ante 25");
    world.wait(Span::minutes(2));
    let rules: Vec<_> = world
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Pit(_, line) => match &line.event {
                PitEvent::Silence { rule, .. } => Some(*rule),
                _ => None,
            },
            _ => None,
        })
        .collect();
    assert!(rules.contains(&croupier_floor::silence::SilenceRule::Folded), "{rules:?}");
    assert_eq!(world.floor.table(&id).unwrap().durable.round, 2);
}

#[test]
fn automated_patrons_keep_a_lone_visitor_company() {
    let (mut world, ann, _) = World::with_table(GameId::Minibaccarat);
    let id = crate::world::table("lively");
    let plan = croupier_floor::Plan { pace: croupier_floor::Pace::BRISK, ..crate::world::INSTANT };
    world.open(&id, GameId::Minibaccarat, plan);
    let robot = world.admit("Plan 1", Role::Patron, Kind::Automated);
    world.done(robot, &id, seat(1), "sit 5000");
    world.put(Input::Watch { screen: Screen(1), person: Some(ann), table: id.clone(), after: None });
    world.wait(Span::minutes(3));
    let round = world.floor.table(&id).unwrap().durable.round;
    assert!(round > 5, "{round}");
    let told = world.shown.iter().filter(|(_, shown)| matches!(shown, Shown::Happening(_))).count();
    assert!(told > 50, "{told}");
}
