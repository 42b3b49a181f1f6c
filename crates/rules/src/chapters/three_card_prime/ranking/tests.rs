//! All 22,100 three-card hands and all 20,358,520 six-card hands.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::*;
use crate::chapters::three_card_prime::naive::{all_hands, hand, key, six};
use crate::kit::card::Suit;
use crate::{Provision, proves};

fn ranks_of(text: &str) -> ThreeCardRank {
    strength(hand(text)).rank()
}

/// Whether the first hand beats the second.
fn beats(higher: &str, lower: &str) -> bool {
    strength(hand(higher)) > strength(hand(lower))
}

#[test]
fn s679a_6_b_all_22_100_hands_fall_into_their_categories() {
    proves!("679a.6(b)(1)", "679a.6(b)(2)", "679a.6(b)(3)", "679a.6(b)(3)#2", "679a.6(b)(4)", "679a.6(b)(5)");
    let mut counts = BTreeMap::new();
    for hand in all_hands() {
        *counts.entry(strength(hand).rank()).or_insert(0) += 1;
    }
    let known = [4, 44, 52, 720, 1_096, 3_744, 16_440];
    assert_eq!(ThreeCardRank::ALL.map(|rank| counts[&rank]), known);
    assert_eq!(known.iter().sum::<i32>(), 22_100);
}

#[test]
fn s679a_6_b_each_category_is_the_hand_its_paragraph_describes() {
    proves!("679a.6(b)(1)", "679a.6(b)(2)", "679a.6(b)(3)", "679a.6(b)(3)#2", "679a.6(b)(4)", "679a.6(b)(5)");
    for (text, name, id) in [
        ("Qh Ah Kh", "mini-royal", "679a.6(b)(1)"),
        ("Kh Qh Jh", "straight flush", "679a.6(b)(2)"),
        ("2s As 3s", "straight flush", "679a.6(b)(2)"),
        ("7c 7d 7h", "three-of-a-kind", "679a.6(b)(3)"),
        ("Qh Ah Kd", "straight", "679a.6(b)(3)#2"),
        ("2s Ad 3s", "straight", "679a.6(b)(3)#2"),
        ("2d 9d 7d", "flush", "679a.6(b)(4)"),
        ("9c 2d 9h", "pair", "679a.6(b)(5)"),
        ("9c 2d Kh", "high card", "679a.6(c)"),
    ] {
        let rank = ranks_of(text);
        assert_eq!((rank.name(), rank.provision().id()), (name, id), "{text}");
    }
}

#[test]
fn s679a_6_a_order_of_all_hands_equals_the_naive_comparison() {
    proves!("679a.6(a)", "679a.6(b)", "679a.6(c)");
    let mut classes: BTreeMap<Strength, (u8, Vec<u8>)> = BTreeMap::new();
    for hand in all_hands() {
        let key = key(hand);
        assert_eq!(classes.entry(strength(hand)).or_insert_with(|| key.clone()), &key, "{hand:?}");
    }
    assert!(classes.keys().copied().eq(Strength::all()));
    for (a, a_key) in &classes {
        for (b, b_key) in &classes {
            assert_eq!(a.cmp(b), a_key.cmp(b_key), "{a_key:?} {b_key:?}");
        }
    }
}

#[test]
fn s679a_6_a_ace_is_high_or_closes_a_2_and_3_and_never_wraps() {
    proves!("679a.6(a)");
    assert_eq!(ranks_of("Kd As 2c"), ThreeCardRank::HighCard);
    assert_eq!(ranks_of("Kd Ad 2d"), ThreeCardRank::Flush);
    assert!(beats("As 3d 4c", "Kd Qs Tc"), "the ace is the highest card");
    assert!(beats("2d 3d 4s", "Ad 2d 3s"), "ace, 2 and 3 is the lowest straight");
}

