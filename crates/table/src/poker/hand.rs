//! The cards of one position while they lie on the table.

use core::fmt;

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::Split;
use croupier_rules::chapters::three_card_prime::Decision;

/// The most cards that one hand has.
const MOST: usize = 5;

/// Up to five cards in the order in which they were dealt.
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

    /// So many cards exactly, if there are so many.
    pub fn exactly<const N: usize>(&self) -> Option<[Card; N]> {
        self.cards().try_into().ok()
    }

    /// Lays a card beside the others; a hand that is full takes no more.
    pub(super) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(self.count as usize) {
            *place = card;
            self.count += 1;
        }
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
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

/// How much of a hand is face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing.
    Nothing,
    /// The three-card hand of Saigon 5 Card.
    ThreeCardHand,
    /// Everything but a fourth card.
    Hand,
}

/// Whether a card lies face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Face {
    Down,
    Up,
}

/// The cards of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The hand.
    pub cards: Pile,
    /// The fourth card of a Pair Bonus Wager, and how it lies.
    pub fourth: Option<(Card, Face)>,
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
}
