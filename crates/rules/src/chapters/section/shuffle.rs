//! Shuffle, cut and burn, and the table without gaming activity.

use super::cards::CardSets;
use crate::law::{Cited, Provision};

/// The clauses of a chapter on the shuffle and the cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// The shuffle, and how it is done by hand.
    pub shuffle: Cited<ByHand>,
    /// The cards are shuffled again after what was played with them. Where the chapter has no such clause, new decks
    /// replace them.
    pub again: Option<Cited<Again>>,
    /// A floorperson or above directs a reshuffle. Chapter 629a does not speak of one, chapter 631a only where it
    /// says who cuts then.
    pub reshuffle: Option<Provision>,
    /// A counting device reports a wrong number of cards.
    pub wrong_count: Option<Provision>,
    /// No cut follows the shuffle of a device.
    pub no_cut_after_device: Option<Provision>,
    /// Who cuts.
    pub who_cuts: Cited<Cutter>,
    /// Where the cover card goes.
    pub cut: Cited<CoverCard>,
    /// Everything above the cover card goes to the bottom.
    pub cut_through: Provision,
    /// Another cut is ordered.
    pub recut: Cited<RecutUntil>,
    /// The first card of a shoe is burned with others.
    pub burn: Option<Provision>,
    /// A table without gaming activity (reading ER-128).
    pub idle: Option<Idle>,
    /// A shoe or device that reshuffles automatically.
    pub reshuffling_device: Option<Provision>,
}

/// How the cards are shuffled by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByHand {
    /// The stack is left feathered for the floorperson to see.
    Feathered,
    /// One or more dealers wash and stack the cards and shuffle independently (reading ER-134).
    EachDealerIndependently,
    /// The dealer leaves a single stack.
    SingleStack,
}

/// When the cards are shuffled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// After each shoe.
    AfterShoe,
    /// After each round.
    AfterRound,
}

/// Who cuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cutter {
    /// The players in turn, from the highest number clockwise; the dealer if nobody accepts (reading ER-144).
    Players,
    /// The same, but a reshuffle is offered to the last curator first (reading ER-134).
    PlayersOrLastCurator,
    /// The dealer.
    Dealer,
}

/// Where the cover card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoverCard {
    /// The fewest cards above it.
    pub above: u16,
    /// The fewest cards below it (reading ER-113).
    pub below: u16,
    /// The fewest cards below the second cover card, where there is one.
    pub below_second: Option<u16>,
}

impl CoverCard {
    /// At least ten cards from either end; a second cover card at least 14 cards from the bottom.
    pub const FROM_BOTH_ENDS: CoverCard = CoverCard { above: 10, below: 10, below_second: Some(14) };

    /// At least ten cards from the top.
    pub const FROM_THE_TOP: CoverCard = CoverCard { above: 10, below: 1, below_second: None };
}

/// How long another cut may be ordered (reading ER-114).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecutUntil {
    /// Until the stack is in the shoe.
    ShoeLoaded,
    /// Until a card is dealt.
    FirstCardDealt,
}

/// The clauses on a table without gaming activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// The cards are spread, face up if a player asks.
    pub spread: Provision,
    /// They are washed, stacked and shuffled where there is one set.
    pub one_set: Provision,
    /// They are stacked where there are two.
    pub two_sets: Provision,
    /// The batch stored in the device comes out, where the chapter provides for it.
    pub stored_batch: Option<StoredBatch>,
}

/// The clauses on a batch that was stored in the device when the table fell idle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredBatch {
    /// It comes out, and need not be spread on two conditions (reading ER-124).
    pub released: Provision,
    /// Its procedures were approved.
    pub procedures: Provision,
}

impl Idle {
    /// The clause on what follows the spread, at a table with one set or two.
    pub const fn after_spread(&self, sets: CardSets) -> Provision {
        match sets {
            CardSets::One => self.one_set,
            CardSets::TwoAlternating => self.two_sets,
        }
    }
}
