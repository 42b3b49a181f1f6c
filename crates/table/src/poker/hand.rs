//! The cards of one position while they lie on the table.

use core::fmt;

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::Split;
use croupier_rules::chapters::three_card_prime::Decision;

/// The most cards that one hand has.
const MOST: usize = 5;

/// Up to five cards, in the order in which they were dealt.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile {
    cards: [Card; MOST],
    count: u8,
}

impl Pile {
    /// No cards.
    pub const EMPTY: Pile = Pile { cards: [Card::JOKER; MOST], count: 0 };

    /// The cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.count as usize]
    }

    /// A whole hand of this game. The players and the dealer act on their cards only after all of them are dealt.
    pub(super) fn whole<const N: usize>(&self) -> [Card; N] {
        let Ok(cards) = self.cards().try_into() else { unreachable!("every card is dealt by now") };
        cards
    }

    /// Lays a card beside the others.
    pub(super) fn push(&mut self, card: Card) {
        assert!((self.count as usize) < MOST, "no hand has a sixth card");
        self.cards[self.count as usize] = card;
        self.count += 1;
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(feature = "serde")]
mod wire {
    use alloc::vec::Vec;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Card, MOST, Pile};

    impl Serialize for Pile {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.cards().serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Pile {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
            let cards = Vec::<Card>::deserialize(deserializer)?;
            if cards.len() > MOST {
                return Err(D::Error::invalid_length(cards.len(), &"at most five cards"));
            }
            let mut pile = Pile::EMPTY;
            cards.into_iter().for_each(|card| pile.push(card));
            Ok(pile)
        }
    }
}

/// What a player did after seeing the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Nothing yet.
    Open,
    /// Made a Play Wager or forfeited the Ante (679a.11(b)).
    Decided(Decision),
    /// Set two hands (680a.11(b)).
    Set(Split),
}

/// How much of a position's cards is face up. Each includes what comes before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// Nothing.
    Nothing,
    /// The three-card hand of Saigon 5 Card.
    ThreeCardHand,
    /// The whole hand.
    Hand,
    /// The hand and the fourth card of a Pair Bonus Wager.
    FourthCard,
}

/// The cards of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The hand.
    pub cards: Pile,
    /// The fourth card of a Pair Bonus Wager.
    pub fourth: Option<Card>,
    /// What the player did.
    pub choice: Choice,
    /// What is face up.
    pub shown: Shown,
}

impl Hand {
    pub(super) const NOT_DEALT: Hand =
        Hand { cards: Pile::EMPTY, fourth: None, choice: Choice::Open, shown: Shown::Nothing };

    /// Whether the player forfeited the Ante.
    pub fn is_folded(&self) -> bool {
        self.choice == Choice::Decided(Decision::Forfeit)
    }

    /// How the player set the hand, where this has been done.
    pub const fn split(&self) -> Option<Split> {
        match self.choice {
            Choice::Set(split) => Some(split),
            Choice::Open | Choice::Decided(_) => None,
        }
    }
}
