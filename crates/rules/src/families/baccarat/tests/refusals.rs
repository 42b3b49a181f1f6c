use core::error::Error;
use std::string::ToString;

use super::{EZ, Section, VIGORISH, cards, id, same_id};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::dealing::{DrawRule, Table1Row};
use crate::families::baccarat::ranking::Side;
use crate::families::baccarat::wagers::BaccaratWager;
use crate::families::baccarat::{Round, RoundError, Terms, Variation};
use crate::kit::card::Card;
use crate::kit::deck::TooManyCopies;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;
use crate::kit::wager::{Bets, GameWager, Rounding};
use crate::proves;

/// The refusal of a round in every chapter: what it says, and the paragraph it cites.
fn refused(
    terms: Terms,
    (player, banker): (&str, &str),
    bets: Bets<BaccaratWager>,
    says: &str,
    cites: impl Fn(&Clauses) -> std::string::String,
) -> RoundError {
    let refusals = Clauses::ALL.map(|chapter| {
        let refusal = Round::new(chapter, terms, &cards(player), &cards(banker), bets).unwrap_err();
        assert_eq!(refusal.to_string(), says);
        assert_eq!(refusal.provision().map_or("", |clause| clause.id()), cites(chapter));
        refusal
    });
    refusals[0]
}

const STANDING: (&str, &str) = ("Kh 6d", "2s 5d");

fn stake(wager: BaccaratWager, stake: i64) -> Bets<BaccaratWager> {
    Bets::NONE.with(wager, Cents(stake))
}

#[test]
fn s627a_3_a_refuses_decks_out_of_range() {
    proves!("627a.3(a)", "629a.3(a)", "631a.3(a)");
    for decks in (0..=u8::MAX).filter(|decks| ![6, 7, 8].contains(decks)) {
        let says = std::format!("a shoe of {decks} decks is not allowed; use 6 to 8");
        let terms = Terms { decks, ..VIGORISH };
        let refusal = refused(terms, STANDING, Bets::NONE, &says, |chapter| same_id(chapter, "3(a)"));
        assert!(matches!(refusal, RoundError::DecksOutOfRange { .. }) && refusal.source().is_none());
    }
    for decks in [6, 7, 8] {
        let terms = Terms { decks, ..VIGORISH };
        assert!(Round::new(Clauses::ALL[0], terms, &cards("Kh 6d"), &cards("2s 5d"), Bets::NONE).is_ok());
    }
}

#[test]
fn s627a_12_b_refuses_tie_below_8_to_1() {
    proves!("627a.12(b)", "629a.12(b)", "631a.13(b)");
    let terms = Terms { tie: Odds::new(15, 2).unwrap(), ..VIGORISH };
    let says = "a Tie Wager at 15 to 2 is too low; pay at least 8 to 1";
    let cites = |chapter: &Clauses| id(chapter, Section::Payout, "(b)");
    let refusal = refused(terms, STANDING, Bets::NONE, says, cites);
    assert!(matches!(refusal, RoundError::TieBelowEightToOne { .. }));
}

#[test]
fn s627a_12_e_refuses_an_unknown_paytable() {
    proves!("627a.12(e)", "629a.12(e)", "631a.13(e)");
    for letter in [Letter::D, Letter::E] {
        let terms = Terms { dragon_bonus: Some(letter), ..VIGORISH };
        let says = std::format!("the Dragon Bonus has no paytable {letter}; choose A, B or C");
        let cites = |chapter: &Clauses| id(chapter, Section::Payout, "(e)");
        let refusal = refused(terms, STANDING, Bets::NONE, &says, cites);
        assert!(matches!(refusal, RoundError::PaytableUnknown { .. }));
    }
}

#[test]
fn s627a_3_a_refuses_a_card_that_is_not_in_the_shoe() {
    proves!("627a.3(a)", "629a.3(a)", "631a.3(a)");
    let cites = |chapter: &Clauses| same_id(chapter, "3(a)");
    let says = "this game is played without a joker";
    let refusal = refused(VIGORISH, ("Jk 6d", "2s 5d"), Bets::NONE, says, cites);
    let card = TooManyCopies { card: Card::JOKER, copies: 0 };
    assert!(matches!(refusal, RoundError::CardNotInShoe { card: found, .. } if found == card));
    assert!(refusal.source().is_some());
}

