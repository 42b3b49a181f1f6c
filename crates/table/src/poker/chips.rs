//! Chips on the layout, and the end of a round.

use croupier_rules::kit::wager::Wager;
use croupier_rules::{Cents, Provision};

use super::checks::Context;
use super::dealing::count_due;
use super::event::PokerEvent;
use super::lineup::positions;
use crate::context::Draft;
use crate::ledger::{Account, Cause};
use crate::seat::Seat;
use crate::wagering::WagerEvent;

impl Context<'_> {
    /// What is staked on a wager.
    pub fn stake(self, position: Seat, wager: Wager) -> Cents {
        self.balance(Account::Layout(position, wager))
    }

    /// Whether a position has a wager besides the Ante and Play Wagers, so that its cards stay.
    pub fn has_optional_wagers(self, position: Seat) -> bool {
        let game = self.stake(position, Wager::Ante) + self.stake(position, Wager::Play);
        self.state.ledger.on_layout(position) != game
    }

    /// A whole wager goes back to its player.
    pub fn give_back(
        self,
        draft: &mut Draft,
        provision: Provision,
        position: Seat,
        wager: Wager,
        cause: Cause,
    ) {
        let (from, to) = (Account::Layout(position, wager), Account::Player(self.owner(position)));
        draft.transfer(provision, from, to, self.balance(from), cause);
    }

    /// A whole wager goes to the house.
    pub fn collect(
        self,
        draft: &mut Draft,
        provision: Provision,
        position: Seat,
        wager: Wager,
        cause: Cause,
    ) {
        let from = Account::Layout(position, wager);
        draft.transfer(provision, from, Account::Bank, self.balance(from), cause);
    }

    /// A box that is not the player's own is free again.
    pub fn release(self, draft: &mut Draft, provision: Provision, position: Seat) {
        if self.owner(position) != position {
            draft.fact(provision, WagerEvent::BoxReleased { position });
        }
    }

    /// The round is over: the boxes are free again, and the cards are ready for the shuffle.
    pub fn end_round(self, draft: &mut Draft, provision: Provision) {
        for position in positions(self.state) {
            self.release(draft, provision, position);
        }
        if let Some(clause) = count_due(self) {
            draft.fact(clause, PokerEvent::StubLeftUncounted);
        }
        draft.fact(provision, PokerEvent::Over);
    }
}
