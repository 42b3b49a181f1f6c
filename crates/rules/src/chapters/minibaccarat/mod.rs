//! Chapter 627a, Minibaccarat: its clauses, and what it does its own way.

mod cards;
mod completion;
mod dealing;
pub mod equipment;
mod irregularities;
mod payouts;
mod wagers;

use crate::families::baccarat::Chapter;
use crate::game::GameId;

/// Chapter 627a.
pub const CHAPTER: &Chapter = &Chapter {
    game: GameId::Minibaccarat,
    cards: cards::CLAUSES,
    wagers: wagers::CLAUSES,
    dealing: dealing::CLAUSES,
    completion: completion::CLAUSES,
    payouts: payouts::CLAUSES,
    irregularities: irregularities::CLAUSES,
};
