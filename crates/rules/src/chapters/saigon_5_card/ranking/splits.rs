//! The ten ways to set five cards into a three-card hand and a showdown hand, and the house way (680a.11(b)
//! and (c)).

use core::fmt;

use super::{JOKER_VALUES, ShowdownCount, Value, qualifying_total};
use crate::kit::card::Card;

/// One of the ten ways to set five cards: which three form the three-card hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Split(u8);

/// The places of the three-card hand, then those of the showdown hand.
const PLACES: [([usize; 3], [usize; 2]); 10] = [
    ([0, 1, 2], [3, 4]),
    ([0, 1, 3], [2, 4]),
    ([0, 1, 4], [2, 3]),
    ([0, 2, 3], [1, 4]),
    ([0, 2, 4], [1, 3]),
    ([0, 3, 4], [1, 2]),
    ([1, 2, 3], [0, 4]),
    ([1, 2, 4], [0, 3]),
    ([1, 3, 4], [0, 2]),
    ([2, 3, 4], [0, 1]),
];

impl Split {
    /// Every split; those that keep the cards dealt first in the three-card hand come first.
    pub fn all() -> impl Iterator<Item = Split> + Clone {
        (0..10).map(Split)
    }

    /// The first split: the three cards dealt first, for a hand in which it does not matter.
    pub const FIRST: Split = Split(0);

    /// The three-card hand.
    pub fn three<T: Copy>(self, five: [T; 5]) -> [T; 3] {
        PLACES[self.0 as usize].0.map(|place| five[place])
    }

    /// The showdown hand.
    pub fn showdown<T: Copy>(self, five: [T; 5]) -> [T; 2] {
        PLACES[self.0 as usize].1.map(|place| five[place])
    }
}

impl fmt::Debug for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", PLACES[self.0 as usize])
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Split {
    /// The places of the three-card hand among the five cards, counted from one: `[1, 2, 4]`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.three([1_u8, 2, 3, 4, 5]).serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Split {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Split, D::Error> {
        let places = <[u8; 3]>::deserialize(deserializer)?;
        let found = Split::all().find(|split| split.three([1, 2, 3, 4, 5]) == places);
        found.ok_or_else(|| serde::de::Error::custom("the places of three of five cards, in their order"))
    }
}

/// The house way on values alone: the qualifying split with the highest Point Count (ER-302), the first of
/// [`Split::all`] where several share it. `None` if no three cards qualify (ER-308).
///
/// Without a joker every qualifying split leaves the same Point Count, since the three cards vanish
/// modulo ten; only a joker makes the choice matter.
#[inline]
pub fn best_split_of_values(five: [Value; 5]) -> Option<(Split, ShowdownCount)> {
    let mut best = 0;
    for split in Split::all() {
        best = best.max(merit(split, five));
    }
    let count = ShowdownCount::new(best >> 4)?;
    Some((Split(15 - (best & 15)), count))
}

/// The count in the high half and the place in the list, reversed, in the low half, so that the greater
/// number is the better split; zero where the split does not qualify.
#[inline]
fn merit(split: Split, five: [Value; 5]) -> u8 {
    let merit = ShowdownCount::of(split.showdown(five)).get() << 4 | (15 - split.0);
    if qualifying_total(split.three(five)).is_some() { merit } else { 0 }
}

/// The house way for five cards; see [`best_split_of_values`].
pub fn best_split(five: [Card; 5]) -> Option<(Split, ShowdownCount)> {
    best_split_of_values(five.map(Value::of))
}

/// The ten ways to set five cards.
pub fn splits(five: [Card; 5]) -> impl Iterator<Item = SetHand> {
    Split::all().map(move |split| SetHand::new(five, split))
}

/// Five cards, set into a three-card hand and a showdown hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetHand {
    cards: [Card; 5],
    split: Split,
}

impl SetHand {
    /// Sets five cards.
    pub const fn new(cards: [Card; 5], split: Split) -> SetHand {
        SetHand { cards, split }
    }

    /// The five cards, as dealt.
    pub const fn cards(&self) -> [Card; 5] {
        self.cards
    }

    /// How they are set.
    pub const fn split(&self) -> Split {
        self.split
    }

    /// The three-card hand.
    pub fn three_card_hand(&self) -> [Card; 3] {
        self.split.three(self.cards)
    }

    /// The showdown hand.
    pub fn showdown_hand(&self) -> [Card; 2] {
        self.split.showdown(self.cards)
    }

    /// Whether the three-card hand totals 10, 20 or 30 (680a.1).
    pub fn qualifies(&self) -> bool {
        self.total().is_some()
    }

    /// The total of a three-card hand that qualifies: 10, 20 or 30.
    pub fn total(&self) -> Option<u8> {
        qualifying_total(self.three_card_hand().map(Value::of))
    }

    /// The Point Count of the showdown hand.
    pub fn point_count(&self) -> ShowdownCount {
        ShowdownCount::of(self.showdown_hand().map(Value::of))
    }

    /// The Point Count as far as it is ever compared: only where the three-card hand qualifies.
    pub fn qualified_count(&self) -> Option<ShowdownCount> {
        self.qualifies().then(|| self.point_count())
    }

    /// What the joker counts, if there is one and any value serves the hand it lies in (ER-301).
    pub fn joker_value(&self) -> Option<u8> {
        let (three, showdown) = (self.three_card_hand(), self.showdown_hand());
        if three.contains(&Card::JOKER) {
            self.total().and_then(|total| joker_for(three, |sum| sum == total))
        } else if showdown.contains(&Card::JOKER) {
            let count = self.point_count();
            joker_for(showdown, |sum| ShowdownCount::of_total(sum) == count)
        } else {
            None
        }
    }
}

fn joker_for<const N: usize>(cards: [Card; N], serves: impl Fn(u8) -> bool) -> Option<u8> {
    let sum = |joker| cards.map(|card| Value::of(card).points(joker)).iter().sum();
    JOKER_VALUES.into_iter().find(|&joker| serves(sum(joker)))
}
