//! One set of cards: a deck, a batch or the decks of one shoe.

use alloc::vec::Vec;

use croupier_rules::Card;
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::kit::deck::Deck;

use super::stage::Stage;
use crate::time::Time;

/// Which of the sets of a table. A table without alternating sets has the first alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum SetId {
    First,
    Second,
}

impl SetId {
    /// Both sets.
    pub const ALL: [SetId; 2] = [SetId::First, SetId::Second];

    /// The set that alternates with this one.
    pub const fn other(self) -> SetId {
        match self {
            SetId::First => SetId::Second,
            SetId::Second => SetId::First,
        }
    }

    /// The place in an array keyed by set.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How a stack came to be in random order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ShuffledBy {
    /// The dealer, by hand.
    Hand,
    /// The shuffling device.
    Device,
    /// It was preshuffled before it came to the table.
    Preshuffled,
}

/// A set of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The cards in their order, top first; empty while they are in the shoe.
    pub(super) cards: Vec<Card>,
    pub(super) stage: Stage,
    /// When the decks were opened at the table.
    pub(super) opened: Time,
    /// How it was shuffled last, if it was.
    pub(super) shuffled_by: Option<ShuffledBy>,
    /// Whether the cards are shuffled again before their shoe was played out.
    pub(super) shuffle: ShuffleTurn,
    /// Whether the set came out of the device at an idle table without being spread.
    pub(super) release: Release,
    /// Which way up the cards lie: face up while they are spread so, until they are turned or stacked.
    pub(super) facing: Facing,
    /// Whether the cards are in the shuffling device: being shuffled, or stored there.
    pub(super) in_device: bool,
    /// Whether the cards have lain in the shoe since the last player left.
    pub(super) lay_idle: bool,
    /// Whether a card of the set was ever dealt from the hand.
    pub(super) dealt_by_hand: bool,
}

/// Which shuffle of a set this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShuffleTurn {
    /// The one before its shoe.
    Regular,
    /// One that interrupts a shoe: a reshuffle (reading ER-134).
    Reshuffle,
}

/// How a stored batch came out of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Release {
    /// In its turn.
    Ordinary,
    /// At an idle table, unspread: a player may still ask for the spread.
    Unspread,
    /// At an idle table, and it is spread and shuffled again before it is dealt.
    Respread,
}

impl CardSet {
    /// A set that is not there yet.
    pub(super) const ABSENT: CardSet = CardSet {
        cards: Vec::new(),
        stage: Stage::Absent,
        opened: Time(0),
        shuffled_by: None,
        shuffle: ShuffleTurn::Regular,
        release: Release::Ordinary,
        facing: Facing::Down,
        in_device: false,
        lay_idle: false,
        dealt_by_hand: false,
    };

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How it was shuffled last, if it was.
    pub fn shuffled_by(&self) -> Option<ShuffledBy> {
        self.shuffled_by
    }

    /// How it came out of the device.
    pub fn release(&self) -> Release {
        self.release
    }

    /// When its decks were opened at the table.
    pub fn opened(&self) -> Time {
        self.opened
    }

    /// The cards, top first, while they are outside the shoe.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Which way up it lies.
    pub fn facing(&self) -> Facing {
        self.facing
    }

    /// The cards that lie face up on the table for everybody to see: all of them, or none.
    pub fn face_up(&self) -> &[Card] {
        match self.facing {
            Facing::Up => &self.cards,
            Facing::Down => &[],
        }
    }

    /// Whether it is stored in the shuffling device: placed there, and shuffled unless it came preshuffled (reading
    /// ER-146).
    pub fn is_stored(&self) -> bool {
        self.stage == Stage::Shuffled && self.in_device
    }

    /// Whether an order has exactly these cards.
    pub(super) fn has_the_cards_of(&self, order: &[Card]) -> bool {
        census(&self.cards) == census(order)
    }
}

/// Whether an order has exactly the cards of a deck.
pub(super) fn is_whole(deck: Deck, order: &[Card]) -> bool {
    counted(deck.cards()) == census(order)
}

/// How many there are of each card.
pub(crate) fn census(cards: &[Card]) -> [u16; Card::KINDS] {
    counted(cards.iter().copied())
}

fn counted(cards: impl Iterator<Item = Card>) -> [u16; Card::KINDS] {
    let mut counts = [0; Card::KINDS];
    cards.for_each(|card| counts[card.index()] += 1);
    counts
}
