//! The cards that a round is dealt from.

use core::fmt;

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::Value;
use croupier_rules::kit::card::Rank;
use croupier_rules::kit::deck::{Deck, TooManyCopies};

/// Which cards of the deck are left: at least the ten that a player and the dealer take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remaining {
    /// A bit for each card, by its index.
    cards: u64,
}

/// Why these cards cannot be dealt from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemainingError {
    /// A card is removed more often than the deck holds it.
    TooManyCopies(TooManyCopies),
    /// A player and the dealer take ten cards.
    FewerThanTen {
        /// How many would be left.
        left: usize,
    },
}

impl fmt::Display for RemainingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RemainingError::TooManyCopies(why) => why.fmt(f),
            RemainingError::FewerThanTen { left } => {
                write!(f, "a player and the dealer take ten cards, and that would leave {left}")
            }
        }
    }
}

impl std::error::Error for RemainingError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            RemainingError::TooManyCopies(why) => Some(why),
            RemainingError::FewerThanTen { .. } => None,
        }
    }
}

impl Default for Remaining {
    fn default() -> Self {
        Remaining::FULL
    }
}

impl Remaining {
    /// The cards that one player and the dealer take.
    pub const ROUND: usize = 10;

    /// The whole deck: 52 cards and the joker.
    pub const FULL: Remaining = Remaining { cards: (1 << Card::KINDS) - 1 };

    /// The whole deck without some cards.
    pub fn without(removed: &[Card]) -> Result<Remaining, RemainingError> {
        Deck::WITH_JOKER.admits(removed.iter().copied()).map_err(RemainingError::TooManyCopies)?;
        let gone = removed.iter().fold(0, |gone, card| gone | 1u64 << card.index());
        match Card::KINDS - removed.len() {
            Remaining::ROUND.. => Ok(Remaining { cards: Remaining::FULL.cards & !gone }),
            left => Err(RemainingError::FewerThanTen { left }),
        }
    }

    /// Whether a card is left.
    pub const fn has(self, card: Card) -> bool {
        self.cards >> card.index() & 1 == 1
    }

    /// How many cards are left.
    pub const fn size(self) -> usize {
        self.cards.count_ones() as usize
    }

    /// Every card that is left, in the order of the indices.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        Card::all_53().filter(move |&card| self.has(card))
    }

    /// How many cards of each value are left, in the order of [`Value::ALL`].
    pub fn values(self) -> [u8; Value::ALL.len()] {
        let mut values = [0; Value::ALL.len()];
        self.cards().for_each(|card| values[Value::of(card) as usize] += 1);
        values
    }

    /// The suits that are left of a rank, a bit each. A card's index is four times its rank, plus its suit.
    pub(super) const fn suits(self, rank: Rank) -> u8 {
        (self.cards >> (4 * rank as u8) & 0b1111) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn the_whole_deck_has_every_value() {
        assert_eq!(Remaining::FULL.values(), [4, 4, 4, 4, 4, 4, 4, 4, 4, 16, 1]);
        assert_eq!(Remaining::FULL.cards().count(), 53);
        assert_eq!(Remaining::without(&[]), Ok(Remaining::FULL));
    }

    #[test]
    fn removed_cards_are_gone() {
        let left = Remaining::without(&[card("As"), card("Kd"), Card::JOKER]).unwrap();
        assert_eq!(left.values(), [3, 4, 4, 4, 4, 4, 4, 4, 4, 15, 0]);
        assert_eq!((left.size(), left.cards().count()), (50, 50));
        assert!(!left.has(card("As")) && left.has(card("Ah")));
        assert_eq!((left.suits(Rank::Ace), left.suits(Rank::King)), (0b0111, 0b1101));
    }

    #[test]
    fn impossible_removals_are_refused() {
        let twice = RemainingError::TooManyCopies(TooManyCopies { card: card("As"), copies: 1 });
        assert_eq!(Remaining::without(&[card("As"), card("As")]), Err(twice));
        let all: Vec<Card> = Card::all_53().collect();
        assert_eq!(Remaining::without(&all[..43]).map(Remaining::size), Ok(10));
        assert_eq!(Remaining::without(&all[..44]), Err(RemainingError::FewerThanTen { left: 9 }));
    }
}
