//! Every five-card hand of the deck with a joker, and hands from text, for the tests of this folder.

use crate::kit::card::Card;
use std::vec::Vec;

/// How many hands there are: 53 choose 5.
pub const HANDS: u32 = 2_869_685;

/// Visits every hand once.
pub fn for_each(mut visit: impl FnMut([Card; 5])) {
    let deck: Vec<Card> = Card::all_53().collect();
    for a in 0..53 {
        for b in a + 1..53 {
            for c in b + 1..53 {
                for d in c + 1..53 {
                    for e in d + 1..53 {
                        visit([deck[a], deck[b], deck[c], deck[d], deck[e]]);
                    }
                }
            }
        }
    }
}

/// Cards from text such as `Jk 8h 6d`.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Five cards from text.
pub fn five(text: &str) -> [Card; 5] {
    cards(text).try_into().unwrap()
}
