use super::*;
use crate::chapters::saigon_5_card::every_hand::{self, five};
use crate::kit::card::Suit;
use crate::proves;
use std::string::ToString;
use std::vec::Vec;

/// What each letter of the card notation may count, written apart from the tables under test.
fn naive_values(card: Card) -> &'static [u8] {
    match card.to_string().as_str() {
        "Jk" => &[3, 6, 9],
        text => match text.as_bytes()[0] {
            b'A' => &[1],
            b'2' => &[2],
            b'3' => &[3],
            b'4' => &[4],
            b'5' => &[5],
            b'6' => &[6],
            b'7' => &[7],
            b'8' => &[8],
            b'9' => &[9],
            _ => &[10],
        },
    }
}

/// The highest Point Count over every way to pick two cards for the showdown hand and every value of the
/// joker; zero where no way qualifies.
fn naive_best(values: [&[u8]; 5]) -> u8 {
    let mut best = 0;
    for turn in 0..3 {
        let counts = values.map(|may_count| may_count[turn % may_count.len()]);
        let all: u8 = counts.iter().sum();
        for i in 0..5 {
            for j in 0..i {
                let two = counts[i] + counts[j];
                let fits = [10, 20, 30].contains(&(all - two));
                best = if fits { best.max((two - 1) % 10 + 1) } else { best };
            }
        }
    }
    best
}

fn rank_values(rank: Rank) -> Vec<u8> {
    Suit::ALL.iter().map(|&suit| Value::of(Card::new(rank, suit)).points(0)).collect()
}

#[test]
fn s680a_6_a_1_two_to_nine_count_their_face() {
    proves!("680a.6(a)(1)");
    for (rank, face) in Rank::ALL[..8].iter().zip(2..=9) {
        assert_eq!(rank_values(*rank), [face; 4]);
        assert_eq!(Value::of_rank(*rank).provision(), cite!("680a.6(a)(1)"));
    }
}

#[test]
fn s680a_6_a_2_ten_and_pictures_count_ten() {
    proves!("680a.6(a)(2)");
    for rank in [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King] {
        assert_eq!(rank_values(rank), [10; 4]);
        assert_eq!(Value::of_rank(rank).provision(), cite!("680a.6(a)(2)"));
    }
}

#[test]
fn s680a_6_a_3_an_ace_counts_one() {
    proves!("680a.6(a)(3)");
    assert_eq!(rank_values(Rank::Ace), [1; 4]);
    assert_eq!(Value::Ace.provision(), cite!("680a.6(a)(3)"));
}

#[test]
fn s680a_6_a_4_a_joker_counts_3_6_or_9_and_nothing_else() {
    proves!("680a.6(a)(4)");
    assert_eq!(Value::of(Card::JOKER), Value::Joker);
    assert_eq!(Value::Joker.provision(), cite!("680a.6(a)(4)"));
    for (a, b) in (1..=10u8).flat_map(|a| (1..=10u8).map(move |b| (a, b))) {
        let total = match a + b {
            4 | 7 => Some(10),
            11 | 14 | 17 => Some(20),
            _ => None,
        };
        let three = [Value::Joker, Value::ALL[a as usize - 1], Value::ALL[b as usize - 1]];
        assert_eq!(qualifying_total(three), total, "{a} and {b}");
    }
}

#[test]
fn s680a_6_b_the_point_count_of_every_two_values() {
    proves!("680a.6(b)");
    for (a, b) in (1..=10u8).flat_map(|a| (1..=10u8).map(move |b| (a, b))) {
        let two = [Value::ALL[a as usize - 1], Value::ALL[b as usize - 1]];
        let count = if a + b > 10 { a + b - 10 } else { a + b };
        assert_eq!(ShowdownCount::of(two).get(), count, "{a} and {b}");
    }
}

#[test]
fn s680a_6_b_a_joker_in_the_showdown_hand_takes_the_best_count() {
    proves!("680a.6(b)", "680a.6(a)(4)");
    let best = [10, 8, 9, 10, 8, 9, 10, 7, 8, 9];
    for (value, count) in Value::ALL.into_iter().zip(best) {
        assert_eq!(ShowdownCount::of([value, Value::Joker]).get(), count);
        assert_eq!(ShowdownCount::of([Value::Joker, value]).get(), count);
    }
}