/// Six cards fit into the smallest shoe; only a hand that is too large anyway can hold a seventh copy.
#[test]
fn refuses_one_copy_too_many() {
    let six = Terms { decks: 6, ..VIGORISH };
    let says = "Kh appears 7 times, and there are 6 in the shoe";
    let cites = |chapter: &Clauses| same_id(chapter, "3(a)");
    refused(six, ("Kh Kh Kh", "Kh Kh Kh Kh"), Bets::NONE, says, cites);
    assert!(Round::new(Clauses::ALL[0], six, &cards("Kh Kh Kh"), &cards("Kh Kh Kh"), Bets::NONE).is_ok());
}

#[test]
fn s627a_9_d_refuses_a_second_additional_card() {
    proves!("627a.9(d)", "629a.9(c)", "631a.10(c)");
    let clause = ["627a.9(d)", "629a.9(c)", "631a.10(c)"];
    for (chapter, clause) in Clauses::ALL.into_iter().zip(clause) {
        for (player, banker, side) in
            [("2h 3h 4h 5h", "2s 2d", Side::Player), ("2h 3h 4h", "2s 2d 2h 2c", Side::Banker)]
        {
            let refusal = Round::new(chapter, EZ, &cards(player), &cards(banker), Bets::NONE).unwrap_err();
            let provision = refusal.provision().unwrap();
            assert_eq!(provision.id(), clause);
            assert_eq!(refusal, RoundError::HandNeitherTwoNorThreeCards { side, cards: 4, provision });
            assert_eq!(refusal.to_string(), std::format!("the {side} has 4 cards; a hand has two or three"));
        }
    }
}

#[test]
fn s627a_8_c_refuses_a_hand_of_fewer_than_two_cards() {
    proves!("627a.8(c)(1)", "629a.8(c)", "631a.9(c)");
    let clause = ["627a.8(c)(1)", "629a.8(c)", "631a.9(c)"];
    for (chapter, clause) in Clauses::ALL.into_iter().zip(clause) {
        for (player, banker) in [("", "2s 2d"), ("2h", "2s 2d"), ("2h 3h", "2s"), ("2h 3h", "")] {
            let refusal = Round::new(chapter, EZ, &cards(player), &cards(banker), Bets::NONE).unwrap_err();
            assert!(matches!(refusal, RoundError::HandNeitherTwoNorThreeCards { .. }));
            assert_eq!(refusal.provision().unwrap().id(), clause);
        }
    }
}

