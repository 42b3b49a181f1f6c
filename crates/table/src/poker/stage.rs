//! How far the round must be for an act: the same two questions for every act, answered in one place.

use croupier_rules::Provision;

use super::Context;
use super::game::Game;
use super::reason::PokerReason;
use super::table::{PokerTable, Stage};
use crate::command::Actor;
use crate::refusal::Refusal;

/// A stage without what it holds, in the order of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    Betting,
    Dealing,
    Stub,
    WrongStub,
    Playing,
    Settling,
}

impl Stage {
    const fn phase(self) -> Phase {
        match self {
            Stage::Betting => Phase::Betting,
            Stage::Dealing => Phase::Dealing,
            Stage::Stub => Phase::Stub,
            Stage::WrongStub { .. } => Phase::WrongStub,
            Stage::Playing => Phase::Playing,
            Stage::Settling => Phase::Settling,
        }
    }
}

/// The dealer acts.
pub(super) fn dealer(context: Context) -> Result<(), Refusal> {
    match context.by() {
        Actor::Dealer => Ok(()),
        Actor::Floorperson | Actor::Player(_) | Actor::Curator | Actor::Device => {
            Err(Refusal::plain(PokerReason::NotTheDealer))
        }
    }
}

/// The round is in this phase.
pub(super) fn at(table: &PokerTable, game: &Game, wanted: Phase) -> Result<(), Refusal> {
    between(table, game, wanted, wanted)
}

/// The round is in one of these phases or between them. A wrong stub is explained before anything else.
pub(super) fn between(table: &PokerTable, game: &Game, first: Phase, last: Phase) -> Result<(), Refusal> {
    let now = table.stage.phase();
    let waits_for_wrong_stub = first == Phase::WrongStub;
    let (reason, provision) =
        if (first..=last).contains(&now) && (now == Phase::WrongStub) == waits_for_wrong_stub {
            return Ok(());
        } else if waits_for_wrong_stub {
            over(game, first)
        } else if now == Phase::WrongStub || now < first {
            outstanding(game, now)
        } else {
            over(game, last)
        };
    Err(Refusal::under(provision, reason))
}

/// What is still to be done in a phase.
fn outstanding(game: &Game, now: Phase) -> (PokerReason, Provision) {
    let (dealing, completion) = (game.dealing(), game.completion());
    match now {
        Phase::Betting => (PokerReason::BettingIsOpen, dealing.no_more_bets),
        Phase::Dealing => (PokerReason::DealIsNotOver, dealing.hands),
        Phase::Stub => (PokerReason::StubIsThere, dealing.stub),
        Phase::WrongStub => (PokerReason::WrongCountIsOpen, dealing.wrong_count),
        Phase::Playing => (PokerReason::DealersCardsAreDown, completion.reveal),
        Phase::Settling => (PokerReason::DealersCardsAreUp, completion.settle),
    }
}

/// What it is too late for.
fn over(game: &Game, wanted: Phase) -> (PokerReason, Provision) {
    let (dealing, completion) = (game.dealing(), game.completion());
    match wanted {
        Phase::Betting => (PokerReason::RoundIsUnderWay, dealing.no_more_bets),
        Phase::Dealing => (PokerReason::DealIsOver, dealing.hands),
        Phase::Stub => (PokerReason::StubIsGone, dealing.stub),
        Phase::WrongStub => (PokerReason::NoWrongCount, dealing.wrong_count),
        Phase::Playing | Phase::Settling => (PokerReason::DealersCardsAreUp, completion.reveal),
    }
}
