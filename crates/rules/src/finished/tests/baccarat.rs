//! The three baccarat games.

use alloc::format;
use alloc::vec::Vec;

use super::{FinishedRound, Report, expect, expect_refusal, explains, round, said, settled, with};
use crate::finished::Hands;
use crate::game::GameId;
use crate::proves;

/// The game, the section of its wagers and the section of its payouts.
const CHAPTERS: [(GameId, &str, &str); 3] = [
    (GameId::Minibaccarat, "627a.7", "627a.12"),
    (GameId::Midibaccarat, "629a.7", "629a.12"),
    (GameId::Baccarat, "631a.8", "631a.13"),
];

const BANKER_WINS_BY_7: (&str, &str) = ("Kc 4d 6h", "2h 3s 2d");
const TIE_OF_SIX: (&str, &str) = ("Kc 6d", "3c 3d");
const EVERY_WAGER: &str = "player=10,banker=10,tie=10,dragon-bonus-player=10,dragon-bonus-banker=10";

fn mini((player, banker): (&str, &str), bets: &str) -> FinishedRound {
    round(GameId::Minibaccarat, player, banker, bets)
}

/// What is said of the wagers of a round in each of the three games, the sections put in for `W` and `P`.
fn expect_in_every_chapter((player, banker): (&str, &str), bets: &str, options: &str, lines: &[&str]) {
    for (game, wagers, payouts) in CHAPTERS {
        let round = with(round(game, player, banker, bets), options);
        let wanted: Vec<_> =
            lines.iter().map(|line| line.replace('W', wagers).replace('P', payouts)).collect();
        assert_eq!(settled(&round).wagers.iter().map(said).collect::<Vec<_>>(), wanted);
    }
}

#[test]
fn the_wagers_of_the_example_are_paid() {
    let round = mini(BANKER_WINS_BY_7, "banker=100,dragon-bonus-banker=10");
    expect(
        &round,
        &[
            "banker $100 win 1 to 1: $100 + $100 - $5 by 627a.12(c)",
            "dragon-bonus-banker $10 win 6 to 1: $60 + $10 - $0 by 627a.12(e)/A",
        ],
    );
}

#[test]
fn s627a_7_a_every_wager_cites_its_chapter_when_the_banker_wins() {
    proves!("627a.7(a)(2)(ii)", "629a.7(a)(2)(ii)", "631a.8(a)(2)(ii)");
    proves!("627a.7(a)(3)(ii)", "629a.7(a)(3)(ii)", "631a.8(a)(3)(ii)");
    proves!("627a.12(e)", "629a.12(e)", "631a.13(e)");
    expect_in_every_chapter(
        BANKER_WINS_BY_7,
        EVERY_WAGER,
        "dragon-bonus=B",
        &[
            "player $10 lose: $0 + $0 - $0 by W(a)(2)(ii)",
            "banker $10 win 1 to 1: $10 + $10 - $0.50 by P(c)",
            "tie $10 lose: $0 + $0 - $0 by W(a)(3)(ii)",
            "dragon-bonus-player $10 lose: $0 + $0 - $0 by W(a)(4)(ii)(B)",
            "dragon-bonus-banker $10 win 7 to 1: $70 + $10 - $0 by P(e)/B",
        ],
    );
}

#[test]
fn s627a_7_a_every_wager_cites_its_chapter_on_a_tie() {
    proves!("627a.7(a)(1)(iii)", "629a.7(a)(1)(iii)", "631a.8(a)(1)(iii)");
    proves!("627a.7(a)(2)(iii)", "629a.7(a)(2)(iii)", "631a.8(a)(2)(iii)");
    proves!("627a.12(b)", "629a.12(b)", "631a.13(b)");
    expect_in_every_chapter(
        TIE_OF_SIX,
        EVERY_WAGER,
        "tie=9 to 1",
        &[
            "player $10 push: $0 + $10 - $0 by W(a)(2)(iii)",
            "banker $10 push: $0 + $10 - $0 by W(a)(1)(iii)",
            "tie $10 win 9 to 1: $90 + $10 - $0 by P(b)",
            "dragon-bonus-player $10 lose: $0 + $0 - $0 by W(a)(4)(ii)(B)",
            "dragon-bonus-banker $10 lose: $0 + $0 - $0 by W(a)(4)(ii)(B)",
        ],
    );
}

/// Reading ER-107: only the Banker's Hand wager is touched by a Dragon 7.
#[test]
fn s627a_7_a_1_iii_a_dragon_7_returns_the_banker_wager_at_an_ez_table_only() {
    proves!("627a.7(a)(1)(iii)", "629a.7(a)(1)(iii)", "631a.8(a)(1)(iii)");
    proves!("627a.7(a)(5)(i)", "629a.7(a)(5)(i)", "631a.8(a)(5)(i)");
    proves!("627a.12(f)", "629a.12(f)", "631a.13(f)");
    expect_in_every_chapter(
        BANKER_WINS_BY_7,
        "player=10,banker=10,tie=10,dragon-bonus-banker=10,dragon-7-insurance=10",
        "ez=true",
        &[
            "player $10 lose: $0 + $0 - $0 by W(a)(2)(ii)",
            "banker $10 push: $0 + $10 - $0 by W(a)(1)(iii)",
            "tie $10 lose: $0 + $0 - $0 by W(a)(3)(ii)",
            "dragon-bonus-banker $10 win 6 to 1: $60 + $10 - $0 by P(e)/A",
            "dragon-7-insurance $10 win 40 to 1: $400 + $10 - $0 by P(f)",
        ],
    );
}

