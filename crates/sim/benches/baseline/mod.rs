//! The plain way to do it: a partial Fisher-Yates shuffle over bytes, plain branches, every wager settled after
//! every round. It is kept as the measure of the fast way, and made no slower than it has to be.

pub mod baccarat;
pub mod saigon_5_card;
pub mod three_card_prime;

/// A small fast generator.
pub struct Random(pub u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let number = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        number ^ number >> 31
    }

    /// A number below another, exactly.
    pub fn below(&mut self, choices: u32) -> usize {
        loop {
            let product = u64::from(self.next() as u32) * u64::from(choices);
            if product as u32 >= choices || product as u32 >= choices.wrapping_neg() % choices {
                return (product >> 32) as usize;
            }
        }
    }

    /// Deals the first cards of a deck.
    pub fn deal(&mut self, deck: &mut [u8], cards: usize) {
        for card in 0..cards {
            deck.swap(card, card + self.below((deck.len() - card) as u32));
        }
    }
}
