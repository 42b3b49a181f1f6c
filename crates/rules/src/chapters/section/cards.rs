//! The decks at a table: how many there are, how they alternate and how long they serve.

use crate::kit::deck::Deck;
use crate::law::{Cited, Provision};

/// The clauses of a chapter on its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    /// What one set of cards consists of.
    pub set: Cited<SetOf>,
    /// What a shuffling device does to the number of cards.
    pub shuffler: Cited<Shuffler>,
    /// Two sets that alternate, where the chapter provides for them.
    pub two_sets: Option<TwoSets>,
    /// How long opened decks serve.
    pub life: Cited<CardLife>,
    /// How long they serve where they are dealt from the hand, if the chapter deals from the hand.
    pub life_dealt_by_hand: Option<Cited<CardLife>>,
}

/// What one set of cards consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetOf {
    /// Several decks.
    Decks {
        /// The fewest.
        fewest: u8,
        /// The most.
        most: u8,
    },
    /// One deck of 52 cards.
    OneDeck,
    /// One deck of 52 cards and a joker.
    OneDeckWithJoker,
}

impl SetOf {
    /// The cards of a set; the number of decks matters only where the chapter leaves it open.
    pub const fn deck(self, decks: u8) -> Deck {
        match self {
            SetOf::Decks { .. } => Deck::shoe(decks),
            SetOf::OneDeck => Deck::SINGLE,
            SetOf::OneDeckWithJoker => Deck::WITH_JOKER,
        }
    }
}

/// The clauses on two sets, called batches or decks, that alternate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoSets {
    /// Two sets may be used with a shuffling device.
    pub provided: Provision,
    /// How many decks each of them has.
    pub decks_of_each: Provision,
    /// One is shuffled and stored while the other is in play.
    pub stored: Provision,
    /// They alternate.
    pub alternate: Provision,
    /// Only one of them is in the discard rack at a time.
    pub one_in_the_rack: Provision,
}

/// How long opened decks serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardLife {
    /// This many hours from their opening, idle time included (reading ER-127).
    Hours(u8),
    /// One shoe.
    EachShoe,
}

/// What a card shuffling device does to the number of cards (readings ER-122, ER-129).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shuffler {
    /// Two equal batches of six to eight decks alternate.
    TwoBatches,
    /// It shuffles the one fresh set.
    OneSet,
    /// It shuffles the one deck, or two decks that alternate.
    OneOrTwoDecks,
    /// The chapter shuffles by hand.
    NotProvidedFor,
}

impl Cards {
    /// How long cards serve that are dealt from a shoe or from the hand.
    pub const fn life_dealt_from(&self, from: DealtFrom) -> Cited<CardLife> {
        match (from, self.life_dealt_by_hand) {
            (DealtFrom::Hand, Some(life)) => life,
            (DealtFrom::Hand, None) | (DealtFrom::Shoe, _) => self.life,
        }
    }
}

/// One set of cards, or two that alternate in and out of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum CardSets {
    One,
    TwoAlternating,
}

/// Where cards are dealt from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealtFrom {
    /// A shoe, manual or automated.
    Shoe,
    /// The dealer's hand.
    Hand,
}
