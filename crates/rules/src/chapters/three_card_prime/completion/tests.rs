//! Every clause of the settlement, every refusal, and many random rounds.

mod refusals;
mod rounds;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::*;
use crate::chapters::three_card_prime::naive::{all_hands, cards, hand, key};
use crate::kit::money::Cents;
use crate::kit::settlement::Settlement;
use crate::kit::wager::{Bets, GameWager, Offer};
use crate::{Provision, proves};

/// A stake of $10 on each wager named.
fn bets(slugs: &str) -> Bets<PrimeWager> {
    let named = slugs.split_whitespace().map(|slug| PrimeWager::from_slug(slug).unwrap());
    named.fold(Bets::NONE, |bets, wager| bets.with(wager, Cents::dollars(10)))
}

/// A round written as `player / dealer / fourth`, the last may be missing.
fn round(terms: &Terms, deal: &str, bets: Bets<PrimeWager>) -> Result<Round, RoundError> {
    let hands: Vec<Vec<Card>> = deal.split('/').map(cards).collect();
    let fourth = hands.get(2).and_then(|cards| cards.first().copied());
    Round::new(terms, &hands[0], &hands[1], fourth, bets)
}

fn settled(terms: &Terms, deal: &str, slugs: &str) -> Settlement<PrimeWager> {
    round(terms, deal, bets(slugs)).unwrap().settle().unwrap()
}

/// A settled wager as `push 679a.11(c)(3)(i)` or `win 679a.11(c)(3)(ii) 10 to 1 679a.12(b)`.
fn verdict(settlement: &Settlement<PrimeWager>, wager: PrimeWager) -> String {
    let ruling = settlement.get(wager).unwrap().ruling;
    let word = alloc::format!("{} {}", ruling.result.word(), ruling.decided_by);
    match (ruling.result, ruling.paid_by) {
        (crate::kit::wager::WagerResult::Win(odds), Some(payout)) => alloc::format!("{word} {odds} {payout}"),
        _ => word,
    }
}

#[track_caller]
fn verdicts(terms: &Terms, deal: &str, expected: &[(PrimeWager, &str)]) {
    let slugs: Vec<&str> = expected.iter().map(|(wager, _)| wager.slug()).collect();
    let settlement = settled(terms, deal, &("ante ".to_string() + &slugs.join(" ")));
    for (wager, words) in expected {
        assert_eq!(verdict(&settlement, *wager), *words, "{deal} {}", wager.slug());
    }
}

use PrimeWager::{AllSix, Ante, PairBonus, Play, Prime};

#[test]
fn s679a_11_c_3_i_dealer_who_does_not_qualify_returns_ante_and_pays_play_even_money() {
    proves!("679a.11(c)(3)(i)", "679a.12(a)");
    for player in ["4c 3d 2s", "9d 9h 4s", "Ad Kd Qd"] {
        let deal = player.to_string() + " / Jc Td 8s";
        let play = "win 679a.11(c)(3)(i) 1 to 1 679a.12(a)";
        verdicts(&Terms::default(), &deal, &[(Ante, "push 679a.11(c)(3)(i)"), (Play, play)]);
    }
}

#[test]
fn s679a_11_c_3_ii_player_higher_or_equal_wins_ante_even_and_play_by_table() {
    proves!("679a.11(c)(3)(ii)", "679a.12(a)", "679a.12(b)");
    for (player, odds) in [
        ("Ad Kd Qd", "10 to 1"),
        ("Kd Qd Jd", "6 to 1"),
        ("5d 5c 5h", "5 to 1"),
        ("4d 5c 6h", "2 to 1"),
        ("4d 9d 6d", "1 to 1"),
        ("4d 4c 6h", "1 to 1"),
        ("Kd 4c 6h", "1 to 1"),
        ("Qd 8c 7h", "1 to 1"),
    ] {
        let deal = player.to_string() + " / Qs 8d 7c";
        let play = alloc::format!("win 679a.11(c)(3)(ii) {odds} 679a.12(b)");
        let ante = "win 679a.11(c)(3)(ii) 1 to 1 679a.12(a)";
        verdicts(&Terms::default(), &deal, &[(Ante, ante), (Play, &play)]);
    }
}

#[test]
fn s679a_11_c_3_iii_beaten_flush_or_lower_loses_ante_and_play() {
    proves!("679a.11(c)(3)(iii)");
    for player in ["4d 9d 6d", "4d 4c 6h", "Kd 4c 6h"] {
        let deal = player.to_string() + " / 2s 2d 2c";
        let lost = "lose 679a.11(c)(3)(iii)";
        verdicts(&Terms::default(), &deal, &[(Ante, lost), (Play, lost)]);
    }
}

