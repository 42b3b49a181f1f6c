//! Wagers that are spoken and come with cash: they count once the dealer has confirmed them.

use croupier_rules::{Cents, GameId, Provision};
use smallvec::smallvec;

use super::{CHIPS_ON_LAYOUT, WagerEvent, WagerReason, betting_is_open, limits, offer, open};
use crate::command::Command;
use crate::decide::Decision;
use crate::event::{Entries, Event};
use crate::ledger::{Account, Cause, Transfer};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

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

pub(super) fn call(state: &State, command: &Command, seat: Seat, wager: u8, cash: Cents) -> Decision {
    let clause = cash_wagers(state.setup.game)?;
    open(state, seat)?;
    offer::check(state, wager)?;
    if state.wagering.called(seat).is_some() {
        return Err(Refusal::under(clause, WagerReason::CallNotConfirmed));
    }
    limits::stake(state, seat, wager, cash)?;
    state.one(command, clause, Event::Wager(WagerEvent::Called { seat, wager, cash }))
}

/// The cash is turned into chips at once: into the drop box, and chips onto the layout.
pub(super) fn confirm(state: &State, command: &Command, seat: Seat) -> Decision {
    let clause = cash_wagers(state.setup.game)?;
    betting_is_open(state)?;
    let (wager, cash) =
        state.wagering.called(seat).ok_or(Refusal::under(clause, WagerReason::NothingCalled))?;
    limits::stake(state, seat, wager, cash)?;
    let moves = [
        (Account::Outside, Account::DropBox, Cause::BuyIn),
        (Account::Bank, Account::Player(seat), Cause::BuyIn),
        (Account::Player(seat), Account::Layout(seat, wager), Cause::WagerPlaced),
    ];
    let mut entries: Entries =
        smallvec![state.entry(command, clause, Event::Wager(WagerEvent::Confirmed(seat)))];
    for (from, to, cause) in moves {
        entries.push(state.entry(command, clause, Event::Chips(Transfer { from, to, amount: cash, cause })));
    }
    Ok(entries)
}

/// The dealer need not confirm; the cash was never on the table.
pub(super) fn decline(state: &State, command: &Command, seat: Seat) -> Decision {
    let clause = cash_wagers(state.setup.game)?;
    betting_is_open(state)?;
    state.wagering.called(seat).ok_or(Refusal::under(clause, WagerReason::NothingCalled))?;
    state.one(command, clause, Event::Wager(WagerEvent::Declined(seat)))
}
