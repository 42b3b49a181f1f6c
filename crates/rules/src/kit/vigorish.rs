//! The amount of vigorish: five percent of what a Banker's Hand wager wins. One rate for the three baccarat
//! chapters; when it is collected is each chapter's own matter.

use crate::kit::money::Cents;
use crate::kit::wager::Rounding;

/// One twentieth of the amount won.
pub const RATE_PER_CENT: i64 = 5;

/// The quarter of a dollar that a table may round up to.
pub const QUARTER: Cents = Cents(25);

/// The smallest stake whose every multiple bears a vigorish of whole cents under this rounding.
pub const fn smallest_stake(rounding: Rounding) -> Cents {
    match rounding {
        Rounding::Exact => Cents(20),
        Rounding::UpToQuarter => Cents(1),
    }
}

/// The vigorish on an amount won. `None` if it is not a whole number of cents and the table does not round.
pub const fn amount(won: Cents, rounding: Rounding) -> Option<Cents> {
    let hundredths = match won.0.checked_mul(RATE_PER_CENT) {
        Some(product) => product,
        None => return None,
    };
    match rounding {
        Rounding::Exact if hundredths % 100 == 0 => Some(Cents(hundredths / 100)),
        Rounding::Exact => None,
        Rounding::UpToQuarter => Some(Cents(div_up(hundredths, 100 * QUARTER.0) * QUARTER.0)),
    }
}

const fn div_up(a: i64, b: i64) -> i64 {
    if a % b == 0 { a / b } else { a / b + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s627a_12_c_vigorish_is_a_twentieth_of_the_amount_won() {
        crate::proves!("627a.12(c)", "629a.12(c)", "631a.13(c)");
        for stake in (0..200_000).step_by(20) {
            let vigorish = amount(Cents(stake), Rounding::Exact);
            assert_eq!(vigorish, Some(Cents(stake / 20)));
        }
    }

    #[test]
    fn a_vigorish_of_a_broken_cent_is_not_rounded_in_silence() {
        for stake in (0..1000).filter(|stake| stake % 20 != 0) {
            assert_eq!(amount(Cents(stake), Rounding::Exact), None);
        }
    }

    #[test]
    fn s627a_12_c_rounding_goes_up_to_the_quarter_and_leaves_quarters_alone() {
        crate::proves!("627a.12(c)", "629a.12(c)", "631a.13(c)");
        for (won, vigorish) in
            [(1500, 75), (700, 50), (200, 25), (500, 25), (1, 25), (501, 50), (10_000, 500)]
        {
            assert_eq!(amount(Cents(won), Rounding::UpToQuarter), Some(Cents(vigorish)), "{won}");
        }
        for won in 1..20_000 {
            let rounded = amount(Cents(won), Rounding::UpToQuarter).unwrap();
            assert!(rounded.is_multiple_of(QUARTER));
            assert!(rounded.0 * 100 >= won * 5 && (rounded.0 - 25) * 100 < won * 5);
        }
    }
}
