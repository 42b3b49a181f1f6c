use super::*;
use crate::chapters::saigon_5_card::every_hand::{self, five};
use crate::proves;

/// Hands of each category in the order of [`BonusHand::ALL`] without the joker, as every book of Poker has
/// them.
const NATURAL: [u32; 10] = [0, 4, 0, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552];

/// Hands of each category with the joker and four natural cards, counted on paper. Forty-one sets of four
/// ranks fit into a straight (11 unbroken, 30 with one gap), five of them into ten to ace.
const WITH_JOKER: [u32; 10] = [
    1,
    0,
    5 * 4,
    (41 - 5) * 4,
    // Four of a rank below ace, or three aces and another card.
    12 + 4 * 48,
    // Two aces and a pair, or three of a rank and an ace.
    6 * 12 * 6 + 12 * 4 * 4,
    // Four of a suit that do not fit into a straight, of 13 choose 4.
    (715 - 41) * 4,
    41 * (4 * 4 * 4 * 4 - 4),
    // Two aces and two other ranks, or three of a rank and another below ace.
    6 * 66 * 16 + 12 * 4 * 44,
    // A pair, an ace and another rank, or two pairs below ace.
    12 * 6 * 4 * 44 + 66 * 36,
];

/// A plain reading of 680a.6(c) for five natural cards, by sorting.
fn naive_natural(ranks: [u8; 5], suits: [u8; 5]) -> usize {
    let mut ranks = ranks;
    ranks.sort_unstable();
    let suited = suits.iter().all(|&suit| suit == suits[0]);
    let consecutive = ranks.windows(2).all(|two| two[0] + 1 == two[1]);
    match (suited, consecutive || ranks == [0, 1, 2, 3, 12], ranks[0] == 8) {
        (true, true, true) => 1,
        (true, true, false) => 3,
        (true, false, _) => 6,
        (false, true, _) => 7,
        (false, false, _) => naive_kinds(ranks),
    }
}

fn naive_kinds(ranks: [u8; 5]) -> usize {
    let mut counts = [0; 13];
    ranks.iter().for_each(|&rank| counts[rank as usize] += 1);
    counts.sort_unstable();
    match (counts[12], counts[11]) {
        (5, _) => 0,
        (4, _) => 4,
        (3, 2) => 5,
        (3, _) => 8,
        (2, 2) => 9,
        _ => 10,
    }
}

fn naive(cards: [Card; 5]) -> usize {
    let ranks = cards.map(|card| (card.index() / 4) as u8);
    let suits = cards.map(|card| (card.index() % 4) as u8);
    match cards.iter().position(|card| card.is_joker()) {
        None => naive_natural(ranks, suits),
        Some(joker) => naive_with_joker(ranks, suits, joker),
    }
}

/// Puts every one of 52 cards in the joker's place for sequences and suits, and an ace for ranks.
fn naive_with_joker(mut ranks: [u8; 5], mut suits: [u8; 5], joker: usize) -> usize {
    ranks[joker] = 12;
    let mut best = naive_kinds(ranks_sorted(ranks));
    for stand_in in 0..52 {
        (ranks[joker], suits[joker]) = (stand_in / 4, stand_in % 4);
        best = match naive_natural(ranks, suits) {
            1 => best.min(2),
            made @ (3 | 6 | 7) => best.min(made),
            _ => best,
        };
    }
    best
}

fn ranks_sorted(mut ranks: [u8; 5]) -> [u8; 5] {
    ranks.sort_unstable();
    ranks
}

fn place(hand: Option<BonusHand>) -> usize {
    hand.map_or(10, Line::index)
}

#[test]
fn s680a_6_c_every_hand_is_what_a_plain_reading_makes_of_it() {
    proves!(
        "680a.6(c)",
        "680a.6(c)(1)",
        "680a.6(c)(2)",
        "680a.6(c)(3)",
        "680a.6(c)(4)",
        "680a.6(c)(5)",
        "680a.6(c)(6)",
        "680a.6(c)(7)",
        "680a.6(c)(8)",
        "680a.6(c)(9)",
        "680a.6(c)(10)"
    );
    let (mut natural, mut with_joker) = ([0; 11], [0; 11]);
    every_hand::for_each(|cards| {
        let found = place(bonus(cards));
        assert_eq!(found, naive(cards), "{cards:?}");
        assert!(by_sequence(cards).is_none() || by_rank(cards).is_none(), "{cards:?}");
        let counts = if cards[4].is_joker() { &mut with_joker } else { &mut natural };
        counts[found] += 1;
    });
    assert_eq!(natural[..10], NATURAL);
    assert_eq!(with_joker[..10], WITH_JOKER);
    assert_eq!(natural.iter().chain(&with_joker).sum::<u32>(), every_hand::HANDS);
}

