//! Which cards are left.

use core::fmt;

use croupier_rules::Card;
use croupier_rules::families::baccarat::CardValue;
use croupier_rules::kit::card::Rank;
use croupier_rules::kit::deck::{Deck, TooManyCopies};

/// The cards a round can be dealt from: at least six, however they were counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Composition {
    left: Left,
    values: [u32; 10],
}

/// What is known of the cards left: every exact card of a shoe, or only how many there are of each rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    Cards { deck: Deck, copies: [u8; 52] },
    Ranks([u16; 13]),
}

/// Why a composition is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompositionError {
    /// A round can take six cards.
    FewerThanSix {
        /// How many would be left.
        left: u32,
    },
    /// More copies of a card are removed than the shoe holds.
    TooManyCopies(TooManyCopies),
    /// A card of a rank is removed, and no card of that rank is left.
    NoneOfRank(Rank),
    /// A number of cards that cannot be.
    OutOfRange {
        /// The rank.
        rank: Rank,
        /// The number.
        cards: i64,
        /// The most that there can be.
        most: u16,
    },
}

impl fmt::Display for CompositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompositionError::FewerThanSix { left } => {
                write!(f, "a round can take six cards, and that would leave {left}")
            }
            CompositionError::TooManyCopies(why) => why.fmt(f),
            CompositionError::NoneOfRank(rank) => {
                write!(f, "no {} is left to be removed", rank.word())
            }
            CompositionError::OutOfRange { rank, cards, most } => {
                write!(f, "there can be 0 to {most} cards of a rank, not {cards} of {}", rank.word())
            }
        }
    }
}

impl std::error::Error for CompositionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            CompositionError::TooManyCopies(why) => Some(why),
            CompositionError::FewerThanSix { .. } => None,
            CompositionError::NoneOfRank(_) | CompositionError::OutOfRange { .. } => None,
        }
    }
}

impl Composition {
    /// The most cards one round can take.
    pub const ROUND: u32 = 6;

    /// How many cards of a rank one deck has.
    const OF_A_RANK: u16 = 4;

    /// This many full decks. The chapters have six to eight in a shoe; any number but zero can be counted.
    pub fn decks(decks: u8) -> Result<Composition, CompositionError> {
        let of_rank = [Composition::OF_A_RANK * decks as u16; 13];
        let left = Left::Cards { deck: Deck::shoe(decks), copies: [decks; 52] };
        Composition { left, values: values(of_rank) }.enough()
    }

    /// This many cards of each rank, in the order of [`Rank::ALL`]: two first, ace last.
    pub fn from_ranks(ranks: [u16; 13]) -> Result<Composition, CompositionError> {
        Composition { left: Left::Ranks(ranks), values: values(ranks) }.enough()
    }

    /// What is left of a number of decks: unchecked numbers of cards of each rank, in the order of
    /// [`Rank::ALL`].
    pub fn left_of(decks: u8, numbers: [i64; 13]) -> Result<Composition, CompositionError> {
        Composition::from_ranks(checked(numbers, Composition::OF_A_RANK * decks as u16)?)
    }

    /// Takes one card out. After an error the composition is what it was.
    pub fn remove(&mut self, card: Card) -> Result<(), CompositionError> {
        let Some(rank) = card.rank() else { return Err(too_many(card, 0)) };
        let mut fewer = *self;
        fewer.left.remove(card, rank)?;
        fewer.values[CardValue::of(rank).get() as usize] -= 1;
        *self = fewer.enough()?;
        Ok(())
    }

    /// The same without some cards.
    pub fn without(mut self, cards: impl IntoIterator<Item = Card>) -> Result<Composition, CompositionError> {
        cards.into_iter().try_for_each(|card| self.remove(card))?;
        Ok(self)
    }

    /// How many cards there are of each value, 0 to 9.
    pub const fn values(&self) -> [u32; 10] {
        self.values
    }

    /// How many cards there are.
    pub fn size(&self) -> u32 {
        self.values.iter().sum()
    }

    fn enough(self) -> Result<Composition, CompositionError> {
        match self.size() {
            Composition::ROUND.. => Ok(self),
            left => Err(CompositionError::FewerThanSix { left }),
        }
    }
}

impl TryFrom<[i64; 13]> for Composition {
    type Error = CompositionError;

    /// Reads unchecked numbers of cards of each rank, in the order of [`Rank::ALL`].
    fn try_from(numbers: [i64; 13]) -> Result<Composition, CompositionError> {
        Composition::from_ranks(checked(numbers, u16::MAX)?)
    }
}

fn checked(numbers: [i64; 13], most: u16) -> Result<[u16; 13], CompositionError> {
    let mut ranks = [0; 13];
    for (rank, cards) in Rank::ALL.into_iter().zip(numbers) {
        let number = u16::try_from(cards).ok().filter(|&number| number <= most);
        ranks[rank as usize] = number.ok_or(CompositionError::OutOfRange { rank, cards, most })?;
    }
    Ok(ranks)
}

impl Left {
    fn remove(&mut self, card: Card, rank: Rank) -> Result<(), CompositionError> {
        match self {
            Left::Cards { deck, copies } => {
                let copies = &mut copies[card.index()];
                *copies = copies.checked_sub(1).ok_or(too_many(card, deck.copies(card)))?;
            }
            Left::Ranks(ranks) => {
                let cards = &mut ranks[rank as usize];
                *cards = cards.checked_sub(1).ok_or(CompositionError::NoneOfRank(rank))?;
            }
        }
        Ok(())
    }
}

fn too_many(card: Card, copies: u8) -> CompositionError {
    CompositionError::TooManyCopies(TooManyCopies { card, copies })
}

fn values(ranks: [u16; 13]) -> [u32; 10] {
    let mut values = [0; 10];
    for rank in Rank::ALL {
        values[CardValue::of(rank).get() as usize] += ranks[rank as usize] as u32;
    }
    values
}