#[test]
fn s679a_11_c_3_iv_beaten_straight_or_better_loses_ante_and_is_paid_a_bad_beat_bonus() {
    proves!("679a.11(c)(3)(iv)", "679a.12(c)", "679a.12(c)/A", "679a.12(c)/B");
    for (letter, id, [flush, three, straight]) in
        [(Letter::A, "679a.12(c)/A", [12, 10, 4]), (Letter::B, "679a.12(c)/B", [6, 5, 2])]
    {
        let terms = Terms { bad_beat: letter, ..Terms::default() };
        for (player, odds) in [("Kd Qd Jd", flush), ("5d 5c 5h", three), ("4d 5c 6h", straight)] {
            let deal = player.to_string() + " / As Ks Qs";
            let play = alloc::format!("win 679a.11(c)(3)(iv) {odds} to 1 {id}");
            verdicts(&terms, &deal, &[(Ante, "lose 679a.11(c)(3)(iv)"), (Play, &play)]);
        }
    }
}

#[test]
fn s679a_11_c_3_iv_the_play_wager_comes_back_with_its_bonus() {
    proves!("679a.11(c)(3)(iv)");
    let settlement = settled(&Terms::default(), "4d 5c 6h / As Ks Qs", "ante play");
    let play = settlement.get(Play).unwrap();
    assert_eq!((play.paid, play.returned), (Cents::dollars(40), Cents::dollars(10)));
    let ante = settlement.get(Ante).unwrap();
    assert_eq!((ante.paid, ante.returned, ante.net()), (Cents::ZERO, Cents::ZERO, Cents::dollars(-10)));
}

#[test]
fn s679a_11_c_3_the_four_clauses_part_all_pairs_of_hands() {
    proves!("679a.11(c)(3)(i)", "679a.11(c)(3)(ii)", "679a.11(c)(3)(iii)", "679a.11(c)(3)(iv)");
    let mut classes = alloc::collections::BTreeMap::new();
    all_hands().for_each(|hand| drop(classes.insert(strength(hand), key(hand))));
    for (dealer, dealer_key) in &classes {
        let qualifies = dealer_key.0 > 0 || dealer_key.1[0] >= 12;
        for (player, player_key) in &classes {
            let clause = match (qualifies, player_key >= dealer_key, player_key.0 >= 3) {
                (false, _, _) => 0,
                (true, true, _) => 1,
                (true, false, false) => 2,
                (true, false, true) => 3,
            };
            assert_eq!(ante_play(*dealer, *player), Showdown::ALL[clause]);
        }
    }
}

#[test]
fn s679a_11_b_folded_ante_is_forfeited_even_if_the_dealer_does_not_qualify() {
    proves!("679a.11(b)");
    for dealer in ["Jc Td 8s", "As Ks Qs"] {
        let deal = "9d 9h 4d / ".to_string() + dealer;
        verdicts(&Terms::default(), &deal, &[(Ante, "lose 679a.11(b)")]);
    }
}

#[test]
fn s679a_11_b_folded_hand_keeps_its_optional_wagers() {
    proves!("679a.11(b)");
    verdicts(
        &Terms::default(),
        "9d 9h 4d / 9s 8c 7c / Kd",
        &[
            (Ante, "lose 679a.11(b)"),
            (Prime, "win 679a.11(d)(1)(ii) 3 to 1 679a.12(d)"),
            (PairBonus, "win 679a.11(d)(2)(ii)(A) 1 to 1 679a.12(e)"),
            (AllSix, "win 679a.11(d)(3)(ii) 5 to 1 679a.12(g)/A"),
        ],
    );
}

#[test]
fn s679a_11_d_1_prime_wins_by_the_color_of_the_players_cards() {
    proves!("679a.7(d)(2)", "679a.11(d)(1)(i)", "679a.11(d)(1)(ii)", "679a.12(d)");
    let (both, player) =
        ("win 679a.11(d)(1)(ii) 4 to 1 679a.12(d)", "win 679a.11(d)(1)(ii) 3 to 1 679a.12(d)");
    for (deal, words) in [
        ("9d 8h 4d / Kd Kh Qd", both),
        ("9s 8c 4c / Kc Ks Qs", both),
        ("9d 8h 4d / Kc Ks Qs", player),
        ("9s 8c 4c / Kc Ks Qd", player),
        ("9s 8c 4d / Kc Ks Qs", "lose 679a.11(d)(1)(i)"),
        ("9s 8h 4d / Kd Kh Qd", "lose 679a.11(d)(1)(i)"),
    ] {
        verdicts(&Terms::default(), deal, &[(Prime, words)]);
    }
}

#[test]
fn s679a_11_d_2_i_less_than_a_pair_loses_with_or_without_a_fourth_card() {
    proves!("679a.7(d)(3)", "679a.11(d)(2)(i)");
    for deal in ["Ad Kh Js / 2c 3d 5h", "Ad Kh Js / 2c 3d 5h / 2s"] {
        verdicts(&Terms::default(), deal, &[(PairBonus, "lose 679a.11(d)(2)(i)")]);
    }
}