/// The cards of a round that breaks a rule of drawing, the rule and its paragraph.
type Broken = (&'static str, &'static str, Side, DrawRule, &'static str);

const STAYS: [Broken; 8] = [
    ("Kh 8d 2s", "2s 5d", Side::Player, DrawRule::Natural, "(a)"),
    ("Kh 2d", "2s 7d 3h", Side::Banker, DrawRule::Natural, "(a)"),
    ("Kh 6d 2s", "2s 5d", Side::Player, DrawRule::PlayerSixOrMore, "(b)(2)"),
    ("Kh 6d", "2s 5d 2h", Side::Banker, DrawRule::BankerAfterStay, "(c)(1)"),
    ("Kh 5d 6s", "2s 5d 2h", Side::Banker, DrawRule::BankerSeven, "(c)(2)(ii)"),
    ("Kh 5d 8s", "2s Ad 2h", Side::Banker, DrawRule::Table1(Table1Row::Three), "(c)(2)(iii)/3"),
    ("Kh 5d As", "2s 2d 2h", Side::Banker, DrawRule::Table1(Table1Row::Four), "(c)(2)(iii)/4"),
    ("Kh 5d 9s", "2s 4d 2h", Side::Banker, DrawRule::Table1(Table1Row::Six), "(c)(2)(iii)/6"),
];

const DRAWS: [Broken; 5] = [
    ("Kh 5d", "2s 5d", Side::Player, DrawRule::PlayerBelowSix, "(b)(1)"),
    ("Kh 6d", "2s 3d", Side::Banker, DrawRule::BankerAfterStay, "(c)(1)"),
    ("Kh 5d 8s", "2s Kd", Side::Banker, DrawRule::BankerBelowThree, "(c)(2)(i)"),
    ("Kh 5d 4s", "2s 3d", Side::Banker, DrawRule::Table1(Table1Row::Five), "(c)(2)(iii)/5"),
    ("Kh 5d 7s", "2s 4d", Side::Banker, DrawRule::Table1(Table1Row::Six), "(c)(2)(iii)/6"),
];

#[test]
fn refuses_a_third_card_on_a_hand_that_stays() {
    for (player, banker, side, rule, paragraph) in STAYS {
        let says = std::format!("the {side} has a third card and must stay: {rule}");
        let cites = |chapter: &Clauses| id(chapter, Section::Drawing, paragraph);
        let refusal = refused(VIGORISH, (player, banker), Bets::NONE, &says, cites);
        let provision = refusal.provision().unwrap();
        assert_eq!(refusal, RoundError::ThirdCardOnAHandThatStays { side, rule, provision });
    }
}

#[test]
fn refuses_a_hand_that_draws_without_a_third_card() {
    for (player, banker, side, rule, paragraph) in DRAWS {
        let says = std::format!("the {side} has no third card and must draw: {rule}");
        let cites = |chapter: &Clauses| id(chapter, Section::Drawing, paragraph);
        let refusal = refused(VIGORISH, (player, banker), Bets::NONE, &says, cites);
        let provision = refusal.provision().unwrap();
        assert_eq!(refusal, RoundError::NoThirdCardOnAHandThatDraws { side, rule, provision });
    }
}

#[test]
fn s627a_7_a_4_refuses_a_dragon_bonus_that_is_not_offered() {
    proves!("627a.7(a)(4)", "629a.7(a)(4)", "631a.8(a)(4)");
    let terms = Terms { dragon_bonus: None, ..VIGORISH };
    for side in Side::ALL {
        let bets = stake(BaccaratWager::dragon_bonus_on(side), 100);
        let says = std::format!(
            "this table does not offer the Dragon Bonus Wager on the {side}; it needs a paytable A, B or C"
        );
        let cites = |chapter: &Clauses| id(chapter, Section::Wagers, "(a)(4)");
        let refusal = refused(terms, STANDING, bets, &says, cites);
        assert!(matches!(refusal, RoundError::WagerNotOffered { .. }));
    }
}

#[test]
fn s627a_7_a_5_refuses_insurance_where_vigorish_is_taken() {
    proves!("627a.7(a)(5)", "629a.7(a)(5)", "631a.8(a)(5)");
    let bets = stake(BaccaratWager::Dragon7Insurance, 100);
    let says = "this table does not offer the Dragon 7 Insurance Wager; it needs an EZ Baccarat table";
    let cites = |chapter: &Clauses| id(chapter, Section::Wagers, "(a)(5)");
    refused(VIGORISH, STANDING, bets, says, cites);
}

#[test]
fn refuses_negative_and_too_large_stakes() {
    let none = |_: &Clauses| std::string::String::new();
    for &wager in BaccaratWager::ALL {
        let slug = wager.slug();
        let says = std::format!("a {slug} wager of -$1 is below nothing");
        let refusal = refused(EZ, STANDING, stake(wager, -100), &says, none);
        assert_eq!(refusal, RoundError::StakeNegative { wager, stake: Cents(-100) });
        let above = Cents(Cents::LARGEST_WAGER.0 + 1);
        let says = std::format!("a {slug} wager of {above} is too large; stake at most $10,000,000,000");
        let refusal = refused(EZ, STANDING, stake(wager, above.0), &says, none);
        assert_eq!(refusal, RoundError::StakeTooLarge { wager, stake: above });
    }
}

#[test]
fn refuses_a_stake_that_could_win_more_than_is_counted() {
    let none = |_: &Clauses| std::string::String::new();
    for (odds, most) in [(Odds::to_1(u32::MAX), 232_830_643), (Odds::to_1(1_000_000), 1_000_000_000_000)] {
        let terms = Terms { tie: odds, ..VIGORISH };
        let (player, banker) = (cards(STANDING.0), cards(STANDING.1));
        let bets = stake(BaccaratWager::Tie, most);
        assert!(Round::new(Clauses::ALL[0], terms, &player, &banker, bets).is_ok());
    }
    let terms = Terms { tie: Odds::to_1(u32::MAX), ..VIGORISH };
    for cents in [232_830_644, Cents::LARGEST_WAGER.0] {
        let says = std::format!(
            "a tie wager of {} at 4,294,967,295 to 1 could win more than is counted here",
            Cents(cents)
        );
        let refusal = refused(terms, STANDING, stake(BaccaratWager::Tie, cents), &says, none);
        assert!(matches!(refusal, RoundError::PaymentTooLarge { .. }));
    }
}

#[test]
fn s627a_12_c_refuses_a_banker_stake_whose_vigorish_breaks_a_cent_even_if_it_loses() {
    proves!("627a.12(c)", "629a.12(c)", "631a.13(c)");
    let bets = stake(BaccaratWager::Banker, 110);
    let says = "a banker wager of $1.10 could not be paid in whole cents; stake a multiple of $0.20";
    let cites = |chapter: &Clauses| id(chapter, Section::Payout, "(c)");
    let refusal = refused(VIGORISH, ("Kh 9d", "2s 5d"), bets, says, cites);
    assert!(matches!(refusal, RoundError::StakeBreaksCents(_)) && refusal.source().is_some());
    let rounded = Terms { variation: Variation::Vigorish(Rounding::UpToQuarter), ..VIGORISH };
    for terms in [rounded, EZ] {
        assert!(Round::new(Clauses::ALL[0], terms, &cards("Kh 9d"), &cards("2s 5d"), bets).is_ok());
    }
}

#[test]
fn s627a_12_b_refuses_a_tie_stake_that_its_odds_break() {
    proves!("627a.12(b)", "629a.12(b)", "631a.13(b)");
    let terms = Terms { tie: Odds::new(17, 2).unwrap(), ..VIGORISH };
    let says = "a tie wager of $0.25 could not be paid in whole cents; stake a multiple of $0.02";
    let cites = |chapter: &Clauses| id(chapter, Section::Payout, "(b)");
    refused(terms, STANDING, stake(BaccaratWager::Tie, 25), says, cites);
}

#[test]
fn the_first_refusal_in_the_declared_order_is_given() {
    let bad_bets = stake(BaccaratWager::Dragon7Insurance, -100);
    let wrong = Terms { decks: 9, tie: Odds::EVEN, dragon_bonus: Some(Letter::E), ..VIGORISH };
    let refusal =
        |terms, player, banker| Round::new(Clauses::ALL[0], terms, &cards(player), &cards(banker), bad_bets);
    let name = |terms, player, banker| std::format!("{:?}", refusal(terms, player, banker).unwrap_err());
    let (no_cards, joker) = ("", "Jk");
    assert!(name(wrong, no_cards, joker).starts_with("DecksOutOfRange"));
    assert!(name(Terms { decks: 8, ..wrong }, no_cards, joker).starts_with("TieBelowEightToOne"));
    let lettered = Terms { decks: 8, tie: Odds::to_1(8), ..wrong };
    assert!(name(lettered, no_cards, joker).starts_with("PaytableUnknown"));
    assert!(name(VIGORISH, no_cards, joker).starts_with("CardNotInShoe"));
    assert!(name(VIGORISH, no_cards, "2s 2d").starts_with("HandNeitherTwoNorThreeCards"));
    assert!(name(VIGORISH, "2s 2d", "2s 2d").starts_with("NoThirdCardOnAHandThatDraws"));
    assert!(name(VIGORISH, "Ks 7d", "2s 5d").starts_with("WagerNotOffered"));
}
