//! The games, one folder each, with the same file names in every folder, in the order of the chapter's own table of
//! contents: `equipment`, `cards`, `opening`, `shuffle`, `ranking`, `wagers`, `dealing`, `completion`, `payouts`,
//! `irregularities`, `filing`. Anyone who knows a chapter finds its code.
//!
//! This file is the registry: the only one of the crate that tells the games apart.
//!
//! ```
//! use croupier_rules::GameId;
//! let chapter = GameId::ThreeCardPrime.chapter();
//! assert_eq!((chapter.number, chapter.opening.inspection.id()), ("679a", "679a.4(a)"));
//! assert_eq!(chapter.shuffle.burn, None);
//! ```

pub mod baccarat;
pub mod midibaccarat;
pub mod minibaccarat;
pub mod saigon_5_card;
pub mod section;
pub mod three_card_prime;

#[cfg(test)]
mod tests;

use crate::families;
use crate::finished::Finished;
use crate::game::{Edition, GameId};
use crate::submission::Filing;

/// A chapter: every clause it has, section by section.
#[derive(Debug)]
pub struct Chapter {
    /// The game.
    pub game: GameId,
    /// The name used on command lines and in files: `three-card-prime`.
    pub slug: &'static str,
    /// The name as it is spoken and printed: `Three Card Prime`.
    pub name: &'static str,
    /// The number of the chapter in 58 Pa. Code: `679a`.
    pub number: &'static str,
    /// The edition that is implemented.
    pub edition: Edition,
    /// The table.
    pub equipment: section::Equipment,
    /// The decks.
    pub cards: section::Cards,
    /// Opening the table.
    pub opening: section::Opening,
    /// Shuffle, cut and burn.
    pub shuffle: section::Shuffle,
    /// How wagers are made.
    pub wagers: section::Wagers,
    /// Where the cards are dealt from.
    pub dealing: section::Dealing,
    /// How the cards leave the table.
    pub completion: section::Completion,
    /// What limits payouts.
    pub payouts: section::Payouts,
    /// Devices that fail.
    pub irregularities: section::Irregularities,
    /// What a Rules Submission asks.
    pub filing: Filing,
    /// How a finished round from outside is settled.
    pub finished: Finished,
    /// What the chapter shares with its siblings alone.
    pub family: Family,
}

/// The clauses that only the chapters of one family have.
#[derive(Clone, Copy, Debug)]
pub enum Family {
    /// Chapters 627a, 629a and 631a.
    Baccarat(&'static families::baccarat::Clauses),
    /// Chapters 679a and 680a.
    Poker(&'static families::poker::Clauses),
}

impl GameId {
    /// The chapter of the game.
    pub const fn chapter(self) -> &'static Chapter {
        match self {
            GameId::Minibaccarat => minibaccarat::CHAPTER,
            GameId::Midibaccarat => midibaccarat::CHAPTER,
            GameId::Baccarat => baccarat::CHAPTER,
            GameId::ThreeCardPrime => three_card_prime::CHAPTER,
            GameId::Saigon5Card => saigon_5_card::CHAPTER,
        }
    }
}

impl Chapter {
    /// What the chapter says of baccarat, if it is a chapter of baccarat.
    pub const fn baccarat(&self) -> Option<&'static families::baccarat::Clauses> {
        match self.family {
            Family::Baccarat(clauses) => Some(clauses),
            Family::Poker(_) => None,
        }
    }

    /// What the chapter says of a round of poker type, if it is such a chapter.
    pub const fn poker(&self) -> Option<&'static families::poker::Clauses> {
        match self.family {
            Family::Poker(clauses) => Some(clauses),
            Family::Baccarat(_) => None,
        }
    }
}