#[test]
fn s679a_6_a_suits_are_equal_and_the_order_of_the_cards_does_not_matter() {
    proves!("679a.6(a)");
    for [a, b, c] in all_hands() {
        let orders = [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
        assert!(orders.into_iter().all(|order| strength(order) == strength([a, b, c])));
    }
    let suits = ["c", "d", "h", "s"].map(|s| strength(hand(&alloc::format!("A{s} 9{s} 4{s}"))));
    assert!(suits.iter().all(|&suit| suit == suits[0]));
}

#[test]
fn s679a_6_b_categories_stand_in_the_order_of_the_chapter() {
    proves!("679a.6(b)");
    let lowest_first = ["Ad Ks Jc", "2c 2d 3h", "2d 3d 5d", "Ad 2d 3s", "2c 2d 2h", "As 2s 3s", "As Ks Qs"];
    assert!(lowest_first.windows(2).all(|pair| beats(pair[1], pair[0])));
    assert!(ThreeCardRank::ALL.windows(2).all(|pair| pair[0] > pair[1]));
}

#[test]
fn s679a_6_c_order_inside_a_category_comes_before_loose_cards() {
    proves!("679a.6(c)");
    assert!(beats("3c 3d 4h", "2c 2d Ah"), "ER-207: the pair counts before the third card");
    assert!(beats("4c 5d 6h", "Ac 2d 3h"), "ER-207: ace, 2 and 3 stays lowest");
    assert!(beats("9c 9d 5h", "9h 9s 4h"));
    assert!(beats("Kc 9c 4c", "Kd 8d 7d"));
    assert!(beats("Kc 9d 5c", "Kd 9s 4d"));
    assert_eq!(strength(hand("Kc 9d 5c")), strength(hand("Kd 9s 5h")), "a tie");
}

#[test]
fn s679a_1_queen_high_is_the_least_that_qualifies() {
    proves!("679a.1/qualify");
    assert!(qualifies(strength(hand("Qc 3d 2h"))));
    assert!(!qualifies(strength(hand("Jc Td 8h"))));
    for hand in all_hands() {
        let (category, values) = key(hand);
        assert_eq!(qualifies(strength(hand)), category > 0 || values[0] >= 12, "{hand:?}");
    }
}

#[test]
fn a_bad_beat_can_befall_every_straight_or_better() {
    for strength in Strength::all() {
        assert_eq!(strength.is_straight_or_better(), strength.rank() >= ThreeCardRank::Straight);
    }
}

#[test]
fn one_color_is_all_red_or_all_black() {
    for hand in all_hands() {
        let red = hand.iter().filter(|card| matches!(card.suit(), Some(Suit::Hearts | Suit::Diamonds)));
        let expected = match red.count() {
            0 => Some(Color::Black),
            3 => Some(Color::Red),
            _ => None,
        };
        assert_eq!(one_color(hand), expected);
    }
}

#[test]
fn a_joker_is_nothing_and_breaks_nothing() {
    let joker = Card::JOKER;
    for [a, b, c] in all_hands().step_by(7) {
        assert_eq!(one_color([a, joker, b]), None);
        assert_eq!(strength([joker, a, b]).rank(), ThreeCardRank::HighCard);
        assert!(all_six([a, b, c, joker, a, b]) <= AllSixHand::StraightFlush);
    }
    assert_eq!(strength([joker; 3]).ordinal(), 0);
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// How many sets of six ranks hold five in a row, ace high or low.
fn six_ranks_with_a_straight() -> u64 {
    let run = |set: u32, top: u32| (top - 4..=top).all(|rank| set >> ((rank + 12) % 13) & 1 == 1);
    (0u32..1 << 13).filter(|set| set.count_ones() == 6 && (4..14).any(|top| run(*set, top))).count() as u64
}

/// How often each hand, highest first, occurs among all six-card hands, by combinatorics.
fn six_card_counts() -> [u64; 10] {
    let royal = 4 * 46;
    // Nine tops from 5 to king; the sixth card is any but the next of the suit, which would raise the top.
    let straight_flush = 4 * 9 * 46;
    let four = 13 * choose(48, 2);
    let full_house = 13 * 4 * 12 * 6 * 11 * 4 + choose(13, 2) * 4 * 4;
    let flush = 4 * (choose(13, 6) + choose(13, 5) * 39) - 4 - royal - straight_flush;
    // Of the suits of six ranks, and of five ranks with one doubled, those without five alike.
    let straight = six_ranks_with_a_straight() * (4u64.pow(6) - 4 * (1 + 6 * 3))
        + 10 * 5 * (choose(4, 2) * 4u64.pow(4) - 4 * 3);
    let three = 13 * 4 * choose(12, 3) * 4u64.pow(3);
    let paid = 4 + royal + straight_flush + four + full_house + flush + straight + three;
    let nothing = choose(52, 6) - paid;
    [1, 3, royal, straight_flush, four, full_house, flush, straight, three, nothing]
}

/// Visits every six-card hand.
fn each_six(mut visit: impl FnMut([Card; 6])) {
    let deck: Vec<Card> = Card::all_52().collect();
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    for e in 0..d {
                        (0..e).for_each(|f| visit([a, b, c, d, e, f].map(|i| deck[i])));
                    }
                }
            }
        }
    }
}

