//! One composition at a time, or many.

use core::num::Wrapping;

use super::composition::Composition;
use super::count::count;
use super::counts::Counts;
use super::number::{LANES, LANES_CARDS, Lanes, NARROW_CARDS, Narrow, Number, Wide};

/// Counts every result of a round from these cards.
pub fn solve(composition: &Composition) -> Counts {
    match composition.size() {
        0..=NARROW_CARDS => narrow(composition),
        _ => wide(composition),
    }
}

#[inline(never)]
fn narrow(composition: &Composition) -> Counts {
    let cards: [Narrow; 10] = composition.values().map(|cards| Wrapping(cards.into()));
    Counts::new(count(cards).map(|deals| deals.0.into()))
}

#[inline(never)]
fn wide(composition: &Composition) -> Counts {
    let cards: [Wide; 10] = composition.values().map(|cards| Wrapping(cards.into()));
    Counts::new(count(cards).map(|deals| deals.0))
}

/// Counts every result of a round from each of many sets of cards, several at a time.
pub fn solve_many(compositions: &[Composition]) -> Vec<Counts> {
    let mut counts = Vec::with_capacity(compositions.len());
    for together in compositions.chunks(LANES) {
        if together.iter().all(|composition| composition.size() <= LANES_CARDS) {
            side_by_side(together, &mut counts);
        } else {
            counts.extend(together.iter().map(solve));
        }
    }
    counts
}

#[inline(never)]
fn side_by_side(together: &[Composition], counts: &mut Vec<Counts>) {
    let mut cards = [Lanes::ZERO; 10];
    for (lane, composition) in together.iter().enumerate() {
        for (cards, value) in cards.iter_mut().zip(composition.values()) {
            cards.0[lane] = value.into();
        }
    }
    let classes = count(cards);
    for lane in 0..together.len() {
        counts.push(Counts::new(classes.map(|deals| deals.0[lane] as u64 as u128)));
    }
}
