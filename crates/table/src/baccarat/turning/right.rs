//! The right to turn a hand is given up, taken and offered on. It covers the hand and its third card, for the
//! rest of the round, and any seated player may accept it (reading ER-132).

use croupier_rules::Provision;
use croupier_rules::families::baccarat::Side;

use super::GROUNDS;
use super::acts::players_turn;
use crate::baccarat::offer::Offer;
use crate::baccarat::round::{Context, Due};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::decide::Decision;
use crate::ground::Ground;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// A player gives up the right.
pub(in crate::baccarat) fn relinquish(context: Context, side: Side) -> Decision {
    let seat = context.player()?;
    let clause = players_turn(context)?;
    context.is_due(Due::Turn { side })?;
    if holder(context, side, clause)? != seat {
        return Err(Refusal::under(clause, BaccaratReason::NotYourRight));
    }
    context.fact(clause, BaccaratEvent::RightRelinquished { side, by: seat })
}

/// The dealer or a floorperson takes it from a player who delays the game.
pub(in crate::baccarat) fn order(context: Context, side: Side, because: Option<Ground>) -> Decision {
    context.dealer_or_floor()?;
    let clause = players_turn(context)?;
    context.is_due(Due::Turn { side })?;
    let from = holder(context, side, clause)?;
    context.on_a_ground(because, GROUNDS, clause)?;
    context.fact(clause, BaccaratEvent::RelinquishmentOrdered { side, from, because })
}

fn holder(context: Context, side: Side, clause: Provision) -> Result<Seat, Refusal> {
    let player = context.table.rights[side as usize].player();
    player.ok_or(Refusal::under(clause, BaccaratReason::NotYourRight))
}

/// The dealer offers it to the next player in turn.
pub(in crate::baccarat) fn offer(context: Context, side: Side, to: Seat) -> Decision {
    context.dealer()?;
    let (offer, clause) = on_offer(context, side)?;
    offer.check_next(context.state, to).map_err(|reason| Refusal::under(clause, reason))?;
    context.fact(clause, BaccaratEvent::RightOffered { side, to })
}

fn on_offer(context: Context, side: Side) -> Result<(Offer, Provision), Refusal> {
    let clause = players_turn(context)?;
    context.is_due(Due::Turn { side })?;
    let right = context.table.rights[side as usize];
    let refusal = |reason| Refusal::under(clause, reason);
    match (right.offer(), right.player()) {
        (Some(offer), _) => Ok((offer, clause)),
        (None, Some(seat)) => Err(refusal(BaccaratReason::PlayerTurns { seat })),
        (None, None) => Err(refusal(BaccaratReason::DealerTurns)),
    }
}

/// The player accepts it.
pub(in crate::baccarat) fn accept(context: Context, side: Side) -> Decision {
    let clause = asked(context, side)?;
    context.fact(clause, BaccaratEvent::RightAccepted { side })
}

/// The player declines it.
pub(in crate::baccarat) fn decline(context: Context, side: Side) -> Decision {
    let clause = asked(context, side)?;
    context.fact(clause, BaccaratEvent::RightDeclined { side })
}

fn asked(context: Context, side: Side) -> Result<Provision, Refusal> {
    let seat = context.player()?;
    let (offer, clause) = on_offer(context, side)?;
    offer.check_asked(seat).map_err(|reason| Refusal::under(clause, reason))?;
    Ok(clause)
}
