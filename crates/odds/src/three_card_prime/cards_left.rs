//! The cards that a round can be dealt from.

use core::fmt;

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::{Strength, strength};
use croupier_rules::kit::deck::{Deck, TooManyCopies};

/// A set of cards, a bit for each [`Card::index`].
pub(super) type Set = u64;

/// The set that holds one card.
pub(super) const fn bit(card: Card) -> Set {
    1 << card.index()
}

/// The cards of one deck that are still to be dealt: at least the seven that one player's round can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsLeft(Set);

/// Why no round can be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotDeal {
    /// A card is removed that one deck does not have, or not twice.
    CardIsNotInTheDeck(TooManyCopies),
    /// Two hands and a fourth card take seven cards.
    FewerThanSeven {
        /// How many are left.
        left: usize,
    },
}

impl fmt::Display for CannotDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotDeal::CardIsNotInTheDeck(copies) => copies.fmt(f),
            CannotDeal::FewerThanSeven { left } => {
                write!(f, "two hands and a fourth card take seven cards, and {left} are left")
            }
        }
    }
}

impl std::error::Error for CannotDeal {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            CannotDeal::CardIsNotInTheDeck(copies) => Some(copies),
            CannotDeal::FewerThanSeven { .. } => None,
        }
    }
}

impl From<TooManyCopies> for CannotDeal {
    fn from(copies: TooManyCopies) -> CannotDeal {
        CannotDeal::CardIsNotInTheDeck(copies)
    }
}

impl CardsLeft {
    /// How many cards one player's round can take.
    pub const ROUND: usize = 7;

    /// The whole deck.
    pub const ALL: CardsLeft = CardsLeft((1 << 52) - 1);

    /// The deck without some cards: those that a player has seen, or that are known to be missing.
    pub fn without(removed: &[Card]) -> Result<CardsLeft, CannotDeal> {
        Deck::SINGLE.admits(removed.iter().copied())?;
        let left = removed.iter().fold(CardsLeft::ALL, |left, &card| CardsLeft(left.0 & !bit(card)));
        match left.count() {
            CardsLeft::ROUND.. => Ok(left),
            count => Err(CannotDeal::FewerThanSeven { left: count }),
        }
    }

    /// How many there are.
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards, in index order.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        Card::all_52().filter(move |&card| self.holds(card))
    }

    /// Whether a card is among them.
    pub const fn holds(self, card: Card) -> bool {
        self.0 & bit(card) != 0
    }

    /// The cards of these that satisfy a condition.
    pub(super) fn those(self, condition: impl Fn(Card) -> bool) -> Set {
        self.cards().filter(|&card| condition(card)).fold(0, |set, card| set | bit(card))
    }

    /// Every hand of three of them.
    pub(super) fn hands(self) -> Vec<Hand> {
        let cards: Vec<Card> = self.cards().collect();
        let mut hands = Vec::with_capacity(choose(cards.len(), 3) as usize);
        for (i, &a) in cards.iter().enumerate() {
            for (j, &b) in cards[..i].iter().enumerate() {
                hands.extend(cards[..j].iter().map(|&c| Hand::new([a, b, c])));
            }
        }
        hands
    }
}

/// Three cards and how good they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The cards, highest [`Card::index`] first.
    pub cards: [Card; 3],
    /// What the rules say of them.
    pub strength: Strength,
}

impl Hand {
    fn new(cards: [Card; 3]) -> Hand {
        Hand { cards, strength: strength(cards) }
    }

    /// The cards as a set.
    pub(super) fn set(&self) -> Set {
        self.cards.iter().fold(0, |set, &card| set | bit(card))
    }
}

/// In how many ways a number of cards can be chosen.
pub(super) const fn choose(from: usize, count: usize) -> u128 {
    let (mut ways, mut i) = (1, 0);
    while i < count {
        // What is left over when fewer are there than are chosen is a factor of zero.
        ways = ways * from.saturating_sub(i) as u128 / (i as u128 + 1);
        i += 1;
    }
    ways
}
