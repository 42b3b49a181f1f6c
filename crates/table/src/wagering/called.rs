//! Wagers that are spoken and come with cash: they count once the dealer has confirmed them.

use croupier_rules::kit::wager::Wager;
use croupier_rules::{Cents, GameId, Provision};

use super::{CHIPS_ON_LAYOUT, WagerEvent, WagerReason, betting_is_open, limits, offer, open};
use crate::context::Context;
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;

/// The baccarat chapters accept a spoken wager with cash, if the dealer confirms it.
fn cash_wagers(game: GameId) -> Result<Provision, Refusal> {
    let clause = CHIPS_ON_LAYOUT.of(game);
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => Ok(clause),
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            Err(Refusal::under(clause, WagerReason::NoCashWagersHere))
        }
    }
}

pub(super) fn call(context: Context, seat: Seat, wager: Wager, cash: Cents) -> Decision {
    let clause = cash_wagers(context.game())?;
    open(context, seat)?;
    offer::check(context.state, wager)?;
    if context.state.wagering.called(seat).is_some() {
        return Err(Refusal::under(clause, WagerReason::CallNotConfirmed));
    }
    limits::stake(context.state, seat, wager, cash)?;
    context.fact(clause, WagerEvent::Called { seat, wager, cash })
}

/// The cash is turned into chips at once: into the drop box, and chips onto the layout.
pub(super) fn confirm(context: Context, seat: Seat) -> Decision {
    let clause = cash_wagers(context.game())?;
    betting_is_open(context)?;
    let (wager, cash) = waiting(context, seat, clause)?;
    limits::stake(context.state, seat, wager, cash)?;
    let (player, area) = (Account::Player(seat), Account::Layout(seat, wager));
    let mut draft = context.draft();
    draft.fact(clause, WagerEvent::Confirmed(seat));
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
    let clause = cash_wagers(context.game())?;
    betting_is_open(context)?;
    waiting(context, seat, clause)?;
    context.fact(clause, WagerEvent::Declined(seat))
}
