//! What three cards are worth, in one look-up, written by the rules.

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::strength;

/// What is known of a hand of three cards.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// How good it is: the ordinal of its strength.
    pub strength: u16,
    /// Its ranks, a bit each, two lowest.
    pub ranks: u16,
}

/// Every hand by its ranks and whether it is of one suit.
pub(super) struct Book(Box<[Entry; SLOTS]>);

/// Four bits for each rank and one for the suits.
const SLOTS: usize = 1 << 13;

/// The bit of hands of one suit.
const ONE_SUIT: u16 = 1 << 12;

/// The place of three cards, by their indexes.
#[inline(always)]
pub(super) const fn slot(a: u8, b: u8, c: u8) -> u16 {
    let one_suit = ((a ^ b) | (a ^ c)) & 3 == 0;
    let ranks = ((a >> 2) as u16) << 8 | ((b >> 2) as u16) << 4 | (c >> 2) as u16;
    ranks | if one_suit { ONE_SUIT } else { 0 }
}

impl Book {
    pub(super) fn new() -> Book {
        let nothing = Entry { strength: 0, ranks: 0 };
        let mut book = Book(Box::new([nothing; SLOTS]));
        for (a, b) in pairs() {
            Card::all_52().filter(|&c| c != a && c != b).for_each(|c| book.write([a, b, c]));
        }
        book
    }

    fn write(&mut self, cards: [Card; 3]) {
        let [a, b, c] = cards.map(|card| card.index() as u8);
        let ranks = cards.iter().fold(0, |ranks, card| ranks | 1 << (card.index() >> 2));
        self.0[usize::from(slot(a, b, c))] = Entry { strength: strength(cards).ordinal() as u16, ranks };
    }

    /// What is known of the hand in a slot.
    #[inline(always)]
    pub(super) fn read(&self, slot: u16) -> Entry {
        self.0[usize::from(slot) & (SLOTS - 1)]
    }
}

fn pairs() -> impl Iterator<Item = (Card, Card)> {
    Card::all_52().flat_map(|a| Card::all_52().filter(move |&b| b != a).map(move |b| (a, b)))
}
