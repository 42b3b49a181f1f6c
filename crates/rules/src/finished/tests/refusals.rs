//! Every way in which a round is refused, with its words and its provision. Options have their own tests.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::{FinishedRound, cards, expect_refusal, refused, round, settled, with};
use crate::finished::Refused;
use crate::game::GameId;
use crate::kit::money::Cents;
use crate::proves;

const BACCARAT: [(GameId, &str); 3] =
    [(GameId::Minibaccarat, "627a"), (GameId::Midibaccarat, "629a"), (GameId::Baccarat, "631a")];

fn prime(player: &str, dealer: &str, bets: &str) -> FinishedRound {
    round(GameId::ThreeCardPrime, player, dealer, bets)
}

fn saigon(set: Option<&str>, bets: &str) -> FinishedRound {
    let round = round(GameId::Saigon5Card, "Jk 8c 6d 5h 2s", "Tc 9d 9h 2c 5c", bets);
    FinishedRound { set: set.map(cards), ..round }
}

#[test]
fn a_card_or_a_set_of_another_game_is_refused() {
    let with_fourth = |game| FinishedRound { fourth: cards("2c").pop(), ..FinishedRound::new(game) };
    let with_set = |game| FinishedRound { set: Some(Vec::new()), ..FinishedRound::new(game) };
    for game in GameId::ALL {
        if game != GameId::ThreeCardPrime {
            assert_eq!(refused(&with_fourth(game)), Refused::NotThisGame { field: "fourth", game });
        }
        if game != GameId::Saigon5Card {
            assert_eq!(refused(&with_set(game)), Refused::NotThisGame { field: "set", game });
        }
    }
    expect_refusal(&with_set(GameId::Baccarat), "Baccarat has no \"set\"", None);
}

#[test]
fn s627a_7_a_a_wager_that_the_game_does_not_have_is_refused() {
    proves!("627a.7(a)", "629a.7(a)", "631a.8(a)", "679a.7(d)(1)", "680a.7(d)(1)");
    let baccarat = "player, banker, tie, dragon-bonus-player, dragon-bonus-banker, dragon-7-insurance";
    for (game, clause, known) in [
        (GameId::Minibaccarat, "627a.7(a)", baccarat),
        (GameId::Midibaccarat, "629a.7(a)", baccarat),
        (GameId::Baccarat, "631a.8(a)", baccarat),
        (GameId::ThreeCardPrime, "679a.7(d)(1)", "ante, play, prime, pair-bonus, all-six"),
        (GameId::Saigon5Card, "680a.7(d)(1)", "ante, bonus"),
    ] {
        let round = round(game, "", "", "panda-8=1");
        let words = format!("{game} has no wager \"panda-8\"; its wagers are {known}");
        expect_refusal(&round, &words, Some(clause));
    }
}

#[test]
fn a_wager_is_named_once_and_is_more_than_nothing() {
    let twice = prime("2c 3c 5d", "7c 8d Jh", "ante=1,ante=1");
    expect_refusal(&twice, "the ante wager is named twice", None);
    for (stake, shown) in [(0, "$0"), (-25, "-$0.25"), (i64::MIN, "-$92,233,720,368,547,758.08")] {
        let mut round = prime("2c 3c 5d", "7c 8d Jh", "");
        round.bets.push(("ante".to_string(), Cents(stake)));
        let words = format!("the ante wager of {shown} is no wager; leave it out or stake more than nothing");
        expect_refusal(&round, &words, None);
    }
}

#[test]
fn s627a_8_a_hand_has_two_or_three_cards() {
    for (game, _) in BACCARAT {
        for (player, banker, side, count) in [
            ("", "2c Kh", "Player's Hand", 0),
            ("9c", "2c Kh", "Player's Hand", 1),
            ("9c Kd", "2c Kh 3c 4c", "Banker's Hand", 4),
        ] {
            let why = refused(&round(game, player, banker, ""));
            let words = format!("the {side} has {count} cards; a hand has two or three");
            assert_eq!(why.to_string(), words);
            assert_eq!(why.provision().map(|clause| clause.game()), Some(game));
        }
    }
}

