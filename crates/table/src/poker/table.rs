//! The round as it stands. Everything that a view of the table shows of a round is asked here.

use croupier_rules::Cents;
use croupier_rules::chapters::saigon_5_card::Split;
use croupier_rules::families::poker::{Clauses, Method, MethodClauses};
use croupier_rules::submission::ApprovedSubmission;
use croupier_rules::submission::choice::DealingMethod;

use super::act::Recipient;
use super::hand::{Choice, Hand, Pile};
use super::lineup::{Lineup, POSITIONS, Share};
use super::phase::Phase;
use crate::cards::SetId;
use crate::seat::Seat;
use crate::state::State;

/// Whether the Ante and Play Wagers of the round are still on (679a.13(d)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Exposure {
    /// No card of the dealer's was seen too early.
    None,
    /// One was, and only the optional wagers are settled.
    DealersCard,
}

/// Where the stub of the round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Stub {
    /// In the shoe, or in the dealer's hand.
    InPlace,
    /// Out of the shoe.
    Removed,
    /// Counted.
    Counted {
        /// How many cards it had.
        cards: u8,
    },
    /// In the discard rack.
    Discarded,
    /// In a shoe that reshuffles by itself, where it stays.
    Kept,
}

/// The stub of a round that ended before it was counted, although it had to be (reading ER-232).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uncounted {
    /// Which deck it is of.
    pub set: SetId,
    /// How many cards had left the stack.
    pub cards_out: u8,
    /// How many cards a count found in the stub, if they were too few or too many.
    pub wrong_count: Option<u8>,
    /// The way in which the round was dealt.
    pub(super) by: &'static MethodClauses,
}

/// Everybody who is dealt cards: the positions, and the dealer.
pub(super) const RECIPIENTS: usize = POSITIONS + 1;

impl Recipient {
    /// The place in an array keyed by recipient.
    pub(super) const fn index(self) -> usize {
        match self {
            Recipient::Position(position) => position.index(),
            Recipient::Dealer => POSITIONS,
        }
    }
}

/// What the round has brought one player so far, over all the player's boxes. Somebody who leaves takes it along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    /// Whether the player was dealt cards, and so stays until the round is complete (reading ER-228).
    pub received_cards: bool,
    /// What was collected of the player's wagers.
    pub collected: Cents,
    /// What the player was paid.
    pub paid: Cents,
    /// What of it counts toward a payout limit (reading ER-222).
    pub toward_limit: Cents,
}

impl Tally {
    pub(super) const NOTHING: Tally =
        Tally { received_cards: false, collected: Cents::ZERO, paid: Cents::ZERO, toward_limit: Cents::ZERO };
}

/// The round of Three Card Prime or Saigon 5 Card, and what lasts from one round to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PokerTable {
    pub(super) clauses: &'static Clauses,
    pub(super) phase: Phase,
    pub(super) lineup: Lineup,
    /// How many cards each recipient was dealt, a top card that went to the discard rack included.
    pub(super) dealt: [u8; RECIPIENTS],
    /// How many cards have left the stack in this round.
    pub(super) cards_out: u8,
    pub(super) face_up: u8,
    pub(super) stub: Stub,
    pub(super) hands: [Option<Hand>; POSITIONS],
    pub(super) dealer: Pile,
    pub(super) dealers_split: Option<Split>,
    pub(super) exposure: Exposure,
    /// Keyed by player.
    pub(super) tallies: [Tally; POSITIONS],
    /// How many rounds were dealt without a counting device since the stub was counted, this one included (reading
    /// ER-232).
    pub(super) rounds_since_count: u32,
    /// The stub of a round that ended before it was counted, although it had to be.
    pub(super) uncounted: Option<Uncounted>,
}

impl PokerTable {
    /// A table that opens.
    pub(crate) fn new(filed: &ApprovedSubmission) -> PokerTable {
        assert!(filed.seats() as usize <= POSITIONS, "no submission has more positions than its chapter");
        let Some(clauses) = filed.game().chapter().poker() else {
            unreachable!("a poker-type round is played by a poker-type chapter")
        };
        PokerTable::between_rounds(clauses, 0, None)
    }

    pub(super) fn between_rounds(
        clauses: &'static Clauses,
        rounds_since_count: u32,
        uncounted: Option<Uncounted>,
    ) -> PokerTable {
        PokerTable {
            clauses,
            phase: Phase::Betting,
            lineup: Lineup::default(),
            dealt: [0; RECIPIENTS],
            cards_out: 0,
            face_up: 0,
            stub: Stub::InPlace,
            hands: [None; POSITIONS],
            dealer: Pile::EMPTY,
            dealers_split: None,
            exposure: Exposure::None,
            tallies: [Tally::NOTHING; POSITIONS],
            rounds_since_count,
            uncounted,
        }
    }

