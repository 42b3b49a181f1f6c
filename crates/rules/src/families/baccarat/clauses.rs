//! The clauses of one baccarat chapter, and the choices in which it differs from its two siblings.

use super::completion::CompletionClauses;
use super::curator::CuratorClauses;
use super::dealing::DrawClauses;
use super::irregularities::IrregularityClauses;
use super::payouts::PayoutClauses;
use super::wagers::WagerClauses;
use super::{CardClauses, RankingClauses};
use crate::chapters::{baccarat, midibaccarat, minibaccarat};
use crate::game::GameId;

/// What one of the three chapters says of baccarat, with a table of clauses for each of its files. What it shares
/// with every other game is in its [`Chapter`](crate::chapters::Chapter).
#[derive(Debug, PartialEq, Eq)]
pub struct Clauses {
    /// The game.
    pub game: GameId,
    /// Definitions.
    pub cards: CardClauses,
    /// Values and Point Counts.
    pub ranking: RankingClauses,
    /// The wagers.
    pub wagers: WagerClauses,
    /// The deal and the third cards.
    pub dealing: DrawClauses,
    /// The curator, where there is one.
    pub curator: Option<CuratorClauses>,
    /// From the last card to the last chip.
    pub completion: CompletionClauses,
    /// Payouts and vigorish.
    pub payouts: PayoutClauses,
    /// What to do when something goes wrong.
    pub irregularities: IrregularityClauses,
}

impl Clauses {
    /// The three chapters, in their order.
    pub const ALL: [&'static Clauses; 3] = [minibaccarat::CLAUSES, midibaccarat::CLAUSES, baccarat::CLAUSES];

    /// The clauses of a game, if it is a game of baccarat.
    pub fn of(game: GameId) -> Option<&'static Clauses> {
        game.chapter().baccarat()
    }
}