#[test]
fn s627a_10_hands_that_the_drawing_rules_do_not_allow_are_refused() {
    proves!("627a.10(a)", "627a.10(b)(1)", "627a.10(b)(2)", "627a.10(c)(1)");
    proves!("627a.10(c)(2)(i)", "627a.10(c)(2)(ii)", "627a.10(c)(2)(iii)/5");
    for (player, banker, clause) in [
        ("9c Kd 2c", "2c Kh", "(a)"),
        ("9c Kd", "2c Kh 5c", "(a)"),
        ("2c 3c", "7c Kh", "(b)(1)"),
        ("2c 4c 2d", "7c Kh", "(b)(2)"),
        ("2c 4c", "5c Kh", "(c)(1)"),
        ("2c 4c", "6c Kh 2h", "(c)(1)"),
        ("2c 3c 4c", "2d Kh", "(c)(2)(i)"),
        ("2c 3c 4c", "7d Kh 2h", "(c)(2)(ii)"),
        ("2c 3c 3d", "5d Kh 2h", "(c)(2)(iii)/5"),
        ("2c 3c 4d", "5d Kh", "(c)(2)(iii)/5"),
    ] {
        let why = refused(&round(GameId::Minibaccarat, player, banker, "tie=1"));
        assert_eq!(
            why.provision().map(|id| id.id()),
            Some(&*format!("627a.10{clause}")),
            "{player} {banker}"
        );
        assert!(why.to_string().contains("third card"), "{why}");
    }
}

#[test]
fn s627a_3_a_a_card_is_there_as_often_as_the_shoe_has_decks() {
    proves!("627a.3(a)", "629a.3(a)", "631a.3(a)");
    for (game, chapter) in BACCARAT {
        let clause = format!("{chapter}.3(a)");
        // Six kings of one suit: each hand draws on nothing.
        let six = round(game, "Kc Kc Kc", "Kc Kc Kc", "");
        settled(&with(six.clone(), "decks=6"));
        let seven = FinishedRound { house: cards("Kc Kc Kc Kc"), ..six };
        let words = "Kc appears 7 times, and there are 6 in the shoe";
        expect_refusal(&with(seven, "decks=6"), words, Some(&clause));
        let joker = round(game, "Jk 9c", "Kc Kc", "");
        expect_refusal(&joker, "this game is played without a joker", Some(&clause));
    }
}

#[test]
fn s679a_3_a_one_deck_without_a_joker() {
    proves!("679a.3(a)");
    let twice = "2c appears twice, and there is one in the deck";
    expect_refusal(&prime("2c 3c 5d", "2c 8d Jh", ""), twice, Some("679a.3(a)"));
    let fourth = FinishedRound { fourth: cards("2c").pop(), ..prime("2c 3c 5d", "7c 8d Jh", "") };
    expect_refusal(&fourth, twice, Some("679a.3(a)"));
    let words = "this game is played without a joker";
    expect_refusal(&prime("2c 3c Jk", "7c 8d Jh", ""), words, Some("679a.3(a)"));
}

#[test]
fn s680a_3_a_one_deck_with_one_joker() {
    proves!("680a.3(a)");
    let two = round(GameId::Saigon5Card, "Jk 8c 6d 5h 2s", "Jk 9d 9h 2c 5c", "");
    expect_refusal(&two, "Jk appears twice, and there is one in the deck", Some("680a.3(a)"));
}

#[test]
fn s679a_1_a_hand_is_three_cards() {
    proves!("679a.1/hand");
    let words = "the player's hand has 1 card; a hand is three cards";
    expect_refusal(&prime("2c", "7c 8d Jh", ""), words, Some("679a.1/hand"));
    let words = "the dealer's hand has 4 cards; a hand is three cards";
    expect_refusal(&prime("2c 3c 5d", "7c 8d Jh 9c", ""), words, Some("679a.1/hand"));
}

#[test]
fn s680a_8_c_a_hand_is_five_cards() {
    proves!("680a.8(c)");
    let dealt = |player, dealer| round(GameId::Saigon5Card, player, dealer, "");
    let words = "the player is dealt five cards, not 0";
    expect_refusal(&dealt("", "Tc 9d 9h 2c 5c"), words, Some("680a.8(c)"));
    let words = "the dealer is dealt five cards, not 6";
    expect_refusal(&dealt("Jk 8c 6d 5h 2s", "Tc 9d 9h 2c 5c 5d"), words, Some("680a.8(c)"));
}

