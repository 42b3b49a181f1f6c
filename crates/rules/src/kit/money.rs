//! Money in whole cents. No float comes near it, and nothing is rounded without a name for it.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use core::str::FromStr;

/// An amount of play chips in whole cents. Croupier moves no real money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Cents(pub i64);

impl Cents {
    /// Nothing.
    pub const ZERO: Cents = Cents(0);

    /// The largest single wager: ten billion dollars. It keeps every payout far inside 64 bits.
    pub const LARGEST_WAGER: Cents = Cents(1_000_000_000_000);

    /// Whole dollars.
    pub const fn dollars(dollars: i64) -> Cents {
        Cents(dollars * 100)
    }

    /// Whether there is any.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Whether the amount consists of whole pieces of this size.
    pub const fn is_multiple_of(self, piece: Cents) -> bool {
        piece.0 != 0 && self.0 % piece.0 == 0
    }
}

impl fmt::Display for Cents {
    /// Dollars and, where there are any, cents: `$100`, `$7.50`, `-$0.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (dollars, cents) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        write!(f, "{sign}$")?;
        grouped(f, dollars)?;
        if cents == 0 { Ok(()) } else { write!(f, ".{cents:02}") }
    }
}

/// Thousands are separated by commas, as signs and forms print them.
pub(crate) fn grouped(f: &mut fmt::Formatter<'_>, number: u64) -> fmt::Result {
    if number < 1000 {
        return write!(f, "{number}");
    }
    grouped(f, number / 1000)?;
    write!(f, ",{:03}", number % 1000)
}

/// The text is not an amount of dollars such as `100` or `7.50`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotDollars;

impl fmt::Display for NotDollars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("money is written in dollars with at most two decimals, such as 100 or 7.50")
    }
}

impl core::error::Error for NotDollars {}

impl FromStr for Cents {
    type Err = NotDollars;

    /// Reads dollars: `100`, `7.5`, `7.50`, `$50,000`. A third decimal is refused rather than rounded.
    fn from_str(text: &str) -> Result<Cents, NotDollars> {
        let text = text.strip_prefix('$').unwrap_or(text);
        let (dollars, cents) = text.split_once('.').unwrap_or((text, "0"));
        let dollars = whole(dollars)?;
        let cents = match (cents.len(), digits(cents)?) {
            (1, tenths) => tenths * 10,
            (2, cents) => cents,
            _ => return Err(NotDollars),
        };
        dollars.checked_mul(100).and_then(|d| d.checked_add(cents)).map(Cents).ok_or(NotDollars)
    }
}

/// A whole number whose thousands may be separated by commas; a comma anywhere else is a mistake.
pub(crate) fn whole(text: &str) -> Result<i64, NotDollars> {
    let mut groups = text.split(',');
    let first = groups.next().unwrap_or_default();
    if text.contains(',') && first.len() > 3 {
        return Err(NotDollars);
    }
    groups.try_fold(digits(first)?, |sum, group| {
        if group.len() != 3 {
            return Err(NotDollars);
        }
        let group = digits(group)?;
        sum.checked_mul(1000).and_then(|s| s.checked_add(group)).ok_or(NotDollars)
    })
}

fn digits(text: &str) -> Result<i64, NotDollars> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(NotDollars);
    }
    text.parse().map_err(|_| NotDollars)
}

impl Add for Cents {
    type Output = Cents;
    fn add(self, other: Cents) -> Cents {
        Cents(self.0 + other.0)
    }
}

impl Sub for Cents {
    type Output = Cents;
    fn sub(self, other: Cents) -> Cents {
        Cents(self.0 - other.0)
    }
}

impl Neg for Cents {
    type Output = Cents;
    fn neg(self) -> Cents {
        Cents(-self.0)
    }
}

impl AddAssign for Cents {
    fn add_assign(&mut self, other: Cents) {
        *self = *self + other;
    }
}

impl SubAssign for Cents {
    fn sub_assign(&mut self, other: Cents) {
        *self = *self - other;
    }
}

impl Sum for Cents {
    fn sum<I: Iterator<Item = Cents>>(amounts: I) -> Cents {
        amounts.fold(Cents::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn dollars_are_read_exactly_or_not_at_all() {
        for (text, cents) in [
            ("100", 10_000),
            ("7.50", 750),
            ("7.5", 750),
            ("0.05", 5),
            ("$50,000", 5_000_000),
            ("1,234.05", 123_405),
        ] {
            assert_eq!(text.parse(), Ok(Cents(cents)), "{text}");
        }
        for text in
            ["", "-1", "7.505", "7.", ".5", "1e3", "1,23", "1234,567", "99999999999999999999", "ten", "1 0"]
        {
            assert_eq!(text.parse::<Cents>(), Err(NotDollars), "{text:?}");
        }
    }

    #[test]
    fn amounts_are_shown_as_dollars() {
        for (cents, text) in
            [(0, "$0"), (5, "$0.05"), (-25, "-$0.25"), (750, "$7.50"), (5_000_000, "$50,000")]
        {
            assert_eq!(Cents(cents).to_string(), text);
        }
    }
}