/// The hands of the Pair Bonus, highest first.
const PAIRS_AND_BETTER: [&str; 6] = ["Ad Kd Qd", "Kd Qd Jd", "5d 5c 5h", "4d 5c 6h", "4d 9d 6d", "4d 4c 6h"];

#[test]
fn s679a_11_d_2_ii_fourth_card_that_is_no_2_pays_by_the_fixed_table() {
    proves!("679a.7(d)(3)", "679a.11(d)(2)(ii)", "679a.11(d)(2)(ii)(A)", "679a.12(e)");
    for fourth in ["As", "3s", "Ts"] {
        for (player, odds) in PAIRS_AND_BETTER.into_iter().zip([50, 40, 30, 6, 3, 1]) {
            let deal = alloc::format!("{player} / 7s 8d 9c / {fourth}");
            let words = alloc::format!("win 679a.11(d)(2)(ii)(A) {odds} to 1 679a.12(e)");
            verdicts(&Terms::default(), &deal, &[(PairBonus, &words)]);
        }
    }
}

#[test]
fn s679a_11_d_2_ii_fourth_card_that_is_a_2_pays_by_the_selected_table() {
    proves!("679a.11(d)(2)(ii)", "679a.11(d)(2)(ii)(B)", "679a.12(f)");
    for (letter, payouts) in [
        (Letter::A, [100, 80, 60, 12, 6, 1]),
        (Letter::B, [75, 60, 45, 10, 5, 2]),
        (Letter::C, [75, 50, 40, 8, 4, 2]),
        (Letter::D, [75, 50, 40, 8, 4, 1]),
    ] {
        let terms = Terms { pair_bonus: Some(letter), ..Terms::default() };
        for (player, odds) in PAIRS_AND_BETTER.into_iter().zip(payouts) {
            let deal = alloc::format!("{player} / 7s 8d 9c / 2s");
            let words = alloc::format!("win 679a.11(d)(2)(ii)(B) {odds} to 1 679a.12(f)/{letter}");
            verdicts(&terms, &deal, &[(PairBonus, &words)]);
        }
    }
}

#[test]
fn s679a_11_d_3_i_less_than_three_of_a_kind_loses_all_six() {
    proves!("679a.7(d)(4)", "679a.11(d)(3)(i)");
    verdicts(&Terms::default(), "9d 9h 4d / 4s 8c 8d", &[(AllSix, "lose 679a.11(d)(3)(i)")]);
}

#[test]
fn s679a_11_d_3_ii_six_cards_together_pay_by_the_selected_table() {
    proves!("679a.7(d)(4)", "679a.11(d)(3)", "679a.11(d)(3)(ii)", "679a.12(g)");
    let deals = [
        "Ad Kd Qd / Jd Td 9d",
        "Ac Kc Qc / Jc Tc 9c",
        "Ad Kd 9s / Jd Td Qd",
        "2d 3d 9s / Ad 4d 5d",
        "2d 2h 9s / 2s 2c 9d",
        "2d 2h 9s / 2s 9c 9d",
        "2d 7d 9s / 3d 9d Kd",
        "2d 3h 9s / 4s 5c Ad",
        "2d 2h 9s / 2s 5c Ad",
    ];
    for (letter, payouts) in [
        (Letter::A, ["1,000", "1,000", "1,000", "200", "50", "25", "20", "10", "5"]),
        (Letter::B, ["1,000", "1,000", "1,000", "200", "50", "25", "15", "10", "5"]),
        (Letter::C, ["1,000", "1,000", "1,000", "200", "100", "20", "15", "9", "8"]),
        (Letter::D, ["1,000", "1,000", "1,000", "200", "100", "20", "15", "10", "7"]),
        (Letter::E, ["200,000", "20,000", "1,000", "200", "50", "20", "15", "10", "5"]),
    ] {
        let terms = Terms { all_six: Some(letter), ..Terms::default() };
        for (deal, odds) in deals.into_iter().zip(payouts) {
            let words = alloc::format!("win 679a.11(d)(3)(ii) {odds} to 1 679a.12(g)/{letter}");
            verdicts(&terms, deal, &[(AllSix, &words)]);
        }
    }
}

#[test]
fn a_wager_that_is_not_offered_has_no_payout_and_does_not_win() {
    let terms = Terms { pair_bonus: None, all_six: None, ..Terms::default() };
    let cards = Cards { player: hand("2c 2d 2h"), dealer: hand("Ac Ad Ah"), fourth: "2s".parse().ok() };
    for wager in [PairBonus, AllSix] {
        let ruling = rule(&terms, &cards, Decision::Play, wager);
        assert_eq!(ruling.result, crate::kit::wager::WagerResult::Lose);
    }
    let unknown = Terms { bad_beat: Letter::C, ..terms };
    let ruling = rule(&unknown, &cards, Decision::Play, Play);
    assert_eq!(ruling.result, crate::kit::wager::WagerResult::Lose);
}
