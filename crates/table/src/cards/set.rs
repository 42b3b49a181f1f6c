//! One set of cards: a deck, a batch or the decks of one shoe, and how far it has come on its way into play.

use alloc::vec::Vec;

use croupier_rules::Card;

use crate::time::Time;

/// Which of the sets of a table. A table without alternating sets has the first alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// Why cards are spread, washed and stacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// They were just received at the table.
    Opening,
    /// The dealers of Baccarat wash and stack before they shuffle.
    Shuffle,
    /// The table was without gaming activity.
    Idle,
}

impl Occasion {
    /// Every occasion.
    pub const ALL: [Occasion; 3] = [Occasion::Opening, Occasion::Shuffle, Occasion::Idle];
}

/// How a stack came to be in random order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShuffledBy {
    /// The dealer, by hand.
    Hand,
    /// The shuffling device.
    Device,
    /// It was preshuffled before it came to the table.
    Preshuffled,
}

/// How far a set has come. Each stage is named for what was done last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// There is no such set at the table.
    Absent,
    /// It lies at the table and waits for the dealer's inspection.
    Received,
    /// The dealer has inspected it; the floorperson verifies.
    Inspected,
    /// The floorperson has verified the inspection; it is spread next.
    Verified,
    /// It lies spread until the first player has looked at it.
    Spread(Occasion),
    /// The player has looked; it is washed, or only turned, next.
    Seen(Occasion),
    /// It lies face down and is stacked next.
    FaceDown(Occasion),
    /// It is stacked and is shuffled next.
    Stacked(Occasion),
    /// It was played and waits in the rack for its shuffle.
    Spent,
    /// The device shuffles it.
    InDevice,
    /// It was shuffled by hand and lies feathered for the floorperson.
    Feathered,
    /// It is shuffled: offered for the cut, stored in the device, or loaded as it is.
    Shuffled,
    /// The first cover card is in the stack.
    Cut,
    /// The cut is carried out; the stack is loaded next.
    CutThrough,
    /// It is in the shoe and the burn is due.
    Loaded,
    /// It is ready for a round, or in one.
    InPlay,
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
    /// Which way up the cards lie while they are spread at an idle table.
    pub(super) face: Face,
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

/// Which way up cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Face {
    Up,
    Down,
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
        face: Face::Down,
    };

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// When its decks were opened at the table.
    pub fn opened(&self) -> Time {
        self.opened
    }

    /// The cards, top first, while they are outside the shoe.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Which way up it lies while it is spread.
    pub fn face(&self) -> Face {
        self.face
    }

    /// Whether an order has exactly these cards.
    pub(super) fn has_the_cards_of(&self, order: &[Card]) -> bool {
        census(&self.cards) == census(order)
    }
}

/// How many there are of each card.
pub(crate) fn census(cards: &[Card]) -> [u16; Card::KINDS] {
    let mut counts = [0; Card::KINDS];
    cards.iter().for_each(|card| counts[card.index()] += 1);
    counts
}
