//! "No more bets" and the deal: sections 8 to 10 of both chapters.

use crate::ordinary::ordinary;
use croupier_rules::proves;
use croupier_rules::submission::Edits;

use super::helpers::*;
use crate::conduct::Standing;
use crate::poker::{Phase, PokerAct, PokerReason};

const FIRST_CARDS: &str = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d";

fn three_antes(setup: Edits) -> Bench {
    let mut bench = Bench::with_antes(setup, FIRST_CARDS, &[2, 3, 6]);
    bench.act(Dealer, PokerAct::NoMoreBets);
    bench
}

fn to(deal: &[(&str, u8)]) -> Vec<String> {
    let recipient =
        |number: u8| if number == 0 { "Dealer".into() } else { format!("Position(Seat({number}))") };
    deal.iter().map(|&(card, number)| format!("{card} Hand {}", recipient(number))).collect()
}

#[test]
fn s679a_8_b_no_more_bets_is_announced_before_any_card() {
    proves!("679a.8(b)", "679a.9(a)(3)", "679a.10(a)(2)", "680a.8(b)", "680a.9(a)(3)", "680a.10(a)(2)");
    let clauses = [
        (ThreeCardPrime, ["679a.8(b)", "679a.9(a)(3)", "679a.10(a)(2)"]),
        (Saigon5Card, ["680a.8(b)", "680a.9(a)(3)", "680a.10(a)(2)"]),
    ];
    for (game, clauses) in clauses {
        for (method, clause) in METHODS.into_iter().zip(clauses) {
            let mut bench = Bench::with_antes(dealt_by(game, method), "", &[1]);
            for act in [PokerAct::Deal, PokerAct::DealNext] {
                assert_eq!(bench.refuse(Dealer, act), (PokerReason::BettingIsOpen, Some(clause)));
            }
            let told = told(&bench.act(Dealer, PokerAct::NoMoreBets));
            assert_eq!(told[0], ("\"no more bets\"".into(), clause));
            assert!(!bench.state.betting_is_open());
            bench.act(Dealer, PokerAct::Deal);
        }
    }
}

#[test]
fn s679a_8_b_the_hand_nearest_to_the_shoe_draws_and_the_dealer_is_asked_once_all_is_dealt() {
    proves!("679a.8(b)", "680a.8(b)");
    for (game, clause) in [(ThreeCardPrime, "679a.8(b)"), (Saigon5Card, "680a.8(b)")] {
        for method in METHODS {
            let mut bench = three_antes(dealt_by(game, method));
            bench.act(Dealer, PokerAct::DealNext);
            assert_eq!(bench.standing(clause), None);
            bench.act(Dealer, PokerAct::Deal);
            let expected = (method == Dealing::ManualShoe).then_some(Standing::Done);
            assert_eq!(bench.standing(clause), expected, "{method:?}");
        }
    }
}

#[test]
fn s679a_9_a_2_one_hand_holds_the_deck_and_the_dealer_is_asked_once_it_is_out_of_the_hand() {
    proves!("679a.9(a)(2)", "680a.9(a)(2)");
    for (game, clause) in [(ThreeCardPrime, "679a.9(a)(2)"), (Saigon5Card, "680a.9(a)(2)")] {
        for method in METHODS {
            let mut bench = Bench::with_antes(dealt_by(game, method), "", &[1]);
            for act in [PokerAct::NoMoreBets, PokerAct::Deal] {
                bench.act(Dealer, act);
                assert_eq!(bench.standing(clause), None);
            }
            bench.act(Dealer, PokerAct::DiscardStub);
            let expected = (method == Dealing::Hand).then_some(Standing::Done);
            assert_eq!(bench.standing(clause), expected, "{method:?}");
        }
    }
}

#[test]
fn s679a_9_a_1_a_deck_shuffled_by_hand_is_not_dealt_from_the_hand() {
    proves!("679a.9(a)(1)", "680a.9(a)(1)");
    for (game, clause) in [(ThreeCardPrime, "679a.9(a)(1)"), (Saigon5Card, "680a.9(a)(1)")] {
        let setup = dealt_by(game, Dealing::Hand).with("cards.shuffling", "manual");
        assert_eq!(unlawful(&setup), [clause]);
        let setup = dealt_by(game, Dealing::Hand).with("cards.shuffling", "device");
        Bench::with_antes(setup, "", &[1]).act(Dealer, PokerAct::NoMoreBets);
    }
}

