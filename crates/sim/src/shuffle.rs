//! The shuffle that the floor uses: Fisher and Yates, by ChaCha20.

use croupier_rules::Card;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::stream::Purpose;

/// A source of shuffles. The same seed shuffles the same way.
pub struct Shuffler(ChaCha20Rng);

impl Shuffler {
    /// Shuffles by a seed of 32 bytes, which a table takes from the operating system.
    pub fn new(seed: [u8; 32]) -> Shuffler {
        Shuffler(ChaCha20Rng::from_seed(seed))
    }

    /// Puts cards in an order of which none is likelier than another.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A number below another, exactly: numbers in the remainder are drawn again.
    pub(crate) fn below(&mut self, choices: u32) -> u32 {
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(choices);
            if product as u32 >= choices.wrapping_neg() % choices {
                return (product >> 32) as u32;
            }
        }
    }

    /// Raw bytes of the generator.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }
}

/// The shuffles of one table, one after the other, for play card by card.
///
/// The key of a shuffle is four numbers as they are, eight bytes each, lowest first: the seed, the purpose, the table
/// and the number of the shuffle at this table. Nothing is handed on from one shuffle to the next, so anybody can
/// repeat any of them alone.
#[derive(Clone, Copy, Debug)]
pub struct Shuffles {
    seed: u64,
    purpose: Purpose,
    table: u64,
    number: u64,
}

impl Shuffles {
    /// The shuffles of a table, the first of which is still to come.
    pub const fn new(seed: u64, purpose: Purpose, table: u64) -> Shuffles {
        Shuffles { seed, purpose, table, number: 0 }
    }

    /// The shuffles of a table from this one on.
    pub const fn from(self, number: u64) -> Shuffles {
        Shuffles { number, ..self }
    }

    /// How many shuffles were made.
    pub const fn made(&self) -> u64 {
        self.number
    }

    /// Makes the next shuffle, of all of these cards.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        let mut key = [0; 32];
        let numbers = [self.seed, self.purpose as u64, self.table, self.number];
        for (bytes, number) in key.chunks_exact_mut(8).zip(numbers) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }
        self.number += 1;
        Shuffler::new(key).shuffle(cards);
    }

    /// A fresh deck of the first cards by index, shuffled whole.
    pub(crate) fn deck<const CARDS: usize>(&mut self) -> [Card; CARDS] {
        let mut deck = core::array::from_fn(|index| Card::from_index(index as u8).unwrap_or(Card::JOKER));
        self.shuffle(&mut deck);
        deck
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_hangs_on_its_four_numbers_alone() {
        let nth = |seed, purpose, table, number| {
            let mut shuffles = Shuffles::new(seed, purpose, table);
            (0..number).for_each(|_| shuffles.shuffle(&mut [0; 2]));
            shuffles.deck::<52>()
        };
        let first = nth(7, Purpose::Baccarat, 3, 2);
        assert_eq!(first, Shuffles::new(7, Purpose::Baccarat, 3).from(2).deck::<52>());
        let others = [
            nth(8, Purpose::Baccarat, 3, 2),
            nth(7, Purpose::ThreeCardPrime, 3, 2),
            nth(7, Purpose::Baccarat, 4, 2),
            nth(7, Purpose::Baccarat, 3, 1),
        ];
        others.iter().for_each(|other| assert_ne!(first, *other));
    }

    #[test]
    fn every_card_of_a_shuffled_deck_may_lie_anywhere() {
        let (mut shuffles, mut counts) = (Shuffles::new(7, Purpose::Saigon5Card, 0), [[0u64; 53]; 53]);
        for _ in 0..10_600 {
            shuffles.deck::<53>().iter().enumerate().for_each(|(at, card)| counts[at][card.index()] += 1);
        }
        for counts in counts {
            let test = crate::statistics::ChiSquare::of(counts.map(|count| (count, 200.0))).unwrap();
            assert!(test.p() > 1e-5, "{counts:?}");
        }
    }

    #[test]
    fn the_generator_is_chacha20() {
        // The first block of RFC 8439's key stream for a key and a nonce of zeros.
        let mut bytes = [0; 8];
        Shuffler::new([0; 32]).fill(&mut bytes);
        assert_eq!(bytes, [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn a_shuffle_keeps_every_card() {
        let mut cards: Vec<u16> = (0..416).collect();
        Shuffler::new([1; 32]).shuffle(&mut cards);
        assert!(!cards.is_sorted());
        cards.sort();
        assert!(cards.into_iter().eq(0..416));
    }

    #[test]
    fn all_orders_of_three_cards_are_about_equally_frequent() {
        let (mut shuffler, mut counts) = (Shuffler::new([2; 32]), std::collections::BTreeMap::new());
        for _ in 0..6000 {
            let mut cards = [0, 1, 2];
            shuffler.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0) += 1;
        }
        assert!(
            counts.len() == 6 && counts.values().all(|&count| (850..1150).contains(&count)),
            "{counts:?}"
        );
    }
}
