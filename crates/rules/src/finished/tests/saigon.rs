//! Saigon 5 Card.

use super::{FinishedRound, cards, expect, explains, round, settled, with};
use crate::finished::Hands;
use crate::game::GameId;
use crate::proves;

const PLAYER: &str = "Jk 8c 6d 5h 2s";
const DEALER_WITH_FIVE: &str = "Tc 9d 9h 2c 5s";
const DEALER_WITHOUT: &str = "Ac Ad Ah 2d 2h";

fn saigon(player: &str, dealer: &str, bets: &str) -> FinishedRound {
    round(GameId::Saigon5Card, player, dealer, bets)
}

fn set(three: &str, dealer: &str) -> FinishedRound {
    FinishedRound { set: Some(cards(three)), ..saigon(PLAYER, dealer, "ante=10") }
}

#[test]
fn the_wagers_of_the_example_are_paid() {
    let round = saigon(PLAYER, DEALER_WITH_FIVE, "ante=10,bonus=5");
    expect(
        &round,
        &[
            "ante $10 win 1 to 1: $10 + $10 - $0 by 680a.12(a)",
            "bonus $5 lose: $0 + $0 - $0 by 680a.11(e)(1)",
        ],
    );
    let hands = settled(&round).hands;
    let Hands::Saigon { player, dealer, bonus } = hands else { panic!("{hands:?}") };
    assert_eq!((player.three.to_vec(), player.showdown.to_vec()), (cards("Jk 6d 5h"), cards("8c 2s")));
    assert_eq!(
        (player.qualifies, player.total, player.joker, player.point_count),
        (true, Some(20), Some(9), 10)
    );
    assert_eq!((dealer.qualifies, dealer.total, dealer.joker, dealer.point_count), (true, Some(20), None, 5));
    assert_eq!((player.cards.to_vec(), bonus), (cards(PLAYER), None));
}

/// Reading ER-302: among splits that qualify, the player's own choice stands, the better one or not.
#[test]
fn s680a_11_b_1_the_player_chooses_among_the_splits_that_qualify() {
    proves!("680a.11(b)", "680a.11(b)(1)");
    let win = "ante $10 win 1 to 1: $10 + $10 - $0 by 680a.12(a)";
    let lose = "ante $10 lose: $0 + $0 - $0 by 680a.11(d)(2)(ii)(A)";
    for (three, line) in [("5h Jk 6d", win), ("Jk 8c 6d", win), ("2s 5h Jk", lose)] {
        expect(&set(three, DEALER_WITH_FIVE), &[line]);
        assert!(explains(&set(three, DEALER_WITH_FIVE), "The player sets "));
    }
}

#[test]
fn s680a_11_b_1_a_set_that_does_not_qualify_is_reset_to_the_best_and_it_is_said() {
    proves!("680a.11(b)(1)");
    for three in ["8c 6d 5h", "Jk 8c 5h", "6d 5h 2s"] {
        let round = set(three, DEALER_WITH_FIVE);
        expect(&round, &["ante $10 win 1 to 1: $10 + $10 - $0 by 680a.12(a)"]);
        assert!(explains(&round, "the dealer resets the player's three-card hand to Jk 6d 5h"), "{three}");
        assert_eq!(settled(&round).explain[0].provision.id(), "680a.11(b)(1)");
    }
}

#[test]
fn s680a_11_b_2_a_hand_without_a_qualifying_split_is_set_in_any_way() {
    proves!("680a.11(b)(2)", "680a.11(d)(2)(i)");
    let round = saigon(DEALER_WITHOUT, DEALER_WITH_FIVE, "ante=10");
    for set in [None, Some(cards("2d 2h Ah"))] {
        let round = FinishedRound { set, ..round.clone() };
        expect(&round, &["ante $10 lose: $0 + $0 - $0 by 680a.11(d)(2)(i)"]);
        assert!(!explains(&round, "resets"));
    }
}

#[test]
fn s680a_12_b_a_point_count_of_five_is_paid_half() {
    proves!("680a.12(b)", "680a.11(d)(1)(ii)(B)");
    expect(
        &saigon(DEALER_WITH_FIVE, DEALER_WITHOUT, "ante=0.02"),
        &["ante $0.02 win 1 to 2: $0.01 + $0.02 - $0 by 680a.12(b)"],
    );
}

#[test]
fn s680a_11_d_pushes_name_their_clause() {
    proves!("680a.11(d)(1)(i)", "680a.11(d)(2)(ii)(C)");
    expect(
        &saigon(DEALER_WITHOUT, "As 2c 2s 3c 3d", "ante=10"),
        &["ante $10 push: $0 + $10 - $0 by 680a.11(d)(1)(i)"],
    );
    expect(
        &saigon("Ts 9c 9s 2d 5c", DEALER_WITH_FIVE, "ante=10"),
        &["ante $10 push: $0 + $10 - $0 by 680a.11(d)(2)(ii)(C)"],
    );
}

#[test]
fn s680a_12_d_the_limit_is_used_up_by_the_ante_first() {
    proves!("680a.12(d)");
    let bets = "ante=60000,bonus=10";
    let round = with(saigon("6c 6d 6s 7c 7d", DEALER_WITHOUT, bets), "payout-limit=6500000");
    expect(
        &round,
        &[
            "ante $60,000 win 1 to 1: $60,000 + $60,000 - $0 by 680a.12(a)",
            "bonus $10 win 20 to 1: $200 + $10 - $0 by 680a.12(c)",
        ],
    );
    let round = with(saigon("6c 6d 6s 7c 7d", DEALER_WITHOUT, bets), "payout-limit=5000000");
    expect(
        &round,
        &[
            "ante $60,000 win 1 to 1: $50,000 + $60,000 - $0 by 680a.12(a)",
            "bonus $10 win 20 to 1: $0 + $10 - $0 by 680a.12(c)",
        ],
    );
    assert!(explains(&round, "The payout limit leaves $50,000 of $60,000 to be paid."));
    assert!(explains(&round, "The payout limit leaves $0 of $200 to be paid."));
}

#[test]
fn s680a_12_c_five_aces_are_paid_although_the_hand_does_not_qualify() {
    proves!("680a.12(c)", "680a.11(e)(2)");
    expect(
        &saigon("Ac Ad Ah As Jk", DEALER_WITH_FIVE, "ante=10,bonus=1"),
        &[
            "ante $10 lose: $0 + $0 - $0 by 680a.11(d)(2)(i)",
            "bonus $1 win 5,000 to 1: $5,000 + $1 - $0 by 680a.12(c)",
        ],
    );
}
