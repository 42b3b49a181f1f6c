//! Decks and shoes: which cards are in play, and how many copies of each.

use core::fmt;

use crate::kit::card::Card;

/// The cards in play: a number of decks, with or without one joker in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    decks: u8,
    joker: Joker,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Joker {
    Absent,
    One,
}

/// A card that cannot be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCopies {
    /// The card.
    pub card: Card,
    /// How many copies of it the deck has.
    pub copies: u8,
}

impl fmt::Display for TooManyCopies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.copies, self.card.is_joker()) {
            (0, true) => f.write_str("this game is played without a joker"),
            (1, _) => write!(f, "{} appears twice, and there is one in the deck", self.card),
            (n, _) => write!(f, "{} appears {} times, and there are {n} in the shoe", self.card, n + 1),
        }
    }
}

impl core::error::Error for TooManyCopies {}

impl Deck {
    /// One deck of 52.
    pub const SINGLE: Deck = Deck { decks: 1, joker: Joker::Absent };

    /// One deck of 52 and a joker.
    pub const WITH_JOKER: Deck = Deck { decks: 1, joker: Joker::One };

    /// A shoe of this many decks of 52.
    pub const fn shoe(decks: u8) -> Deck {
        Deck { decks, joker: Joker::Absent }
    }

    /// How many decks there are.
    pub const fn decks(self) -> u8 {
        self.decks
    }

    /// How many cards there are.
    pub const fn size(self) -> usize {
        match self.joker {
            Joker::Absent => self.decks as usize * 52,
            Joker::One => self.decks as usize * 53,
        }
    }

    /// How many copies of a card there are.
    pub const fn copies(self, card: Card) -> u8 {
        match self.joker {
            Joker::Absent if card.is_joker() => 0,
            Joker::Absent | Joker::One => self.decks,
        }
    }

    /// Every card, deck by deck.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        (0..self.decks).flat_map(|_| Card::all_53()).filter(move |&card| self.copies(card) > 0)
    }

    /// Whether these cards can lie on the table together.
    pub fn admits(self, cards: impl IntoIterator<Item = Card>) -> Result<(), TooManyCopies> {
        let mut seen = [0u8; Card::KINDS];
        for card in cards {
            let (count, copies) = (&mut seen[card.index()], self.copies(card));
            if *count == copies {
                return Err(TooManyCopies { card, copies });
            }
            *count += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_has_the_cards_it_says() {
        for (deck, size) in [(Deck::SINGLE, 52), (Deck::WITH_JOKER, 53), (Deck::shoe(8), 416)] {
            assert_eq!((deck.size(), deck.cards().count()), (size, size));
            assert_eq!(deck.admits(deck.cards()), Ok(()));
        }
    }

    #[test]
    fn one_copy_too_many_is_named() {
        let ace: Card = "As".parse().unwrap();
        assert_eq!(Deck::SINGLE.admits([ace, ace]), Err(TooManyCopies { card: ace, copies: 1 }));
        assert_eq!(Deck::shoe(6).admits([ace; 6]), Ok(()));
        assert_eq!(Deck::shoe(6).admits([ace; 7]), Err(TooManyCopies { card: ace, copies: 6 }));
        assert_eq!(Deck::shoe(8).admits([Card::JOKER]), Err(TooManyCopies { card: Card::JOKER, copies: 0 }));
    }
}
