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

    /// One if something holds, and zero otherwise.
    #[inline(always)]
    fn one_if(holds: bool) -> Self {
        if holds { Self::ONE } else { Self::ZERO }
    }
}

/// Counts modulo 2⁶⁴. Nothing is lost while the number of deals is below 2⁶⁴, whatever happens on the way.
pub(super) type Narrow = Wrapping<u64>;

/// Counts modulo 2¹²⁸, for shoes of more than [`NARROW_CARDS`] cards.
pub(super) type Wide = Wrapping<u128>;

/// The most cards that have fewer than 2⁶⁴ orders of six.
pub(super) const NARROW_CARDS: u32 = 1625;

impl Number for Narrow {
    const ZERO: Narrow = Wrapping(0);
    const ONE: Narrow = Wrapping(1);
}

impl Number for Wide {
    const ZERO: Wide = Wrapping(0);
    const ONE: Wide = Wrapping(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_shoe_has_few_enough_deals() {
        let powers = |cards: u32| u128::from(cards).pow(6);
        assert!(powers(NARROW_CARDS) < 1 << 64 && powers(NARROW_CARDS + 1) > 1 << 64);
    }
}