#[test]
fn a_method_of_another_game_cannot_be_filed() {
    assert!(dealt_by(Saigon5Card, Dealing::FourCardStacks).check().is_err());
    assert!(ordinary(ThreeCardPrime).with("dealing.initial_cards", "face up").check().is_err());
}

#[test]
fn s679a_8_c_without_an_ante_nobody_is_dealt_cards() {
    proves!("679a.8(c)", "680a.8(c)");
    for (game, clause) in [(ThreeCardPrime, "679a.8(c)"), (Saigon5Card, "680a.8(c)")] {
        let mut bench = Bench::new(ordinary(game), "");
        bench.sit(1);
        let refused = (PokerReason::NobodyHasAnAnte, Some(clause));
        assert_eq!(bench.refuse(Dealer, PokerAct::NoMoreBets), refused);
        bench.bet(1, 1, ANTE, 5);
        bench.sit(4);
        bench.deal();
        assert!(bench.hand(4).is_empty() && !bench.hand(1).is_empty());
    }
}

#[test]
fn s679a_8_c_and_9_b_one_card_at_a_time_clockwise_from_the_far_left() {
    proves!("679a.8(c)", "679a.9(b)");
    for (method, clause) in [(Dealing::ManualShoe, "679a.8(c)"), (Dealing::Hand, "679a.9(b)")] {
        let mut bench = three_antes(dealt_by(ThreeCardPrime, method));
        let entries = bench.act(Dealer, PokerAct::Deal);
        let expected = [
            ("2c", 6),
            ("3c", 3),
            ("4c", 2),
            ("5c", 0),
            ("6c", 6),
            ("7c", 3),
            ("8c", 2),
            ("9c", 0),
            ("Tc", 6),
            ("Jc", 3),
            ("Qc", 2),
            ("Kc", 0),
        ];
        assert_eq!(dealt(&entries), to(&expected));
        assert!(
            told(&entries).iter().filter(|(said, _)| said.contains("Hand ")).all(|&(_, id)| id == clause)
        );
        assert_eq!(bench.table().phase(), Phase::Stub);
    }
}

#[test]
fn s680a_8_c_and_9_b_five_cards_one_at_a_time_clockwise_from_the_far_left() {
    proves!("680a.8(c)", "680a.9(b)");
    for method in [Dealing::ManualShoe, Dealing::Hand] {
        let mut bench = three_antes(dealt_by(Saigon5Card, method));
        let entries = bench.act(Dealer, PokerAct::Deal);
        let around = [6, 3, 2, 0].into_iter().cycle();
        let expected: Vec<_> = FIRST_CARDS.split(' ').zip(around).take(20).collect();
        assert_eq!(dealt(&entries), to(&expected));
        assert_eq!(bench.table().dealers_cards().cards(), cards("5c 9c Kc 4d 8d"));
    }
}

#[test]
fn s679a_10_b_stacks_go_clockwise_from_the_far_left_and_the_dealers_is_last() {
    proves!("679a.10(b)", "680a.10(b)");
    for (game, size, clause) in [(ThreeCardPrime, 3, "679a.10(b)"), (Saigon5Card, 5, "680a.10(b)")] {
        let mut bench = three_antes(dealt_by(game, Dealing::AutomatedShoe));
        let entries = bench.act(Dealer, PokerAct::Deal);
        let around = [6, 3, 2, 0].into_iter().flat_map(|number| std::iter::repeat_n(number, size));
        let expected: Vec<_> = FIRST_CARDS.split(' ').zip(around).collect();
        assert_eq!(dealt(&entries), to(&expected));
        assert!(told(&entries).iter().all(|&(_, id)| id == clause));
    }
}

/// Antes at 2, 3 and 6, and Pair Bonus Wagers at 2 and 6.
fn two_pair_bonuses(method: Dealing) -> Bench {
    let mut bench = Bench::with_antes(dealt_by(ThreeCardPrime, method), FIRST_CARDS, &[2, 3, 6]);
    bench.bet(2, 2, PAIR_BONUS, 5);
    bench.bet(6, 6, PAIR_BONUS, 5);
    bench.act(Dealer, PokerAct::NoMoreBets);
    bench
}

fn fourth(bench: &Bench, position: u8) -> Option<String> {
    bench.table().hand(seat(position)).and_then(|hand| hand.fourth).map(|card| card.to_string())
}

