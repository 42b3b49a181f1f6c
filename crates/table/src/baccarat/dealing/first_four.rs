//! The first four cards: in one go, or one by one.

use croupier_rules::families::baccarat::dealing::FIRST_FOUR;

use super::draw::{check_supply, upcoming};
use crate::baccarat::BaccaratEvent;
use crate::baccarat::round::{Context, Due, Script};
use crate::decide::Decision;
use crate::refusal::Refusal;

/// What is missing of the first four cards is dealt.
pub(in crate::baccarat) fn deal_first_four(context: Context) -> Decision {
    ready(context)?;
    let mut script = context.script();
    let missing = FIRST_FOUR.len() - context.table.hands.dealt();
    (0..missing).for_each(|further| deal(context, further, &mut script));
    script.done()
}

/// One of the first four cards is dealt.
pub(in crate::baccarat) fn deal_card(context: Context) -> Decision {
    ready(context)?;
    let mut script = context.script();
    deal(context, 0, &mut script);
    script.done()
}

fn ready(context: Context) -> Result<(), Refusal> {
    context.dealer_of_cards()?;
    context.is_due(Due::FirstFour)?;
    check_supply(context)
}

/// Deals the card that comes after so many further ones; the fourth completes what is attested.
fn deal(context: Context, further: usize, script: &mut Script) {
    let (table, procedure) = (context.table, context.table.procedure);
    let card = upcoming(context, further, script);
    if let (Some(side), Some(card)) = (table.hands.next_of_first_four(further), card) {
        script.event(procedure.deal, BaccaratEvent::Dealt { side, card, facing: procedure.first_four });
    }
    if table.hands.dealt() + further + 1 == FIRST_FOUR.len() {
        script.attest(procedure.attested);
    }
}
