//! One composition at a time, or many.

use core::num::Wrapping;

use super::composition::Composition;
use super::count::count;
use super::counts::Counts;
use super::lanes::{self, LANES};
use super::number::{NARROW_CARDS, Narrow, Wide};

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
        if together.iter().all(|composition| composition.size() <= lanes::MOST_CARDS) {
            lanes::side_by_side(together, &mut counts);
        } else {
            counts.extend(together.iter().map(solve));
        }
    }
    counts
}
