//! Chapter 627a, Minibaccarat: its clauses, and what it does its own way.

mod cards;
mod completion;
mod dealing;
mod equipment;
mod filing;
mod irregularities;
mod opening;
mod payouts;
mod ranking;
mod shuffle;
mod wagers;

use crate::chapters::{Chapter, Family};
use crate::families::baccarat::Clauses;
use crate::game::{Edition, GameId};

/// Chapter 627a.
pub const CHAPTER: &Chapter = &Chapter {
    game: GameId::Minibaccarat,
    slug: "minibaccarat",
    name: "Minibaccarat",
    number: "627a",
    edition: Edition::FINAL_2011,
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
    family: Family::Baccarat(CLAUSES),
};

/// What the chapter says of baccarat.
pub const CLAUSES: &Clauses = &Clauses {
    game: GameId::Minibaccarat,
    cards: cards::CLAUSES,
    ranking: ranking::CLAUSES,
    wagers: wagers::CLAUSES,
    dealing: dealing::CLAUSES,
    curator: None,
    completion: completion::CLAUSES,
    payouts: payouts::CLAUSES,
    irregularities: irregularities::CLAUSES,
};