#[test]
fn s627a_7_a_5_insurance_is_for_ez_tables() {
    proves!("627a.7(a)(5)", "629a.7(a)(5)", "631a.8(a)(5)");
    for ((game, _), clause) in BACCARAT.into_iter().zip(["627a.7(a)(5)", "629a.7(a)(5)", "631a.8(a)(5)"]) {
        let round = round(game, "9c Kd", "2c Kh", "dragon-7-insurance=1");
        let words = "this table does not offer the Dragon 7 Insurance Wager; it needs an EZ Baccarat table";
        expect_refusal(&round, words, Some(clause));
        expect_refusal(&with(round.clone(), "ez=false"), words, Some(clause));
        settled(&with(round, "ez=true"));
    }
}

/// The Tie Wager has no highest payout, so that stake and odds together could be beyond counting.
#[test]
fn a_tie_that_could_win_more_than_is_counted_is_refused() {
    let round = round(GameId::Minibaccarat, "9c Kd", "2c Kh", "tie=1000000000");
    let why = refused(&with(round, "tie=4294967295 to 1"));
    assert!(matches!(why, Refused::AgainstTheRules { provision: None, .. }));
    assert!(why.to_string().contains("more than is counted here"), "{why}");
}

#[test]
fn s679a_7_d_no_wager_without_an_ante() {
    proves!("679a.7(d)(1)", "679a.7(d)(2)", "679a.7(d)(3)", "679a.7(d)(4)");
    for (wager, name, clause) in [
        ("play", "Play Wager", "679a.7(d)(1)"),
        ("prime", "Prime Wager", "679a.7(d)(2)"),
        ("pair-bonus", "Pair Bonus Wager", "679a.7(d)(3)"),
        ("all-six", "All-Six Bonus Wager", "679a.7(d)(4)"),
    ] {
        let round = prime("2c 3c 5d", "7c 8d Jh", &format!("{wager}=1"));
        let words = format!("the {name} needs an Ante Wager in the same box; make one first");
        expect_refusal(&round, &words, Some(clause));
    }
}

#[test]
fn s679a_7_d_1_play_equals_the_ante() {
    proves!("679a.7(d)(1)");
    let round = prime("2c 3c 5d", "7c 8d Jh", "ante=10,play=9.99");
    let words = "the Play Wager is $9.99 and the Ante Wager $10; make them equal, or fold";
    expect_refusal(&round, words, Some("679a.7(d)(1)"));
}

#[test]
fn s679a_11_d_2_ii_a_pair_bonus_that_wins_needs_its_fourth_card() {
    proves!("679a.11(d)(2)(ii)");
    let words = "the hand is a pair or better, so the Pair Bonus Wager needs its fourth card";
    for player in ["3c 3d 5d", "2c 5c 9c", "2c 3d 4h", "2c 2d 2h", "2c 3c 4c", "Ac Kc Qc"] {
        let round = prime(player, "7c 8d Jh", "ante=1,pair-bonus=1");
        expect_refusal(&round, words, Some("679a.11(d)(2)(ii)"));
    }
}

#[test]
fn s680a_7_d_2_no_bonus_without_an_ante() {
    proves!("680a.7(d)(2)");
    let words = "the Bonus Wager is made in addition to an Ante Wager; make that too";
    expect_refusal(&saigon(None, "bonus=5"), words, Some("680a.7(d)(2)"));
}

#[test]
fn s680a_12_b_an_ante_that_cannot_be_halved_is_refused() {
    proves!("680a.12(b)");
    for cents in [1, 3, 99] {
        let words =
            format!("an Ante Wager of $0.{cents:02} cannot be paid 1 to 2; stake an even number of cents");
        expect_refusal(&saigon(None, &format!("ante=0.{cents:02}")), &words, Some("680a.12(b)"));
    }
}

#[test]
fn s680a_11_b_a_set_is_three_different_cards_of_the_hand() {
    proves!("680a.11(b)");
    for (set, words) in [
        ("", "the three-card hand is set with three of the player's cards, not 0"),
        ("Jk 8c", "the three-card hand is set with three of the player's cards, not 2"),
        ("Jk 8c 6d 5h", "the three-card hand is set with three of the player's cards, not 4"),
        ("Jk 8c 9d", "9d is not in the player's hand; set three of the five cards dealt"),
        ("8c Jk 8c", "8c is set twice; set three different cards"),
        ("Jk 8c 8c", "8c is set twice; set three different cards"),
        ("8c 8c Jk", "8c is set twice; set three different cards"),
        ("8c 8c 8c", "8c is set twice; set three different cards"),
    ] {
        expect_refusal(&saigon(Some(set), "ante=2"), words, Some("680a.11(b)"));
    }
}
