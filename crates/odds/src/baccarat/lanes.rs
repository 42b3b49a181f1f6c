//! Several compositions at a time, in doubles. This is the only file of the crate that computes with floats.
//!
//! A double holds every whole number up to 2⁵³ exactly, and sums, differences and products of whole numbers are
//! exact as long as they stay below that in size. All terms of the identities do, for shoes of up to
//! [`MOST_CARDS`] cards. The processor multiplies several doubles at once; 64-bit integers it does not.
#![allow(clippy::float_arithmetic, reason = "whole numbers below 2⁵³ only, which doubles hold exactly")]

use core::ops::{Add, Mul, Sub};

use super::composition::Composition;
use super::count::count;
use super::counts::Counts;
use super::number::Number;

/// How many compositions are counted side by side: as many doubles as the processor is known to multiply at once.
pub(super) const LANES: usize = if cfg!(target_feature = "avx") { 4 } else { 2 };

/// The most cards that have fewer than 2⁵³ orders of six.
pub(super) const MOST_CARDS: u32 = 456;

/// A whole number for each of the compositions.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Lanes([f64; LANES]);

impl Number for Lanes {
    const ZERO: Lanes = Lanes([0.0; LANES]);
    const ONE: Lanes = Lanes([1.0; LANES]);
}

macro_rules! lane_by_lane {
    ($trait:ident, $method:ident, $operator:tt) => {
        impl $trait for Lanes {
            type Output = Lanes;
            #[inline(always)]
            fn $method(self, other: Lanes) -> Lanes {
                Lanes(core::array::from_fn(|lane| self.0[lane] $operator other.0[lane]))
            }
        }
    };
}

lane_by_lane!(Add, add, +);
lane_by_lane!(Sub, sub, -);
lane_by_lane!(Mul, mul, *);

/// Counts every result of a round from each of up to [`LANES`] compositions of up to [`MOST_CARDS`] cards.
#[inline(never)]
pub(super) fn side_by_side(together: &[Composition], counts: &mut Vec<Counts>) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_shoe_has_few_enough_deals() {
        let powers = |cards: u32| u128::from(cards).pow(6);
        assert!(powers(MOST_CARDS) < 1 << 53 && powers(MOST_CARDS + 1) > 1 << 53);
    }
}
