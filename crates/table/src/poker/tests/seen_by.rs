//! Nobody sees a card they may not see.

use croupier_rules::proves;

use super::helpers::*;
use crate::command::Act;
use crate::event::Event;
use crate::ordinary::ordinary;
use crate::poker::{PokerAct, PokerEvent, PokerTable};
use crate::seat::Seat;
use crate::seen_by::SeenBy;
use crate::state::State;

fn table(state: &State) -> &PokerTable {
    state.poker().unwrap()
}

fn players(state: &State, position: u8) -> Vec<SeenBy> {
    let owner = state.wagering.owner(seat(position));
    table(state).cards_at(seat(position), owner).map(|(_, seen_by)| seen_by).collect()
}

fn dealers(state: &State) -> Vec<SeenBy> {
    table(state).cards_of_dealer().map(|(_, seen_by)| seen_by).collect()
}

fn fourth(state: &State, position: u8) -> Option<SeenBy> {
    table(state).fourth_card_at(seat(position)).map(|(_, seen_by)| seen_by)
}

/// Every state that the entries of an act go through.
fn through(bench: &mut Bench, act: PokerAct) -> Vec<State> {
    let command = bench.command(Dealer, Act::Poker(act));
    let mut states = Vec::new();
    for entry in crate::decide(&bench.state, &command).unwrap() {
        crate::evolve(&mut bench.state, &entry);
        states.push(bench.state.clone());
    }
    states
}

#[test]
fn s679a_11_a_cards_are_for_their_player_alone_once_the_deal_is_over() {
    proves!("679a.11(a)", "680a.11(a)", "679a.8(c)", "680a.8(c)");
    for game in [ThreeCardPrime, Saigon5Card] {
        let setup = ordinary(game).with("table.boxes_per_player", 2);
        let mut bench = Bench::with_antes(setup, "", &[2, 5]);
        bench.bet(5, 6, ANTE, 10);
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
        for position in [2, 5, 6] {
            assert!(players(&bench.state, position).iter().all(|&seen_by| seen_by == SeenBy::Nobody));
        }
        bench.act(Dealer, PokerAct::DiscardStub);
        for (position, owner) in [(2, 2), (5, 5), (6, 5)] {
            let seen_bys = players(&bench.state, position);
            assert!(!seen_bys.is_empty());
            assert!(seen_bys.iter().all(|&seen_by| seen_by == SeenBy::Player(seat(owner))));
            assert!(seen_bys[0].reaches(Some(seat(owner))));
            assert!(!seen_bys[0].reaches(Some(seat(3))) && !seen_bys[0].reaches(None));
        }
        assert!(dealers(&bench.state).iter().all(|&seen_by| seen_by == SeenBy::Nobody));
    }
}

#[test]
fn s679a_11_c_the_dealers_cards_are_up_only_when_revealed() {
    proves!("679a.11(c)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[2]);
    bench.deal();
    bench.play(2);
    assert_eq!(dealers(&bench.state), [SeenBy::Nobody; 3]);
    bench.act(Dealer, PokerAct::Reveal);
    assert_eq!(dealers(&bench.state), [SeenBy::Everybody; 3]);
    assert_eq!(players(&bench.state, 2), [SeenBy::Player(seat(2)); 3]);
}

#[test]
fn s679a_11_d_2_ii_nobody_sees_the_fourth_card_before_it_decides() {
    proves!("679a.11(d)(2)(ii)", "679a.11(c)(1)");
    for (hand, turned) in [("5c 5d 8h", true), ("2c 3d 8h", false)] {
        let head = format!("{} Ks", laps(&[hand, "Qc 9s 4h"]));
        let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), &head, &[1]);
        bench.bet(1, 1, PAIR_BONUS, 5);
        bench.deal();
        bench.play(1);
        bench.act(Dealer, PokerAct::Reveal);
        assert_eq!(fourth(&bench.state, 1), Some(SeenBy::Nobody), "not even its player sees it");
        let states = through(&mut bench, PokerAct::SettleRest);
        assert_eq!(players(&states[0], 1), [SeenBy::Everybody; 3]);
        assert_eq!(fourth(&states[0], 1), Some(SeenBy::Nobody));
        assert_eq!(states.iter().any(|state| fourth(state, 1) == Some(SeenBy::Everybody)), turned);
        assert!(players(&bench.state, 1).is_empty() && fourth(&bench.state, 1).is_none());
    }
}

