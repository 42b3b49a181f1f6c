//! The entries that one act brings about, gathered with what every entry needs.

use croupier_rules::kit::wager::Wager;
use croupier_rules::{Cents, Provision};

use super::Context;
use super::event::PokerEvent;
use crate::context::Draft;
use crate::decide::Decision;
use crate::event::Event;
use crate::ledger::{Account, Cause};
use crate::seat::Seat;
use crate::state::State;
use crate::wagering::WagerEvent;

/// The record of one act while it is written.
pub(super) struct Record<'a> {
    pub state: &'a State,
    pub draft: Draft<'a>,
}

impl<'a> Record<'a> {
    pub(super) fn new(context: Context<'a>) -> Record<'a> {
        Record { state: context.state, draft: context.draft() }
    }

    #[inline]
    pub(super) fn push(&mut self, provision: Provision, event: impl Into<Event>) {
        self.draft.fact(provision, event);
    }

    #[inline]
    pub(super) fn poker(&mut self, provision: Provision, event: PokerEvent) {
        self.push(provision, event);
    }

    /// A bodily act was done as instructed.
    pub(super) fn attest(&mut self, provision: Provision) {
        self.draft.attest(provision);
    }

    pub(super) fn chips(
        &mut self,
        provision: Provision,
        from: Account,
        to: Account,
        amount: Cents,
        cause: Cause,
    ) {
        self.draft.transfer(provision, from, to, amount, cause);
    }

    /// The decision.
    pub(super) fn done(self) -> Decision {
        self.draft.done()
    }

    /// A whole wager goes back to its player.
    pub(super) fn give_back(&mut self, provision: Provision, position: Seat, wager: Wager, cause: Cause) {
        let (stake, owner) = (self.stake(position, wager), self.state.wagering.owner(position));
        self.chips(provision, Account::Layout(position, wager), Account::Player(owner), stake, cause);
    }

    /// A whole wager goes to the house.
    pub(super) fn collect(&mut self, provision: Provision, position: Seat, wager: Wager, cause: Cause) {
        let stake = self.stake(position, wager);
        self.chips(provision, Account::Layout(position, wager), Account::Bank, stake, cause);
    }

    fn stake(&self, position: Seat, wager: Wager) -> Cents {
        self.state.ledger.balance(Account::Layout(position, wager))
    }

    /// A box that is not the player's own is free again.
    pub(super) fn release(&mut self, provision: Provision, position: Seat) {
        if self.state.wagering.owner(position) != position {
            self.push(provision, WagerEvent::BoxReleased(position));
        }
    }

    /// The round is over: boxes are free again, and the cards are ready for the shuffle.
    pub(super) fn end_round(&mut self, provision: Provision) {
        for position in super::lineup::positions(self.state) {
            self.release(provision, position);
        }
        self.poker(provision, PokerEvent::Over);
    }
}
