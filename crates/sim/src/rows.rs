//! Rounds card by card, for anyone who wants to see the cards.

use croupier_rules::Card;

use crate::judge::Judge;

/// The most cards that a round of any game takes.
const MOST_CARDS: usize = 10;

/// The most hands that a round of any game has, a fourth card counted as one.
const MOST_HANDS: usize = 3;

/// The most cells that a round of any game counts in.
const MOST_CELLS: usize = 3;

/// A place in `cells` that a game does not use.
const NO_CELL: u16 = u16::MAX;

/// A hand of a round, by the name of its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A list of cards.
    Cards(&'static str),
    /// One card.
    Card(&'static str),
}

/// A round, small enough that half a million can be kept at a time.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The number of its shoe, from 0.
    pub shoe: u32,
    cards: [Card; MOST_CARDS],
    ends: [u8; MOST_HANDS],
    cells: [u16; MOST_CELLS],
}

impl Row {
    /// A round of these hands that counts in these cells.
    pub(crate) fn new<const HANDS: usize>(
        hands: [&mut dyn Iterator<Item = &Card>; HANDS],
        cells: impl IntoIterator<Item = usize>,
    ) -> Row {
        const { assert!(HANDS <= MOST_HANDS) };
        let (mut cards, mut ends, mut dealt) = ([Card::JOKER; MOST_CARDS], [0; MOST_HANDS], 0);
        for (hand, end) in hands.into_iter().zip(&mut ends) {
            for &card in hand {
                cards[dealt] = card;
                dealt += 1;
            }
            *end = dealt as u8;
        }
        let mut kept = [NO_CELL; MOST_CELLS];
        cells.into_iter().enumerate().for_each(|(place, cell)| kept[place] = cell as u16);
        Row { shoe: 0, cards, ends, cells: kept }
    }

    /// The same round, from the shoe of a number.
    pub(crate) const fn of_shoe(self, shoe: u32) -> Row {
        Row { shoe, ..self }
    }

    /// The cards of a hand.
    pub fn hand(&self, hand: usize) -> &[Card] {
        let begin = hand.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.cards[usize::from(begin)..usize::from(self.ends[hand])]
    }

    /// Which of a wager's outcomes the round was.
    pub fn outcome(&self, judge: &Judge) -> Option<usize> {
        self.cells.iter().find_map(|&cell| judge.outcome(cell.into()))
    }
}
