//! The shuffles of a simulated table.

use crate::Shuffler;

/// The shuffles of one simulated table, one after another.
///
/// The key of a shuffle is four numbers as they are, eight bytes each, lowest byte first: the seed, the game, the
/// table, and the number of the shuffle at this table. Nothing carries over from one shuffle to the next, so anyone
/// can repeat any of them alone. A seed of 64 bits can be guessed: where money is at stake, see
/// [`Seed`](crate::Seed).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shuffles {
    /// The seed of the run.
    pub seed: u64,
    /// The number of the game.
    pub game: u64,
    /// The number of the table.
    pub table: u64,
    /// The number of the next shuffle at the table, from 0.
    pub number: u64,
}

impl Shuffles {
    /// Makes the next shuffle, of all of these cards.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        Shuffler::new(self.key()).shuffle(cards);
        self.number += 1;
    }

    fn key(&self) -> [u8; 32] {
        let mut key = [0; 32];
        let numbers = [self.seed, self.game, self.table, self.number];
        for (bytes, number) in key.chunks_exact_mut(8).zip(numbers) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }
        key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Shuffles = Shuffles { seed: 7, game: 0, table: 3, number: 2 };

    fn deck(mut shuffles: Shuffles) -> [u8; 52] {
        let mut deck = core::array::from_fn(|card| card as u8);
        shuffles.shuffle(&mut deck);
        deck
    }

    #[test]
    fn a_shuffle_depends_on_its_four_numbers_alone() {
        let mut series = Shuffles { number: 0, ..FIRST };
        (0..2).for_each(|_| series.shuffle(&mut [0; 2]));
        assert_eq!(series, FIRST);
        let others = [
            Shuffles { seed: 8, ..FIRST },
            Shuffles { game: 1, ..FIRST },
            Shuffles { table: 4, ..FIRST },
            Shuffles { number: 1, ..FIRST },
        ];
        others.iter().for_each(|other| assert_ne!(deck(FIRST), deck(*other)));
    }

    #[test]
    fn the_key_is_the_four_numbers_lowest_byte_first() {
        let key = Shuffles { seed: 0x0102, game: 3, table: 4, number: u64::MAX }.key();
        assert_eq!(key[..9], [2, 1, 0, 0, 0, 0, 0, 0, 3]);
        assert_eq!((key[16], &key[24..]), (4, &[0xff; 8][..]));
    }
}
