//! Chapter 631a, Baccarat: its clauses, and what it does its own way.

mod cards;
mod completion;
mod curator;
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

/// Chapter 631a.
pub const CHAPTER: &Chapter = &Chapter {
    game: GameId::Baccarat,
    slug: "baccarat",
    name: "Baccarat",
    number: "631a",
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
    game: GameId::Baccarat,
    cards: cards::CLAUSES,
    ranking: ranking::CLAUSES,
    wagers: wagers::CLAUSES,
    dealing: dealing::CLAUSES,
    curator: Some(curator::CLAUSES),
    completion: completion::CLAUSES,
    payouts: payouts::CLAUSES,
    irregularities: irregularities::CLAUSES,
};