/// Reading ER-306: the text's own paytable holds 12.80 %; two pair at 9 to 1 would hold the published 7.97 %.
#[test]
fn s680a_12_c_the_bonus_wager_holds_what_the_reading_says() {
    let pays = [5000, 1000, 250, 100, 50, 20, 15, 12, 10, 8];
    let hands: std::vec::Vec<i64> = NATURAL.iter().zip(WITH_JOKER).map(|(a, b)| i64::from(a + b)).collect();
    let all = i64::from(every_hand::HANDS);
    let lost = all - hands.iter().sum::<i64>();
    let held = lost - hands.iter().zip(pays).map(|(hands, pays)| hands * pays).sum::<i64>();
    assert_eq!((held, held * 10_000 / all), (367_384, 1280));
    assert_eq!((held - hands[9]) * 10_000 / all, 797);
}

fn expect(text: &str, hand: Option<BonusHand>) {
    let mut cards = five(text);
    for _ in 0..5 {
        cards.rotate_left(1);
        assert_eq!(bonus(cards), hand, "{cards:?}");
    }
}

#[test]
fn s680a_6_c_1_five_aces_need_the_joker() {
    proves!("680a.6(c)(1)");
    expect("Ac Ad Ah As Jk", Some(BonusHand::FiveAces));
    expect("Kc Kd Kh Ks Jk", Some(BonusHand::FourOfAKind));
}

#[test]
fn s680a_6_c_2_and_3_a_royal_flush_with_and_without_the_joker() {
    proves!("680a.6(c)(2)", "680a.6(c)(3)");
    expect("As Ks Qs Js Ts", Some(BonusHand::RoyalFlushNoJoker));
    for four in ["Ks Qs Js Ts", "As Qs Js Ts", "As Ks Js Ts", "As Ks Qs Ts", "As Ks Qs Js"] {
        expect(&std::format!("{four} Jk"), Some(BonusHand::RoyalFlushWithJoker));
    }
}

#[test]
fn s680a_6_c_4_a_straight_flush_may_have_a_low_ace_or_the_joker() {
    proves!("680a.6(c)(4)", "680a.6(c)");
    expect("As 2s 3s 4s 5s", Some(BonusHand::StraightFlush));
    expect("As 2s Jk 4s 5s", Some(BonusHand::StraightFlush));
    expect("9s Ts Js Qs Jk", Some(BonusHand::StraightFlush));
}

#[test]
fn s680a_6_c_an_ace_does_not_go_round_the_corner() {
    proves!("680a.6(c)", "680a.6(c)(8)");
    expect("Qs Ks Ah 2c 3c", None);
    expect("Qs Ks As 2s 3s", Some(BonusHand::Flush));
    expect("Ks Ah 2c 3c Jk", None);
    expect("Ts Js Qs Ks Ah", Some(BonusHand::Straight));
    expect("5s 4s 3s 2s Ah", Some(BonusHand::Straight));
}

#[test]
fn s680a_6_c_the_joker_is_only_an_ace_among_ranks() {
    proves!("680a.6(c)", "680a.6(c)(9)", "680a.6(c)(10)");
    expect("Kc Kd Kh Qs Jk", Some(BonusHand::ThreeOfAKind));
    expect("Kc Kd 7h 2s Jk", None);
    expect("Kc Kd Qh Qs Jk", Some(BonusHand::TwoPair));
    expect("Ac Kd Kh 2s Jk", Some(BonusHand::TwoPair));
    expect("Ac Ad 7h 2s Jk", Some(BonusHand::ThreeOfAKind));
    expect("Ac Ad 7h 7s Jk", Some(BonusHand::FullHouse));
    expect("Ac 7d 7h 7s Jk", Some(BonusHand::FullHouse));
    expect("Ac Ad Ah 7s Jk", Some(BonusHand::FourOfAKind));
    expect("As 9s 7s 2s Jk", Some(BonusHand::Flush));
}

#[test]
fn s680a_6_c_every_hand_names_its_clause() {
    for (index, hand) in BonusHand::ALL.into_iter().enumerate() {
        assert_eq!(hand.index(), index);
        assert_eq!(hand.provision().id(), std::format!("680a.6(c)({})", index + 1));
    }
}

#[test]
fn s680a_6_c_each_hand_is_called_by_its_name() {
    proves!("680a.6(c)");
    let names = BonusHand::ALL.map(|hand| std::format!("{hand}"));
    assert_eq!(names[0], "five aces");
    assert_eq!(names[9], "two pair");
    for (hand, name) in BonusHand::ALL.iter().zip(&names) {
        assert_eq!(names.iter().filter(|other| *other == name).count(), 1, "{hand:?}");
    }
}
