//! Why a table has no figures.

use core::fmt;

use croupier_rules::chapters::three_card_prime::RoundError;

use crate::baccarat::{CompositionError, NoFigures};

/// What keeps the figures of a table from being worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferError {
    /// The cards cannot be dealt from.
    Cards(CompositionError),
    /// A wager of baccarat has no figures.
    Baccarat(NoFigures),
    /// Three Card Prime has no such paytable.
    ThreeCardPrime(RoundError),
}

impl fmt::Display for OfferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OfferError::Cards(why) => why.fmt(f),
            OfferError::Baccarat(why) => why.fmt(f),
            OfferError::ThreeCardPrime(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for OfferError {}

impl From<CompositionError> for OfferError {
    fn from(why: CompositionError) -> OfferError {
        OfferError::Cards(why)
    }
}

impl From<NoFigures> for OfferError {
    fn from(why: NoFigures) -> OfferError {
        OfferError::Baccarat(why)
    }
}

impl From<RoundError> for OfferError {
    fn from(why: RoundError) -> OfferError {
        OfferError::ThreeCardPrime(why)
    }
}
