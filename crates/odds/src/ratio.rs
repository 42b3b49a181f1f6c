//! Exact fractions of any size.

use core::fmt;
use core::ops::{Add, Div, Mul, Neg, Sub};

use croupier_rules::Odds;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};

/// An exact fraction, always reduced.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ratio(BigRational);

impl Ratio {
    /// A fraction of two whole numbers; the second must not be zero.
    pub fn new(numerator: impl Into<BigInt>, denominator: impl Into<BigInt>) -> Ratio {
        Ratio(BigRational::new(numerator.into(), denominator.into()))
    }

    /// A whole number.
    pub fn whole(number: impl Into<BigInt>) -> Ratio {
        Ratio(BigRational::from_integer(number.into()))
    }

    /// Nothing.
    pub fn zero() -> Ratio {
        Ratio::whole(0)
    }

    /// What one unit wins at these odds.
    pub fn of_odds(odds: Odds) -> Ratio {
        Ratio::new(odds.pays(), odds.per())
    }

    /// Whether it is more than nothing.
    pub fn is_positive(&self) -> bool {
        self.0.is_positive()
    }

    /// Whether it is nothing.
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// Without its sign.
    pub fn abs(&self) -> Ratio {
        Ratio(self.0.abs())
    }

    /// The numerator of the reduced fraction.
    pub fn numerator(&self) -> &BigInt {
        self.0.numer()
    }

    /// The denominator of the reduced fraction.
    pub fn denominator(&self) -> &BigInt {
        self.0.denom()
    }

    /// The nearest float, for plots and standard errors; a figure that is shown as text uses [`Ratio::decimal`].
    pub fn to_f64(&self) -> f64 {
        self.0.to_f64().unwrap_or(f64::NAN)
    }

    /// The value with so many decimals, halves rounded away from zero: the one rounding, at the moment of showing.
    pub fn decimal(&self, places: u32) -> String {
        let scale = BigInt::from(10u32).pow(places);
        let scaled = (&self.0 * BigRational::from_integer(scale.clone())).round().to_integer();
        let sign = if scaled.is_negative() { "-" } else { "" };
        let (whole, rest) = (scaled.abs() / &scale, scaled.abs() % &scale);
        if places == 0 {
            format!("{sign}{whole}")
        } else {
            format!("{sign}{whole}.{rest:0>width$}", width = places as usize)
        }
    }

    /// As a percentage with so many decimals, without the sign for per cent.
    pub fn percent(&self, places: u32) -> String {
        (self * &Ratio::whole(100)).decimal(places)
    }
}

impl fmt::Display for Ratio {
    /// `numerator/denominator`, reduced; a whole number without denominator.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.to_string())
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident) => {
        impl $trait<&Ratio> for &Ratio {
            type Output = Ratio;
            fn $method(self, other: &Ratio) -> Ratio {
                Ratio($trait::$method(&self.0, &other.0))
            }
        }

        impl $trait for Ratio {
            type Output = Ratio;
            fn $method(self, other: Ratio) -> Ratio {
                Ratio($trait::$method(self.0, other.0))
            }
        }
    };
}

operator!(Add, add);
operator!(Sub, sub);
operator!(Mul, mul);
operator!(Div, div);

impl Neg for Ratio {
    type Output = Ratio;
    fn neg(self) -> Ratio {
        Ratio(-self.0)
    }
}

impl core::iter::Sum for Ratio {
    fn sum<I: Iterator<Item = Ratio>>(ratios: I) -> Ratio {
        ratios.fold(Ratio::zero(), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_reduced_and_whole_numbers_stand_alone() {
        assert_eq!(Ratio::new(6, -4).to_string(), "-3/2");
        assert_eq!(Ratio::new(6, 3).to_string(), "2");
        assert_eq!(Ratio::zero().to_string(), "0");
    }

    #[test]
    fn decimals_round_halves_away_from_zero() {
        for (ratio, places, text) in [
            (Ratio::new(1, 8), 2, "0.13"),
            (Ratio::new(-1, 8), 2, "-0.13"),
            (Ratio::new(1, 3), 6, "0.333333"),
            (Ratio::new(-1, 1000), 2, "0.00"),
            (Ratio::new(5, 2), 0, "3"),
            (Ratio::new(1, 20), 3, "0.050"),
        ] {
            assert_eq!(ratio.decimal(places), text);
        }
        assert_eq!(Ratio::new(797, 10000).percent(2), "7.97");
    }
}
