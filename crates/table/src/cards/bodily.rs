//! What is done with the hands before a round, and when it is done to its last part.

use croupier_rules::Provision;

use super::event::CardsEvent;
use super::opening::wash_clause;
use super::set::SetId;
use super::stage::{Occasion, Stage};
use crate::state::State;

/// Marks the bodily acts that an event begins or completes.
pub(crate) fn bodily(state: &mut State, event: &CardsEvent, clause: Provision) {
    match event {
        CardsEvent::Inspected { .. } | CardsEvent::Washed { .. } | CardsEvent::TurnedFaceDown { .. } => {
            state.conduct.begins(clause);
        }
        CardsEvent::InspectionVerified { .. } | CardsEvent::Shuffled { .. } => state.conduct.done(clause),
        CardsEvent::Spread { .. } => spread(state, clause, Occasion::Opening),
        CardsEvent::SpreadAtIdleTable { .. } => spread(state, clause, Occasion::Idle),
        CardsEvent::Stacked { set } => stacked(state, *set, clause),
        CardsEvent::Received { .. }
        | CardsEvent::ReceivedPreshuffled { .. }
        | CardsEvent::LookedAt { .. }
        | CardsEvent::PlacedInDevice { .. }
        | CardsEvent::ShuffleVerified { .. }
        | CardsEvent::ReshuffleOrdered { .. }
        | CardsEvent::CutOffered { .. }
        | CardsEvent::CutDeclined { .. }
        | CardsEvent::CoverCardPlaced { .. }
        | CardsEvent::CutThrough { .. }
        | CardsEvent::RecutOrdered { .. }
        | CardsEvent::Loaded { .. }
        | CardsEvent::Burned { .. }
        | CardsEvent::TurnedFaceUp { .. }
        | CardsEvent::StoredReleased { .. }
        | CardsEvent::CountedWrong { .. }
        | CardsEvent::Removed { .. }
        | CardsEvent::Jammed { .. }
        | CardsEvent::OutOfOrder { .. }
        | CardsEvent::Covered { .. }
        | CardsEvent::Repaired { .. } => {}
    }
}

/// The spread is the whole of its clause, unless the same clause has the cards turned and stacked after it.
fn spread(state: &mut State, clause: Provision, occasion: Occasion) {
    if wash_clause(state.chapter(), state.cards.sets_in_use(), occasion) == clause {
        state.conduct.begins(clause);
    } else {
        state.conduct.done(clause);
    }
}

/// The stack ends what its clause asks for, unless the same clause has the dealers shuffle, or has two sets opened and
/// the other is not as far.
fn stacked(state: &mut State, set: SetId, clause: Provision) {
    let chapter = state.chapter();
    let of_both = chapter.opening.two_sets.is_some_and(|each| each.provision == clause);
    let other_lags = of_both && is_being_opened(state.cards.set(set.other()).stage);
    if clause != chapter.shuffle.shuffle.provision && !other_lags {
        state.conduct.done(clause);
    }
}

/// Whether a set is on its way from the box to the stack.
fn is_being_opened(stage: Stage) -> bool {
    match stage {
        Stage::Absent | Stage::Received | Stage::Inspected | Stage::Verified => true,
        Stage::Spread { occasion } | Stage::Seen { occasion } | Stage::FaceDown { occasion } => {
            occasion == Occasion::Opening
        }
        Stage::Unwashed
        | Stage::Stacked { .. }
        | Stage::Spent
        | Stage::InDevice
        | Stage::Feathered
        | Stage::Shuffled
        | Stage::Cut
        | Stage::CutThrough
        | Stage::Loaded
        | Stage::InPlay => false,
    }
}
