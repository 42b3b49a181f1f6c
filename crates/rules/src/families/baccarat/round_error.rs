//! Why a round is refused.

use core::fmt;

use super::dealing::DrawRule;
use super::ranking::Side;
use super::terms::Terms;
use super::wagers::BaccaratWager;
use crate::kit::deck::TooManyCopies;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;
use crate::kit::settlement::BrokenCent;
use crate::kit::wager::GameWager;
use crate::law::Provision;

/// Why a round is refused: the first of these, in this order; stakes are looked at wager by wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundError {
    /// The shoe has fewer than six or more than eight decks.
    DecksOutOfRange {
        /// The number given.
        decks: u8,
        /// The clause.
        provision: Provision,
    },
    /// The Tie Wager would pay less than 8 to 1.
    TieBelowEightToOne {
        /// The odds given.
        odds: Odds,
        /// The clause.
        provision: Provision,
    },
    /// The Dragon Bonus has no paytable of this letter.
    PaytableUnknown {
        /// The letter given.
        letter: Letter,
        /// The clause.
        provision: Provision,
    },
    /// The shoe does not have these cards.
    CardNotInShoe {
        /// The card, and how many copies of it there are.
        card: TooManyCopies,
        /// The clause.
        provision: Provision,
    },
    /// A hand has neither two nor three cards.
    HandNeitherTwoNorThreeCards {
        /// The hand.
        side: Side,
        /// How many cards it has.
        cards: usize,
        /// The clause.
        provision: Provision,
    },
    /// A hand that must stay has a third card.
    ThirdCardOnAHandThatStays {
        /// The hand.
        side: Side,
        /// Why it must stay.
        rule: DrawRule,
        /// The clause.
        provision: Provision,
    },
    /// A hand that must draw has no third card.
    NoThirdCardOnAHandThatDraws {
        /// The hand.
        side: Side,
        /// Why it must draw.
        rule: DrawRule,
        /// The clause.
        provision: Provision,
    },
    /// A wager that the table does not offer.
    WagerNotOffered {
        /// The wager.
        wager: BaccaratWager,
        /// The clause.
        provision: Provision,
    },
    /// A stake below nothing.
    StakeNegative {
        /// The wager.
        wager: BaccaratWager,
        /// The stake.
        stake: Cents,
    },
    /// A stake above the largest that is counted.
    StakeTooLarge {
        /// The wager.
        wager: BaccaratWager,
        /// The stake.
        stake: Cents,
    },
    /// A stake that could win more than can be counted.
    PaymentTooLarge {
        /// The wager.
        wager: BaccaratWager,
        /// The stake.
        stake: Cents,
        /// The odds.
        odds: Odds,
    },
    /// A stake that could not be paid, or charged, in whole cents.
    StakeBreaksCents(BrokenCent<BaccaratWager>),
}

impl RoundError {
    /// The clause that the round violates, where it violates one of the chapter.
    pub const fn provision(&self) -> Option<Provision> {
        match *self {
            RoundError::DecksOutOfRange { provision, .. }
            | RoundError::TieBelowEightToOne { provision, .. }
            | RoundError::PaytableUnknown { provision, .. }
            | RoundError::CardNotInShoe { provision, .. }
            | RoundError::HandNeitherTwoNorThreeCards { provision, .. }
            | RoundError::ThirdCardOnAHandThatStays { provision, .. }
            | RoundError::NoThirdCardOnAHandThatDraws { provision, .. }
            | RoundError::WagerNotOffered { provision, .. }
            | RoundError::StakeBreaksCents(BrokenCent { provision, .. }) => Some(provision),
            RoundError::StakeNegative { .. }
            | RoundError::StakeTooLarge { .. }
            | RoundError::PaymentTooLarge { .. } => None,
        }
    }
}

impl fmt::Display for RoundError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RoundError::DecksOutOfRange { decks, .. } => {
                let (least, most) = (Terms::DECKS.start(), Terms::DECKS.end());
                write!(f, "a shoe of {decks} decks is not allowed; use {least} to {most}")
            }
            RoundError::TieBelowEightToOne { odds, .. } => {
                write!(f, "a Tie Wager at {odds} is too low; pay at least {}", Terms::LEAST_TIE)
            }
            RoundError::PaytableUnknown { letter, .. } => {
                write!(f, "the Dragon Bonus has no paytable {letter}; choose A, B or C")
            }
            RoundError::CardNotInShoe { card, .. } => card.fmt(f),
            RoundError::HandNeitherTwoNorThreeCards { side, cards, .. } => {
                write!(f, "the {side} has {cards} cards; a hand has two or three")
            }
            RoundError::ThirdCardOnAHandThatStays { side, rule, .. } => {
                write!(f, "the {side} has a third card and must stay: {rule}")
            }
            RoundError::NoThirdCardOnAHandThatDraws { side, rule, .. } => {
                write!(f, "the {side} has no third card and must draw: {rule}")
            }
            RoundError::WagerNotOffered { wager, .. } => not_offered(f, *wager),
            RoundError::StakeNegative { wager, stake } => {
                write!(f, "a {} wager of {stake} is below nothing", wager.slug())
            }
            RoundError::StakeTooLarge { wager, stake } => {
                let most = Cents::LARGEST_WAGER;
                write!(f, "a {} wager of {stake} is too large; stake at most {most}", wager.slug())
            }
            RoundError::PaymentTooLarge { wager, stake, odds } => {
                write!(f, "a {} wager of {stake} at {odds} could win more than is counted here", wager.slug())
            }
            RoundError::StakeBreaksCents(broken) => broken.fmt(f),
        }
    }
}

fn not_offered(f: &mut fmt::Formatter<'_>, wager: BaccaratWager) -> fmt::Result {
    let where_offered = match wager {
        BaccaratWager::Dragon7Insurance => "it needs an EZ Baccarat table",
        BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker => {
            "it needs a paytable A, B or C"
        }
        BaccaratWager::Player | BaccaratWager::Banker | BaccaratWager::Tie => "every table offers it",
    };
    write!(f, "this table does not offer the {}; {where_offered}", wager.name())
}

impl core::error::Error for RoundError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            RoundError::CardNotInShoe { card, .. } => Some(card),
            RoundError::StakeBreaksCents(broken) => Some(broken),
            RoundError::DecksOutOfRange { .. }
            | RoundError::TieBelowEightToOne { .. }
            | RoundError::PaytableUnknown { .. }
            | RoundError::HandNeitherTwoNorThreeCards { .. }
            | RoundError::ThirdCardOnAHandThatStays { .. }
            | RoundError::NoThirdCardOnAHandThatDraws { .. }
            | RoundError::WagerNotOffered { .. }
            | RoundError::StakeNegative { .. }
            | RoundError::StakeTooLarge { .. }
            | RoundError::PaymentTooLarge { .. } => None,
        }
    }
}
