//! Three Card Prime.

use alloc::format;

use super::{FinishedRound, cards, expect, explains, round, settled, with};
use crate::finished::Hands;
use crate::game::GameId;
use crate::proves;

fn prime(player: &str, dealer: &str, fourth: Option<&str>, bets: &str) -> FinishedRound {
    let fourth = fourth.and_then(|card| cards(card).pop());
    FinishedRound { fourth, ..round(GameId::ThreeCardPrime, player, dealer, bets) }
}

#[test]
fn the_wagers_of_the_example_are_paid() {
    let bets = "ante=10,play=10,prime=5,pair-bonus=5,all-six=1";
    let round = prime("As Ks Qs", "2c 2d 9h", Some("2h"), bets);
    expect(
        &with(round, "pair-bonus=A,all-six=C,bad-beat=A"),
        &[
            "ante $10 win 1 to 1: $10 + $10 - $0 by 679a.12(a)",
            "play $10 win 10 to 1: $100 + $10 - $0 by 679a.12(b)",
            "prime $5 win 3 to 1: $15 + $5 - $0 by 679a.12(d)",
            "pair-bonus $5 win 100 to 1: $500 + $5 - $0 by 679a.12(f)/A",
            "all-six $1 lose: $0 + $0 - $0 by 679a.11(d)(3)(i)",
        ],
    );
}

/// Reading ER-216: a folded Ante is gone, here although the dealer does not qualify.
#[test]
fn s679a_11_b_an_ante_without_play_is_a_fold_and_the_optional_wagers_stay() {
    proves!("679a.11(b)");
    let round = prime("3h 3d 7h", "2c 4d 9h", Some("5c"), "ante=10,prime=5,pair-bonus=5,all-six=1");
    expect(
        &round,
        &[
            "ante $10 lose: $0 + $0 - $0 by 679a.11(b)",
            "prime $5 win 3 to 1: $15 + $5 - $0 by 679a.12(d)",
            "pair-bonus $5 win 1 to 1: $5 + $5 - $0 by 679a.12(e)",
            "all-six $1 lose: $0 + $0 - $0 by 679a.11(d)(3)(i)",
        ],
    );
    assert!(explains(&round, "makes no Play Wager"));
}

#[test]
fn s679a_11_c_3_i_a_dealer_below_queen_high_returns_the_ante_and_pays_the_play_wager_even_money() {
    proves!("679a.11(c)(3)(i)", "679a.12(a)");
    expect(
        &prime("As Ks Qs", "2c 4d Jh", None, "ante=10,play=10"),
        &[
            "ante $10 push: $0 + $10 - $0 by 679a.11(c)(3)(i)",
            "play $10 win 1 to 1: $10 + $10 - $0 by 679a.12(a)",
        ],
    );
}

#[test]
fn s679a_11_c_3_ii_the_player_wins_ties() {
    proves!("679a.11(c)(3)(ii)");
    expect(
        &prime("Qs 4c 2h", "Qd 4h 2s", None, "ante=10,play=10"),
        &[
            "ante $10 win 1 to 1: $10 + $10 - $0 by 679a.12(a)",
            "play $10 win 1 to 1: $10 + $10 - $0 by 679a.12(b)",
        ],
    );
}

/// Reading ER-218: the Play Wager that earns the bonus is a win, and its stake comes back.
#[test]
fn s679a_12_c_a_bad_beat_bonus_is_a_win_of_the_play_wager() {
    proves!("679a.11(c)(3)(iv)", "679a.12(c)", "679a.12(c)/A", "679a.12(c)/B");
    for (player, letter, pays) in
        [("4c 5d 6h", "A", 4), ("4c 5d 6h", "B", 2), ("2c 2d 2h", "A", 10), ("4h 5h 6h", "B", 6)]
    {
        let round = with(prime(player, "9s Ts Js", None, "ante=10,play=10"), &format!("bad-beat={letter}"));
        let play = format!("play $10 win {pays} to 1: ${} + $10 - $0 by 679a.12(c)/{letter}", pays * 10);
        expect(&round, &["ante $10 lose: $0 + $0 - $0 by 679a.11(c)(3)(iv)", &play]);
    }
}

#[test]
fn s679a_11_c_3_iii_a_beaten_flush_loses_both() {
    proves!("679a.11(c)(3)(iii)");
    let line = |wager| format!("{wager} $10 lose: $0 + $0 - $0 by 679a.11(c)(3)(iii)");
    let round = prime("2h 5h 6h", "9s Td Js", None, "ante=10,play=10");
    expect(&round, &[&line("ante"), &line("play")]);
}

#[test]
fn s679a_12_f_every_paytable_of_a_pair_with_a_two() {
    proves!("679a.12(f)", "679a.12(f)/A", "679a.12(f)/B", "679a.12(f)/C", "679a.12(f)/D");
    for (letter, pays) in [("A", 1), ("B", 2), ("C", 2), ("D", 1)] {
        let round = prime("3h 3d 7c", "2c 4d 9h", Some("2h"), "ante=1,pair-bonus=1");
        let line = format!("pair-bonus $1 win {pays} to 1: ${pays} + $1 - $0 by 679a.12(f)/{letter}");
        let ante = "ante $1 lose: $0 + $0 - $0 by 679a.11(b)";
        expect(&with(round, &format!("pair-bonus={letter}")), &[ante, &line]);
    }
}

