//! Exact fractions of any size.

mod shown;

use core::ops::{Add, Div, Mul, Neg, Sub};

use croupier_rules::Odds;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

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

    /// Zero.
    pub fn zero() -> Ratio {
        Ratio::whole(0)
    }

    /// What one unit wins at these odds.
    pub fn of_odds(odds: Odds) -> Ratio {
        Ratio::new(odds.pays(), odds.per())
    }

    /// Whether it is above zero.
    pub fn is_positive(&self) -> bool {
        self.0.is_positive()
    }

    /// Whether it is zero.
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
}
