//! Fisher and Yates, by ChaCha20.

use core::num::NonZeroU32;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of orders. The same key gives the same orders.
///
/// It holds the key, so it cannot be printed.
pub struct Shuffler(ChaCha20Rng);

impl Shuffler {
    /// The orders of a key.
    pub fn new(key: [u8; 32]) -> Shuffler {
        Shuffler(ChaCha20Rng::from_seed(key))
    }

    /// Puts cards in an order of which none is likelier than another.
    ///
    /// # Panics
    /// With 2³² cards or more, which no shoe holds.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        assert!(u32::try_from(cards.len()).is_ok(), "no shoe holds 2³² cards");
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(NonZeroU32::MIN.saturating_add(last as u32)) as usize);
        }
    }

    /// A number below another, each as likely as the next: words that would favor some are drawn again.
    pub fn below(&mut self, choices: NonZeroU32) -> u32 {
        let too_many = choices.get().wrapping_neg() % choices;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(choices.get());
            if product as u32 >= too_many {
                return (product >> 32) as u32;
            }
        }
    }

    /// The next bytes of the stream, for tests of the generator itself.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

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
        cards.sort_unstable();
        assert!(cards.into_iter().eq(0..416));
    }

    #[test]
    fn no_cards_and_one_card_stay_as_they_are() {
        let (mut shuffler, mut untouched) = (Shuffler::new([3; 32]), Shuffler::new([3; 32]));
        shuffler.shuffle::<u8>(&mut []);
        shuffler.shuffle(&mut [7]);
        assert_eq!(
            shuffler.below(NonZeroU32::MAX),
            untouched.below(NonZeroU32::MAX),
            "nothing was drawn from the stream"
        );
    }

    #[test]
    fn a_number_below_one_is_nothing() {
        assert_eq!(Shuffler::new([9; 32]).below(NonZeroU32::MIN), 0);
    }
}
