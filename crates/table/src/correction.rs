//! A dispute is decided by the floor: a mistake found after its round is mended by a further transfer that names its
//! ground, never by an edit (reading ER-227).

use croupier_rules::Cents;

use crate::command::Actor;
use crate::conduct::{ConductEvent, ConductReason, Matter};
use crate::context::Context;
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;

/// Which way the chips of a correction move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Direction {
    /// The table pays the player.
    ToThePlayer,
    /// The player gives chips back.
    ToTheTable,
}

/// A correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct Correction {
    /// With whom.
    pub seat: Seat,
    /// Which way.
    pub direction: Direction,
    /// How much.
    pub amount: Cents,
    /// On which ground.
    pub matter: Matter,
}

pub(crate) fn correct(context: Context, correction: Correction) -> Decision {
    let Correction { seat, direction, amount, matter } = correction;
    let provision = matter.provision(context.chapter());
    let provision = provision.ok_or(Refusal::plain(ConductReason::CannotArise))?;
    let (from, to) = match direction {
        Direction::ToThePlayer => (Account::Bank, Account::Player(seat)),
        Direction::ToTheTable => (Account::Player(seat), Account::Bank),
    };
    check(context, seat, from, amount).map_err(|reason| Refusal::under(provision, reason))?;
    let mut draft = context.draft();
    draft.fact(provision, ConductEvent::Corrected { matter });
    draft.transfer(provision, from, to, amount, Cause::Corrected);
    draft.done()
}

/// A floorperson decides, between rounds, about somebody at the table, and no more moves than is there.
fn check(context: Context, seat: Seat, from: Account, amount: Cents) -> Result<(), ConductReason> {
    let most = if from == Account::Bank { Cents::LARGEST_WAGER } else { context.balance(from) };
    if context.by() != Actor::Floorperson {
        Err(ConductReason::NotTheFloorperson)
    } else if context.state.round_is_under_way() {
        Err(ConductReason::RoundUnderWay)
    } else if !context.state.seats.is_taken(seat) {
        Err(ConductReason::NobodyThere)
    } else if amount.0 <= 0 || amount > most {
        Err(ConductReason::NoSuchAmount)
    } else {
        Ok(())
    }
}
