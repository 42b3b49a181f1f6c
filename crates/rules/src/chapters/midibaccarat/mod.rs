//! Chapter 629a, Midibaccarat: its clauses, and what it does its own way.

mod cards;
mod completion;
mod dealing;
pub mod equipment;
mod irregularities;
mod payouts;
mod wagers;

use crate::families::baccarat::Chapter;
use crate::game::GameId;

/// Chapter 629a.
pub const CHAPTER: &Chapter = &Chapter {
    game: GameId::Midibaccarat,
    cards: cards::CLAUSES,
    wagers: wagers::CLAUSES,
    dealing: dealing::CLAUSES,
    completion: completion::CLAUSES,
    payouts: payouts::CLAUSES,
    irregularities: irregularities::CLAUSES,
};
