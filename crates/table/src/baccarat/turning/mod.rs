//! Turning the hands: by the dealer, or by the players who have wagered most on them.

mod acts;
mod right;

pub(super) use acts::{hand_over, return_cards, turn};
pub(super) use right::{accept, decline, offer, order, relinquish};

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::procedure::Turner;
use croupier_rules::kit::wager::Wager;
use croupier_rules::{Cents, Provision};

use super::BaccaratEvent;
use super::offer::Offer;
use super::round::{BaccaratTable, Context};
use crate::context::Draft;
use crate::ground::Ground;
use crate::ledger::Account;
use crate::seat::Seat;
use crate::state::State;

/// On what ground a player can be made to give up the right (reading ER-150).
pub(super) const GROUNDS: &[Ground] = &[Ground::Delay];

/// Who may turn a hand in this round, as everybody at the table knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum RightToTurn {
    /// The dealer turns it.
    Dealer,
    /// A player may turn it.
    Player {
        /// Who.
        seat: Seat,
    },
    /// The right is on offer.
    OnOffer {
        /// The player who is asked now.
        to: Option<Seat>,
    },
}

/// Who may turn the cards of a hand in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Right {
    /// The dealer turns them.
    Dealer,
    /// This player, with what is known of earlier offers.
    Player(Seat, Offer),
    /// It is on offer.
    Offered(Offer),
}

impl Right {
    /// The right of a player who has it first, or of the dealer.
    pub const fn falls_to(seat: Option<Seat>) -> Right {
        match seat {
            Some(seat) => Right::Player(seat, Offer::to_the_right_of(seat)),
            None => Right::Dealer,
        }
    }

    /// The right as everybody knows it.
    pub const fn told(self) -> RightToTurn {
        match self {
            Right::Dealer => RightToTurn::Dealer,
            Right::Player(seat, _) => RightToTurn::Player { seat },
            Right::Offered(offer) => RightToTurn::OnOffer { to: offer.to() },
        }
    }

    /// The player who has it.
    pub const fn player(self) -> Option<Seat> {
        match self {
            Right::Player(seat, _) => Some(seat),
            Right::Dealer | Right::Offered(_) => None,
        }
    }

    /// The offer that is under way.
    pub const fn offer(self) -> Option<Offer> {
        match self {
            Right::Offered(offer) => Some(offer),
            Right::Dealer | Right::Player(..) => None,
        }
    }

    /// It is given up and goes on to the right.
    pub fn relinquished(&mut self) {
        let Right::Player(seat, offer) = *self else { unreachable!("a player gives up what is theirs") };
        *self = Right::Offered(offer.continued_from(seat));
    }

    /// It is offered to a player.
    pub fn ask(&mut self, seat: Seat) {
        self.on_offer().ask(seat);
    }

    /// The player who was asked has it.
    pub fn accepted(&mut self) {
        let offer = *self.on_offer();
        let Some(seat) = offer.to() else { unreachable!("a player accepts what was offered") };
        *self = Right::Player(seat, offer);
    }

    /// The player who was asked declines it.
    pub fn declined(&mut self) {
        self.on_offer().declined();
    }

    fn on_offer(&mut self) -> &mut Offer {
        let Right::Offered(offer) = self else { unreachable!("the right is on offer") };
        offer
    }

    /// A player who leaves the table is not waited for.
    pub fn forget(&mut self, seat: Seat) {
        match self {
            Right::Offered(offer) => offer.forget(seat),
            Right::Dealer | Right::Player(..) => {}
        }
    }

    /// Whether a player who leaves the table has a part in this.
    pub fn involves(self, seat: Seat) -> bool {
        self.player() == Some(seat) || self.offer().and_then(Offer::to) == Some(seat)
    }
}

/// The wager on a hand.
const fn wager_on(side: Side) -> Wager {
    match side {
        Side::Player => Wager::Player,
        Side::Banker => Wager::Banker,
    }
}

/// The highest wager on a hand, and how many players have made one as high.
struct Highest {
    seat: Option<Seat>,
    stake: Cents,
    equals: u8,
}

/// The player with the highest wager on a hand; of equals the one nearest the dealer, counterclockwise.
fn highest(state: &State, side: Side) -> Highest {
    let none = Highest { seat: None, stake: Cents::ZERO, equals: 0 };
    Seat::counterclockwise(state.filed().seats()).fold(none, |highest, position| {
        let stake = state.ledger.balance(Account::Layout(position, wager_on(side)));
        if stake > highest.stake {
            Highest { seat: Some(position), stake, equals: 1 }
        } else {
            let equals = highest.equals + u8::from(!stake.is_zero() && stake == highest.stake);
            Highest { equals, ..highest }
        }
    })
}

/// When the betting has ended, the right to turn each hand falls to its highest bettor, where the procedure gives
/// it to players.
pub(super) fn rights_fall(context: Context, draft: &mut Draft) {
    if let Turner::HighestBettors(clauses) = context.table.procedure.turned_by {
        for side in Side::ALL {
            let highest = highest(context.state, side);
            let clause = match highest.equals {
                0 => clauses.no_wager,
                1 => context.table.procedure.turn[side as usize],
                2.. => clauses.equal_wagers,
            };
            draft.fact(clause, BaccaratEvent::RightFalls { side, to: highest.seat });
        }
    }
}

/// The clause by which the dealer turns a hand that nobody wagered on, where players turn the cards.
fn nobody_wagered(table: &BaccaratTable) -> Option<Provision> {
    match table.procedure.turned_by {
        Turner::HighestBettors(clauses) => Some(clauses.no_wager),
        Turner::Dealer => None,
    }
}

/// The clause on giving up the right, where players turn the cards.
fn relinquishment(table: &BaccaratTable) -> Option<Provision> {
    match table.procedure.turned_by {
        Turner::HighestBettors(clauses) => Some(clauses.relinquished),
        Turner::Dealer => None,
    }
}

/// The clause on giving up a right that a player has or had.
pub(super) fn relinquished(table: &BaccaratTable) -> Provision {
    let Some(clause) = relinquishment(table) else {
        unreachable!("players have the right only where they turn the cards")
    };
    clause
}
