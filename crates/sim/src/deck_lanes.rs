//! The decks of many tables side by side.

use crate::deck::{CardLanes, LANES, cards_at, place_exactly, place_lanes};
use crate::stream::{Key, Seed, WordLanes};

/// Many tables, each with a deck of `CARDS` cards of which a round deals `DEALT`.
pub(crate) struct DeckLanes<const CARDS: usize, const DEALT: usize> {
    keys: [Key; LANES],
    streams: WordLanes<LANES>,
    words: [u32; LANES],
    places: CardLanes<DEALT>,
    round: u64,
}

impl<const CARDS: usize, const DEALT: usize> DeckLanes<CARDS, DEALT> {
    pub(crate) fn new(seed: Seed, first: u64) -> Self {
        let keys = core::array::from_fn(|lane| seed.table(first + lane as u64));
        let streams = WordLanes::of(&keys);
        DeckLanes { keys, streams, words: [0; LANES], places: [[0; LANES]; DEALT], round: 0 }
    }

    /// The cards of the next round, from fresh decks.
    #[inline(always)]
    pub(crate) fn deal(&mut self, cards: &mut CardLanes<DEALT>) {
        for draw in 0..DEALT {
            if draw % 2 == 0 {
                self.streams.next(&mut self.words);
            }
            if place_lanes(&self.words, draw, (CARDS - draw) as u16, &mut self.places[draw]) {
                self.place_exactly(draw);
            }
        }
        cards_at(&self.places, cards);
        self.round += 1;
    }

    #[cold]
    fn place_exactly(&mut self, draw: usize) {
        for lane in 0..LANES {
            let half = if draw.is_multiple_of(2) { self.words[lane] } else { self.words[lane] >> 16 } as u16;
            let cards = (CARDS - draw) as u16;
            self.places[draw][lane] = place_exactly(self.keys[lane], self.round, draw, half, cards);
        }
    }
}