#[test]
fn s679a_12_g_every_paytable_of_the_all_six_bonus() {
    proves!("679a.12(g)", "679a.12(g)/A", "679a.12(g)/B", "679a.12(g)/C", "679a.12(g)/D", "679a.12(g)/E");
    for (letter, pays) in [("A", 5), ("B", 5), ("C", 8), ("D", 7), ("E", 5)] {
        let round = prime("3h 3d 7c", "3c 4d 9h", None, "ante=1,all-six=1");
        let line = format!("all-six $1 win {pays} to 1: ${pays} + $1 - $0 by 679a.12(g)/{letter}");
        let ante = "ante $1 lose: $0 + $0 - $0 by 679a.11(b)";
        expect(&with(round, &format!("all-six={letter}")), &[ante, &line]);
    }
}

/// A paytable that is not given is A.
#[test]
fn a_paytable_not_given_is_the_first() {
    let dealt = |bets| prime("3h 3d 7c", "3c 4d 9h", Some("2s"), bets);
    let round = dealt("ante=1,pair-bonus=1,all-six=1");
    assert_eq!(settled(&round).wagers, settled(&with(round, "bad-beat=A,pair-bonus=A,all-six=A")).wagers);
}

/// The pair needs its fourth card; a hand below a pair does not, and a table without the wager leaves it unused.
#[test]
fn s679a_11_d_2_i_below_a_pair_no_fourth_card_is_needed() {
    proves!("679a.11(d)(2)(i)");
    let lost = "pair-bonus $1 lose: $0 + $0 - $0 by 679a.11(d)(2)(i)";
    let ante = "ante $1 lose: $0 + $0 - $0 by 679a.11(b)";
    for fourth in [None, Some("2s")] {
        expect(&prime("3h 5d 7c", "3c 4d 9h", fourth, "ante=1,pair-bonus=1"), &[ante, lost]);
        expect(&prime("3h 5d 7c", "3c 4d 9h", fourth, "ante=1"), &[ante]);
    }
}

const ROYAL: (&str, &str) = ("Ad Kd Qd", "Jd Td 9d");
const ROYAL_BETS: &str = "ante=6000,play=6000,prime=100,all-six=1";

#[test]
fn s679a_12_h_the_limit_is_used_up_in_the_order_of_settlement() {
    proves!("679a.12(h)");
    let round = with(prime(ROYAL.0, ROYAL.1, None, ROYAL_BETS), "payout-limit=5000000,all-six=D");
    expect(
        &round,
        &[
            "ante $6,000 win 1 to 1: $6,000 + $6,000 - $0 by 679a.12(a)",
            "play $6,000 win 10 to 1: $44,000 + $6,000 - $0 by 679a.12(b)",
            "prime $100 win 4 to 1: $0 + $100 - $0 by 679a.12(d)",
            "all-six $1 win 1,000 to 1: $0 + $1 - $0 by 679a.12(g)/D",
        ],
    );
    assert!(explains(&round, "The payout limit of $50,000 leaves $44,000 of these $60,000."));
    assert!(explains(&round, "The payout limit of $50,000 leaves $0 of these $400."));
}

#[test]
fn s679a_12_h_the_six_card_royal_of_paytable_e_is_paid_outside_the_limit() {
    proves!("679a.12(h)", "679a.12(g)/E");
    let round = with(prime(ROYAL.0, ROYAL.1, None, ROYAL_BETS), "payout-limit=5000000,all-six=E");
    let line = super::said(&settled(&round).wagers[3]);
    assert_eq!(line, "all-six $1 win 200,000 to 1: $200,000 + $1 - $0 by 679a.12(g)/E");
    let hearts = prime("Ah Kh Qh", "Jh Th 9h", None, "ante=1,all-six=1");
    let line = super::said(&settled(&with(hearts, "all-six=E")).wagers[1]);
    assert_eq!(line, "all-six $1 win 20,000 to 1: $20,000 + $1 - $0 by 679a.12(g)/E");
}

#[test]
fn the_hands_are_read() {
    let hands = settled(&prime("As Ks Qs", "2c 2d 9h", Some("2h"), "")).hands;
    let Hands::Prime { player, dealer, dealer_qualifies, all_six, fourth } = hands else {
        panic!("{hands:?}")
    };
    assert_eq!((player.rank, dealer.rank, dealer_qualifies), ("mini-royal", "pair", true));
    assert_eq!((player.cards.to_vec(), dealer.cards.to_vec()), (cards("As Ks Qs"), cards("2c 2d 9h")));
    assert_eq!((all_six, fourth), ("less than three-of-a-kind", cards("2h").pop()));
    let Hands::Prime { dealer_qualifies, fourth, .. } =
        settled(&prime("As Ks Qs", "2c 4d Jh", None, "")).hands
    else {
        panic!()
    };
    assert!(!dealer_qualifies && fourth.is_none());
}
