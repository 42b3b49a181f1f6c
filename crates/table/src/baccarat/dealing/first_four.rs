//! The first four cards: in one go, or one by one.

use croupier_rules::families::baccarat::dealing::FIRST_FOUR;

use super::draw::{check_supply, upcoming};
use crate::baccarat::BaccaratEvent;
use crate::baccarat::round::{Context, Due};
use crate::context::Draft;
use crate::decide::Decision;
use crate::refusal::Refusal;

/// What is missing of the first four cards is dealt.
pub(in crate::baccarat) fn deal_first_four(context: Context) -> Decision {
    ready(context)?;
    let mut draft = context.draft();
    let missing = FIRST_FOUR.len() - context.table.hands.dealt();
    (0..missing).for_each(|further| deal(context, further, &mut draft));
    draft.done()
}

/// One of the first four cards is dealt.
pub(in crate::baccarat) fn deal_card(context: Context) -> Decision {
    ready(context)?;
    let mut draft = context.draft();
    deal(context, 0, &mut draft);
    draft.done()
}

fn ready(context: Context) -> Result<(), Refusal> {
    context.dealer_of_cards()?;
    context.is_due(Due::FirstFour)?;
    check_supply(context)
}

/// Deals the card that comes after so many further ones; the fourth completes what is attested.
fn deal(context: Context, further: usize, draft: &mut Draft) {
    let (table, procedure) = (context.table, context.table.procedure);
    let card = upcoming(context, further, draft);
    if let (Some(side), Some(card)) = (table.hands.next_of_first_four(further), card) {
        draft.fact(procedure.deal, BaccaratEvent::Dealt { side, card, facing: procedure.first_four });
    }
    if table.hands.dealt() + further + 1 == FIRST_FOUR.len()
        && let Some(clause) = procedure.attested
    {
        draft.attest(clause);
    }
}
