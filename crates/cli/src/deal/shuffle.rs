//! Shuffles for the terminal table: ChaCha20, from the operating system's chance or from a number.

use anyhow::Context;
use croupier_rules::Card;
use rand::SeedableRng;
use rand::rngs::SysRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha20Rng;

/// A source of card orders.
pub struct Shuffler(ChaCha20Rng);

impl Shuffler {
    /// From a number, or from the operating system.
    pub fn new(seed: Option<u64>) -> anyhow::Result<Shuffler> {
        let generator = match seed {
            Some(seed) => ChaCha20Rng::seed_from_u64(seed),
            None => {
                ChaCha20Rng::try_from_rng(&mut SysRng).context("asking the operating system for chance")?
            }
        };
        Ok(Shuffler(generator))
    }

    /// Puts cards in a random order.
    pub fn shuffle(&mut self, cards: &mut [Card]) {
        cards.shuffle(&mut self.0);
    }
}
