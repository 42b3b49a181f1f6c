//! Why a table has no figures.

use core::fmt;

use croupier_rules::chapters::three_card_prime::RoundError;

use crate::baccarat::{CompositionError, NoFigures};

/// Why the figures of a table cannot be worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferError {
    /// The cards cannot be dealt from.
    Cards(CompositionError),
    /// The table does not offer the wager, or not on these terms.
    Wager(NoFigures),
    /// The chapter has no such paytable.
    Paytable(RoundError),
}

impl fmt::Display for OfferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OfferError::Cards(why) => why.fmt(f),
            OfferError::Wager(why) => why.fmt(f),
            OfferError::Paytable(why) => why.fmt(f),
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
        OfferError::Wager(why)
    }
}

impl From<RoundError> for OfferError {
    fn from(why: RoundError) -> OfferError {
        OfferError::Paytable(why)
    }
}
