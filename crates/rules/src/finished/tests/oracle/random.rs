//! Random choices that are the same in every run.

use alloc::vec::Vec;

/// A xorshift generator; its quality is of no consequence here.
pub struct Random(u64);

impl Random {
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, bound: usize) -> usize {
        ((self.next() >> 16) % bound as u64) as usize
    }

    pub fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place + 1));
        }
    }

    /// A stake in cents, a multiple of a piece: small, ordinary, or large enough to meet a payout limit.
    pub fn stake(&mut self, piece: i64) -> i64 {
        let most = self.pick(&[40, 10_000, 6_000_000]);
        (1 + self.below(most) as i64) * piece
    }

    /// No limit, the lowest that there is, or something above it.
    pub fn limit(&mut self) -> Option<i64> {
        match self.below(3) {
            0 => None,
            1 => Some(5_000_000),
            _ => Some(5_000_000 + self.below(20_000_000) as i64),
        }
    }

    /// The first few of these cards and some others, shuffled.
    pub fn hand_out<T: Copy + PartialEq>(&mut self, core: &[T], deck: &[T], number: usize) -> Vec<T> {
        let mut others: Vec<T> = deck.iter().copied().filter(|card| !core.contains(card)).collect();
        self.shuffle(&mut others);
        let mut dealt: Vec<T> = core.iter().copied().chain(others).take(number.max(core.len())).collect();
        self.shuffle(&mut dealt);
        dealt.truncate(number);
        dealt
    }
}