#[test]
fn s679a_6_d_all_20_358_520_hands_are_read_as_the_naive_reading_and_combinatorics_say() {
    proves!(
        "679a.6(d)",
        "679a.6(d)(1)",
        "679a.6(d)(2)",
        "679a.6(d)(3)",
        "679a.6(d)(4)",
        "679a.6(d)(5)",
        "679a.6(d)(6)",
        "679a.6(d)(7)",
        "679a.6(d)(8)"
    );
    let mut counts = [0u64; 10];
    each_six(|cards| {
        let hand = all_six(cards);
        assert_eq!(hand, six(cards), "{cards:?}");
        counts[hand as usize] += 1;
    });
    assert_eq!(AllSixHand::ALL.map(|hand| counts[hand as usize]), six_card_counts());
    assert_eq!(counts.iter().sum::<u64>(), 20_358_520);
}

fn six_of(text: &str) -> AllSixHand {
    all_six(crate::chapters::three_card_prime::naive::cards(text).try_into().unwrap())
}

#[test]
fn s679a_6_d_each_hand_is_described_by_its_paragraph() {
    proves!(
        "679a.6(d)",
        "679a.6(d)(1)",
        "679a.6(d)(2)",
        "679a.6(d)(3)",
        "679a.6(d)(4)",
        "679a.6(d)(5)",
        "679a.6(d)(6)",
        "679a.6(d)(7)",
        "679a.6(d)(8)"
    );
    for (text, hand, id) in [
        ("9d Td Jd Qd Kd Ad", AllSixHand::SixCardRoyalDiamonds, "679a.6(d)(1)"),
        ("9s Ts Js Qs Ks As", AllSixHand::SixCardRoyal, "679a.6(d)(1)"),
        ("9s Td Jd Qd Kd Ad", AllSixHand::RoyalFlush, "679a.6(d)(2)"),
        ("8d 9d Td Jd Qd Kd", AllSixHand::StraightFlush, "679a.6(d)(3)"),
        ("Ad 2d 3d 4d 5d Kd", AllSixHand::StraightFlush, "679a.6(d)(3)"),
        ("8c 8d 8h 8s 3c 3d", AllSixHand::FourOfAKind, "679a.6(d)(4)"),
        ("8c 8d 8h 3s 3c 3d", AllSixHand::FullHouse, "679a.6(d)(5)"),
        ("8c 8d 8h 3s 3c Kd", AllSixHand::FullHouse, "679a.6(d)(5)"),
        ("2d 3d 4d 5d 6s Kd", AllSixHand::Flush, "679a.6(d)(6)"),
        ("Ad 2s 3d 4d 5c Kd", AllSixHand::Straight, "679a.6(d)(7)"),
        ("8c 8d 8h 3s 4c Kd", AllSixHand::ThreeOfAKind, "679a.6(d)(8)"),
        ("Jc Qd Kh As 2c 3d", AllSixHand::Nothing, "679a.6(d)"),
    ] {
        assert_eq!(six_of(text), hand, "{text}");
        assert_eq!(Some(hand.provision()), Provision::find(id));
    }
}
