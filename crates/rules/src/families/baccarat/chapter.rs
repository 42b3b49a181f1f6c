//! A chapter: the clauses it cites and the choices in which it differs from its two siblings.

use super::cards::CardClauses;
use super::completion::CompletionClauses;
use super::dealing::DrawClauses;
use super::irregularities::IrregularityClauses;
use super::payouts::PayoutClauses;
use super::wagers::WagerClauses;
use crate::chapters::{baccarat, midibaccarat, minibaccarat};
use crate::game::GameId;
use crate::law::Provision;

/// A choice of a chapter, with the clause that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cited<T> {
    /// The choice.
    pub choice: T,
    /// The clause.
    pub provision: Provision,
}

impl<T> Cited<T> {
    /// A choice and its clause.
    pub const fn new(choice: T, provision: Provision) -> Cited<T> {
        Cited { choice, provision }
    }
}

/// One of the three chapters, with a table of clauses for each of its files.
#[derive(Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The game.
    pub game: GameId,
    /// Values, Point Counts, definitions, and how the cards live.
    pub cards: CardClauses,
    /// The wagers.
    pub wagers: WagerClauses,
    /// The deal and the third cards.
    pub dealing: DrawClauses,
    /// From the last card to the last chip.
    pub completion: CompletionClauses,
    /// Prices and vigorish.
    pub payouts: PayoutClauses,
    /// What to do when something goes wrong.
    pub irregularities: IrregularityClauses,
}

impl Chapter {
    /// The three chapters, in their order.
    pub const ALL: [&'static Chapter; 3] = [minibaccarat::CHAPTER, midibaccarat::CHAPTER, baccarat::CHAPTER];

    /// The chapter of a game, if it is a game of baccarat.
    pub const fn of(game: GameId) -> Option<&'static Chapter> {
        match game {
            GameId::Minibaccarat => Some(minibaccarat::CHAPTER),
            GameId::Midibaccarat => Some(midibaccarat::CHAPTER),
            GameId::Baccarat => Some(baccarat::CHAPTER),
            GameId::ThreeCardPrime | GameId::Saigon5Card => None,
        }
    }
}
