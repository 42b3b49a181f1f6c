//! The curator of Baccarat: who has the shoe, how it is offered and how it is passed.

mod acts;
mod passing;

pub(super) use acts::{accept, decline, designate, offer, take};
pub(super) use passing::{GROUNDS, order, pass};

use croupier_rules::families::baccarat::procedure::DealtBy;

use super::BaccaratReason;
use super::offer::Offer;
use super::round::Context;
use crate::command::Actor;
use crate::context::Check;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// Who has the shoe, as everybody at the table knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum ShoeHolder {
    /// It is on offer.
    OnOffer {
        /// The player who is asked now.
        to: Option<Seat>,
    },
    /// A player is the curator.
    Player {
        /// Who.
        seat: Seat,
        /// Whether and when the shoe is passed.
        tenure: Tenure,
    },
    /// The dealer calling the game is the curator.
    Dealer {
        /// The player who designated the dealer; nobody where no player accepted the shoe.
        designated_by: Option<Seat>,
        /// Whether and when the shoe is passed.
        tenure: Tenure,
    },
}

/// Whether the curator may, or must, pass the shoe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Tenure {
    /// No round has been dealt yet.
    New,
    /// After a round: the curator may pass the shoe, or keep it.
    MayPass,
    /// The Banker's Hand has lost.
    MustPass,
}

/// Who has the shoe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Curator {
    /// The game has no curator.
    None,
    /// The shoe is on offer.
    Wanted(Offer),
    /// A player has it.
    Player(Seat, Tenure),
    /// The dealer has it, designated by a player or because nobody accepted it.
    Dealer(Option<Seat>, Tenure),
}

impl Curator {
    /// A newly loaded shoe is offered from seat number one, whoever had the last (reading ER-143).
    pub const fn at_new_shoe(dealt_by: DealtBy) -> Curator {
        match dealt_by {
            DealtBy::Dealer => Curator::None,
            DealtBy::Curator => Curator::Wanted(Offer::from_seat_one()),
        }
    }

    /// Who has the shoe, as everybody knows it.
    pub const fn holder(self) -> Option<ShoeHolder> {
        match self {
            Curator::None => None,
            Curator::Wanted(offer) => Some(ShoeHolder::OnOffer { to: offer.to() }),
            Curator::Player(seat, tenure) => Some(ShoeHolder::Player { seat, tenure }),
            Curator::Dealer(designated_by, tenure) => Some(ShoeHolder::Dealer { designated_by, tenure }),
        }
    }

    /// The player who has the shoe.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Curator::Player(seat, _) => Some(seat),
            Curator::None | Curator::Wanted(_) | Curator::Dealer(..) => None,
        }
    }

    /// The player who has the shoe, or designated the dealer.
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

    /// Whether somebody has the shoe.
    pub const fn is_chosen(self) -> bool {
        self.tenure().is_some()
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

    /// The same curator, further on; nothing changes where nobody has the shoe.
    pub fn set_tenure(&mut self, further: Tenure) {
        match self {
            Curator::Player(_, tenure) | Curator::Dealer(_, tenure) => *tenure = further,
            Curator::None | Curator::Wanted(_) => {}
        }
    }

    /// A round is over. A curator who has to pass the shoe still has to.
    pub fn round_over(&mut self) {
        if self.tenure() == Some(Tenure::New) {
            self.set_tenure(Tenure::MayPass);
        }
    }

    /// The shoe is passed: it is offered from the right of the player who had it, or designated the dealer
    /// (reading ER-138).
    pub fn passed(self) -> Curator {
        match self {
            Curator::Player(seat, _) | Curator::Dealer(Some(seat), _) => {
                Curator::Wanted(Offer::to_the_right_of(seat))
            }
            Curator::Dealer(None, _) => Curator::Wanted(Offer::from_seat_one()),
            Curator::None | Curator::Wanted(_) => unreachable!("a shoe is passed by whoever has it"),
        }
    }

    /// The shoe is offered to a player.
    pub fn ask(&mut self, seat: Seat) {
        self.on_offer().ask(seat);
    }

    /// The player who was asked declines it.
    pub fn declined(&mut self) {
        self.on_offer().declined();
    }

    fn on_offer(&mut self) -> &mut Offer {
        let Curator::Wanted(offer) = self else { unreachable!("the shoe is on offer") };
        offer
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
}

/// The game has a curator.
fn has_curator(context: Context) -> Check {
    if context.table.has_curator() { Ok(()) } else { Err(Refusal::plain(BaccaratReason::NotAtThisTable)) }
}

/// The betting ends only where somebody has the shoe and need not pass it.
pub(super) fn check_ready(context: Context) -> Check {
    let refuse = |clause, reason| Err(Refusal::under(clause, reason));
    match context.table.curator {
        Curator::None => Ok(()),
        Curator::Wanted(_) => refuse(context.table.curator_clauses().offered, BaccaratReason::NoCurator),
        Curator::Player(_, tenure) | Curator::Dealer(_, tenure) => match tenure {
            Tenure::New | Tenure::MayPass => Ok(()),
            Tenure::MustPass => {
                refuse(context.table.curator_clauses().must_pass, BaccaratReason::ShoeMustBePassed)
            }
        },
    }
}
