//! What is done with the hands in a round, and when it is done to its last part.

use croupier_rules::families::baccarat::dealing::FIRST_FOUR;
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::families::baccarat::{Procedure, Side};

use super::BaccaratEvent;
use super::round::BaccaratTable;
use crate::state::State;

/// Marks the bodily part of the deal as done. Whoever takes the shoe cannot speak for whoever dealt before.
pub(crate) fn bodily(state: &mut State, event: &BaccaratEvent) {
    match event {
        BaccaratEvent::BettingEnded | BaccaratEvent::SimulatedRoundBegan => state.conduct.round_begins(),
        BaccaratEvent::Dealt { .. } => done(state, LastPart::FourthCard),
        BaccaratEvent::Revealed { side: Side::Banker } => done(state, LastPart::BankersHandTurned),
        BaccaratEvent::ShoeAccepted { .. }
        | BaccaratEvent::DealerIsCurator { .. }
        | BaccaratEvent::ShoePassed
        | BaccaratEvent::PassOrdered { .. }
        | BaccaratEvent::PartGivenUp { .. } => forget(state),
        BaccaratEvent::Revealed { side: Side::Player }
        | BaccaratEvent::CardsCalled
        | BaccaratEvent::CoverCardSetAside
        | BaccaratEvent::PointCountAnnounced { .. }
        | BaccaratEvent::ResultAnnounced { .. }
        | BaccaratEvent::LosingCollected
        | BaccaratEvent::VigorishMarked { .. }
        | BaccaratEvent::VigorishCollected { .. }
        | BaccaratEvent::CardsRemoved
        | BaccaratEvent::LastHandAnnounced
        | BaccaratEvent::ShoeOver
        | BaccaratEvent::RoundVoid
        | BaccaratEvent::ThirdCardSetAside { .. }
        | BaccaratEvent::KeptForNextHand { .. }
        | BaccaratEvent::KeptCardDiscarded { .. }
        | BaccaratEvent::KeptForSimulatedRound { .. }
        | BaccaratEvent::Discarded { .. }
        | BaccaratEvent::RightFalls { .. }
        | BaccaratEvent::HandedOver { .. }
        | BaccaratEvent::RightRelinquished { .. }
        | BaccaratEvent::RelinquishmentOrdered { .. }
        | BaccaratEvent::RightOffered { .. }
        | BaccaratEvent::RightAccepted { .. }
        | BaccaratEvent::RightDeclined { .. }
        | BaccaratEvent::ShoeOffered { .. }
        | BaccaratEvent::ShoeDeclined { .. } => {}
    }
}

/// What ends the bodily part of a deal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LastPart {
    FourthCard,
    BankersHandTurned,
}

impl LastPart {
    /// Where the same clause has the Banker's Hand wait and then go face up to its area, that is the last part.
    fn of(procedure: &Procedure) -> LastPart {
        let turned = procedure.attested == Some(procedure.turn[Side::Banker as usize]);
        match procedure.first_four {
            Facing::Down if turned => LastPart::BankersHandTurned,
            Facing::Down | Facing::Up => LastPart::FourthCard,
        }
    }
}

fn done(state: &mut State, part: LastPart) {
    let table = round(state);
    if let Some(clause) = table.procedure.attested
        && LastPart::of(table.procedure) == part
        && table.hands.dealt() == FIRST_FOUR.len()
    {
        state.conduct.done(clause);
    }
}

fn forget(state: &mut State) {
    if let Some(clause) = round(state).procedure.attested {
        state.conduct.begins(clause);
    }
}

fn round(state: &State) -> &BaccaratTable {
    let Some(table) = state.baccarat() else {
        unreachable!("the record of a table has the events of its own game")
    };
    table
}
