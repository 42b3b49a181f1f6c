//! Payout odds as the chapters write them: `30 to 1`, `1 to 2`.

use core::fmt;
use core::str::FromStr;

use crate::kit::money::{Cents, grouped, whole};

/// What a winning wager is paid: units won for units staked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    pays: u32,
    per: u32,
}

impl Odds {
    /// Even money.
    pub const EVEN: Odds = Odds::to_1(1);

    /// This many to one.
    pub const fn to_1(pays: u32) -> Odds {
        Odds { pays, per: 1 }
    }

    /// Units won to units staked; a wager of nothing has no odds.
    pub const fn new(pays: u32, per: u32) -> Option<Odds> {
        if per == 0 { None } else { Some(Odds { pays, per }) }
    }

    /// Half the wager, the one payout below even money in the chapters.
    pub const HALF: Odds = Odds { pays: 1, per: 2 };

    /// The units paid, for [`Odds::per`] units staked.
    pub const fn pays(self) -> u32 {
        self.pays
    }

    /// The units staked.
    pub const fn per(self) -> u32 {
        self.per
    }

    /// The smallest stake, in cents, of which every multiple is paid in whole cents.
    pub const fn smallest_stake(self) -> Cents {
        Cents((self.per / gcd(self.pays, self.per)) as i64)
    }

    /// What a stake is paid. `None` if that is not a whole number of cents, or too large to count.
    pub const fn pay(self, stake: Cents) -> Option<Cents> {
        match stake.0.checked_mul(self.pays as i64) {
            Some(product) if product % self.per as i64 == 0 => Some(Cents(product / self.per as i64)),
            _ => None,
        }
    }

    /// Whether these odds are at least as good for the player as others.
    pub const fn at_least(self, other: Odds) -> bool {
        self.pays as u64 * other.per as u64 >= other.pays as u64 * self.per as u64
    }
}

const fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        grouped(f, self.pays as u64)?;
        f.write_str(" to ")?;
        grouped(f, self.per as u64)
    }
}

/// The text is not odds such as `8 to 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOdds;

impl fmt::Display for NotOdds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("odds are written as two whole numbers, such as \"8 to 1\"")
    }
}

impl core::error::Error for NotOdds {}

impl FromStr for Odds {
    type Err = NotOdds;

    fn from_str(text: &str) -> Result<Odds, NotOdds> {
        let (pays, per) = text.split_once(" to ").ok_or(NotOdds)?;
        Odds::new(number(pays)?, number(per)?).ok_or(NotOdds)
    }
}

fn number(text: &str) -> Result<u32, NotOdds> {
    whole(text.trim()).ok().and_then(|number| number.try_into().ok()).ok_or(NotOdds)
}

#[cfg(feature = "serde")]
impl serde::Serialize for Odds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn odds_are_written_as_the_chapters_write_them() {
        for (odds, text) in
            [(Odds::to_1(30), "30 to 1"), (Odds::HALF, "1 to 2"), (Odds::to_1(200_000), "200,000 to 1")]
        {
            assert_eq!(odds.to_string(), text);
            assert_eq!(text.parse(), Ok(odds));
        }
        for text in ["8", "8 for 1", "8 to 0", "-8 to 1", "8.5 to 1", " to 1", "8to1", "1,,2 to 1", "+8 to 1"]
        {
            assert_eq!(text.parse::<Odds>(), Err(NotOdds), "{text:?}");
        }
    }

    #[test]
    fn a_payment_is_a_whole_number_of_cents_or_none() {
        assert_eq!(Odds::HALF.pay(Cents(1000)), Some(Cents(500)));
        assert_eq!(Odds::HALF.pay(Cents(25)), None);
        assert_eq!(Odds::HALF.smallest_stake(), Cents(2));
        assert_eq!(Odds { pays: 17, per: 2 }.pay(Cents(2)), Some(Cents(17)));
        assert_eq!(Odds { pays: 16, per: 2 }.smallest_stake(), Cents(1));
        assert_eq!(Odds::to_1(200_000).pay(Cents::LARGEST_WAGER), Some(Cents(200_000_000_000_000_000)));
        assert_eq!(Odds::to_1(200_000).pay(Cents(i64::MAX)), None);
    }

    #[test]
    fn better_odds_are_recognized_across_denominators() {
        let (half, nine_tenths) = (Odds::HALF, Odds { pays: 9, per: 10 });
        assert!(nine_tenths.at_least(half) && !half.at_least(nine_tenths));
        assert!(Odds::to_1(8).at_least(Odds { pays: 16, per: 2 }));
    }
}
