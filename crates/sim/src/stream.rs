//! Where chance comes from: a stream of numbers for each table, found from the seed and the number of the table.
//!
//! Nothing is handed on from one table to the next, so a table plays the same rounds on any thread, in any shard and on
//! any machine. A table is a stream of [`ROUNDS_PER_TABLE`] rounds, and round `i` of a run is round
//! `i % ROUNDS_PER_TABLE` of table `i / ROUNDS_PER_TABLE`.
//!
//! Every draw is exact: a word is multiplied by the number of choices, the high half is the choice, and a word
//! whose low half falls into the remainder is thrown away and drawn again (Lemire's method). Replacements do not
//! come from the stream, but from a hash of the place they are for, so that tables that are played side by side
//! stay in step.

use croupier_shuffle::Shuffles;

/// How many rounds a table plays.
pub const ROUNDS_PER_TABLE: u64 = 1024;

/// The odd number nearest to 2⁶⁴ over the golden ratio: steps of it fill 64 bits evenly.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// A mixture of 64 bits in which every bit depends on every other; different numbers stay different.
pub const fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// What a stream is for: the same seed leads to different cards for different purposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Purpose {
    Baccarat,
    ThreeCardPrime,
    Saigon5Card,
}

impl Purpose {
    /// The real shuffles of a table, for play card by card.
    pub const fn shuffles(self, seed: u64, table: u64) -> Shuffles {
        Shuffles { seed, game: self as u64, table, number: 0 }
    }
}

/// What tells the tables of a run apart from all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(u64);

impl Seed {
    /// The seed of a run.
    pub const fn new(seed: u64, purpose: Purpose) -> Seed {
        Seed(mix(mix(seed.wrapping_add(GOLDEN)) ^ purpose as u64))
    }

    /// The key of a table.
    pub const fn table(self, table: u64) -> Key {
        Key(mix(self.0 ^ mix(table.wrapping_add(GOLDEN))))
    }
}

/// The key of a table, from which all its numbers follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Key(u64);

impl Key {
    /// The state in which the table's generator starts. Two different mixtures are never both zero.
    pub const fn state(self) -> [u32; 4] {
        let one = mix(self.0.wrapping_add(GOLDEN));
        let two = mix(self.0.wrapping_add(GOLDEN.wrapping_mul(2)));
        [one as u32, (one >> 32) as u32, two as u32, (two >> 32) as u32]
    }

    /// A number for a place outside the stream: a round or a shoe, a draw of it, and the attempts made before.
    pub const fn aside(self, place: u64, draw: u64, attempt: u64) -> u64 {
        mix(self.0 ^ mix(place << 24 ^ draw << 16 ^ attempt ^ GOLDEN << 1))
    }

    /// One of a number of choices, all equally likely, for a place outside the stream.
    pub fn choose(self, place: u64, draw: u64, choices: u64) -> u64 {
        let mut attempt = 0;
        loop {
            let product = u128::from(self.aside(place, draw, attempt)) * u128::from(choices);
            if product as u64 >= choices.wrapping_neg() % choices {
                return (product >> 64) as u64;
            }
            attempt += 1;
        }
    }
}

/// Xoshiro128+ by Blackman and Vigna, made of additions, shifts and exclusive ors alone, which processors do
/// several at a time. Its lowest bits are weak; they are worth less than 2⁻²⁰ of a draw.
#[derive(Clone, Copy, Debug)]
pub struct Words([u32; 4]);

impl Words {
    /// The words of a table.
    pub const fn of(key: Key) -> Words {
        Words(key.state())
    }

    /// The next word.
    #[inline(always)]
    pub const fn next(&mut self) -> u32 {
        let (state, word) = step(self.0);
        self.0 = state;
        word
    }
}

/// One step of the generator.
#[inline(always)]
pub(crate) const fn step([a, b, c, d]: [u32; 4]) -> ([u32; 4], u32) {
    let word = a.wrapping_add(d);
    let (c, d, shifted) = (c ^ a, d ^ b, b << 9);
    let (b, a) = (b ^ c, a ^ d);
    ([a, b, c ^ shifted, d.rotate_left(11)], word)
}

/// The generators of several tables side by side.
pub(crate) struct WordLanes<const L: usize>([[u32; L]; 4]);

impl<const L: usize> WordLanes<L> {
    /// The words of the tables of these keys.
    pub(crate) fn of(keys: &[Key; L]) -> WordLanes<L> {
        let states = keys.map(Key::state);
        WordLanes(core::array::from_fn(|part| core::array::from_fn(|lane| states[lane][part])))
    }

    /// The next word of each table.
    #[inline(always)]
    pub(crate) fn next(&mut self, words: &mut [u32; L]) {
        let [a, b, c, d] = &mut self.0;
        for lane in 0..L {
            let (state, word) = step([a[lane], b[lane], c[lane], d[lane]]);
            [a[lane], b[lane], c[lane], d[lane]] = state;
            words[lane] = word;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_the_streams_of_their_tables() {
        let seed = Seed::new(7, Purpose::Baccarat);
        let keys: [Key; 4] = core::array::from_fn(|table| seed.table(table as u64));
        let (mut lanes, mut alone) = (WordLanes::of(&keys), keys.map(Words::of));
        for _ in 0..100 {
            let mut words = [0; 4];
            lanes.next(&mut words);
            assert_eq!(words, alone.each_mut().map(Words::next));
        }
    }

    #[test]
    fn choices_are_all_made_and_about_equally_often() {
        let key = Seed::new(1, Purpose::Saigon5Card).table(0);
        let mut seen = [0u32; 13];
        (0..13_000).for_each(|place| seen[key.choose(place, 0, 13) as usize] += 1);
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn seeds_purposes_and_tables_differ() {
        let key = |seed, purpose, table| Seed::new(seed, purpose).table(table);
        let first = key(0, Purpose::Baccarat, 0);
        assert_ne!(first, key(1, Purpose::Baccarat, 0));
        assert_ne!(first, key(0, Purpose::ThreeCardPrime, 0));
        assert_ne!(first, key(0, Purpose::Baccarat, 1));
        assert_ne!(first.aside(0, 1, 0), first.aside(1, 0, 0));
    }
}
