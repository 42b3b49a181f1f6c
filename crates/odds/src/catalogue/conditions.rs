//! What may differ from a full shoe and the payouts of the chapter.

use core::fmt;

use croupier_rules::chapters::three_card_prime::RoundError;
use croupier_rules::families::baccarat::Terms;
use croupier_rules::kit::paytable::{Line, Pays};
use croupier_rules::{Card, Cents, GameId, Odds};

use super::wager::CountedWager;
use crate::baccarat::{CompositionError, NoFigures};
use crate::custom::{Custom, CustomError};
use crate::saigon_5_card::RemainingError;
use crate::three_card_prime::CannotDeal;

/// What payouts are called that are of no chapter.
pub(crate) const CUSTOM: &str = "custom";

/// What may differ from a full shoe and the payouts of the chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Cards that are known to be gone.
    pub removed: Vec<Card>,
    /// How many cards of each rank are left of the shoe, in the order of [`Rank::ALL`](croupier_rules::kit::card::Rank),
    /// where only the ranks of the cards are known. Baccarat does not look at suits.
    pub ranks_left: Option<[i64; 13]>,
    /// What a winning Tie Wager is paid, where that is more than the minimum.
    pub tie: Option<Odds>,
    /// Payouts under consideration instead of the paytable.
    pub payouts: Option<Custom>,
    /// A stake at which vigorish is rounded up to the quarter; without one it is exact.
    pub stake: Option<Cents>,
}

impl Conditions {
    /// The payouts under consideration, if there are any, checked against the paytable that they replace.
    pub(crate) fn pays<L: Line>(&self, base: &Pays<L>) -> Result<Option<Pays<L>>, CustomError> {
        self.payouts.as_ref().map(|payouts| payouts.pays_like(base)).transpose()
    }
}

/// Why an entry has no figures under the conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotCounted {
    /// A shoe without those cards is impossible.
    Shoe(CompositionError),
    /// A deck without those cards is impossible.
    Deck(CannotDeal),
    /// A deck with a joker without those cards is impossible.
    JokerDeck(RemainingError),
    /// The table does not offer the wager, or not on these terms.
    Wager(NoFigures),
    /// The chapter has no such paytable.
    Paytable(RoundError),
    /// The payouts are not those of the wager's lines.
    Payouts(CustomError),
    /// The wager has one payout.
    FixedPayout(&'static CountedWager),
    /// The wager is paid by a paytable, and none was named.
    PaytableNeeded(&'static CountedWager),
    /// Ranks alone do not say what the hands are.
    SuitsMatter(GameId),
    /// A Tie Wager is paid more than that.
    TieTooLow(Odds),
}

impl fmt::Display for NotCounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotCounted::Shoe(why) => why.fmt(f),
            NotCounted::Deck(why) => why.fmt(f),
            NotCounted::JokerDeck(why) => why.fmt(f),
            NotCounted::Wager(why) => why.fmt(f),
            NotCounted::Paytable(why) => why.fmt(f),
            NotCounted::Payouts(why) => why.fmt(f),
            NotCounted::FixedPayout(wager) => write!(f, "the {} has no paytable to replace", wager.name),
            NotCounted::PaytableNeeded(wager) => {
                write!(f, "the {} is paid by a paytable: say which", wager.name)
            }
            NotCounted::SuitsMatter(game) => {
                write!(
                    f,
                    "the suits of the cards left matter in {game}; name the cards that are gone instead"
                )
            }
            NotCounted::TieTooLow(odds) => {
                write!(f, "a Tie Wager is paid {} or more, not {odds}", Terms::LEAST_TIE)
            }
        }
    }
}

impl std::error::Error for NotCounted {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            NotCounted::Shoe(why) => Some(why),
            NotCounted::Deck(why) => Some(why),
            NotCounted::JokerDeck(why) => Some(why),
            NotCounted::Wager(why) => Some(why),
            NotCounted::Paytable(why) => Some(why),
            NotCounted::Payouts(why) => Some(why),
            NotCounted::FixedPayout(_)
            | NotCounted::PaytableNeeded(_)
            | NotCounted::SuitsMatter(_)
            | NotCounted::TieTooLow(_) => None,
        }
    }
}

/// An error of a part is an error of the whole.
macro_rules! from {
    ($($error:ty => $variant:ident),+ $(,)?) => {
        $(impl From<$error> for NotCounted {
            fn from(why: $error) -> NotCounted {
                NotCounted::$variant(why)
            }
        })+
    };
}

from! {
    CompositionError => Shoe,
    CannotDeal => Deck,
    RemainingError => JokerDeck,
    NoFigures => Wager,
    RoundError => Paytable,
    CustomError => Payouts,
}
