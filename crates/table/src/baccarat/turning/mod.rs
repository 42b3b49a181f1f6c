//! Turning the hands: by the dealer, or by the players who have wagered most on them.

mod acts;
mod right;

pub(super) use acts::{hand_over, return_cards, turn};
pub(super) use right::{accept, decline, offer, order, relinquish};

use croupier_rules::families::baccarat::{BaccaratWager, Side};
use croupier_rules::kit::wager::GameWager;
use croupier_rules::{Cents, Provision};

use super::BaccaratEvent;
use super::offer::Offer;
use super::round::{BaccaratTable, Context, Script, TurnedBy};
use crate::ledger::Account;
use crate::seat::Seat;
use crate::state::State;

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
        if let Right::Player(seat, offer) = *self {
            *self = Right::Offered(offer.continued_from(seat));
        }
    }

    /// It is offered to a player.
    pub fn ask(&mut self, seat: Seat) {
        if let Right::Offered(offer) = self {
            offer.ask(seat);
        }
    }

    /// The player who was asked has it.
    pub fn accepted(&mut self) {
        if let Right::Offered(offer) = *self
            && let Some(seat) = offer.to()
        {
            *self = Right::Player(seat, offer);
        }
    }

    /// The player who was asked does not want it.
    pub fn declined(&mut self) {
        if let Right::Offered(offer) = self {
            offer.declined();
        }
    }

    /// Whether a player who leaves the table has a part in this.
    pub fn involves(self, seat: Seat) -> bool {
        self.player() == Some(seat) || self.offer().and_then(Offer::to) == Some(seat)
    }

    /// A player leaves the table.
    pub fn leave(&mut self, seat: Seat) {
        if self.player() == Some(seat) {
            self.relinquished();
        } else if let Right::Offered(offer) = self {
            offer.forget(seat);
        }
    }
}

/// The wager on a hand.
const fn wager_on(side: Side) -> BaccaratWager {
    match side {
        Side::Player => BaccaratWager::Player,
        Side::Banker => BaccaratWager::Banker,
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
    Seat::counterclockwise(state.setup.seats).fold(none, |highest, position| {
        let stake = state.ledger.balance(Account::Layout(position, wager_on(side).index() as u8));
        if stake > highest.stake {
            Highest { seat: Some(state.wagering.owner(position)), stake, equals: 1 }
        } else {
            let equals = highest.equals + u8::from(!stake.is_zero() && stake == highest.stake);
            Highest { equals, ..highest }
        }
    })
}

/// When the betting has ended, the right to turn each hand falls to its highest bettor, where the procedure gives
/// it to players.
pub(super) fn rights_fall(context: Context, script: &mut Script) {
    if let TurnedBy::HighestBettors(clauses) = context.table.procedure.turned_by {
        for side in Side::ALL {
            let highest = highest(context.state, side);
            let clause = match highest.equals {
                0 => clauses.no_wager,
                1 => context.table.procedure.turn[side as usize],
                2.. => clauses.equal_wagers,
            };
            script.event(clause, BaccaratEvent::RightFalls { side, to: highest.seat });
        }
    }
}

/// The clause on giving up the right, where players turn the cards.
pub(super) fn relinquishment(table: &BaccaratTable) -> Option<Provision> {
    match table.procedure.turned_by {
        TurnedBy::HighestBettors(clauses) => Some(clauses.relinquished),
        TurnedBy::Dealer => None,
    }
}
