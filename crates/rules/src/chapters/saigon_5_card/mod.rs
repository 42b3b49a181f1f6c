//! Chapter 680a, Saigon 5 Card: five cards set into a three-card hand that must qualify and a two-card
//! showdown hand that is compared.

pub mod bonus;
mod cards;
pub mod completion;
pub mod dealing;
mod equipment;
mod explain;
pub mod irregularities;
mod opening;
pub mod payouts;
pub mod ranking;
pub mod round;
pub mod round_error;
mod shuffle;
pub mod splits;
pub mod terms;
pub mod wagers;

pub use bonus::BonusHand;
pub use completion::Showdown;
pub use ranking::{ShowdownCount, Value};
pub use round::Round;
pub use round_error::RoundError;
pub use splits::{SetHand, Split};
pub use terms::Terms;
pub use wagers::SaigonWager;

use crate::chapters::{Chapter, Family};
use crate::families::poker::Clauses;
use crate::game::{Edition, GameId};

/// Chapter 680a.
pub const CHAPTER: &Chapter = &Chapter {
    game: GameId::Saigon5Card,
    slug: "saigon-5-card",
    name: "Saigon 5 Card",
    number: "680a",
    edition: Edition::CODIFIED_2016,
    equipment: equipment::EQUIPMENT,
    cards: cards::CARDS,
    opening: opening::OPENING,
    shuffle: shuffle::SHUFFLE,
    wagers: wagers::WAGERS,
    dealing: dealing::DEALING,
    completion: completion::COMPLETION,
    payouts: payouts::PAYOUTS,
    irregularities: irregularities::IRREGULARITIES,
    family: Family::Poker(CLAUSES),
};

/// What the chapter says of a round.
pub const CLAUSES: &Clauses = &Clauses {
    game: GameId::Saigon5Card,
    dealing: dealing::METHODS,
    completion: completion::CLAUSES,
    irregularities: irregularities::CLAUSES,
};

#[cfg(test)]
mod every_hand;
