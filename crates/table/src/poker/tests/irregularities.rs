//! What goes wrong while cards are dealt: 679a.13 and 680a.13.

use crate::ordinary::ordinary;
use crate::testing;
use croupier_rules::{Cents, GameId, proves};

use super::helpers::*;
use crate::command::{Act, Actor};
use crate::poker::{Phase, PokerAct, PokerReason, Recipient};
use crate::seats::SeatsAct;

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
                let found = format!("WrongNumberFound {{ to: {to:?}, cards: {cards}, due: {right} }}");
                assert_eq!(provisions_of(&told, &found), [clause], "{told:?}");
                assert_void(&bench, &told, "WrongNumberOfCards", clause);
            }
        }
    }
}

#[test]
fn s679a_13_c_before_the_first_card_no_number_is_wrong() {
    proves!("679a.13(c)", "680a.13(c)");
    for game in GAMES {
        let clause = clause(game, "679a.13(c)", "680a.13(c)");
        for to in [Recipient::Position(seat(5)), Recipient::Dealer] {
            let mut bench = begun(game, Dealing::ManualShoe);
            let report = PokerAct::ReportWrongNumber { to, cards: 7 };
            assert_eq!(bench.refuse(Dealer, report), (PokerReason::NothingDealt, Some(clause)));
            bench.act(Dealer, PokerAct::DealNext);
            bench.act(Dealer, report);
        }
    }
}

/// Three boxes at Three Card Prime with an Ante of $10 and a Prime Wager of $5 each: seat 2 has folded without side
/// wagers, seat 3 and seat 5's own box are played. The dealer's cards are up.
fn revealed(method: Dealing) -> Bench {
    let setup = dealt_by(ThreeCardPrime, method).with("table.boxes_per_player", 2);
    let mut bench = Bench::with_antes(setup, "", &[2, 5]);
    bench.bet(5, 4, ANTE, 20);
    bench.bet(5, 5, PRIME, 5);
    bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
    if bench.table().phase() == Phase::Stub {
        bench.act(Dealer, PokerAct::DiscardStub);
    }
    for position in [5, 4] {
        bench.act(player(5), PokerAct::Play { position: seat(position) });
    }
    bench.fold(2);
    bench.act(Dealer, PokerAct::Reveal);
    bench
}

#[test]
fn s679a_13_c_a_wrong_number_is_reported_until_the_last_card_is_in_the_rack() {
    proves!("679a.13(c)");
    for method in METHODS.into_iter().chain([Dealing::FourCardStacks]) {
        for settled in [0, 1] {
            for to in [2, 4, 5]
                .map(|number| Recipient::Position(seat(number)))
                .into_iter()
                .chain([Recipient::Dealer])
            {
                let mut bench = revealed(method);
                (0..settled).for_each(|_| drop(bench.act(Dealer, PokerAct::SettleNext)));
                let bank = bench.bank();
                let told = told(&bench.act(Dealer, PokerAct::ReportWrongNumber { to, cards: 2 }));
                assert_eq!(provisions_of(&told, "Voided { why: WrongNumberOfCards }"), ["679a.13(c)"]);
                assert!(
                    provisions_of(&told, "LossReversed $10").contains(&"679a.13(c)"),
                    "the forfeited Ante"
                );
                assert_eq!(
                    [bench.chips(2), bench.chips(5)],
                    [dollars(1000); 2],
                    "{method:?} {settled} {to:?}"
                );
                assert!(bench.table().betting_is_open() && bench.bank() != bank);
                let over = bench.refuse(Dealer, PokerAct::ReportWrongNumber { to, cards: 2 });
                assert_eq!(over, (PokerReason::NoCardsOfARound, Some("679a.13(c)")));
            }
        }
    }
}

#[test]
fn s680a_13_c_payments_and_losses_of_a_void_round_go_back() {
    proves!("680a.13(c)");
    // Seat 1 qualifies with a showdown hand of 10, seat 2 does not qualify, seat 3 waits; the dealer has 9.
    let hands = laps(&["Kh Qh Jh 2c 8c", "2h 2s 2d 3h 3s", "Kd Qd Jd 4c 6c", "Ks Qs Js 4d 5d"]);
    for method in METHODS {
        let head = if method == Dealing::AutomatedShoe {
            "Kh Qh Jh 2c 8c 2h 2s 2d 3h 3s Kd Qd Jd 4c 6c Ks Qs Js 4d 5d"
        } else {
            &hands
        };
        let mut bench = Bench::with_antes(dealt_by(Saigon5Card, method), head, &[1, 2, 3]);
        bench.deal();
        for number in [1, 2, 3] {
            let three = bench.hand(number)[..3].try_into().unwrap();
            bench.act(player(number), PokerAct::Set { position: seat(number), three });
        }
        bench.dealer(&[PokerAct::Reveal, PokerAct::SettleNext, PokerAct::SettleNext]);
        assert_eq!([1, 2, 3].map(|number| bench.chips(number)), [1010, 990, 990].map(dollars));
        let told = told(
            &bench.act(Dealer, PokerAct::ReportWrongNumber { to: Recipient::Position(seat(1)), cards: 6 }),
        );
        for cause in ["PaymentReversed $10", "LossReversed $10", "RoundVoid $10", "Over"] {
            assert_eq!(provisions_of(&told, cause), ["680a.13(c)"], "{cause}");
        }
        assert_eq!([1, 2, 3].map(|number| bench.chips(number)), [dollars(1000); 3]);
    }
}

/// Seat 2 has won in box 1 and walks away from its own box; then a wrong number of cards is found.
#[test]
fn a_void_round_gives_nothing_back_to_somebody_who_walked_away() {
    let setup = ordinary(ThreeCardPrime).with("table.boxes_per_player", 2);
    let hands = laps(&["Ad 5c 6s", "Ac 5d 7s", "Kd Jc 9s", "Qc 9d 4h"]);
    let mut bench = Bench::with_antes(setup, &hands, &[2, 4]);
    bench.bet(2, 1, ANTE, 10);
    bench.deal();
    for (number, position) in [(4, 4), (2, 2), (2, 1)] {
        bench.act(player(number), PokerAct::Play { position: seat(position) });
    }
    bench.dealer(&[PokerAct::Reveal, PokerAct::SettleNext]);
    assert_eq!(bench.chips(2), dollars(1000), "box 1 has won what lies in the player's own box");
    let walked_away = SeatsAct::DeclareAbandoned { seat: seat(2) };
    bench.perform(Actor::Floorperson, Act::Seats(walked_away));
    bench.sit(1);
    let bank = bench.bank();
    bench.act(Dealer, PokerAct::ReportWrongNumber { to: Recipient::Dealer, cards: 4 });
    assert_eq!((bench.bank(), bench.chips(2)), (bank, Cents::ZERO));
    assert_eq!([1, 4].map(|number| bench.chips(number)), [dollars(1000); 2]);
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
