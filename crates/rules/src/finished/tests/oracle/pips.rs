//! The oracle's own cards.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A card: rank 2 to 14, the ace highest, and suit 0 to 3 for clubs, diamonds, hearts and spades. Rank 0 is the
/// joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pip {
    pub rank: u8,
    pub suit: u8,
}

pub const JOKER: Pip = Pip { rank: 0, suit: 0 };

impl Pip {
    pub fn text(self) -> String {
        if self == JOKER {
            return "Jk".into();
        }
        let rank = b"..23456789TJQKA"[self.rank as usize] as char;
        format!("{rank}{}", b"cdhs"[self.suit as usize] as char)
    }

    pub const fn is_red(self) -> bool {
        matches!(self.suit, 1 | 2)
    }
}

pub fn deck() -> Vec<Pip> {
    (2..=14).flat_map(|rank| (0..4).map(move |suit| Pip { rank, suit })).collect()
}

/// The ranks, highest first.
pub fn ranks(cards: &[Pip]) -> Vec<u8> {
    let mut ranks: Vec<u8> = cards.iter().map(|card| card.rank).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    ranks
}

pub fn one_suit(cards: &[Pip]) -> bool {
    cards.iter().all(|card| card.suit == cards[0].suit)
}

/// The highest rank of a sequence, if the cards are one. The ace also stands below the 2.
pub fn sequence(cards: &[Pip]) -> Option<u8> {
    let ranks = ranks(cards);
    let falls = |ranks: &[u8]| ranks.windows(2).all(|two| two[0] == two[1] + 1);
    if falls(&ranks) {
        return Some(ranks[0]);
    }
    let low: Vec<u8> = ranks[1..].iter().copied().chain([1]).collect();
    (ranks[0] == 14 && falls(&low)).then(|| low[0])
}

/// How many cards share a rank, for every rank there is, the largest number first.
pub fn groups(cards: &[Pip]) -> Vec<usize> {
    let mut counts: Vec<usize> = (2..=14)
        .map(|rank| cards.iter().filter(|card| card.rank == rank).count())
        .filter(|&n| n > 0)
        .collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts
}
