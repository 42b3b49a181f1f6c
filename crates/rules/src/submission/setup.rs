//! What a table asks of its approved submission. The checked options are the setup of a table; there is no other.

use super::approved::ApprovedSubmission;
use super::choice::{Collection, DealingMethod, Shuffling, StoredBatch};
use super::wager_terms::WagerTerms;
use crate::chapters::Chapter;
use crate::chapters::section::cards::CardSets;
use crate::kit::deck::Deck;
use crate::kit::money::Cents;
use crate::kit::wager::Wager;

impl CardSets {
    /// The sets of a table: the decks at the table are those of one set, or twice as many.
    pub(crate) const fn of(decks: u8, set: Deck) -> CardSets {
        if decks > set.decks() { CardSets::TwoAlternating } else { CardSets::One }
    }
}

/// The answers that a table of any game asks for, each in one form for all chapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    pub shuffling: Shuffling,
    pub deck: Deck,
    pub sets: CardSets,
    pub method: DealingMethod,
    pub cards_per_stack: Option<u8>,
    pub boxes_per_player: u8,
    pub changed_every_hours: Option<u8>,
    pub collection: Collection,
    pub stored_batch: StoredBatch,
    pub payout_limit: Option<Cents>,
}

impl ApprovedSubmission {
    /// The chapter of the game.
    pub const fn chapter(&self) -> &'static Chapter {
        self.game.chapter()
    }

    /// The numbered positions.
    pub const fn seats(&self) -> u8 {
        self.stakes.seats
    }

    /// The table minimum.
    pub const fn minimum(&self) -> Cents {
        self.stakes.minimum
    }

    /// The table maximum.
    pub const fn maximum(&self) -> Cents {
        self.stakes.maximum
    }

    /// Every wager is a multiple of this.
    pub const fn smallest_chip(&self) -> Cents {
        self.stakes.smallest_chip
    }

    /// What the table says of each wager of the game, in the order of settlement.
    pub fn wagers(&self) -> &[WagerTerms] {
        &self.wagers
    }

    /// What the table says of a wager, if the game has it.
    pub fn wager(&self, wager: Wager) -> Option<&WagerTerms> {
        self.wagers.iter().find(|terms| terms.wager == wager)
    }

    /// How the cards are shuffled.
    pub const fn shuffling(&self) -> Shuffling {
        self.setup.shuffling
    }

    /// The cards of one set.
    pub const fn deck(&self) -> Deck {
        self.setup.deck
    }

    /// One set of cards, or two.
    pub const fn sets(&self) -> CardSets {
        self.setup.sets
    }

    /// Where the cards are dealt from; in the baccarat chapters always a manual shoe.
    pub const fn method(&self) -> DealingMethod {
        self.setup.method
    }

    /// How many cards an automated shoe dispenses in a stack, where the chapter leaves it open.
    pub const fn cards_per_stack(&self) -> Option<u8> {
        self.setup.cards_per_stack
    }

    /// On how many adjacent boxes one player may wager; one where the chapter has no such rule.
    pub const fn boxes_per_player(&self) -> u8 {
        self.setup.boxes_per_player
    }

    /// After how many hours the cards are changed, where the chapter counts hours and not shoes.
    pub const fn changed_every_hours(&self) -> Option<u8> {
        self.setup.changed_every_hours
    }

    /// When vigorish is collected; never where there is none.
    pub const fn collection(&self) -> Collection {
        self.setup.collection
    }

    /// Whether a batch that the device has stored is dealt at an idle table without spreading it first.
    pub const fn stored_batch(&self) -> StoredBatch {
        self.setup.stored_batch
    }

    /// The most that one player is paid in a round, if there is a limit.
    pub const fn payout_limit(&self) -> Option<Cents> {
        self.setup.payout_limit
    }
}
