//! The Point Counts of the first two cards.

use croupier_rules::families::baccarat::Side;

use crate::announcement::Announcement;
use crate::baccarat::BaccaratEvent;
use crate::baccarat::round::{Context, Due};
use crate::decide::Decision;

/// The dealer announces the Point Count of a hand's first two cards.
pub(in crate::baccarat) fn announce(context: Context, side: Side) -> Decision {
    context.dealer()?;
    context.is_due(Due::Announce { side })?;
    let procedure = context.table.procedure;
    let count = context.table.hands.two_card_count(side).get();
    let announcement = match side {
        Side::Player => Announcement::PlayersHand { count },
        Side::Banker => Announcement::BankersHand { count },
    };
    let mut draft = context.draft();
    draft.announce(procedure.placed[side as usize], announcement);
    draft.fact(procedure.announced, BaccaratEvent::PointCountAnnounced { side });
    draft.done()
}
