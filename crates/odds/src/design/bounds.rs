//! From a hold to the whole numbers that may be paid for it.

use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive, Zero};

use crate::figures::{Figures, Outcome};
use crate::ratio::Ratio;

/// What may be paid in all on the moved lines, over all deals: at least the first, at most the second.
///
/// The hold of all deals is what the other outcomes bring the house less what the moved lines are paid.
pub(super) fn paid(
    base: &Figures,
    moved: impl Fn(&Outcome) -> bool,
    least: &Ratio,
    most: &Ratio,
) -> (BigInt, BigInt) {
    let (others, total) = (brought_beside(base, moved), Ratio::whole(base.total));
    (ceiling(&(&others - &(most * &total))), floor(&(&others - &(least * &total))))
}

/// What all outcomes bring the house, over all deals, but for the payouts of those that are moved.
pub(super) fn brought_beside(base: &Figures, moved: impl Fn(&Outcome) -> bool) -> Ratio {
    let won = |outcome: &Outcome| match outcome.pays.filter(|_| moved(outcome)) {
        Some(odds) => &outcome.net - &Ratio::of_odds(odds),
        None => outcome.net.clone(),
    };
    -base.outcomes.iter().map(|outcome| won(outcome) * Ratio::whole(outcome.count)).sum::<Ratio>()
}

/// The greatest whole number that is not above.
pub(super) fn floor(ratio: &Ratio) -> BigInt {
    let (over, under) = (ratio.numerator(), ratio.denominator());
    let towards_zero = over / under;
    if over.is_negative() && !(over % under).is_zero() { towards_zero - 1 } else { towards_zero }
}

/// The least whole number that is not below.
pub(super) fn ceiling(ratio: &Ratio) -> BigInt {
    -floor(&-ratio.clone())
}

/// The number, or the end of the range on its side.
pub(super) fn clamped(number: &BigInt) -> i128 {
    let end = if number.is_negative() { i128::MIN } else { i128::MAX };
    number.to_i128().unwrap_or(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floor_and_ceiling_hold_on_both_sides_of_zero() {
        for (over, under, low, high) in
            [(7, 2, 3, 4), (-7, 2, -4, -3), (6, 2, 3, 3), (-6, 2, -3, -3), (0, 1, 0, 0)]
        {
            let ratio = Ratio::new(over, under);
            assert_eq!((floor(&ratio), ceiling(&ratio)), (BigInt::from(low), BigInt::from(high)));
        }
    }

    #[test]
    fn numbers_out_of_range_are_clamped_on_their_side() {
        let huge = BigInt::from(u128::MAX);
        assert_eq!((clamped(&huge), clamped(&-huge.clone())), (i128::MAX, i128::MIN));
        assert_eq!(clamped(&BigInt::from(-5)), -5);
    }
}
