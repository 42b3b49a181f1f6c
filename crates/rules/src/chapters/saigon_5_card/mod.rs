//! Chapter 680a, Saigon 5 Card: five cards set into a three-card hand that must qualify and a two-card
//! showdown hand that is compared.

mod cards;
pub mod completion;
pub mod dealing;
mod equipment;
mod filing;
pub mod irregularities;
mod opening;
pub mod payouts;
pub mod ranking;
mod shuffle;
pub mod terms;
pub mod wagers;

pub use completion::{Round, RoundError, Showdown};
pub use ranking::{BonusHand, SetHand, ShowdownCount, Split, Value};
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
    filing: filing::FILING,
    finished: completion::FINISHED,
    family: Family::Poker(CLAUSES),
};

/// What the chapter says of a round.
pub const CLAUSES: &Clauses = &Clauses {
    game: GameId::Saigon5Card,
    dealing: dealing::CLAUSES,
    completion: completion::CLAUSES,
    irregularities: irregularities::CLAUSES,
};

#[cfg(test)]
mod every_hand;