#[test]
fn s627a_12_c_no_vigorish_at_an_ez_table() {
    proves!("627a.12(c)", "629a.12(c)", "631a.13(c)");
    let bets = "banker=0.07,dragon-7-insurance=1";
    let lines = &[
        "banker $0.07 win 1 to 1: $0.07 + $0.07 - $0 by P(c)",
        "dragon-7-insurance $1 lose: $0 + $0 - $0 by W(a)(5)(ii)",
    ];
    expect_in_every_chapter(("Kc Kd", "9c Kh"), bets, "ez=true,vigorish-rounding=true", lines);
}

#[test]
fn s627a_12_c_vigorish_is_rounded_up_to_the_quarter_where_the_table_does() {
    proves!("627a.12(c)", "629a.12(c)", "631a.13(c)");
    for (stake, exact, rounded) in
        [("7", "$0.35", "$0.50"), ("15", "$0.75", "$0.75"), ("2", "$0.10", "$0.25")]
    {
        for (option, vigorish) in [("false", exact), ("true", rounded)] {
            let line = format!("banker ${stake} win 1 to 1: ${stake} + ${stake} - {vigorish} by P(c)");
            let (bets, option) = (format!("banker={stake}"), format!("vigorish-rounding={option}"));
            expect_in_every_chapter(("Kc Kd", "9c Kh"), &bets, &option, &[&line]);
        }
    }
}

/// A stake is taken if all it can bring is whole cents, whatever it does bring: here the wager even loses.
#[test]
fn s627a_12_c_a_stake_whose_vigorish_would_break_a_cent_is_refused() {
    proves!("627a.12(c)", "629a.12(c)", "631a.13(c)");
    for (game, _, payouts) in CHAPTERS {
        for (cents, accepted) in (1..=100).map(|cents| (cents, cents % 20 == 0)) {
            let round = round(game, "9c Kh", "Kc Kd", &format!("banker=0.{cents:02}").replace("0.100", "1"));
            if accepted {
                settled(&round);
                continue;
            }
            let words = format!(
                "a banker wager of $0.{cents:02} could not be paid in whole cents; stake a multiple of $0.20"
            );
            expect_refusal(&round, &words, Some(&format!("{payouts}(c)")));
            settled(&with(round.clone(), "vigorish-rounding=true"));
            settled(&with(round, "ez=true"));
        }
    }
}

#[test]
fn s627a_12_b_a_tie_stake_is_divisible_by_the_odds() {
    proves!("627a.12(b)");
    let round = |stake| with(mini(TIE_OF_SIX, &format!("tie={stake}")), "tie=17 to 2");
    expect(&round("0.02"), &["tie $0.02 win 17 to 2: $0.17 + $0.02 - $0 by 627a.12(b)"]);
    let words = "a tie wager of $0.03 could not be paid in whole cents; stake a multiple of $0.02";
    expect_refusal(&round("0.03"), words, Some("627a.12(b)"));
}

#[test]
fn the_wagers_come_in_the_order_of_settlement_however_they_are_given() {
    let round = mini(BANKER_WINS_BY_7, "dragon-bonus-banker=1,tie=1,banker=1,player=1");
    let wagers: Vec<_> = settled(&round).wagers.iter().map(|line| line.wager).collect();
    assert_eq!(wagers, ["player", "banker", "tie", "dragon-bonus-banker"]);
}

#[test]
fn the_hands_are_read() {
    let Report { hands, .. } = settled(&mini(BANKER_WINS_BY_7, ""));
    let Hands::Baccarat { player, banker, winner, dragon_7 } = hands else { panic!("{hands:?}") };
    assert_eq!((player.point_count, banker.point_count, winner, dragon_7), (0, 7, "banker", true));
    assert_eq!(player.cards, super::cards("Kc 4d 6h"));
    assert!(!player.natural && !banker.natural);
    let Report { hands, .. } = settled(&mini(("9c Kd", "5c 3h"), ""));
    let Hands::Baccarat { player, banker, winner, dragon_7 } = hands else { panic!("{hands:?}") };
    assert_eq!((player.point_count, banker.point_count, winner, dragon_7), (9, 8, "player", false));
    assert!(player.natural && banker.natural);
    let Hands::Baccarat { winner, .. } = settled(&mini(TIE_OF_SIX, "")).hands else { panic!() };
    assert_eq!(winner, "tie");
}

#[test]
fn the_explanation_says_what_is_paid_and_owed() {
    let round = mini(BANKER_WINS_BY_7, "banker=100");
    assert!(explains(&round, "Vigorish of 5% on $100: $5 is owed"));
    assert!(explains(&round, "It is paid at 1 to 1: $100."));
    assert_eq!(settled(&round).wagers[0].decided_by.id(), "627a.7(a)(1)(i)");
}
