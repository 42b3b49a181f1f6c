//! What a table asks of its approved submission. The checked options are the setup of a table; there is no other.

use super::approved::{ApprovedSubmission, ChapterOptions, DealingOptions, Options};
use super::choice::{Collection, DealingMethod, Shuffling, StoredBatch};
use crate::kit::deck::Deck;
use crate::kit::money::Cents;

/// One set of cards, or two that alternate in and out of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum CardSets {
    One,
    TwoAlternating,
}

impl ApprovedSubmission {
    /// The numbered positions.
    pub const fn seats(&self) -> u8 {
        self.stakes.seats
    }

    /// The least that may be staked on a wager.
    pub const fn minimum(&self) -> Cents {
        self.stakes.minimum
    }

    /// The most that may be staked on a wager.
    pub const fn maximum(&self) -> Cents {
        self.stakes.maximum
    }

    /// Every wager is a multiple of this.
    pub const fn smallest_chip(&self) -> Cents {
        self.stakes.smallest_chip
    }

    /// How the cards are shuffled.
    pub const fn shuffling(&self) -> Shuffling {
        match &self.options {
            Options::Baccarat(options) => options.shuffling,
            Options::ThreeCardPrime(options) => options.dealing.shuffling,
            Options::Saigon5Card(options) => options.dealing.shuffling,
        }
    }

    /// The cards of one set.
    pub const fn deck(&self) -> Deck {
        match &self.options {
            Options::Baccarat(options) => Deck::shoe(options.terms.decks),
            Options::ThreeCardPrime(_) => Deck::SINGLE,
            Options::Saigon5Card(_) => Deck::WITH_JOKER,
        }
    }

    /// One set of cards, or two: the decks at the table are those of one set, or twice as many.
    pub const fn sets(&self) -> CardSets {
        let decks = match &self.options {
            Options::Baccarat(options) => options.decks,
            Options::ThreeCardPrime(options) => options.dealing.decks,
            Options::Saigon5Card(options) => options.dealing.decks,
        };
        if decks > self.deck().decks() { CardSets::TwoAlternating } else { CardSets::One }
    }

    /// Where the cards are dealt from; in the baccarat chapters always a manual shoe.
    pub const fn method(&self) -> DealingMethod {
        match self.poker_dealing() {
            Some(dealing) => dealing.method,
            None => DealingMethod::ManualShoe,
        }
    }

    /// How many cards an automated shoe dispenses in a stack, where the chapter leaves it open.
    pub const fn cards_per_stack(&self) -> Option<u8> {
        match &self.options {
            Options::ThreeCardPrime(options) => Some(options.cards_per_stack),
            Options::Baccarat(_) | Options::Saigon5Card(_) => None,
        }
    }

    /// On how many adjacent boxes one player may wager; one where the chapter has no such rule.
    pub const fn boxes_per_player(&self) -> u8 {
        match self.poker_dealing() {
            Some(dealing) => dealing.boxes_per_player,
            None => 1,
        }
    }

    /// After how many hours the cards are changed, where the chapter counts hours and not shoes.
    pub const fn changed_every_hours(&self) -> Option<u8> {
        match &self.options {
            Options::Baccarat(options) => match options.chapter {
                ChapterOptions::Minibaccarat { changed_every_hours, .. } => Some(changed_every_hours),
                ChapterOptions::Midibaccarat | ChapterOptions::Baccarat { .. } => None,
            },
            Options::ThreeCardPrime(options) => Some(options.dealing.changed_every_hours),
            Options::Saigon5Card(options) => Some(options.dealing.changed_every_hours),
        }
    }

    /// When vigorish is collected; never where there is none.
    pub const fn collection(&self) -> Collection {
        match &self.options {
            Options::Baccarat(options) => options.collection,
            Options::ThreeCardPrime(_) | Options::Saigon5Card(_) => Collection::None,
        }
    }

    /// Whether a batch that the device has stored is dealt at an idle table without spreading it first.
    pub const fn stored_batch(&self) -> StoredBatch {
        match &self.options {
            Options::Baccarat(options) => match options.chapter {
                ChapterOptions::Minibaccarat { stored_batch, .. } => stored_batch,
                ChapterOptions::Midibaccarat | ChapterOptions::Baccarat { .. } => StoredBatch::Spread,
            },
            Options::ThreeCardPrime(_) | Options::Saigon5Card(_) => StoredBatch::Spread,
        }
    }

    /// The most that one player is paid in a round, if there is a limit.
    pub const fn payout_limit(&self) -> Option<Cents> {
        match &self.options {
            Options::Baccarat(_) => None,
            Options::ThreeCardPrime(options) => options.terms.payout_limit,
            Options::Saigon5Card(options) => options.terms.payout_limit,
        }
    }

    /// The cards of a poker-type game and how they are dealt.
    const fn poker_dealing(&self) -> Option<&DealingOptions> {
        match &self.options {
            Options::Baccarat(_) => None,
            Options::ThreeCardPrime(options) => Some(&options.dealing),
            Options::Saigon5Card(options) => Some(&options.dealing),
        }
    }
}
