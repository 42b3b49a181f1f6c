//! Where the next cards come from: first those kept for this hand, then the shoe, with the cover card in it.

use croupier_rules::Card;
use croupier_rules::families::baccarat::irregularities::{Supply, supply};

use crate::baccarat::round::{BaccaratTable, Context, Due};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::context::{Check, Draft};
use crate::refusal::Refusal;
use crate::state::State;

/// How many cards the hand can still be dealt.
fn left(state: &State, table: &BaccaratTable) -> usize {
    table.kept.in_this_hand + state.cards.shoe.remaining()
}

/// How many cards the round is known to need now.
fn needed(table: &BaccaratTable, due: Due) -> usize {
    match due {
        Due::CallCards | Due::FirstFour => table.hands.missing(),
        Due::ThirdCard { .. } => 1,
        Due::NoMoreBets | Due::Turn { .. } | Due::Announce { .. } | Due::Result => 0,
        Due::CollectLosing | Due::Settle { .. } | Due::ClearCards => 0,
    }
}

/// Whether the cards suffice for what is due.
pub(in crate::baccarat) fn supply_of(context: Context) -> Supply {
    let (state, table) = (context.state, context.table);
    supply(left(state, table), needed(table, context.due()))
}

/// The cards suffice.
pub(super) fn check_supply(context: Context) -> Check {
    match supply_of(context) {
        Supply::Sufficient => Ok(()),
        Supply::Void => Err(Refusal::under(
            context.table.clauses.irregularities.insufficient.provision,
            BaccaratReason::CardsDoNotSuffice,
        )),
    }
}

/// One of the cards to come, counted from the next one. The cover card before it is set aside.
pub(super) fn upcoming(context: Context, further: usize, draft: &mut Draft) -> Card {
    let kept = &context.table.kept;
    if further < kept.in_this_hand {
        return kept.for_next_hand[further];
    }
    let below = further - kept.in_this_hand;
    cover_card(context, below, draft);
    let Some(card) = context.state.cards.shoe.peek(below) else {
        unreachable!("a card is dealt only where the cards suffice")
    };
    card
}

/// Sets the cover card aside, where it lies above a card of the shoe, counted from the top.
pub(in crate::baccarat) fn cover_card(context: Context, below: usize, draft: &mut Draft) {
    if context.state.cards.shoe.cover_card_next(below) {
        let clause = context.table.clauses.dealing.after_last_hand.provision;
        draft.fact(clause, BaccaratEvent::CoverCardSetAside);
    }
}
