//! Why a round cannot be settled as it was given.

use core::fmt;

use super::FourthCard;
use crate::chapters::three_card_prime::payouts;
use crate::chapters::three_card_prime::ranking::HAND_OF_THREE;
use crate::chapters::three_card_prime::terms::Terms;
use crate::chapters::three_card_prime::wagers::PrimeWager;
use crate::cite;
use crate::kit::deck::TooManyCopies;
use crate::kit::money::Cents;
use crate::kit::payout_limit;
use crate::kit::paytable::Letter;
use crate::kit::settlement::BrokenCent;
use crate::kit::wager::GameWager;
use crate::law::Provision;

/// What is wrong with a round, in the order in which it is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundError {
    /// The player's hand has the wrong number of cards.
    PlayerHandIsNotThreeCards(usize),
    /// The dealer's hand has the wrong number of cards.
    DealerHandIsNotThreeCards(usize),
    /// A card on the table that one deck does not have, or has fewer of.
    CardIsNotInTheDeck(TooManyCopies),
    /// No Bad Beat Bonus paytable has the letter.
    BadBeatPaytableIsUnknown(Letter),
    /// No Pair Bonus paytable has the letter.
    PairBonusPaytableIsUnknown(Letter),
    /// The payout limit is lower than any limit may be.
    PayoutLimitIsTooLow(Cents),
    /// A stake is less than nothing.
    StakeIsNegative(PrimeWager, Cents),
    /// A stake is larger than any that is counted.
    StakeIsTooLarge(PrimeWager, Cents),
    /// The table does not offer the wager.
    WagerIsNotOffered(PrimeWager),
    /// A wager is made without an Ante (ER-225 for the optional ones).
    WagerWithoutAnte(PrimeWager),
    /// The Play Wager is not as large as the Ante.
    PlayDiffersFromAnte {
        /// The Ante.
        ante: Cents,
        /// The Play Wager.
        play: Cents,
    },
    /// A Pair Bonus Wager wins and its fourth card is not known.
    FourthCardIsMissing,
    /// A payment is not a whole number of cents.
    CannotBePaid(BrokenCent<PrimeWager>),
}

impl RoundError {
    /// The provision that the round violates, where it violates one.
    pub const fn provision(&self) -> Option<Provision> {
        match self {
            Self::PlayerHandIsNotThreeCards(_) | Self::DealerHandIsNotThreeCards(_) => Some(HAND_OF_THREE),
            Self::CardIsNotInTheDeck(_) => Some(cite!("679a.3(a)")),
            Self::BadBeatPaytableIsUnknown(_) => Some(payouts::BAD_BEAT_SELECTION),
            Self::PairBonusPaytableIsUnknown(_) => Some(payouts::PAIR_BONUS_SELECTION),
            Self::PayoutLimitIsTooLow(_) => Some(payouts::PAYOUT_LIMIT),
            Self::WagerIsNotOffered(wager) | Self::WagerWithoutAnte(wager) => Some(wager.provision()),
            Self::PlayDiffersFromAnte { .. } => Some(PrimeWager::Play.provision()),
            Self::FourthCardIsMissing => Some(FourthCard::REVEALED),
            Self::CannotBePaid(broken) => Some(broken.provision),
            Self::StakeIsNegative(..) | Self::StakeIsTooLarge(..) => None,
        }
    }
}

impl fmt::Display for RoundError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerHandIsNotThreeCards(count) => hand_size(f, "player", *count),
            Self::DealerHandIsNotThreeCards(count) => hand_size(f, "dealer", *count),
            Self::CardIsNotInTheDeck(copies) => copies.fmt(f),
            Self::BadBeatPaytableIsUnknown(letter) => unknown(f, "Bad Beat Bonus", *letter, &Terms::BAD_BEAT),
            Self::PairBonusPaytableIsUnknown(letter) => unknown(f, "Pair Bonus", *letter, &Terms::PAIR_BONUS),
            Self::PayoutLimitIsTooLow(limit) => {
                write!(f, "the payout limit is {limit}; it may not be less than {}", payout_limit::LEAST)
            }
            Self::StakeIsNegative(wager, stake) => {
                write!(f, "the {} is {stake}; a wager is more than nothing, or is not made", wager.name())
            }
            Self::StakeIsTooLarge(wager, stake) => {
                let largest = Cents::LARGEST_WAGER;
                write!(f, "the {} is {stake}; no wager is larger than {largest}", wager.name())
            }
            Self::WagerIsNotOffered(wager) => {
                write!(f, "this table does not offer the {}; leave it out or change the terms", wager.name())
            }
            Self::WagerWithoutAnte(wager) => {
                write!(f, "the {} needs an Ante Wager in the same box; make one first", wager.name())
            }
            Self::PlayDiffersFromAnte { ante, play } => {
                write!(f, "the Play Wager is {play} and the Ante Wager {ante}; make them equal, or fold")
            }
            Self::FourthCardIsMissing => {
                f.write_str("the hand is a pair or better, so the Pair Bonus Wager needs its fourth card")
            }
            Self::CannotBePaid(broken) => broken.fmt(f),
        }
    }
}

fn hand_size(f: &mut fmt::Formatter<'_>, whose: &str, count: usize) -> fmt::Result {
    let noun = if count == 1 { "card" } else { "cards" };
    write!(f, "the {whose}'s hand has {count} {noun}; a hand is three cards")
}

fn unknown(f: &mut fmt::Formatter<'_>, name: &str, letter: Letter, known: &[Letter]) -> fmt::Result {
    write!(f, "there is no {name} paytable {letter}; there are")?;
    known.iter().enumerate().try_for_each(|(i, known)| {
        let parting = if i == 0 { " " } else { ", " };
        write!(f, "{parting}{known}")
    })
}

impl core::error::Error for RoundError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::CardIsNotInTheDeck(copies) => Some(copies),
            Self::CannotBePaid(broken) => Some(broken),
            Self::PlayerHandIsNotThreeCards(_)
            | Self::DealerHandIsNotThreeCards(_)
            | Self::BadBeatPaytableIsUnknown(_)
            | Self::PairBonusPaytableIsUnknown(_)
            | Self::PayoutLimitIsTooLow(_)
            | Self::StakeIsNegative(..)
            | Self::StakeIsTooLarge(..)
            | Self::WagerIsNotOffered(_)
            | Self::WagerWithoutAnte(_)
            | Self::PlayDiffersFromAnte { .. }
            | Self::FourthCardIsMissing => None,
        }
    }
}

impl From<TooManyCopies> for RoundError {
    fn from(copies: TooManyCopies) -> RoundError {
        RoundError::CardIsNotInTheDeck(copies)
    }
}

impl From<BrokenCent<PrimeWager>> for RoundError {
    fn from(broken: BrokenCent<PrimeWager>) -> RoundError {
        RoundError::CannotBePaid(broken)
    }
}
