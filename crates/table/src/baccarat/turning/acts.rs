//! Cards are handed over, returned and turned.

use croupier_rules::Provision;
use croupier_rules::families::baccarat::Side;

use super::{Right, nobody_wagered, relinquished, relinquishment};
use crate::baccarat::irregularities::judge_set_aside;
use crate::baccarat::round::{Context, Due};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::seen_by::SeenBy;

/// The dealer turns a hand that no player turns.
pub(in crate::baccarat) fn turn(context: Context, side: Side) -> Decision {
    context.dealer_with_cards()?;
    context.is_due(Due::Turn { side })?;
    let clause = context.table.turn_clause(side);
    match context.table.rights[side as usize] {
        Right::Dealer => revealed(context, side, nobody_wagered(context.table).unwrap_or(clause)),
        Right::Player(seat, _) => Err(Refusal::under(clause, BaccaratReason::PlayerTurns { seat })),
        Right::Offered(offer) => {
            let clause = relinquished(context.table);
            offer.check_exhausted(context.state).map_err(|reason| Refusal::under(clause, reason))?;
            revealed(context, side, clause)
        }
    }
}

/// The cards lie face up; a third card that came too early can be judged once those of both hands do.
fn revealed(context: Context, side: Side, clause: Provision) -> Decision {
    let mut draft = context.draft();
    draft.fact(clause, BaccaratEvent::Revealed { side });
    judge_set_aside(context, side, &mut draft);
    draft.done()
}

/// The dealer hands the cards, face down, to the player who may turn them.
pub(in crate::baccarat) fn hand_over(context: Context, side: Side, to: Seat) -> Decision {
    context.dealer_with_cards()?;
    context.is_due(Due::Turn { side })?;
    let clause = context.table.turn_clause(side);
    let refuse = |reason| Err(Refusal::under(clause, reason));
    match context.table.rights[side as usize].player() {
        None => refuse(BaccaratReason::DealerTurns),
        Some(seat) if seat != to => refuse(BaccaratReason::PlayerTurns { seat }),
        Some(_) if context.table.hands.latest_seen_by(side) != SeenBy::Nobody => {
            refuse(BaccaratReason::HandedOver)
        }
        Some(_) => context.fact(clause, BaccaratEvent::HandedOver { side, to }),
    }
}

/// The player returns the cards face up.
pub(in crate::baccarat) fn return_cards(context: Context, side: Side) -> Decision {
    let seat = context.player()?;
    players_turn(context)?;
    context.is_due(Due::Turn { side })?;
    let clause = context.table.turn_clause(side);
    match context.table.hands.latest_seen_by(side) {
        SeenBy::Player(holder) if holder == seat => revealed(context, side, clause),
        SeenBy::Player(_) => Err(Refusal::under(clause, BaccaratReason::NotYourRight)),
        SeenBy::Nobody | SeenBy::Everybody => Err(Refusal::under(clause, BaccaratReason::NotHandedOver)),
    }
}

/// Players turn the cards at this table, and may give up that right by this clause.
pub(super) fn players_turn(context: Context) -> Result<Provision, Refusal> {
    relinquishment(context.table).ok_or_else(|| context.not_for_players(BaccaratReason::NotAtThisTable))
}
