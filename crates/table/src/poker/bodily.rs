//! What is done with the hands in a round, and when it is done to its last part.

use croupier_rules::families::poker::Clauses;
use croupier_rules::families::poker::dealing::HandUsed;

use super::event::PokerEvent;
use super::table::PokerTable;
use crate::state::State;

/// Marks the bodily acts that an event completes: cards are drawn until every hand is dealt, the deck is held until the
/// stub is out of the way, and the players' cards are theirs to guard until the dealer's are turned.
pub(crate) fn bodily(state: &mut State, event: &PokerEvent) {
    match event {
        PokerEvent::Began { .. } => state.conduct.round_begins(),
        PokerEvent::HandsDealt => {
            if let Some(HandUsed::NearestTheShoe(clause)) = hand_used(state) {
                state.conduct.done(clause);
            }
        }
        PokerEvent::StubDiscarded => {
            if let Some(HandUsed::OneForTheRound(clause)) = hand_used(state) {
                state.conduct.done(clause);
            }
        }
        PokerEvent::Decided { position, .. } | PokerEvent::Set { position, .. } => {
            let owner = state.wagering.owner(*position);
            state.conduct.looked(clauses(state).completion.examine, owner);
        }
        PokerEvent::Revealed { .. } => {
            let completion = &clauses(state).completion;
            state.conduct.done(completion.touch);
            state.conduct.done(completion.full_view);
        }
        PokerEvent::Dealt { .. }
        | PokerEvent::StubRemoved
        | PokerEvent::StubCounted { .. }
        | PokerEvent::StubLeftUncounted
        | PokerEvent::StubKept
        | PokerEvent::CardsOutCounted { .. }
        | PokerEvent::FoundFaceUp { .. }
        | PokerEvent::DrawnInError
        | PokerEvent::WrongNumberFound { .. }
        | PokerEvent::Reset { .. }
        | PokerEvent::DealersCardExposed
        | PokerEvent::DealerSet { .. }
        | PokerEvent::DealerDoesNotQualify
        | PokerEvent::Shown { .. }
        | PokerEvent::Formed { .. }
        | PokerEvent::TowardsLimit { .. }
        | PokerEvent::Discarded { .. }
        | PokerEvent::Voided { .. }
        | PokerEvent::DeckRemoved
        | PokerEvent::Over => {}
    }
}

fn clauses(state: &State) -> &'static Clauses {
    round(state).clauses
}

fn hand_used(state: &State) -> Option<HandUsed> {
    round(state).method(state).hand_used
}

fn round(state: &State) -> &PokerTable {
    let Some(table) = state.poker() else {
        unreachable!("the record of a table has the events of its own game")
    };
    table
}
