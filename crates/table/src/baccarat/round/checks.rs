//! Who acts, and whether it is time: what the acts of a round ask before anything else.

use croupier_rules::{GameId, Provision, cite};

use super::{BaccaratTable, DealtBy, Due};
use crate::baccarat::BaccaratReason;
use crate::command::Actor;
use crate::context::{self, Check};
use crate::refusal::Refusal;
use crate::seat::Seat;

/// A command as it meets the round.
pub(in crate::baccarat) type Context<'a> = context::Context<'a, &'a BaccaratTable>;

impl Context<'_> {
    /// Only the dealer.
    pub fn dealer(self) -> Check {
        match self.command.by {
            Actor::Dealer => Ok(()),
            Actor::Player(_) | Actor::Floorperson | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(BaccaratReason::NotTheDealer))
            }
        }
    }

    /// Only the dealer, whose act handles cards.
    pub fn dealer_with_cards(self) -> Check {
        match self.command.by {
            Actor::Player(_) => Err(self.not_for_players(BaccaratReason::NotTheDealer)),
            Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => self.dealer(),
        }
    }

    /// The dealer or a floorperson.
    pub fn dealer_or_floor(self) -> Check {
        match self.command.by {
            Actor::Dealer | Actor::Floorperson => Ok(()),
            Actor::Player(_) | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(BaccaratReason::NotTheDealerOrTheFloor))
            }
        }
    }

    /// Whoever draws the cards: the dealer, or the curator.
    pub fn dealer_of_cards(self) -> Check {
        match self.table.procedure.dealt_by {
            DealtBy::Dealer => self.dealer_with_cards(),
            DealtBy::Curator => self.table.curator.check(self.command.by, cite!("631a.9(c)")),
        }
    }

    /// Only a player.
    pub fn player(self) -> Result<Seat, Refusal> {
        match self.command.by {
            Actor::Player(seat) => Ok(seat),
            Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(BaccaratReason::NotAPlayer))
            }
        }
    }

    /// Minibaccarat keeps every card from the players.
    pub fn not_for_players(self, otherwise: BaccaratReason) -> Refusal {
        match touching(self.table) {
            Some(clause) => Refusal::under(clause, BaccaratReason::PlayersMayNotTouch),
            None => Refusal::plain(otherwise),
        }
    }

    /// A round can begin with the cards, at the time of the command.
    pub fn cards_are_ready(self) -> Check {
        self.state.cards.check_ready(self.state, self.command.at)
    }

    /// What is due next.
    pub fn due(self) -> Due {
        self.table.due(self.state)
    }

    /// The act is the one that is due.
    pub fn is_due(self, wanted: Due) -> Check {
        if self.due() == wanted { Ok(()) } else { Err(self.out_of_order()) }
    }

    /// Something else comes first, by its clause.
    pub fn out_of_order(self) -> Refusal {
        let due = self.due();
        Refusal::under(self.table.clause(due), BaccaratReason::OutOfOrder { due })
    }
}

/// The clause that keeps players from the cards, where the chapter has one.
pub(in crate::baccarat) fn touching(table: &BaccaratTable) -> Option<Provision> {
    match table.chapter.game {
        GameId::Minibaccarat => Some(cite!("627a.8(d)")),
        GameId::Midibaccarat | GameId::Baccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => None,
    }
}