#[test]
fn s680a_6_b_1_ace_and_four_count_five() {
    proves!("680a.6(b)(1)");
    let hand = five("Kc Kd Kh As 4d");
    let set = SetHand::new(hand, Split::FIRST);
    assert_eq!(set.showdown_hand().map(|card| card.to_string()), ["As", "4d"]);
    assert_eq!(set.point_count().get(), 5);
}

#[test]
fn s680a_6_b_2_ten_and_jack_count_ten() {
    proves!("680a.6(b)(2)");
    assert_eq!(SetHand::new(five("Kc Kd Kh Ts Jd"), Split::FIRST).point_count().get(), 10);
}

#[test]
fn s680a_6_b_the_worked_examples_hold() {
    proves!("680a.6(b)(1)", "680a.6(b)(2)");
    for example in WORKED_EXAMPLES {
        let values = example.showdown_hand.map(Value::of_rank);
        assert_eq!(values.map(|value| value.points(0)).iter().sum::<u8>(), example.total);
        assert_eq!(ShowdownCount::of(values).get(), example.count);
    }
    assert_eq!(WORKED_EXAMPLES.map(|e| (e.total, e.count)), [(5, 5), (20, 10)]);
}

#[test]
fn s680a_6_b_counts_run_from_1_to_10() {
    proves!("680a.6(b)");
    assert_eq!((ShowdownCount::new(0), ShowdownCount::new(11)), (None, None));
    assert!(ShowdownCount::all().map(ShowdownCount::get).eq(1..=10));
    assert!(ShowdownCount::all().is_sorted());
    assert_eq!(ShowdownCount::all().filter(|count| count.is_five()).count(), 1);
}

#[test]
fn s680a_1_qualify_means_a_total_of_10_20_or_30() {
    proves!("680a.1/qualify");
    let mut qualifying = [0; 31];
    for i in 0..1000u16 {
        let points = [i / 100, i / 10 % 10, i % 10].map(|digit| digit as usize + 1);
        let total: usize = points.iter().sum();
        let expected = [10, 20, 30].contains(&total).then_some(total as u8);
        assert_eq!(qualifying_total(points.map(|point| Value::ALL[point - 1])), expected);
        qualifying[total] += usize::from(expected.is_some());
    }
    assert_eq!((qualifying[10], qualifying[20], qualifying[30]), (36, 63, 1));
}

#[test]
fn s680a_1_the_showdown_hand_is_the_two_cards_left() {
    proves!("680a.1/showdown-hand");
    let mut seen = std::collections::BTreeSet::new();
    for set in splits(five("Jk 8h 6d 5c 2s")) {
        let mut all = set.three_card_hand().to_vec();
        assert!(seen.insert(all.clone()));
        all.extend(set.showdown_hand());
        all.sort_unstable();
        assert_eq!(all, ["2s", "5c", "6d", "8h", "Jk"].map(|card| card.parse().unwrap()));
    }
    assert_eq!(seen.len(), 10);
}

#[test]
fn s680a_11_b_1_the_example_is_set_as_the_chapter_sets_it() {
    proves!("680a.11(b)(1)", "680a.6(a)(4)");
    let hand = five("Jk 8h 6d 5c 2s");
    let (split, count) = best_split(hand).unwrap();
    let set = SetHand::new(hand, split);
    assert_eq!(set.three_card_hand().map(|card| card.to_string()), ["Jk", "6d", "5c"]);
    assert_eq!(set.showdown_hand().map(|card| card.to_string()), ["8h", "2s"]);
    assert_eq!((set.total(), set.joker_value(), count.get()), (Some(20), Some(9), 10));
}

