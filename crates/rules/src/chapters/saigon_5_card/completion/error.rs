//! Why cards and wagers do not make a round of Saigon 5 Card.

use core::fmt;

use crate::chapters::saigon_5_card::payouts;
use crate::chapters::saigon_5_card::wagers::SaigonWager;
use crate::cite;
use crate::kit::card::Card;
use crate::kit::deck::TooManyCopies;
use crate::kit::money::Cents;
use crate::kit::payout_limit;
use crate::kit::wager::GameWager;
use crate::law::Provision;

/// What is wrong, in the order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundError {
    /// The player has more or fewer than five cards.
    PlayerCardsNotFive {
        /// How many there are.
        dealt: usize,
    },
    /// The dealer has more or fewer than five cards.
    DealerCardsNotFive {
        /// How many there are.
        dealt: usize,
    },
    /// The ten cards cannot come from one deck with one joker.
    NotOneDeck(TooManyCopies),
    /// The three-card hand is set with more or fewer than three cards.
    SetNotThreeCards {
        /// How many are named.
        named: usize,
    },
    /// The three-card hand is set with a card that the player does not have.
    SetCardNotInHand {
        /// The card.
        card: Card,
    },
    /// The three-card hand is set with the same card twice.
    SetCardTwice {
        /// The card.
        card: Card,
    },
    /// A stake is below zero.
    StakeNegative {
        /// The wager.
        wager: SaigonWager,
        /// The stake.
        stake: Cents,
    },
    /// A stake is above [`Cents::LARGEST_WAGER`].
    StakeOverLargest {
        /// The wager.
        wager: SaigonWager,
        /// The stake.
        stake: Cents,
    },
    /// There is a Bonus Wager at a table that does not offer it.
    BonusNotOffered,
    /// There is a Bonus Wager and no Ante Wager (ER-225).
    BonusWithoutAnte,
    /// Half of the Ante Wager is not a whole number of cents (ER-307).
    AnteNotHalvable {
        /// The stake.
        stake: Cents,
    },
    /// The payout limit is lower than any that may be set.
    PayoutLimitUnderFloor {
        /// The limit.
        limit: Cents,
    },
}

impl RoundError {
    /// The clause that refuses it; none where the bound is the program's own.
    pub const fn provision(&self) -> Option<Provision> {
        match self {
            RoundError::PlayerCardsNotFive { .. } | RoundError::DealerCardsNotFive { .. } => {
                Some(cite!("680a.8(c)"))
            }
            RoundError::NotOneDeck(_) => Some(cite!("680a.3(a)")),
            RoundError::SetNotThreeCards { .. }
            | RoundError::SetCardNotInHand { .. }
            | RoundError::SetCardTwice { .. } => Some(cite!("680a.11(b)")),
            RoundError::StakeNegative { .. } | RoundError::StakeOverLargest { .. } => None,
            RoundError::BonusNotOffered | RoundError::BonusWithoutAnte => {
                Some(SaigonWager::Bonus.provision())
            }
            RoundError::AnteNotHalvable { .. } => Some(payouts::ANTE_ON_FIVE.1),
            RoundError::PayoutLimitUnderFloor { .. } => Some(payouts::PAYOUT_LIMIT),
        }
    }
}

impl fmt::Display for RoundError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            RoundError::PlayerCardsNotFive { dealt } => {
                write!(f, "the player is dealt five cards, not {dealt}")
            }
            RoundError::DealerCardsNotFive { dealt } => {
                write!(f, "the dealer is dealt five cards, not {dealt}")
            }
            RoundError::NotOneDeck(why) => why.fmt(f),
            RoundError::SetNotThreeCards { named } => {
                write!(f, "the three-card hand is set with three of the player's cards, not {named}")
            }
            RoundError::SetCardNotInHand { card } => {
                write!(f, "{card} is not in the player's hand; set three of the five cards dealt")
            }
            RoundError::SetCardTwice { card } => {
                write!(f, "{card} is set twice; set three different cards")
            }
            RoundError::StakeNegative { wager, stake } => {
                write!(f, "the {} of {stake} is below zero; stake nothing or more", wager.name())
            }
            RoundError::StakeOverLargest { wager, stake } => {
                write!(
                    f,
                    "the {} of {stake} is above {}, the most allowed",
                    wager.name(),
                    Cents::LARGEST_WAGER
                )
            }
            RoundError::BonusNotOffered => {
                f.write_str("this table does not offer the Bonus Wager; only the Ante Wager may be made")
            }
            RoundError::BonusWithoutAnte => {
                f.write_str("the Bonus Wager is made in addition to an Ante Wager; make that too")
            }
            RoundError::AnteNotHalvable { stake } => {
                write!(f, "an Ante Wager of {stake} cannot be paid 1 to 2; stake an even number of cents")
            }
            RoundError::PayoutLimitUnderFloor { limit } => {
                write!(f, "a payout limit of {limit} is too low; set {} or more", payout_limit::LEAST)
            }
        }
    }
}

impl core::error::Error for RoundError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            RoundError::NotOneDeck(why) => Some(why),
            RoundError::PlayerCardsNotFive { .. }
            | RoundError::DealerCardsNotFive { .. }
            | RoundError::SetNotThreeCards { .. }
            | RoundError::SetCardNotInHand { .. }
            | RoundError::SetCardTwice { .. }
            | RoundError::StakeNegative { .. }
            | RoundError::StakeOverLargest { .. }
            | RoundError::BonusNotOffered
            | RoundError::BonusWithoutAnte
            | RoundError::AnteNotHalvable { .. }
            | RoundError::PayoutLimitUnderFloor { .. } => None,
        }
    }
}
