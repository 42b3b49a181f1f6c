//! What five cards are worth, in one look-up, written by the rules and by the way the cards are set.
//!
//! Unless all are of one suit, only ranks matter: two pairs of ranks and a single one, 105 × 105 × 14 entries.

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::ranking::bonus;
use croupier_rules::chapters::saigon_5_card::{ShowdownCount, Value};
use croupier_rules::kit::paytable::Line;

use super::{LINES, Setting};
use crate::deck;

/// The thirteen ranks and the joker.
const RANKS: usize = 14;

/// Two ranks in any order.
const PAIRS: usize = RANKS * (RANKS + 1) / 2;

/// What is known of five cards, unless they are of one suit: the Point Count, and the line of the Bonus Wager.
#[derive(Clone, Copy)]
pub(super) struct Entry(u8);

impl Entry {
    fn new(count: Option<ShowdownCount>, line: usize) -> Entry {
        Entry(count.map_or(0, ShowdownCount::get) << 4 | line as u8)
    }

    /// The Point Count, or zero.
    #[inline(always)]
    pub(super) const fn count(self) -> usize {
        (self.0 >> 4) as usize
    }

    /// The line of the Bonus Wager, or the one for none.
    #[inline(always)]
    pub(super) const fn line(self) -> usize {
        (self.0 & 15) as usize
    }
}

/// Every five ranks.
pub(super) struct Book(Vec<Entry>);

/// The number of two ranks, the lower one of which comes first in the count.
#[inline(always)]
pub(super) const fn pair(a: u8, b: u8) -> u8 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (high * (high + 1) / 2) + low
}

impl Book {
    pub(super) fn new(setting: &dyn Setting) -> Book {
        let hands = pairs().flat_map(|one| pairs().map(move |two| (one, two)));
        let hands = hands.flat_map(|(one, two)| (0..RANKS as u8).map(move |fifth| [one, two, [fifth; 2]]));
        Book(hands.map(|[[a, b], [c, d], [e, _]]| entry([a, b, c, d, e], setting)).collect())
    }

    /// What is known of five cards by the numbers of two pairs and the fifth rank.
    #[inline(always)]
    pub(super) fn read(&self, one: u8, two: u8, fifth: u8) -> Entry {
        let index = (usize::from(one) * PAIRS + usize::from(two)) * RANKS + usize::from(fifth);
        self.0[index]
    }
}

/// Two ranks for each number, in the order of the numbers.
fn pairs() -> impl Iterator<Item = [u8; 2]> + Clone {
    (0..RANKS as u8).flat_map(|high| (0..=high).map(move |low| [low, high]))
}

/// More than four of a rank, or two jokers, cannot be dealt; whatever is written there is never read.
fn entry(ranks: [u8; 5], setting: &dyn Setting) -> Entry {
    let mut copies = [0; RANKS];
    let cards = ranks.map(|rank| {
        copies[usize::from(rank)] += 1;
        of_rank(rank, copies[usize::from(rank)])
    });
    let cards = if one_suit(&cards) { in_two_suits(cards) } else { cards };
    Entry::new(setting.count(cards.map(Value::of)), bonus(cards).map_or(LINES - 1, Line::index))
}

fn of_rank(rank: u8, copy: u8) -> Card {
    let index = if usize::from(rank) == RANKS - 1 { 52 } else { rank * 4 + copy % 4 };
    deck::card(index)
}

fn one_suit(cards: &[Card; 5]) -> bool {
    let mut suits = cards.iter().filter_map(|card| card.suit());
    let first = suits.next();
    suits.all(|suit| Some(suit) == first)
}

/// The same ranks with one natural card of another suit.
fn in_two_suits(mut cards: [Card; 5]) -> [Card; 5] {
    if let Some(card) = cards.iter_mut().find(|card| !card.is_joker()) {
        *card = deck::card(card.index() as u8 ^ 1);
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_ranks_have_the_number_of_their_place() {
        for (number, [low, high]) in pairs().enumerate() {
            assert_eq!((pair(low, high), pair(high, low)), (number as u8, number as u8));
        }
        assert_eq!(pairs().count(), PAIRS);
    }
}
