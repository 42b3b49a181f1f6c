//! Chapter 679a, Three Card Prime.
//!
//! | file | sections |
//! | --- | --- |
//! | [`ranking`] | rankings of three and of six cards, 679a.6 |
//! | [`wagers`] | the five wagers, 679a.1 and 679a.7 |
//! | [`dealing`] | who gets which card, 679a.8 to 679a.10 |
//! | [`completion`] | what becomes of each wager, 679a.11 |
//! | [`payouts`] | the payouts, 679a.12 |
//! | [`irregularities`] | what to do when something goes wrong, 679a.13 |

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

pub use completion::{Cards, Decision, Round, RoundError, Showdown, ante_play, rule};
pub use ranking::{AllSixHand, Strength, ThreeCardRank, all_six, qualifies, strength};
pub use terms::Terms;
pub use wagers::PrimeWager;

use crate::chapters::{Chapter, Family};
use crate::families::poker::Clauses;
use crate::game::{Edition, GameId};

/// Chapter 679a.
pub const CHAPTER: &Chapter = &Chapter {
    game: GameId::ThreeCardPrime,
    slug: "three-card-prime",
    name: "Three Card Prime",
    number: "679a",
    edition: Edition::PROPOSED_2015,
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
    game: GameId::ThreeCardPrime,
    dealing: dealing::CLAUSES,
    completion: completion::CLAUSES,
    irregularities: irregularities::CLAUSES,
};

#[cfg(test)]
mod naive;
