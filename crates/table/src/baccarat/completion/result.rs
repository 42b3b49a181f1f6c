//! The announcement of the result.

use croupier_rules::Provision;
use croupier_rules::families::baccarat::completion::Announcement as Outcome;

use crate::announcement::Announcement;
use crate::baccarat::round::{Context, Due};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::context::{Check, Draft};
use crate::decide::Decision;
use crate::refusal::Refusal;

/// The dealer announces both final Point Counts, and a tie hand or a Dragon 7 as such.
pub(in crate::baccarat) fn announce_result(context: Context) -> Decision {
    context.dealer()?;
    check_drawn(context)?;
    context.is_due(Due::Result)?;
    let table = context.table;
    let (coup, clause) = (table.hands.coup(), table.clauses.completion.announcement);
    let mut draft = context.draft();
    let (player, banker) = (coup.player().count.get(), coup.banker().count.get());
    draft.announce(clause, Announcement::Result { player, banker });
    outcome(Outcome::of(table.options.terms.variation, coup), clause, &mut draft);
    draft.fact(clause, BaccaratEvent::ResultAnnounced { winner: coup.winner() });
    draft.done()
}

/// No third card that is due is skipped.
fn check_drawn(context: Context) -> Check {
    let Due::ThirdCard { side } = context.due() else { return Ok(()) };
    let decision = context.table.hands.decision(side);
    let reason = BaccaratReason::ThirdCardDue { side, rule: decision.rule };
    Err(Refusal::under(decision.provision(context.table.clauses), reason))
}

/// The counts say which hand has won; what they do not say is announced too.
fn outcome(outcome: Outcome, clause: Provision, draft: &mut Draft) {
    match outcome {
        Outcome::Wins(_) => {}
        Outcome::TieHand => {
            draft.announce(clause, Announcement::TieHand);
        }
        Outcome::Dragon7 => {
            draft.announce(clause, Announcement::Dragon7);
        }
    }
}
