//! Shuffles for the terminal table.

use croupier_rules::Card;

use crate::chance;

/// A source of card orders.
pub struct Shuffler(croupier_shuffle::Shuffler);

impl Shuffler {
    /// From a number, or from the operating system.
    pub fn new(seed: Option<u64>) -> anyhow::Result<Shuffler> {
        Ok(Shuffler(croupier_shuffle::Shuffler::new(chance::key(seed)?)))
    }

    /// Cards in a random order.
    pub fn shuffled(&mut self, mut cards: Vec<Card>) -> Vec<Card> {
        self.0.shuffle(&mut cards);
        cards
    }
}
