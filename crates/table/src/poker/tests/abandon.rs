//! A player walks away (679a.7(b) and 680a.7(b)).

use crate::ordinary::ordinary;
use croupier_rules::{Card, Cents, GameId, Provision, proves};

use super::helpers::*;
use crate::command::{Act, Actor};
use crate::decide::decide;
use crate::event::Entries;
use crate::poker::{Phase, PokerAct};
use crate::refusal::Reason;
use crate::seats::{SeatsAct, SeatsReason};

fn abandon(bench: &mut Bench, number: u8) -> Entries {
    let act = SeatsAct::DeclareAbandoned { seat: seat(number) };
    let entries = bench.perform(Actor::Floorperson, Act::Seats(act));
    assert!(!bench.state.seats.is_taken(seat(number)));
    assert!(bench.hand(number).is_empty());
    assert_eq!(bench.chips(number), Cents::ZERO);
    entries
}

#[test]
fn s679a_7_b_wagers_of_a_player_who_left_are_lost_and_the_cards_removed() {
    proves!("679a.7(b)", "680a.7(b)");
    for (game, side, clause) in [(ThreeCardPrime, ALL_SIX, "679a.7(b)"), (Saigon5Card, BONUS, "680a.7(b)")] {
        let mut bench = Bench::with_antes(ordinary(game), "", &[2, 5]);
        bench.bet(5, 5, side, 15);
        bench.deal();
        let bank = bench.bank();
        let told = told(&abandon(&mut bench, 5));
        assert_eq!(provisions_of(&told, "WagerAbandoned $10"), [clause]);
        assert_eq!(provisions_of(&told, "WagerAbandoned $15"), [clause]);
        assert_eq!(provisions_of(&told, "Discarded seat 5"), [clause]);
        assert_eq!(bench.bank(), bank + dollars(25));
        assert_eq!(bench.table().phase(), Phase::Playing, "the others play on");
    }
}

#[test]
fn s679a_7_b_the_next_player_is_asked_when_the_one_whose_turn_it_was_is_gone() {
    proves!("679a.7(b)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[2, 5]);
    bench.deal();
    assert_eq!(bench.table().turn_to_decide(), Some(seat(5)));
    abandon(&mut bench, 5);
    assert_eq!(bench.table().turn_to_decide(), Some(seat(2)));
    bench.play(2);
    bench.finish();
}

fn stages(game: GameId) -> Vec<Vec<PokerAct>> {
    let stub = if game == ThreeCardPrime { 43 } else { 38 };
    let begin = [PokerAct::NoMoreBets];
    let dealt = [PokerAct::NoMoreBets, PokerAct::Deal];
    vec![
        begin.to_vec(),
        [&begin[..], &[PokerAct::DealNext; 2]].concat(),
        dealt.to_vec(),
        [&dealt[..], &[PokerAct::DiscardStub]].concat(),
        [&dealt[..], &[PokerAct::CountStub { cards: stub }]].concat(),
    ]
}

#[test]
fn s679a_7_b_the_last_player_who_leaves_ends_the_round_at_any_stage() {
    proves!("679a.7(b)", "680a.7(b)");
    for game in [ThreeCardPrime, Saigon5Card] {
        for acts in stages(game) {
            let mut bench = Bench::with_antes(ordinary(game), "", &[2, 5]);
            bench.dealer(&acts);
            abandon(&mut bench, 2);
            assert!(!bench.table().betting_is_open());
            abandon(&mut bench, 5);
            assert!(bench.table().betting_is_open(), "{acts:?}");
        }
    }
}

#[test]
fn s679a_7_b_during_the_deal_the_others_get_the_cards_that_are_left() {
    proves!("679a.7(b)", "680a.7(b)");
    for game in [ThreeCardPrime, Saigon5Card] {
        for method in METHODS {
            let mut bench = Bench::with_antes(dealt_by(game, method), "", &[2, 5]);
            bench.dealer(&[PokerAct::NoMoreBets, PokerAct::DealNext]);
            abandon(&mut bench, 2);
            bench.dealer(&[PokerAct::Deal, PokerAct::DiscardStub]);
            let each = if game == ThreeCardPrime { 3 } else { 5 };
            assert_eq!(bench.hand(5).len(), each);
            assert_eq!(bench.table().dealers_cards().cards().len(), each);
        }
    }
}

#[test]
fn s679a_7_b_a_fourth_card_that_nobody_waits_for_is_not_dealt() {
    proves!("679a.7(b)");
    let setup = dealt_by(ThreeCardPrime, Dealing::ManualShoe);
    let mut bench = Bench::with_antes(setup, "", &[2, 5]);
    bench.bet(5, 5, PAIR_BONUS, 5);
    bench.act(Dealer, PokerAct::NoMoreBets);
    bench.dealer(&[PokerAct::DealNext; 9]);
    abandon(&mut bench, 5);
    assert!(dealt(&bench.act(Dealer, PokerAct::Deal)).is_empty());
    assert_eq!(bench.table().phase(), Phase::Stub);
}

#[test]
fn s679a_7_b_a_wrong_stub_is_explained_even_when_everybody_has_left() {
    proves!("679a.7(b)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[2]);
    bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal, PokerAct::CountStub { cards: 1 }]);
    abandon(&mut bench, 2);
    let told = told(&bench.act(Dealer, PokerAct::DetermineMisdeal { cards_out: 6 }));
    assert_eq!(provisions_of(&told, "DeckRemoved"), ["679a.8(h)"]);
    assert!(bench.table().betting_is_open());
}

