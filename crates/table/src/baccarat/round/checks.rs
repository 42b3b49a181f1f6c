//! Who acts, and whether it is time: what the acts of a round ask before anything else.

use croupier_rules::Provision;
use croupier_rules::families::baccarat::procedure::DealtBy;

use super::{BaccaratTable, Due};
use crate::baccarat::BaccaratReason;
use crate::command::Actor;
use crate::context::{self, Check};
use crate::ground::Ground;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// A command as it meets the round.
pub(in crate::baccarat) type Context<'a> = context::Context<'a, &'a BaccaratTable>;

impl Context<'_> {
    /// Only the dealer.
    pub fn dealer(self) -> Check {
        match self.by() {
            Actor::Dealer => Ok(()),
            Actor::Player(_) | Actor::Floorperson | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(BaccaratReason::NotTheDealer))
            }
        }
    }

    /// Only the dealer, in an act that handles cards.
    pub fn dealer_with_cards(self) -> Check {
        match self.by() {
            Actor::Player(_) => Err(self.not_for_players(BaccaratReason::NotTheDealer)),
            Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => self.dealer(),
        }
    }

    /// The dealer or a floorperson.
    pub fn dealer_or_floor(self) -> Check {
        match self.by() {
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
            DealtBy::Curator => self.curator(self.table.curator_clauses().deals),
        }
    }

    /// Only the curator, who alone may do what the clause is about.
    pub fn curator(self, clause: Provision) -> Check {
        let curator = self.table.curator;
        if !curator.is_chosen() {
            let accepted = self.table.curator_clauses().accepted;
            return Err(Refusal::under(accepted, BaccaratReason::NoCurator));
        }
        if self.by() == Actor::Curator || self.by() == curator.actor() {
            return Ok(());
        }
        Err(Refusal::under(clause, BaccaratReason::NotTheCurator))
    }

    /// Only a player.
    pub fn player(self) -> Result<Seat, Refusal> {
        match self.by() {
            Actor::Player(seat) => Ok(seat),
            Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(BaccaratReason::NotAPlayer))
            }
        }
    }

    /// Why players may not do it: where the chapter keeps every card from them, by its clause.
    pub fn not_for_players(self, otherwise: BaccaratReason) -> Refusal {
        match self.table.clauses.dealing.touching {
            Some(clause) => Refusal::under(clause, BaccaratReason::PlayersMayNotTouch),
            None => Refusal::plain(otherwise),
        }
    }

    /// The ground that is stated, if any is, is one on which the clause lets it be ordered.
    pub fn on_a_ground(self, stated: Option<Ground>, grounds: &[Ground], clause: Provision) -> Check {
        match stated {
            Some(ground) if !grounds.contains(&ground) => {
                Err(Refusal::under(clause, BaccaratReason::NotAGround { ground }))
            }
            Some(_) | None => Ok(()),
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

    /// No round is under way.
    pub fn between_rounds(self) -> Check {
        if self.table.betting_is_open() { Ok(()) } else { Err(self.out_of_order()) }
    }

    /// Something else comes first, by its clause.
    pub fn out_of_order(self) -> Refusal {
        let due = self.due();
        Refusal::under(self.table.clause(due), BaccaratReason::OutOfOrder { due })
    }
}
