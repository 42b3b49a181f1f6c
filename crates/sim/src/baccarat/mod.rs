//! Baccarat: whole shoes with burn, cover card and last hand.
//!
//! A table plays shoe after shoe; when its rounds are played, the shoe it is in stays unfinished.
//!
//! The cover card leaves a trace. A shoe that has dealt short rounds has more rounds to come before the cover card,
//! and they come from cards that are poor in eights and nines: over all rounds, Naturals are rarer than from a full
//! shoe, by about two in a hundred thousand rounds. No hold is moved by as much, but after billions of
//! rounds the chi-square of the Dragon Bonus sees it. If every shoe ends after the same number of rounds, it is gone.

pub mod advantage;
mod draws;
mod game;
mod lane;
mod lanes;
mod rules;
mod seats;
mod table;
pub mod wagers;

use croupier_rules::chapters::section::shuffle::CoverCard;
use croupier_rules::families::baccarat::Coup;

use crate::dispatch::{self, Instructions};
use crate::kernel::Kernel;
use crate::stream::{Purpose, Seed};
pub use game::BaccaratGame;
pub use lane::Lane;
pub use table::{Dealt, Table};

/// How a shoe is made up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shoe {
    /// How many decks it holds: six to eight.
    pub decks: u8,
    /// How many cards lie behind the cover card: at least fourteen.
    pub behind_cover_card: u8,
}

impl Shoe {
    /// The fewest cards that may lie behind the second cover card.
    pub const LEAST_BEHIND_COVER_CARD: u8 = match CoverCard::FROM_BOTH_ENDS.below_second {
        Some(cards) => cards as u8,
        None => unreachable!(),
    };

    /// A shoe of this many decks, the cover card as near to the end as it may be.
    pub const fn of(decks: u8) -> Shoe {
        Shoe { decks, behind_cover_card: Shoe::LEAST_BEHIND_COVER_CARD }
    }

    /// How many cards there are.
    pub const fn cards(self) -> u32 {
        self.decks as u32 * 52
    }

    /// How many cards there are of each value.
    const fn values(self) -> [u32; 10] {
        let mut values = [4 * self.decks as u32; 10];
        values[0] *= 4;
        values
    }

    /// How many cards are worth no more than a value.
    fn up_to(self, value: usize) -> u32 {
        self.values()[..=value].iter().sum()
    }
}

/// A game of baccarat to be simulated. What a coup pays does not depend on the chapter, so one serves all three.
#[derive(Clone, Copy, Debug)]
pub struct Baccarat {
    /// The shoe.
    pub shoe: Shoe,
    /// Which instructions are used.
    pub instructions: Instructions,
}

impl Baccarat {
    /// A game from a shoe.
    pub const fn new(shoe: Shoe) -> Baccarat {
        Baccarat { shoe, instructions: Instructions::Widest }
    }

    /// The seed of the streams.
    pub const fn seed(seed: u64) -> Seed {
        Seed::new(seed, Purpose::Baccarat)
    }
}

impl Kernel for Baccarat {
    fn cells(&self) -> usize {
        Coup::COUNT
    }

    fn side_by_side(&self) -> u64 {
        lanes::LANES as u64
    }

    fn block(&self, seed: u64, first: u64, cells: &mut [u64]) {
        let mut block = [0; Coup::COUNT];
        let seed = Baccarat::seed(seed);
        let mut work = lanes::Block { shoe: self.shoe, seed, first, cells: &mut block };
        dispatch::run(&mut work, self.instructions);
        cells.iter_mut().zip(block).for_each(|(sum, count)| *sum += u64::from(count));
    }

    fn table(&self, seed: u64, table: u64, rounds: u64, cells: &mut [u64]) {
        let mut table = Lane::new(self.shoe, Baccarat::seed(seed).table(table));
        (0..rounds).for_each(|_| cells[table.deal().0.index()] += 1);
    }
}
