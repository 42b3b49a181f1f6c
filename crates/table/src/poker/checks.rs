//! A command as it meets the round: under which clauses, and by whom.

use croupier_rules::families::poker::{Clauses, CompletionClauses, MethodClauses};

use super::game::Game;
use super::reason::PokerReason;
use super::table::PokerTable;
use crate::command::Actor;
use crate::context::{self, Check};
use crate::machine::poker_game;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// A command as it meets the round.
pub(in crate::poker) type Context<'a> = context::Context<'a, &'a PokerTable>;

impl<'a> Context<'a> {
    /// The clauses of the chapter.
    pub fn clauses(self) -> &'static Clauses {
        self.table.clauses
    }

    /// The clauses by which the round is completed.
    pub fn completion(self) -> &'static CompletionClauses {
        &self.table.clauses.completion
    }

    /// The clauses of the way in which the cards are dealt now.
    pub fn method(self) -> &'static MethodClauses {
        self.table.method(self.state)
    }

    /// What only this game does.
    pub fn poker(self) -> &'a dyn Game {
        poker_game(self.filed())
    }

    /// Only the dealer.
    pub fn dealer(self) -> Check {
        match self.by() {
            Actor::Dealer => Ok(()),
            Actor::Floorperson | Actor::Player(_) | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(PokerReason::NotTheDealer))
            }
        }
    }

    /// Only a player.
    pub fn player(self) -> Result<Seat, Refusal> {
        match self.by() {
            Actor::Player(seat) => Ok(seat),
            Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(PokerReason::NotAPlayer))
            }
        }
    }

    /// The dealer, or the device itself.
    pub fn dealer_or_device(self) -> Check {
        match self.by() {
            Actor::Dealer | Actor::Device => Ok(()),
            Actor::Floorperson | Actor::Player(_) | Actor::Curator => {
                Err(Refusal::plain(PokerReason::NotTheDealerOrTheDevice))
            }
        }
    }

    /// Whose wagers lie at a position.
    pub fn owner(self, position: Seat) -> Seat {
        self.state.wagering.owner(position)
    }
}
