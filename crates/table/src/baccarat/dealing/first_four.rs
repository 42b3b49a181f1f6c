//! The first four cards: in one go, or one by one.

use super::draw::{check_supply, upcoming};
use crate::baccarat::round::{Context, Due};
use crate::baccarat::{BaccaratEvent, vigorish};
use crate::context::{Check, Draft};
use crate::decide::Decision;

/// What is missing of the first four cards is dealt.
pub(in crate::baccarat) fn deal_first_four(context: Context) -> Decision {
    ready(context)?;
    let mut draft = context.draft();
    (0..context.table.hands.missing()).for_each(|further| deal(context, further, &mut draft));
    draft.done()
}

/// One of the first four cards is dealt.
pub(in crate::baccarat) fn deal_card(context: Context) -> Decision {
    ready(context)?;
    let mut draft = context.draft();
    deal(context, 0, &mut draft);
    draft.done()
}

fn ready(context: Context) -> Check {
    context.dealer_of_cards()?;
    context.is_due(Due::FirstFour)?;
    vigorish::check_nothing_due(context)?;
    check_supply(context)
}

/// Deals one of the missing cards, counted from the next one.
fn deal(context: Context, further: usize, draft: &mut Draft) {
    let (hands, procedure) = (&context.table.hands, context.table.procedure);
    let (side, facing) = (hands.side_of_missing(further), procedure.first_four);
    let card = upcoming(context, further, draft).into();
    draft.fact(procedure.deal, BaccaratEvent::Dealt { side, card, facing });
}