#[test]
fn s680a_6_a_4_the_joker_value_is_the_one_that_serves() {
    proves!("680a.6(a)(4)");
    let read = |text| {
        let set = SetHand::new(five(text), Split::FIRST);
        (set.total(), set.point_count().get(), set.joker_value())
    };
    assert_eq!(read("Jk 5c 2s 8h 6d"), (Some(10), 4, Some(3)));
    assert_eq!(read("Jk 8h 6d 5c 2s"), (Some(20), 7, Some(6)));
    assert_eq!(read("Jk 5c 6d 8h 2s"), (Some(20), 10, Some(9)));
    assert_eq!(read("Jk 5c 8d 8h 2s"), (None, 10, None));
    assert_eq!(read("Kc Kd Kh 2c Jk"), (Some(30), 8, Some(6)));
    assert_eq!(read("Kc Kd Kh Ac Jk"), (Some(30), 10, Some(9)));
    assert_eq!(read("Kc Kd Kh 7c Jk"), (Some(30), 10, Some(3)));
    assert_eq!(read("Kc Kd Kh 7c 8c"), (Some(30), 5, None));
}

/// Every ordered hand of values with at most one joker, and the house way's tie-break with it.
#[test]
fn s680a_11_c_1_the_house_way_on_every_hand_of_values() {
    proves!("680a.11(b)(1)", "680a.11(c)(1)", "680a.11(c)(2)");
    for i in 0..11u32.pow(5) {
        let five = [0, 1, 2, 3, 4].map(|place| Value::ALL[(i / 11u32.pow(place) % 11) as usize]);
        if five.iter().filter(|&&value| value == Value::Joker).count() > 1 {
            continue;
        }
        let qualifying = || Split::all().filter(|split| qualifying_total(split.three(five)).is_some());
        let count = |split: Split| ShowdownCount::of(split.showdown(five));
        let highest = qualifying().map(count).max();
        let first = qualifying().find(|&split| Some(count(split)) == highest);
        assert_eq!(best_split_of_values(five), first.zip(highest));
    }
}

#[test]
fn without_a_joker_every_qualifying_split_has_the_same_count() {
    for i in 0..10u32.pow(5) {
        let five = [0, 1, 2, 3, 4].map(|place| Value::ALL[(i / 10u32.pow(place) % 10) as usize]);
        if let Some((_, best)) = best_split_of_values(five) {
            let mut qualifying = Split::all().filter(|split| qualifying_total(split.three(five)).is_some());
            assert!(qualifying.all(|split| ShowdownCount::of(split.showdown(five)) == best));
        }
    }
}

fn best_count(best: Option<(Split, ShowdownCount)>) -> u8 {
    best.map_or(0, |(_, count)| count.get())
}

/// Hands by best Point Count, index zero for those that do not qualify, from the multisets of values.
fn counts_by_multiset() -> [u32; 11] {
    let mut counts = [0; 11];
    for i in 0..11usize.pow(5) {
        let places = [0, 1, 2, 3, 4].map(|place| i / 11usize.pow(place) % 11);
        if places.is_sorted() {
            counts[best_count(best_split_of_values(places.map(|p| Value::ALL[p]))) as usize] +=
                hands_of(places);
        }
    }
    counts
}

/// How many hands have these values: four cards of each, sixteen of ten, one joker.
fn hands_of(places: [usize; 5]) -> u32 {
    let copies = |place| match place {
        9 => 16,
        10 => 1,
        _ => 4,
    };
    (0..11)
        .map(|place| choose(copies(place), places.iter().filter(|&&p| p == place).count() as u32))
        .product()
}

fn choose(n: u32, k: u32) -> u32 {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) / (i + 1))
}

#[test]
fn s680a_11_b_the_house_way_on_every_hand_of_cards() {
    proves!("680a.11(b)(1)", "680a.11(b)(2)", "680a.11(c)(1)", "680a.11(c)(2)");
    let values: Vec<_> = Card::all_53().map(naive_values).collect();
    let mut counts = [0; 11];
    every_hand::for_each(|hand| {
        let best = naive_best(hand.map(|card| values[card.index()]));
        assert_eq!(best_count(best_split(hand)), best, "{hand:?}");
        counts[best as usize] += 1;
    });
    assert_eq!(counts.iter().sum::<u32>(), every_hand::HANDS);
    assert_eq!(counts, counts_by_multiset());
}
