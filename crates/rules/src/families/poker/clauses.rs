//! The clauses of one poker-type chapter, and the choices in which it differs from its sibling.

use super::completion::CompletionClauses;
use super::dealing::DealingClauses;
use super::irregularities::IrregularityClauses;
use crate::chapters::{saigon_5_card, three_card_prime};
use crate::game::GameId;

/// What one of the two chapters says of a round, with a table of clauses for each of its files. What it shares with
/// every other game is in its [`Chapter`](crate::chapters::Chapter).
#[derive(Debug, PartialEq, Eq)]
pub struct Clauses {
    /// The game.
    pub game: GameId,
    /// The ways to deal, and the stub.
    pub dealing: DealingClauses,
    /// From the first look at the cards to the last chip.
    pub completion: CompletionClauses,
    /// What to do when something goes wrong.
    pub irregularities: IrregularityClauses,
}

impl Clauses {
    /// The two chapters, in their order.
    pub const ALL: [&'static Clauses; 2] = [three_card_prime::CLAUSES, saigon_5_card::CLAUSES];

    /// The clauses of a game, if it is a poker-type game.
    pub fn of(game: GameId) -> Option<&'static Clauses> {
        game.chapter().poker()
    }
}
