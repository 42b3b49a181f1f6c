//! The round as it stands.

use croupier_rules::Cents;
use croupier_rules::chapters::saigon_5_card::Split;

use super::act::Recipient;
use super::hand::{Choice, Hand, Pile};
use super::lineup::{Lineup, POSITIONS};
use crate::seat::Seat;

/// How far a round is, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Wagers are made.
    Betting,
    /// Cards are dealt.
    Dealing,
    /// Every hand is dealt, and the stub is still to go.
    Stub,
    /// The stub was counted and is wrong.
    WrongStub {
        /// How many cards it has.
        counted: u8,
    },
    /// The players look at their cards and decide, or set them.
    Playing,
    /// The dealer's cards are up, and the positions are settled.
    Settling,
}

/// Whether the Ante and Play Wagers of the round are still on (679a.13(d)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exposure {
    /// No card of the dealer's was seen too early.
    None,
    /// One was, and only the optional wagers are settled.
    DealersCard,
}

/// Where the stub is while it has not gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stub {
    /// In the shoe, or in the dealer's hand.
    InPlace,
    /// Out of the shoe.
    Removed,
}

/// The round of Three Card Prime or Saigon 5 Card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PokerTable {
    pub(super) stage: Stage,
    pub(super) lineup: Lineup,
    /// How many places of the deal are behind us, those of positions that are gone included.
    pub(super) turn: u8,
    /// How many cards have left the stack in this round.
    pub(super) cards_out: u8,
    pub(super) face_up: u8,
    pub(super) stub: Stub,
    pub(super) hands: [Option<Hand>; POSITIONS],
    pub(super) dealer: Pile,
    pub(super) dealers_split: Option<Split>,
    pub(super) exposure: Exposure,
    /// What each player was paid towards a payout limit, over all the player's boxes (ER-222).
    pub(super) paid: [Cents; POSITIONS],
    /// How many rounds were begun since the stub was counted, this one included.
    pub(super) rounds_since_count: u32,
}

impl PokerTable {
    /// A table between rounds.
    pub(crate) fn new() -> PokerTable {
        PokerTable::between_rounds(0)
    }

    pub(super) fn between_rounds(rounds_since_count: u32) -> PokerTable {
        PokerTable {
            stage: Stage::Betting,
            lineup: Lineup::default(),
            turn: 0,
            cards_out: 0,
            face_up: 0,
            stub: Stub::InPlace,
            hands: [None; POSITIONS],
            dealer: Pile::EMPTY,
            dealers_split: None,
            exposure: Exposure::None,
            paid: [Cents::ZERO; POSITIONS],
            rounds_since_count,
        }
    }

    /// Whether wagers may be made now.
    pub fn betting_is_open(&self) -> bool {
        self.stage == Stage::Betting
    }

    /// How far the round is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The hand of a position, while it is on the table.
    pub fn hand(&self, position: Seat) -> Option<&Hand> {
        self.hands.get(position.index())?.as_ref()
    }

    pub(super) fn hand_mut(&mut self, position: Seat) -> Option<&mut Hand> {
        self.hands.get_mut(position.index())?.as_mut()
    }

    /// The dealer's cards, in the order in which they were dealt.
    pub fn dealers_cards(&self) -> &Pile {
        &self.dealer
    }

    /// How the dealer's five cards are set, where they qualify and are revealed.
    pub fn dealers_split(&self) -> Option<Split> {
        self.dealers_split
    }

    /// The positions whose hands are on the table, counterclockwise from the dealer's right.
    pub fn in_round(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        Seat::counterclockwise(POSITIONS as u8).filter(|&position| self.hand(position).is_some())
    }

    /// The position that is asked next: clockwise from the dealer's far left, the first that has not decided.
    pub fn turn_to_decide(&self) -> Option<Seat> {
        self.in_round().rev().find(|&position| self.is_open(position))
    }

    pub(super) fn is_open(&self, position: Seat) -> bool {
        self.hand(position).is_some_and(|hand| hand.choice == Choice::Open)
    }

    /// Whether a recipient is still dealt cards.
    pub(super) fn is_dealt_to(&self, to: Recipient) -> bool {
        match to {
            Recipient::Position(position) => self.hand(position).is_some(),
            Recipient::Dealer => true,
        }
    }
}
