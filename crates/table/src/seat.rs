//! Seat numbers. They rise counterclockwise from the dealer's right, in every game (reading ER-112): going
//! clockwise is descending, and the player farthest to the dealer's left has the highest number.

use core::fmt;
use core::str::FromStr;

/// The most seats any chapter allows.
pub const MAX_SEATS: usize = 14;

/// A numbered position at the table, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Seat(u8);

impl Seat {
    /// The seat of a number, if any table has one.
    pub const fn new(number: u8) -> Option<Seat> {
        if number >= 1 && number as usize <= MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The place in an array keyed by seat.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The first seats, up to a number, counterclockwise from the dealer's right.
    pub fn counterclockwise(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (1..=seats.min(MAX_SEATS as u8)).map(Seat)
    }

    /// The first seats, up to a number, clockwise from the dealer's left.
    pub fn clockwise(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::counterclockwise(seats).rev()
    }

    /// The other seats of a table, counterclockwise from the one to the right of this one, once round.
    pub fn others_counterclockwise(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..seats).map(move |step| Seat((self.0 - 1 + step) % seats + 1))
    }

    /// The other seats of a table, clockwise from the one to the left of this one, once round.
    pub fn others_clockwise(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..seats).map(move |step| Seat((self.0 - 1 + seats - step) % seats + 1))
    }
}

/// A number or a word that names no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeat;

impl fmt::Display for NotASeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seat from 1 to {MAX_SEATS}")
    }
}

impl core::error::Error for NotASeat {}

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(number: u8) -> Result<Seat, NotASeat> {
        Seat::new(number).ok_or(NotASeat)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl FromStr for Seat {
    type Err = NotASeat;

    /// The inverse of [`Display`](fmt::Display): `seat 3`.
    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        let number = text.strip_prefix("seat ").and_then(|number| number.parse().ok());
        number.and_then(Seat::new).ok_or(NotASeat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
        seats.map(Seat::number).collect()
    }

    #[test]
    fn the_ways_round_the_table_are_each_others_reverse() {
        assert_eq!(numbers(Seat::counterclockwise(4)), [1, 2, 3, 4]);
        assert_eq!(numbers(Seat::clockwise(4)), [4, 3, 2, 1]);
        let third = Seat::new(3).unwrap();
        assert_eq!(numbers(third.others_counterclockwise(4)), [4, 1, 2]);
        assert_eq!(numbers(third.others_clockwise(4)), [2, 1, 4]);
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(15), None);
    }
}
