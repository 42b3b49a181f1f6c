//! A fraction at the moment it is shown: the one place where a figure is rounded or becomes a float.

use core::fmt;

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};

use super::Ratio;

impl Ratio {
    /// The nearest float, for plots and standard errors; a figure that is shown as text uses [`Ratio::decimal`].
    pub fn to_f64(&self) -> f64 {
        self.0.to_f64().unwrap_or(f64::NAN)
    }

    /// The value with this many decimals, halves rounded away from zero: the one rounding, at the moment of showing.
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

    /// As a percentage with this many decimals, without the percent sign.
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

#[cfg(test)]
mod tests {
    use super::*;

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
