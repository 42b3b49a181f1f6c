//! One of the tables that are played side by side, alone.

use croupier_rules::families::baccarat::{CardValue, Coup, dealing};

use super::Shoe;
use super::draws::places;
use super::rules::BURNED;
use crate::stream::{Key, Words};

/// A table that draws as the lanes draw and deals by the functions of the rules.
///
/// It plays what is left over when a run is not a whole number of blocks, and it is what the lanes are held against.
pub struct Lane {
    shoe: Shoe,
    key: Key,
    words: Words,
    left: [u32; 10],
    shoes: u64,
    round: u64,
    last_below: u32,
}

impl Lane {
    /// A table whose first shoe is about to begin.
    pub fn new(shoe: Shoe, key: Key) -> Lane {
        let mut lane =
            Lane { shoe, key, words: Words::of(key), left: [0; 10], shoes: 0, round: 0, last_below: 0 };
        lane.new_shoe();
        lane
    }

    fn new_shoe(&mut self) {
        self.left = self.shoe.values();
        let burned = self.key.choose(self.shoes, 0, self.shoe.cards().into()) as u32;
        let burned = usize::from(take(&mut self.left, burned).get());
        self.last_below = u32::from(self.shoe.behind_cover_card) + BURNED[burned] as u32;
        self.shoes += 1;
    }

    /// Deals a round, and says whether it was the last one of its shoe.
    pub fn deal(&mut self) -> (Coup, bool) {
        let before = self.left.iter().sum();
        let mut places = places(self.key, self.round, &mut self.words, before).into_iter();
        let coup = dealing::deal(&mut || take(&mut self.left, next(&mut places)));
        self.round += 1;
        let last = before < self.last_below;
        if last {
            self.new_shoe();
        }
        (coup, last)
    }
}

fn next(places: &mut impl Iterator<Item = u32>) -> u32 {
    places.next().unwrap_or_else(|| unreachable!("no round takes a seventh card"))
}

/// Takes out the card at a place among the cards left, which lie in the order of their values.
fn take(left: &mut [u32; 10], mut place: u32) -> CardValue {
    for (value, left) in CardValue::all().zip(left) {
        if place < *left {
            *left -= 1;
            return value;
        }
        place -= *left;
    }
    unreachable!("no place is drawn beyond the last card")
}