    /// How the cards are dealt now: as filed, or from a manual shoe while a device cannot be used.
    pub(super) fn method(&self, state: &State) -> &'static MethodClauses {
        let filed = state.filed();
        let method = match state.cards.dealing(filed) {
            DealingMethod::ManualShoe => Method::ManualShoe,
            DealingMethod::Hand => Method::Hand,
            DealingMethod::AutomatedShoe if filed.cards_per_stack() == Some(4) => Method::FourCardStacks,
            DealingMethod::AutomatedShoe => Method::AutomatedShoe,
        };
        let Some(clauses) = self.clauses.dealing.of(method) else {
            unreachable!("a method is filed only where the chapter has it")
        };
        clauses
    }

    /// How far the round is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether wagers may be made now.
    pub fn betting_is_open(&self) -> bool {
        self.phase == Phase::Betting
    }

    /// What each position is dealt in this round, since "no more bets".
    pub fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// The hand of a position, while it is on the table: its cards, the player's choice or split, what is face up.
    pub fn hand(&self, position: Seat) -> Option<&Hand> {
        self.hands.get(position.index())?.as_ref()
    }

    /// The positions whose hands are on the table, counterclockwise from the dealer's right.
    pub fn in_round(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        Seat::counterclockwise(POSITIONS as u8).filter(|&position| self.hand(position).is_some())
    }

    /// The first position that has not decided or set its hand, clockwise from the dealer's far left. At Three Card
    /// Prime it is the one that the dealer asks; at Saigon 5 Card players set in any order.
    pub fn turn_to_decide(&self) -> Option<Seat> {
        self.in_round().rev().find(|&position| self.is_open(position))
    }

    /// Whether the player of a position has not decided or set the hand yet.
    pub fn is_open(&self, position: Seat) -> bool {
        self.hand(position).is_some_and(|hand| hand.choice == Choice::Open)
    }

    /// The dealer's cards, in the order in which they were dealt.
    pub fn dealers_cards(&self) -> &Pile {
        &self.dealer
    }

    /// How the dealer's five cards are set, where they qualify and are revealed.
    pub fn dealers_split(&self) -> Option<Split> {
        self.dealers_split
    }

    /// Whether a card of the dealer's was exposed too early.
    pub fn exposure(&self) -> Exposure {
        self.exposure
    }

    /// Where the stub of this round is.
    pub fn stub(&self) -> Stub {
        self.stub
    }

    /// The stub of the last round, if it had to be counted and is not: it is counted before the next shuffle.
    pub fn uncounted(&self) -> Option<Uncounted> {
        self.uncounted
    }

    /// How many rounds were dealt without a counting device since the stub was last counted, this one included.
    pub fn rounds_since_count(&self) -> u32 {
        self.rounds_since_count
    }

    /// How many cards have left the stack in this round, dealt or discarded.
    pub fn cards_out(&self) -> u8 {
        self.cards_out
    }

    /// What a player was paid in this round toward the payout limit, over all the player's boxes.
    pub fn paid_toward_limit(&self, player: Seat) -> Cents {
        self.tally(player).toward_limit
    }

    /// What the round has brought a player; nothing to somebody at a seat that this table does not have.
    pub(super) fn tally(&self, player: Seat) -> Tally {
        self.tallies.get(player.index()).copied().unwrap_or(Tally::NOTHING)
    }

    /// Whether a player was dealt cards in this round.
    pub(crate) fn has_received_cards(&self, player: Seat) -> bool {
        self.tally(player).received_cards
    }

    /// Whether a card of this round has left the stack.
    pub(super) fn has_dealt(&self) -> bool {
        self.dealt.iter().any(|&cards| cards > 0)
    }

    /// Whether a recipient is dealt cards in this round, whatever has become of them since.
    pub(super) fn is_in_the_deal(&self, to: Recipient) -> bool {
        match to {
            Recipient::Position(position) => self.lineup.share(position) != Share::Nothing,
            Recipient::Dealer => true,
        }
    }

    /// Whether a recipient is still dealt cards.
    pub(super) fn is_dealt_to(&self, to: Recipient) -> bool {
        match to {
            Recipient::Position(position) => self.hand(position).is_some(),
            Recipient::Dealer => true,
        }
    }
}
