//! The shuffle that the floor uses: Fisher and Yates, by ChaCha20.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

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

#[cfg(test)]
mod tests {
    use super::*;

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