#[test]
fn s679a_7_b_every_box_of_the_player_is_collected_and_free_again() {
    proves!("679a.7(b)");
    for others in [true, false] {
        let setup = ordinary(ThreeCardPrime).with("table.boxes_per_player", 3);
        let mut bench = Bench::new(setup, "");
        bench.sit(3);
        bench.bet(3, 2, ANTE, 10);
        bench.bet(3, 3, ANTE, 20);
        if others {
            bench.sit(6);
            bench.bet(6, 5, ANTE, 5);
        }
        bench.deal();
        let told = told(&abandon(&mut bench, 3));
        assert_eq!(provisions_of(&told, "WagerAbandoned").len(), 2);
        assert_eq!(provisions_of(&told, "BoxReleased"), ["679a.7(b)"]);
        assert_eq!(bench.state.wagering.owner(seat(2)), seat(2));
        assert_eq!(bench.table().betting_is_open(), !others);
        let owner = if others { 6 } else { 5 };
        assert_eq!(bench.state.wagering.owner(seat(5)), seat(owner), "another's box stays taken");
    }
}

#[test]
fn s679a_7_b_a_player_may_walk_away_while_the_others_are_settled_and_loses_what_is_left() {
    proves!("679a.7(b)");
    let mut bench = two_settled_in_turn();
    bench.act(Dealer, PokerAct::SettleNext);
    assert_eq!(bench.chips(1), dollars(1020));
    let told = told(&abandon(&mut bench, 4));
    assert_eq!(provisions_of(&told, "WagerAbandoned $10").len(), 2, "Ante and Play");
    assert!(bench.table().betting_is_open());
}

/// Seats 1 and 4 have played, and the dealer's cards are up; seat 1 is settled first.
fn two_settled_in_turn() -> Bench {
    let hands = laps(&["Kd Jc 9s", "Ad 5c 6s", "Qc 9d 4h"]);
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), &hands, &[1, 4]);
    bench.deal();
    bench.play(4);
    bench.play(1);
    bench.act(Dealer, PokerAct::Reveal);
    bench
}

/// A player may not leave now: the clause, and whether the reason is that cards were dealt.
fn kept(bench: &Bench, number: u8) -> (Option<&'static str>, bool) {
    let command = bench.command(player(number), Act::Seats(SeatsAct::Leave));
    let refusal = decide(&bench.state, &command).unwrap_err();
    let was_dealt = refusal.reason == Reason::from(SeatsReason::WasDealtCards);
    (refusal.provision.map(Provision::id), was_dealt)
}

fn leave(bench: &mut Bench, number: u8) {
    bench.perform(player(number), Act::Seats(SeatsAct::Leave));
    assert!(!bench.state.seats.is_taken(seat(number)));
}

#[test]
fn s679a_7_b_whoever_is_settled_stays_until_the_last_position_is() {
    proves!("679a.7(b)");
    let mut bench = two_settled_in_turn();
    bench.act(Dealer, PokerAct::SettleNext);
    assert_eq!(bench.state.ledger.on_layout(seat(1)), Cents::ZERO);
    assert_eq!(kept(&bench, 1), (Some("679a.7(b)"), true));
    bench.act(Dealer, PokerAct::SettleNext);
    leave(&mut bench, 1);
}

#[test]
fn s680a_7_b_whoever_is_settled_stays_until_the_last_position_is() {
    proves!("680a.7(b)");
    let mut bench = Bench::with_antes(ordinary(Saigon5Card), "", &[1, 4]);
    bench.deal();
    for number in [1, 4] {
        let three: [Card; 3] = bench.hand(number)[..3].try_into().unwrap();
        bench.act(player(number), PokerAct::Set { position: seat(number), three });
    }
    bench.dealer(&[PokerAct::Reveal, PokerAct::SettleNext]);
    assert_eq!(kept(&bench, 1), (Some("680a.7(b)"), true));
    bench.act(Dealer, PokerAct::SettleNext);
    leave(&mut bench, 1);
}

#[test]
fn s679a_7_b_a_folded_hand_keeps_its_player_too() {
    proves!("679a.7(b)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[1, 4]);
    bench.deal();
    bench.fold(4);
    assert_eq!(kept(&bench, 4), (Some("679a.7(b)"), false), "the Ante still lies there");
    bench.play(1);
    bench.act(Dealer, PokerAct::Reveal);
    assert!(bench.hand(4).is_empty());
    assert_eq!(kept(&bench, 4), (Some("679a.7(b)"), true));
    bench.act(Dealer, PokerAct::SettleRest);
    leave(&mut bench, 4);
}

#[test]
fn s679a_7_b_a_returned_wager_does_not_release_the_player() {
    proves!("679a.7(b)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[1, 4]);
    bench.bet(1, 1, PRIME, 5);
    bench.deal();
    bench.act(Dealer, PokerAct::ReportDealersCardExposed);
    assert_eq!((bench.chips(4), bench.hand(4)), (dollars(1000), vec![]));
    assert_eq!(kept(&bench, 4), (Some("679a.7(b)"), true));
    bench.finish();
    leave(&mut bench, 4);
}

#[test]
fn s679a_7_b_whoever_was_dealt_nothing_may_leave_during_the_round() {
    proves!("679a.7(b)", "680a.7(b)");
    for game in [ThreeCardPrime, Saigon5Card] {
        let mut bench = Bench::with_antes(ordinary(game), "", &[1, 4]);
        bench.sit(2);
        bench.deal();
        leave(&mut bench, 2);
        abandon(&mut bench, 4);
        bench.sit(4);
        leave(&mut bench, 4);
    }
}