#[test]
fn s680a_11_d_the_three_card_hand_is_turned_first_and_the_showdown_hand_when_it_counts() {
    proves!("680a.11(d)", "680a.11(d)(1)(ii)");
    let head = laps(&["Kc 4c Qd 3d Jh", "As 2s 2c 3h 3s"]);
    let mut bench = Bench::with_antes(ordinary(Saigon5Card), &head, &[1]);
    bench.deal();
    bench.set(1, "Kc Qd Jh");
    bench.act(Dealer, PokerAct::Reveal);
    let states = through(&mut bench, PokerAct::SettleRest);
    let (own, up) = (SeenBy::Player(seat(1)), SeenBy::Everybody);
    assert_eq!(players(&states[0], 1), [up, own, up, own, up]);
    assert_eq!(players(&states[1], 1), [up; 5]);
}

/// What the player at a seat, or somebody at none, is told of the acts of a player and the dealer.
fn told_of(bench: &mut Bench, viewer: Option<Seat>) -> Vec<PokerEvent> {
    let mut events = Vec::new();
    for (actor, act) in [
        (Dealer, PokerAct::NoMoreBets),
        (Dealer, PokerAct::Deal),
        (Dealer, PokerAct::DiscardStub),
        (player(1), PokerAct::Set { position: seat(1), three: three("Kc Qd Jh") }),
    ] {
        events.extend(bench.act(actor, act).into_iter().filter_map(|entry| match entry.event {
            Event::Poker(event) => Some(event),
            _ => None,
        }));
    }
    let owner = |position| bench.state.wagering.owner(position);
    events.into_iter().map(|event| event.told(owner, |seen_by| seen_by.reaches(viewer))).collect()
}

#[test]
fn a_card_dealt_face_down_and_a_split_are_told_to_nobody_they_are_hidden_from() {
    let head = laps(&["Kc 4c Qd 3d Jh", "As 2s 2c 3h 3s"]);
    for (viewer, knows_split) in [(Some(seat(1)), true), (Some(seat(2)), false), (None, false)] {
        let mut bench = Bench::with_antes(ordinary(Saigon5Card), &head, &[1]);
        let told = told_of(&mut bench, viewer);
        let cards = told.iter().filter_map(|event| match event {
            PokerEvent::Dealt { card, .. } => Some(card.seen().is_some()),
            _ => None,
        });
        assert_eq!(cards.collect::<Vec<_>>(), [false; 10]);
        let splits = told.iter().filter_map(|event| match event {
            PokerEvent::Set { split, .. } => Some(split.seen().is_some()),
            _ => None,
        });
        assert_eq!(splits.collect::<Vec<_>>(), [knows_split]);
    }
}

#[test]
fn a_split_is_everybodys_once_the_three_card_hand_is_up() {
    let head = laps(&["Kc 4c Qd 3d Jh", "As 2s 2c 3h 3s"]);
    let mut bench = Bench::with_antes(ordinary(Saigon5Card), &head, &[1]);
    bench.deal();
    bench.set(1, "Kc Qd Jh");
    let split = |state: &State| table(state).split_seen_by(seat(1), seat(1));
    assert_eq!(split(&bench.state), SeenBy::Player(seat(1)));
    bench.act(Dealer, PokerAct::Reveal);
    assert_eq!(split(&bench.state), SeenBy::Player(seat(1)));
    let states = through(&mut bench, PokerAct::SettleRest);
    assert_eq!(split(&states[0]), SeenBy::Everybody);
}
