//! Wagers that are spoken and come with cash: they count once the dealer has confirmed them.

use croupier_rules::chapters::section::wagers::CashWagers;
use croupier_rules::kit::wager::Wager;
use croupier_rules::law::Cited;
use croupier_rules::{Cents, Provision};

use super::{Purse, WagerEvent, WagerReason, betting_is_open, limits, not_announced, offer, open};
use crate::context::{Check, Context};
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

/// The clause by which a spoken wager with cash is accepted, if the dealer confirms it.
fn cash_wagers(state: &State) -> Result<Provision, Refusal> {
    let Cited { choice, provision } = state.chapter().wagers.chips_on_layout;
    match choice {
        CashWagers::IfConfirmed => Ok(provision),
        CashWagers::NotAccepted => Err(Refusal::under(provision, WagerReason::NoCashWagersHere)),
    }
}

/// Whether a player may speak a wager now, whatever the cash.
pub(super) fn may_call(state: &State, seat: Seat, wager: Wager) -> Check {
    let clause = cash_wagers(state)?;
    open(state, seat)?;
    offer::check(state, wager)?;
    if state.wagering.called(seat).is_some() {
        return Err(Refusal::under(clause, WagerReason::CallNotConfirmed));
    }
    Ok(())
}

pub(super) fn call(context: Context, seat: Seat, wager: Wager, cash: Cents) -> Decision {
    may_call(context.state, seat, wager)?;
    limits::check(context.state, Purse::Cash, seat, wager, cash)?;
    context.fact(cash_wagers(context.state)?, WagerEvent::Called { seat, wager, cash })
}

/// The cash is turned into chips at once: into the drop box, and chips onto the layout.
pub(super) fn confirm(context: Context, seat: Seat) -> Decision {
    let clause = cash_wagers(context.state)?;
    betting_is_open(context.state)?;
    let (wager, cash) = waiting(context, seat, clause)?;
    limits::check(context.state, Purse::Cash, seat, wager, cash)?;
    let (player, area) = (Account::Player(seat), Account::Layout(seat, wager));
    let mut draft = context.draft();
    draft.fact(clause, WagerEvent::Confirmed { seat });
    draft.transfer(clause, Account::Outside, Account::DropBox, cash, Cause::BuyIn);
    draft.transfer(clause, Account::Bank, player, cash, Cause::BuyIn);
    draft.transfer(clause, player, area, cash, Cause::WagerPlaced);
    draft.done()
}

/// The called wager of a seat.
fn waiting(context: Context, seat: Seat, clause: Provision) -> Result<(Wager, Cents), Refusal> {
    let called = context.state.wagering.called(seat);
    called.ok_or(Refusal::under(clause, WagerReason::NothingCalled))
}

/// The dealer need not confirm; the cash was never on the table.
pub(super) fn decline(context: Context, seat: Seat) -> Decision {
    let clause = cash_wagers(context.state)?;
    not_announced(context.state)?;
    waiting(context, seat, clause)?;
    context.fact(clause, WagerEvent::Declined { seat })
}

/// No called wager waits. Cash is converted expeditiously or not at all: the round goes no further before the dealer has
/// answered.
pub(crate) fn answered(state: &State) -> Check {
    if state.wagering.waiting().next().is_none() {
        return Ok(());
    }
    Err(Refusal::under(cash_wagers(state)?, WagerReason::CallNotConfirmed))
}
