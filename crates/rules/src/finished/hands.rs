//! The hands as they were read.

use alloc::vec::Vec;

use crate::kit::card::Card;

/// The hands of a round, by kind of game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Hands {
    /// Any of the three baccarat games.
    Baccarat {
        /// The Player's Hand.
        player: PointHand,
        /// The Banker's Hand.
        banker: PointHand,
        /// `player`, `banker` or `tie`.
        winner: &'static str,
        /// Whether the Banker's Hand won with three cards and seven.
        dragon_7: bool,
    },
    /// Three Card Prime.
    Prime {
        /// The player's hand.
        player: PrimeHand,
        /// The dealer's hand.
        dealer: PrimeHand,
        /// Whether the dealer's hand is queen high or better.
        dealer_qualifies: bool,
        /// The best hand of all six cards.
        all_six: &'static str,
        /// The fourth card, if there was one.
        fourth: Option<Card>,
    },
    /// Saigon 5 Card.
    Saigon {
        /// The player's hands.
        player: SplitHand,
        /// The dealer's hands.
        dealer: SplitHand,
        /// The player's Bonus hand, from two pair up.
        bonus: Option<&'static str>,
    },
}

/// A hand of baccarat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PointHand {
    /// Its cards.
    pub cards: Vec<Card>,
    /// Its Point Count.
    pub point_count: u8,
    /// Whether its first two cards make 8 or 9.
    pub natural: bool,
}

/// A hand of Three Card Prime.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PrimeHand {
    /// Its cards.
    pub cards: [Card; 3],
    /// Its rank.
    pub rank: &'static str,
}

/// Five cards of Saigon 5 Card, set as two hands.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SplitHand {
    /// The five cards.
    pub cards: [Card; 5],
    /// The three-card hand.
    pub three: [Card; 3],
    /// The showdown hand.
    pub showdown: [Card; 2],
    /// Whether the three-card hand totals 10, 20 or 30.
    pub qualifies: bool,
    /// That total, where it qualifies.
    pub total: Option<u8>,
    /// What the joker counts, where the hand has it.
    pub joker: Option<u8>,
    /// The Point Count of the showdown hand.
    pub point_count: u8,
}
