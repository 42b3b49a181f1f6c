//! The numbers that the identities are evaluated in.

use core::num::Wrapping;
use core::ops::{Add, Mul, Sub};

/// A ring that holds the counts: plain integers, or several compositions side by side.
pub(super) trait Number: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {
    /// Nothing.
    const ZERO: Self;

    /// One.
    const ONE: Self;

    /// Twice as much.
    #[inline(always)]
    fn twice(self) -> Self {
        self + self
    }

    /// One if something holds, and nothing otherwise.
    #[inline(always)]
    fn one_if(holds: bool) -> Self {
        if holds { Self::ONE } else { Self::ZERO }
    }
}

/// Counts modulo 2⁶⁴. Nothing is lost while the number of deals is below 2⁶⁴, whatever happens on the way.
pub(super) type Narrow = Wrapping<u64>;

/// Counts modulo 2¹²⁸, for shoes of more than [`NARROW_CARDS`] cards.
pub(super) type Wide = Wrapping<u128>;

/// So many cards have fewer than 2⁶⁴ orders of six.
pub(super) const NARROW_CARDS: u32 = 1625;

impl Number for Narrow {
    const ZERO: Narrow = Wrapping(0);
    const ONE: Narrow = Wrapping(1);
}

impl Number for Wide {
    const ZERO: Wide = Wrapping(0);
    const ONE: Wide = Wrapping(1);
}

/// How many compositions are counted side by side: as many doubles as the processor is known to multiply at once.
pub(super) const LANES: usize = if cfg!(target_feature = "avx") { 4 } else { 2 };

/// So many cards have fewer than 2⁵³ orders of six, which doubles hold exactly.
pub(super) const LANES_CARDS: u32 = 456;

/// Counts of several compositions side by side, each a whole number below 2⁵³ in size, which a double holds
/// exactly; the processor multiplies several doubles at once, and 64-bit integers it does not.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Lanes(pub [f64; LANES]);

impl Number for Lanes {
    const ZERO: Lanes = Lanes([0.0; LANES]);
    const ONE: Lanes = Lanes([1.0; LANES]);
}

macro_rules! lane_by_lane {
    ($trait:ident, $method:ident) => {
        impl $trait for Lanes {
            type Output = Lanes;
            #[inline(always)]
            fn $method(self, other: Lanes) -> Lanes {
                Lanes(core::array::from_fn(|lane| $trait::$method(self.0[lane], other.0[lane])))
            }
        }
    };
}

lane_by_lane!(Add, add);
lane_by_lane!(Sub, sub);
lane_by_lane!(Mul, mul);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_shoes_of_each_kind_have_few_enough_deals() {
        let powers = |cards: u32| u128::from(cards).pow(6);
        assert!(powers(NARROW_CARDS) < 1 << 64 && powers(NARROW_CARDS + 1) > 1 << 64);
        assert!(powers(LANES_CARDS) < 1 << 53 && powers(LANES_CARDS + 1) > 1 << 53);
    }
}
