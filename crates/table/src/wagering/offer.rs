//! Which wagers there are, and what each needs.

use croupier_rules::GameId;
use croupier_rules::kit::wager::Wager;
use croupier_rules::law::Cited;
use croupier_rules::submission::Offering;

use super::WagerReason;
use crate::context::Check;
use crate::ledger::Account;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

/// The wagers of a game, in the order in which they are settled.
pub const fn wagers(game: GameId) -> &'static [Wager] {
    game.chapter().wagers.list
}

/// The wager exists, is offered, and is made before the cards are dealt.
pub(super) fn check(state: &State, wager: Wager) -> Check {
    let terms = state.filed().wager(wager).ok_or(Refusal::plain(WagerReason::NoSuchWager))?;
    let Cited { choice, provision } = terms.offering;
    match choice {
        Offering::BeforeTheDeal => Ok(()),
        Offering::AfterTheDeal => Err(Refusal::under(provision, WagerReason::MadeLater)),
        Offering::NotOffered => Err(Refusal::under(provision, WagerReason::NotOffered)),
    }
}

/// A side wager needs an Ante in the same box.
pub(super) fn check_ante_first(state: &State, position: Seat, wager: Wager) -> Check {
    match state.chapter().wagers.ante_first {
        Some(clause) if wager != Wager::Ante && !has_ante(state, position) => {
            Err(Refusal::under(clause, WagerReason::AnteFirst))
        }
        Some(_) | None => Ok(()),
    }
}

fn has_ante(state: &State, position: Seat) -> bool {
    !state.ledger.balance(Account::Layout(position, Wager::Ante)).is_zero()
}

/// An Ante with side wagers beside it is not taken back before they are.
pub(super) fn check_nothing_depends(state: &State, position: Seat, wager: Wager) -> Check {
    let alone = state.ledger.on_layout(position) == state.ledger.balance(Account::Layout(position, wager));
    match state.chapter().wagers.ante_first {
        Some(clause) if wager == Wager::Ante && !alone => {
            Err(Refusal::under(clause, WagerReason::OtherWagersDependOnIt))
        }
        Some(_) | None => Ok(()),
    }
}
