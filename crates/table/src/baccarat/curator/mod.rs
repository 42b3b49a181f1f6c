//! The curator of Baccarat: who has the shoe, how it is offered and how it is passed.

mod acts;
mod passing;

pub(super) use acts::{accept, decline, designate, offer, take};
pub(super) use passing::{order, pass};

use croupier_rules::{Provision, cite};

use super::BaccaratReason;
use super::offer::Offer;
use super::round::{Context, DealtBy};
use crate::command::Actor;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// Who has the shoe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Curator {
    /// The game has no curator.
    None,
    /// The shoe is on offer.
    Wanted(Offer),
    /// A player has it.
    Player(Seat, Tenure),
    /// The dealer has it, by the word of a player or because nobody wanted it.
    Dealer(Option<Seat>, Tenure),
}

/// Whether the curator may, or must, pass the shoe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tenure {
    /// No round has been dealt yet.
    New,
    /// After a round: the curator may pass the shoe, or remain.
    MayPass,
    /// The Banker's Hand has lost.
    MustPass,
}

impl Curator {
    /// A newly loaded shoe is offered from seat number one, whoever had the last (reading ER-143).
    pub const fn at_new_shoe(dealt_by: DealtBy) -> Curator {
        match dealt_by {
            DealtBy::Dealer => Curator::None,
            DealtBy::Curator => Curator::Wanted(Offer::from_seat_one()),
        }
    }

    /// The player who has the shoe.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Curator::Player(seat, _) => Some(seat),
            Curator::None | Curator::Wanted(_) | Curator::Dealer(..) => None,
        }
    }

    /// The player who has the shoe, or let the dealer have it.
    pub const fn on_behalf_of(self) -> Option<Seat> {
        match self {
            Curator::Player(seat, _) | Curator::Dealer(Some(seat), _) => Some(seat),
            Curator::None | Curator::Wanted(_) | Curator::Dealer(None, _) => None,
        }
    }

    /// The offer that is under way.
    pub const fn offer(self) -> Option<Offer> {
        match self {
            Curator::Wanted(offer) => Some(offer),
            Curator::None | Curator::Player(..) | Curator::Dealer(..) => None,
        }
    }

    /// Who deals the cards, as an actor.
    pub const fn actor(self) -> Actor {
        match self {
            Curator::Player(seat, _) => Actor::Player(seat),
            Curator::None | Curator::Wanted(_) | Curator::Dealer(..) => Actor::Dealer,
        }
    }

    /// Whether the shoe has to be passed.
    pub fn must_pass(self) -> bool {
        self.tenure() == Some(Tenure::MustPass)
    }

    const fn tenure(self) -> Option<Tenure> {
        match self {
            Curator::Player(_, tenure) | Curator::Dealer(_, tenure) => Some(tenure),
            Curator::None | Curator::Wanted(_) => None,
        }
    }

    /// The same curator, further on.
    pub fn set_tenure(&mut self, further: Tenure) {
        match self {
            Curator::Player(_, tenure) | Curator::Dealer(_, tenure) => *tenure = further,
            Curator::None | Curator::Wanted(_) => {}
        }
    }

    /// A round is over. Who has to pass the shoe still has to.
    pub fn round_over(&mut self) {
        if self.tenure() == Some(Tenure::New) {
            self.set_tenure(Tenure::MayPass);
        }
    }

    /// The shoe is passed: it is offered from the right of the player who had it, or designated the dealer
    /// (reading ER-138).
    pub const fn passed(self) -> Curator {
        match self {
            Curator::Player(seat, _) | Curator::Dealer(Some(seat), _) => {
                Curator::Wanted(Offer::to_the_right_of(seat))
            }
            Curator::Dealer(None, _) => Curator::Wanted(Offer::from_seat_one()),
            Curator::None | Curator::Wanted(_) => self,
        }
    }

    /// The shoe is offered to a player.
    pub fn ask(&mut self, seat: Seat) {
        if let Curator::Wanted(offer) = self {
            offer.ask(seat);
        }
    }

    /// The player who was asked does not want it.
    pub fn declined(&mut self) {
        if let Curator::Wanted(offer) = self {
            offer.declined();
        }
    }

    /// Whether a player who leaves the table has a part in this.
    pub fn involves(self, seat: Seat) -> bool {
        self.seat() == Some(seat) || self.offer().and_then(Offer::to) == Some(seat)
    }

    /// A player leaves the table.
    pub fn leave(&mut self, seat: Seat) {
        match self {
            Curator::Player(curator, _) if *curator == seat => *self = self.passed(),
            Curator::Wanted(offer) => offer.forget(seat),
            Curator::None | Curator::Player(..) | Curator::Dealer(..) => {}
        }
    }

    /// The actor is the curator, who alone may do what the clause is about.
    pub fn check(self, actor: Actor, clause: Provision) -> Result<(), Refusal> {
        if self.tenure().is_none() {
            return Err(Refusal::under(cite!("631a.7(c)"), BaccaratReason::NoCurator));
        }
        if actor == Actor::Curator || actor == self.actor() {
            return Ok(());
        }
        Err(Refusal::under(clause, BaccaratReason::NotTheCurator))
    }
}

/// The betting ends only where somebody has the shoe and need not pass it.
pub(super) fn check_ready(context: Context) -> Result<(), Refusal> {
    match (context.table.curator, context.table.curator.tenure()) {
        (Curator::None, _) | (_, Some(Tenure::New | Tenure::MayPass)) => Ok(()),
        (_, Some(Tenure::MustPass)) => {
            Err(Refusal::under(cite!("631a.14(a)(1)"), BaccaratReason::ShoeMustBePassed))
        }
        (_, None) => Err(Refusal::under(cite!("631a.7(b)"), BaccaratReason::NoCurator)),
    }
}
