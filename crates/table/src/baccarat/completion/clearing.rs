//! The cards leave the table; a simulated round or the end of the shoe may follow.

use croupier_rules::Provision;

use super::kept::discard_kept;
use crate::announcement::Announcement;
use crate::baccarat::round::{BaccaratTable, Context, Cover, Due};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::context::Draft;
use crate::decide::Decision;
use crate::refusal::Refusal;

/// The dealer removes the cards and puts them where the chapter says. A card that was seen in error begins a
/// simulated round now (reading ER-118); otherwise a shoe whose last hand was played is over.
pub(in crate::baccarat) fn clear_cards(context: Context) -> Decision {
    context.dealer_with_cards()?;
    context.is_due(Due::ClearCards)?;
    let clause = context.table.removal();
    let mut draft = context.draft();
    draft.fact(clause, BaccaratEvent::CardsRemoved);
    what_follows(context, &mut draft);
    draft.done()
}

fn what_follows(context: Context, draft: &mut Draft) {
    let table = context.table;
    if let Some(&(_, cause)) = table.kept.for_simulated_round.first() {
        draft.fact(cause.clause(table.clauses), BaccaratEvent::SimulatedRoundBegan);
    } else if table.cover.after(table.kind) == Cover::Played {
        shoe_over(table, table.clauses.dealing.after_last_hand.provision, draft);
    }
}

/// No further hand comes from the shoe. Cards that waited for one go to the discards first (reading ER-149).
pub(in crate::baccarat) fn shoe_over(table: &BaccaratTable, clause: Provision, draft: &mut Draft) {
    discard_kept(table, draft);
    draft.fact(clause, BaccaratEvent::ShoeOver);
}

/// The dealer announces the last hand, once the hand in which the cover card came is completed.
pub(in crate::baccarat) fn announce_last_hand(context: Context) -> Decision {
    context.dealer()?;
    let clause = context.table.clauses.dealing.after_last_hand.provision;
    if context.table.cover != Cover::LastHandDue {
        return Err(Refusal::under(clause, BaccaratReason::LastHandNotDue));
    }
    let mut draft = context.draft();
    draft.announce(clause, Announcement::LastHand).fact(clause, BaccaratEvent::LastHandAnnounced);
    draft.done()
}
