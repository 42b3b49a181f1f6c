//! Third cards: exactly those the rules decide on, the Player's before the Banker's, one for each hand.

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::dealing::ThirdCard;

use super::draw::{check_supply, upcoming};
use crate::baccarat::round::{Context, Due};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::context::Check;
use crate::decide::Decision;
use crate::refusal::Refusal;

/// A hand is dealt its third card.
pub(in crate::baccarat) fn deal_third_card(context: Context, side: Side) -> Decision {
    context.dealer_of_cards()?;
    check_announced(context)?;
    check_first_additional(context, side)?;
    check_due(context, side)?;
    check_supply(context)?;
    let mut draft = context.draft();
    let card = upcoming(context, 0, &mut draft).into();
    let clause = context.table.hands.decision(side).provision(context.table.clauses);
    let facing = context.table.procedure.third_card;
    draft.fact(clause, BaccaratEvent::Dealt { side, card, facing });
    draft.done()
}

/// Third cards are decided after both Point Counts have been announced.
fn check_announced(context: Context) -> Check {
    if context.table.counts_are_announced() {
        return Ok(());
    }
    let reason = BaccaratReason::OutOfOrder { due: context.due() };
    Err(Refusal::under(context.table.procedure.then_decided, reason))
}

fn check_first_additional(context: Context, side: Side) -> Check {
    if !context.table.hands.has_third(side) {
        return Ok(());
    }
    let clause = context.table.clauses.dealing.one_additional_card;
    Err(Refusal::under(clause, BaccaratReason::SecondAdditionalCard { side }))
}

/// The card is due now: not later, not before the Player's, and not to a hand that stays.
fn check_due(context: Context, side: Side) -> Check {
    let (table, due) = (context.table, context.due());
    if due == (Due::ThirdCard { side: Side::Player }) && side == Side::Banker {
        let rule = table.hands.decision(Side::Player).rule;
        let reason = BaccaratReason::ThirdCardDue { side: Side::Player, rule };
        return Err(Refusal::under(table.clauses.dealing.third_card_order, reason));
    }
    if matches!(due, Due::Turn { .. }) {
        return Err(context.out_of_order());
    }
    let decision = table.hands.decision(side);
    match decision.third_card {
        ThirdCard::Draw => Ok(()),
        ThirdCard::Stay => Err(Refusal::under(
            decision.provision(table.clauses),
            BaccaratReason::ThirdCardNotDue { side, rule: decision.rule },
        )),
    }
}
