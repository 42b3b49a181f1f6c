//! No order is likelier than another: small decks are shuffled often enough to count every order they can take.

use std::collections::BTreeMap;

use croupier_shuffle::{Contribution, Seed, Shuffler, Shuffles};

use crate::second_route;

/// How often each order of a deck came up.
fn counted<const CARDS: usize>(
    shuffles: u32,
    mut shuffle: impl FnMut(u32, &mut [u8]),
) -> BTreeMap<Vec<u8>, u32> {
    let mut counts = BTreeMap::new();
    for number in 0..shuffles {
        let mut cards: [u8; CARDS] = std::array::from_fn(|card| card as u8);
        shuffle(number, &mut cards);
        *counts.entry(cards.to_vec()).or_insert(0) += 1;
    }
    counts
}

/// The chi-square statistic of counts that should all be equal.
fn chi_square(counts: &BTreeMap<Vec<u8>, u32>, shuffles: u32, orders: u32) -> f64 {
    let expected = f64::from(shuffles) / f64::from(orders);
    let missing = f64::from(orders) - counts.len() as f64;
    let square = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    counts.values().map(square).sum::<f64>() + missing * expected
}

/// For a number of orders, one more than the degrees of freedom: what chance exceeds one time in a hundred.
const AT_99_PERCENT: [(u32, f64); 4] = [(2, 6.635), (6, 15.086), (24, 41.638), (120, 157.800)];

fn assert_unbiased<const CARDS: usize>(shuffle: impl FnMut(u32, &mut [u8])) {
    let orders: u32 = (1..=CARDS as u32).product();
    let shuffles = 1000 * orders;
    let counts = counted::<CARDS>(shuffles, shuffle);
    assert_eq!(counts.len(), orders as usize, "every order of {CARDS} cards is reached");
    let limit = AT_99_PERCENT.iter().find(|(known, _)| *known == orders).unwrap().1;
    let statistic = chi_square(&counts, shuffles, orders);
    assert!(statistic < limit, "{CARDS} cards: {statistic} is above {limit}");
}

#[test]
fn one_key_after_another_leads_to_every_order_equally_often() {
    let simulated = |number: u32, cards: &mut [u8]| {
        Shuffles { seed: 1, game: 2, table: 3, number: number.into() }.shuffle(cards);
    };
    assert_unbiased::<2>(simulated);
    assert_unbiased::<3>(simulated);
    assert_unbiased::<4>(simulated);
    assert_unbiased::<5>(simulated);
}

#[test]
fn one_stream_leads_to_every_order_equally_often() {
    let mut shuffler = Shuffler::new([5; 32]);
    assert_unbiased::<4>(|_, cards| shuffler.shuffle(cards));
    assert_unbiased::<5>(|_, cards| shuffler.shuffle(cards));
}

#[test]
fn fair_shoes_lead_to_every_order_equally_often() {
    let seed = Seed::new([9; 32]);
    assert_unbiased::<4>(|number, cards| {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        seed.shuffler(&[Contribution::new(bytes)]).shuffle(cards);
    });
}

/// The test can fail: a shuffle that swaps every card with any card favors some orders.
#[test]
fn a_biased_shuffle_is_found_out() {
    let mut shuffler = Shuffler::new([5; 32]);
    let counts = counted::<4>(24_000, |_, cards| {
        let all = std::num::NonZeroU32::new(cards.len() as u32).unwrap();
        (0..cards.len()).for_each(|place| cards.swap(place, shuffler.below(all) as usize));
    });
    assert!(chi_square(&counts, 24_000, 24) > 10.0 * 41.638);
}

#[test]
fn a_number_below_another_is_as_likely_as_the_next() {
    let mut shuffler = Shuffler::new([6; 32]);
    let three_quarters = std::num::NonZeroU32::new(3 << 30).unwrap();
    // Without drawing again, numbers divisible by three would come up half of the time instead of a third.
    let thirds = (0..30_000).filter(|_| shuffler.below(three_quarters).is_multiple_of(3)).count();
    assert!((9_650..10_350).contains(&thirds), "{thirds}");
}

#[test]
fn the_shuffles_of_a_simulated_table_are_those_of_their_key() {
    // The same by Python's `cryptography` 48, from the numbers 7, 1, 3 and 2 packed into a key.
    let expected = [
        29, 12, 2, 41, 38, 1, 8, 25, 35, 22, 6, 14, 47, 32, 3, 13, 7, 31, 43, 36, 49, 11, 21, 30, 50, 20, 40,
        9, 42, 5, 33, 26, 28, 48, 19, 15, 18, 0, 45, 23, 34, 27, 44, 37, 39, 17, 51, 46, 10, 24, 16, 4,
    ];
    let mut cards: Vec<u16> = (0..52).collect();
    Shuffles { seed: 7, game: 1, table: 3, number: 2 }.shuffle(&mut cards);
    assert_eq!(cards, expected);
    let mut key = [0; 32];
    for (place, number) in [(0, 7), (8, 1), (16, 3), (24, 2)] {
        key[place] = number;
    }
    assert_eq!(second_route::order(key, 52), expected);
}
