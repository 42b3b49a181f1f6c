//! What goes wrong while cards are dealt: 679a.13 and 680a.13.

use crate::ordinary::ordinary;
use crate::testing;
use croupier_rules::{Cents, GameId, proves};

use super::helpers::*;
use crate::command::Actor;
use crate::poker::{Phase, PokerAct, PokerReason, Recipient};

const GAMES: [GameId; 2] = [ThreeCardPrime, Saigon5Card];

/// Two players with an Ante of $10 and a side wager of $5 each, after "no more bets".
fn begun(game: GameId, method: Dealing) -> Bench {
    let mut bench = Bench::with_antes(dealt_by(game, method), "", &[2, 5]);
    let side = if game == ThreeCardPrime { PRIME } else { BONUS };
    bench.bet(2, 2, side, 5);
    bench.bet(5, 5, side, 5);
    bench.act(Dealer, PokerAct::NoMoreBets);
    bench
}

/// The round is void: every chip is back, and the betting is open.
fn assert_void(bench: &Bench, told: &[(String, &'static str)], why: &str, clause: &str) {
    assert_eq!(provisions_of(told, &format!("Voided {{ why: {why} }}")), [clause]);
    assert_eq!(provisions_of(told, "RoundVoid"), [clause; 4]);
    assert_eq!(provisions_of(told, "Over"), [clause]);
    assert_eq!([bench.chips(2), bench.chips(5)], [dollars(1000); 2]);
    assert!(bench.table().betting_is_open() && bench.table().in_round().next().is_none());
}

fn clause(game: GameId, prime: &'static str, saigon: &'static str) -> &'static str {
    if game == ThreeCardPrime { prime } else { saigon }
}

#[test]
fn s679a_13_a_one_card_found_face_up_is_discarded_and_not_used() {
    proves!("679a.13(a)", "680a.13(a)");
    for game in GAMES {
        let mut bench = begun(game, Dealing::ManualShoe);
        bench.act(Dealer, PokerAct::DealNext);
        let found = bench.state.cards.shoe.peek(0).unwrap();
        let told = told(&bench.act(Dealer, PokerAct::ReportFaceUp));
        let expected = (format!("FoundFaceUp {{ card: {found} }}"), clause(game, "679a.13(a)", "680a.13(a)"));
        assert_eq!(told, [expected]);
        bench.dealer(&[PokerAct::Deal, PokerAct::DiscardStub]);
        let on_table =
            [bench.hand(2), bench.hand(5), bench.table().dealers_cards().cards().to_vec()].concat();
        assert!(!on_table.contains(&found));
        let each = if game == ThreeCardPrime { 3 } else { 5 };
        assert_eq!((bench.hand(2).len(), on_table.len()), (each, 3 * each));
    }
}

#[test]
fn s679a_13_a_a_second_card_found_face_up_voids_the_hands() {
    proves!("679a.13(a)", "680a.13(a)");
    for game in GAMES {
        for method in METHODS {
            let mut bench = begun(game, method);
            bench.dealer(&[PokerAct::ReportFaceUp, PokerAct::DealNext]);
            let told = told(&bench.act(Dealer, PokerAct::ReportFaceUp));
            let clause = clause(game, "679a.13(a)", "680a.13(a)");
            assert_void(&bench, &told, "SeveralCardsFaceUp", clause);
        }
    }
}

#[test]
fn s679a_13_b_a_card_drawn_in_error_is_the_next_card() {
    proves!("679a.13(b)", "680a.13(b)");
    for game in GAMES {
        let mut bench = begun(game, Dealing::ManualShoe);
        let next = bench.state.cards.shoe.peek(0).unwrap();
        let told = told(&bench.act(Dealer, PokerAct::ReportDrawnInError));
        assert_eq!(told, [("DrawnInError".to_string(), clause(game, "679a.13(b)", "680a.13(b)"))]);
        bench.act(Dealer, PokerAct::DealNext);
        assert_eq!(bench.hand(5), [next]);
        bench.dealer(&[PokerAct::Deal, PokerAct::ReportDrawnInError]);
        assert_eq!(bench.table().phase(), Phase::Stub);
    }
}

#[test]
fn s679a_13_c_a_wrong_number_of_cards_voids_the_hands() {
    proves!("679a.13(c)", "680a.13(c)");
    for game in GAMES {
        let clause = clause(game, "679a.13(c)", "680a.13(c)");
        let right = if game == ThreeCardPrime { 3 } else { 5 };
        let acts = [PokerAct::Deal, PokerAct::DiscardStub];
        for done in 1..=acts.len() {
            for (to, cards) in [
                (Recipient::Position(seat(2)), right + 1),
                (Recipient::Position(seat(5)), right - 1),
                (Recipient::Dealer, right + 1),
            ] {
                let mut bench = begun(game, Dealing::ManualShoe);
                bench.dealer(&acts[..done]);
                let report = PokerAct::ReportWrongNumber { to, cards: right };
                let refused = (PokerReason::NumberIsRight { cards: right }, Some(clause));
                assert_eq!(bench.refuse(Dealer, report), refused);
                let told = told(&bench.act(Dealer, PokerAct::ReportWrongNumber { to, cards }));
                assert_void(&bench, &told, "WrongNumberOfCards", clause);
            }
        }
    }
}

#[test]
fn s679a_13_c_in_the_middle_of_a_deal_the_cards_due_by_then_are_right() {
    proves!("679a.13(c)", "680a.13(c)");
    for game in GAMES {
        let mut bench = begun(game, Dealing::ManualShoe);
        bench.dealer(&[PokerAct::DealNext; 4]);
        let report =
            |number, cards| PokerAct::ReportWrongNumber { to: Recipient::Position(seat(number)), cards };
        for (number, due) in [(5, 2), (2, 1)] {
            let refused = bench.refuse(Dealer, report(number, due)).0;
            assert_eq!(refused, PokerReason::NumberIsRight { cards: due });
        }
        let nobody = bench.refuse(Dealer, report(3, 1)).0;
        assert_eq!(nobody, PokerReason::NoHandThere);
        bench.act(Dealer, report(2, 2));
        assert!(bench.table().betting_is_open());
    }
}

#[test]
fn s679a_13_c_with_a_fourth_card_four_are_right_and_in_stacks_of_four_for_everybody() {
    proves!("679a.13(c)", "679a.10(g)");
    for (method, without) in [(Dealing::ManualShoe, 3), (Dealing::FourCardStacks, 4)] {
        let mut bench = Bench::with_antes(dealt_by(ThreeCardPrime, method), "", &[2, 5]);
        bench.bet(2, 2, PAIR_BONUS, 5);
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
        for (to, cards) in [
            (Recipient::Position(seat(2)), 4),
            (Recipient::Position(seat(5)), without),
            (Recipient::Dealer, without),
        ] {
            let refused = bench.refuse(Dealer, PokerAct::ReportWrongNumber { to, cards }).0;
            assert_eq!(refused, PokerReason::NumberIsRight { cards });
        }
    }
}

#[test]
fn s679a_13_f_an_automated_shoe_that_fails_voids_the_round() {
    proves!("679a.13(f)", "680a.13(e)");
    for game in GAMES {
        for actor in [Dealer, Actor::Device] {
            let mut bench = begun(game, Dealing::AutomatedShoe);
            bench.act(Dealer, PokerAct::DealNext);
            let told = told(&bench.act(actor, PokerAct::ReportShoeFailed));
            assert_void(&bench, &told, "ShoeFailed", clause(game, "679a.13(f)", "680a.13(e)"));
        }
        let bench = begun(game, Dealing::AutomatedShoe);
        let refused = bench.refuse(player(2), PokerAct::ReportShoeFailed);
        assert_eq!(refused, (PokerReason::NotTheDealerOrTheDevice, None));
    }
}

#[test]
fn s679a_13_f_there_must_be_an_automated_shoe_to_fail() {
    proves!("679a.13(f)", "680a.13(e)");
    for game in GAMES {
        for method in [Dealing::ManualShoe, Dealing::Hand] {
            let bench = begun(game, method);
            let refused = bench.refuse(Dealer, PokerAct::ReportShoeFailed);
            let clause = clause(game, "679a.13(f)", "680a.13(e)");
            assert_eq!(refused, (PokerReason::NoAutomatedShoe, Some(clause)));
        }
    }
}

#[test]
fn cards_that_run_out_stop_the_deal_and_void_the_round() {
    for game in GAMES {
        let setup = ordinary(game);
        let order = deck(game, "").into_iter().take(5).collect();
        let mut bench = Bench { state: testing::prepared(&setup, order, None) };
        for number in [2, 5] {
            bench.sit(number);
            bench.bet(number, number, ANTE, 10);
        }
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
        assert_eq!(bench.table().phase(), Phase::Dealing);
        let run_out = PokerReason::CardsRunOut;
        for act in [PokerAct::Deal, PokerAct::DealNext, PokerAct::ReportFaceUp] {
            assert_eq!(bench.refuse(Dealer, act).0, run_out);
        }
        let to = Recipient::Position(seat(2));
        bench.act(Dealer, PokerAct::ReportWrongNumber { to, cards: 2 });
        assert_eq!([bench.chips(2), bench.chips(5)], [dollars(1000); 2]);
        assert_eq!(bench.staked(2, ANTE), Cents::ZERO);
    }
}

#[test]
fn a_void_round_frees_the_boxes_too() {
    let setup = ordinary(ThreeCardPrime).with("table.boxes_per_player", 2);
    let mut bench = Bench::new(setup, "");
    bench.sit(2);
    bench.bet(2, 3, ANTE, 10);
    bench.dealer(&[PokerAct::NoMoreBets, PokerAct::ReportFaceUp, PokerAct::ReportFaceUp]);
    assert_eq!(bench.chips(2), dollars(1000));
    assert_eq!(bench.state.wagering.owner(seat(3)), seat(3));
}
