//! Cards drawn in error that wait for a hand when the shoe ends: no such hand comes, and the record says where they
//! went (reading ER-149).

use croupier_rules::families::baccarat::procedure::Facing;

use crate::baccarat::BaccaratEvent;
use crate::baccarat::round::{BaccaratTable, Context};
use crate::context::Draft;
use crate::decide::{Decision, evolve};
use crate::event::Entries;

/// The cards that wait go to the discards, the unseen first.
pub(super) fn discard_kept(table: &BaccaratTable, draft: &mut Draft) {
    let (kept, clauses) = (&table.kept, table.clauses);
    for &card in &kept.for_next_hand {
        let discarded = BaccaratEvent::KeptCardDiscarded { card: card.into(), facing: Facing::Down };
        draft.fact(clauses.irregularities.not_disclosed, discarded);
    }
    for &(card, cause) in &kept.for_simulated_round {
        let discarded = BaccaratEvent::KeptCardDiscarded { card: card.into(), facing: Facing::Up };
        draft.fact(cause.clause(clauses), discarded);
    }
}

/// What an act about the cards brings about, preceded by the discard of the cards that wait, if it takes their shoe out
/// of play.
pub(crate) fn with_kept_cards(context: Context, entries: Entries) -> Decision {
    if context.table.kept.is_empty() || !ends_the_shoe(context, &entries) {
        return Ok(entries);
    }
    let mut draft = context.draft();
    discard_kept(context.table, &mut draft);
    entries.into_iter().for_each(|entry| _ = draft.fact(entry.provision, entry.event));
    draft.done()
}

/// Whether the cards that wait would be gone with the shoe. They are few and rare, so that the table may be tried out.
fn ends_the_shoe(context: Context, entries: &Entries) -> bool {
    let mut after = context.state.clone();
    entries.iter().for_each(|entry| evolve(&mut after, entry));
    after.baccarat().is_some_and(|table| table.kept.is_empty())
}
