use std::string::String;
use std::vec::Vec;

use super::{EZ, VIGORISH, cards};
use crate::chapters::{baccarat, minibaccarat};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::wagers::BaccaratWager;
use crate::families::baccarat::{Round, Terms};
use crate::kit::money::Cents;
use crate::kit::wager::{Bets, GameWager};

fn explained(
    chapter: &'static Clauses,
    terms: Terms,
    (player, banker): (&str, &str),
    stakes: &[(BaccaratWager, i64)],
) -> Vec<String> {
    let bets =
        stakes.iter().fold(Bets::NONE, |bets, &(wager, stake)| bets.with(wager, Cents::dollars(stake)));
    let round = Round::new(chapter, terms, &cards(player), &cards(banker), bets).unwrap();
    let why = round.explain(&round.settle().unwrap());
    why.0.iter().map(|clause| std::format!("{} {}", clause.provision, clause.text)).collect()
}

#[test]
fn a_round_decided_by_table_1_is_explained_clause_by_clause() {
    let stakes =
        [(BaccaratWager::Player, 10), (BaccaratWager::Banker, 100), (BaccaratWager::DragonBonusBanker, 5)];
    let expected = [
        "627a.6(b) The Player's Hand is 2h 3d: a Point Count of 5.",
        "627a.6(b) The Banker's Hand is Ks 5h: a Point Count of 5.",
        "627a.1/natural Neither hand is a Natural.",
        "627a.10(b)(1) The Player's Hand draws: 5 is less than 6. It takes 5c.",
        "627a.10(c)(2)(iii) The Player's Hand drew and the Banker's Hand has 5: Table 1 decides.",
        "627a.10(c)(2)(iii)/5 The Banker's Hand draws: row 5 shows D for a Player's third card of value 5. It takes Ad.",
        "627a.6(b) Final Point Counts: Player 0, Banker 6.",
        "627a.11(a) Announced: \"Banker's Hand wins\".",
        "627a.7(a)(2)(ii) The $10 wager on the Player's Hand loses: the Player's Hand is lower.",
        "627a.7(a)(1)(i) The $100 wager on the Banker's Hand wins: the Banker's Hand is higher.",
        "627a.12(c) It is paid at 1 to 1: $100.",
        "627a.12(c) Vigorish of 5% on $100: $5 is owed.",
        "627a.7(a)(4)(i)(C) The $5 Dragon Bonus Wager on the Banker's Hand wins: a win by 6 points.",
        "627a.12(e)/A It is paid at 4 to 1: $20.",
    ];
    assert_eq!(explained(minibaccarat::CLAUSES, VIGORISH, ("2h 3d 5c", "Ks 5h Ad"), &stakes), expected);
}

#[test]
fn a_dragon_7_is_explained() {
    let stakes =
        [(BaccaratWager::Banker, 100), (BaccaratWager::Tie, 5), (BaccaratWager::Dragon7Insurance, 1)];
    let expected = [
        "631a.6(b) The Player's Hand is Kh 6d: a Point Count of 6.",
        "631a.6(b) The Banker's Hand is 2s 3h: a Point Count of 5.",
        "631a.1/natural Neither hand is a Natural.",
        "631a.11(b)(2) The Player's Hand stays: 6 is 6 or more.",
        "631a.11(c)(1) The Banker's Hand draws: the Player's Hand stayed, and it has 5. It takes 2c.",
        "631a.6(b) Final Point Counts: Player 6, Banker 7.",
        "631a.1/dragon-7 The Banker's Hand has 7 in three cards, over 6: a Dragon 7.",
        "631a.12(a) Announced: \"Dragon 7\".",
        "631a.8(a)(1)(iii) The $100 wager on the Banker's Hand is returned: a Dragon 7 at an EZ Baccarat table.",
        "631a.8(a)(3)(ii) The $5 Tie Wager loses: the Point Counts differ.",
        "631a.8(a)(5)(i) The $1 Dragon 7 Insurance Wager wins: the round is a Dragon 7.",
        "631a.13(f) It is paid at 40 to 1: $40.",
    ];
    assert_eq!(explained(baccarat::CLAUSES, EZ, ("Kh 6d", "2s 3h 2c"), &stakes), expected);
}

#[test]
fn naturals_and_ez_wins_are_explained() {
    let stakes = [(BaccaratWager::Banker, 100), (BaccaratWager::DragonBonusBanker, 1)];
    let lines = explained(minibaccarat::CLAUSES, EZ, ("Kh 8d", "4s 5h"), &stakes);
    let expected = [
        "627a.1/natural The Player's Hand is a Natural 8.",
        "627a.1/natural The Banker's Hand is a Natural 9.",
        "627a.10(a) The Player's Hand stays: a Natural ends the drawing.",
        "627a.10(a) The Banker's Hand stays: a Natural ends the drawing.",
    ];
    assert_eq!(lines[2..6], expected);
    let expected = [
        "627a.12(c) It is paid at 1 to 1: $100.",
        "627a.1/ez-baccarat EZ Baccarat: no vigorish.",
        "627a.7(a)(4)(i)(B) The $1 Dragon Bonus Wager on the Banker's Hand wins: a Natural 9 over a Natural 8.",
        "627a.12(e)/A It is paid at 1 to 1: $1.",
    ];
    assert_eq!(lines[9..], expected);
}

/// Every wager of every kind of round is explained by the clauses of its ruling.
#[test]
fn every_explanation_names_the_clauses_of_every_ruling() {
    let rounds = [
        ("Kh Qd Js", "2s Kd 5h"),
        ("Kh 9d", "2s 3d"),
        ("Kh 9d", "4s 5d"),
        ("Kh 8d", "4s 5d"),
        ("Kh 7d", "4s 3d"),
        ("Kh 6d", "2s 5d"),
        ("Kh 2d 9d", "Ks 2h 5c"),
        ("Kh 2d 3d", "Ks 7h"),
    ];
    let bets = BaccaratWager::ALL.iter().fold(Bets::NONE, |bets, &wager| bets.with(wager, Cents(2_000)));
    for (chapter, (player, banker)) in Clauses::ALL.into_iter().flat_map(|c| rounds.map(|round| (c, round))) {
        let round = Round::new(chapter, EZ, &cards(player), &cards(banker), bets).unwrap();
        let settlement = round.settle().unwrap();
        let why = round.explain(&settlement);
        for settled in settlement.iter() {
            let clauses = [Some(settled.ruling.decided_by), settled.ruling.paid_by];
            assert!(
                clauses.into_iter().flatten().all(|by| why.0.iter().any(|clause| clause.provision == by))
            );
        }
        assert!(why.0.iter().all(|clause| clause.provision.game() == chapter.game));
    }
}