#[test]
fn s679a_8_c_and_9_b_fourth_cards_follow_when_every_hand_has_three() {
    proves!("679a.8(c)", "679a.9(b)");
    for method in [Dealing::ManualShoe, Dealing::Hand] {
        let mut bench = two_pair_bonuses(method);
        let entries = bench.act(Dealer, PokerAct::Deal);
        assert_eq!(dealt(&entries)[12], "Ac FourthCard Position(Seat(6))");
        assert_eq!(dealt(&entries)[13], "2d FourthCard Position(Seat(2))");
        assert_eq!(dealt(&entries).len(), 14);
        let fourths = [6, 3, 2].map(|position| fourth(&bench, position));
        assert_eq!(fourths, [Some("Ac".into()), None, Some("2d".into())]);
    }
}

#[test]
fn s679a_10_c_fourth_cards_come_from_the_stub_out_of_the_automated_shoe() {
    proves!("679a.10(c)");
    let mut bench = two_pair_bonuses(Dealing::AutomatedShoe);
    let told = told(&bench.act(Dealer, PokerAct::Deal));
    let expected = [
        ("StubRemoved", "679a.10(c)"),
        ("Ac FourthCard Position(Seat(6))", "679a.10(c)"),
        ("2d FourthCard Position(Seat(2))", "679a.10(c)"),
        ("HandsDealt", "679a.10(b)"),
    ];
    assert_eq!(told[12..], expected.map(|(word, id)| (word.to_string(), id)));
    let stub = self::told(&bench.act(Dealer, PokerAct::DiscardStub));
    assert_eq!(stub, [("StubDiscarded".to_string(), "679a.10(c)")]);
}

#[test]
fn s679a_10_g_top_card_of_a_stack_of_four_is_the_fourth_card_or_nobodys() {
    proves!("679a.10(g)", "679a.10(g)(1)", "679a.10(g)(2)");
    let mut bench = two_pair_bonuses(Dealing::FourCardStacks);
    let told = told(&bench.act(Dealer, PokerAct::Deal));
    let tops = [0, 4, 8, 12].map(|place| told[place].clone());
    let expected = [
        ("2c FourthCard Position(Seat(6))", "679a.10(g)(1)"),
        ("6c DiscardRack Position(Seat(3))", "679a.10(g)(2)"),
        ("Tc FourthCard Position(Seat(2))", "679a.10(g)(1)"),
        ("Ac DiscardRack Dealer", "679a.10(g)(2)"),
    ];
    assert_eq!(tops, expected.map(|(word, id)| (word.to_string(), id)));
    assert_eq!(told[1], ("3c Hand Position(Seat(6))".into(), "679a.10(g)"));
    assert_eq!(bench.hand(3), cards("7c 8c 9c"));
    assert_eq!(bench.table().dealers_cards().cards(), cards("2d 3d 4d"));
    assert_eq!(bench.table().phase(), Phase::Playing, "a shoe that reshuffles keeps its stub");
}

#[test]
fn s679a_10_g_stacks_of_four_need_a_shoe_that_reshuffles_by_itself() {
    proves!("679a.10(g)");
    for shuffling in ["manual", "device", "counting device", "reshuffling device"] {
        let setup = dealt_by(ThreeCardPrime, Dealing::FourCardStacks).with("cards.shuffling", shuffling);
        assert_eq!(unlawful(&setup), ["679a.10(g)"]);
    }
}

#[test]
fn dealing_card_by_card_or_at_once_comes_to_the_same_table() {
    let methods = METHODS.into_iter().chain([Dealing::FourCardStacks]);
    for method in methods {
        let (mut at_once, mut slowly) = (two_pair_bonuses(method), two_pair_bonuses(method));
        at_once.act(Dealer, PokerAct::Deal);
        let mut acts = 0;
        while slowly.table().phase() == Phase::Dealing {
            slowly.act(Dealer, PokerAct::DealNext);
            acts += 1;
        }
        assert_eq!(slowly.state.numbered_as(&at_once.state), at_once.state);
        let expected = match method {
            Dealing::ManualShoe | Dealing::Hand => 14,
            Dealing::AutomatedShoe => 4 + 2,
            _ => 4,
        };
        assert_eq!(acts, expected, "{method:?}");
    }
}
