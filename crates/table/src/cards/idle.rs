//! The table without gaming activity, and cards that leave the table.

use croupier_rules::{Provision, cite};

use super::act::{CardsEvent, Spreading};
use super::check::{
    Check, at_stage, attested, between_rounds, by, by_seated_player, done, due, has_set, refuse,
};
use super::clauses;
use super::reason::{CardsReason, Role};
use super::set::{Face, Occasion, Release, SetId, Stage};
use super::shuffle::{vigorish_first, vigorish_marked};
use crate::command::Command;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

/// The stages of cards in the shoe or in the rack.
const IN_SHOE_OR_RACK: [Stage; 3] = [Stage::Loaded, Stage::InPlay, Stage::Spent];

/// The stages of a shuffled set of which no card has been dealt, or may not have been.
const BEFORE_THE_DEAL: [Stage; 5] =
    [Stage::Shuffled, Stage::Cut, Stage::CutThrough, Stage::Loaded, Stage::InPlay];

/// The clause on idle tables, where the chapter has one (reading ER-128) and no device stands in its place.
fn idle_clause(state: &State) -> Result<Provision, Refusal> {
    let game = state.game();
    let Some(clause) = clauses::idle(game) else {
        return refuse(clauses::LIFE.of(game), CardsReason::NoIdleTableRule);
    };
    match clauses::poker(game) {
        Some(clauses) if reshuffles_by_itself(state) => {
            refuse(clauses.reshuffling_device, CardsReason::ReshufflingDevice)
        }
        Some(_) | None => Ok(clause),
    }
}

fn reshuffles_by_itself(state: &State) -> bool {
    state.filed().shuffling().reshuffles() && state.cards.shuffler_in_use(state.filed())
}

pub(super) fn spread(state: &State, command: &Command, set: SetId) -> Decision {
    let clause = idle_clause(state)?;
    by(command, Role::Dealer, clause)?;
    between_rounds(state)?;
    at_stage(state, set, &IN_SHOE_OR_RACK)?;
    no_gaming_activity(state, clause)?;
    vigorish_first(state.game(), vigorish_marked(state))?;
    attested(state, command, clause, CardsEvent::SpreadAtIdleTable(set))
}

fn no_gaming_activity(state: &State, clause: Provision) -> Check {
    let wagers = |seat| !state.ledger.on_layout(seat).is_zero() || state.wagering.called(seat).is_some();
    if Seat::counterclockwise(state.filed().seats()).any(wagers) {
        return refuse(clause, CardsReason::GamingActivity);
    }
    Ok(())
}

pub(super) fn ask_face_up(state: &State, command: &Command, set: SetId) -> Decision {
    let clause = idle_clause(state)?;
    by_seated_player(state, command, clause)?;
    between_rounds(state)?;
    at_stage(state, set, &[Stage::Spread(Occasion::Idle)])?;
    match state.cards.set(set).face {
        Face::Up => refuse(clause, CardsReason::AlreadyFaceUp),
        Face::Down => done(state, command, clause, CardsEvent::Turned(set, Face::Up)),
    }
}

/// A player may ask for the spread until a card of the released batch is dealt.
pub(super) fn ask_spread_of_stored(state: &State, command: &Command) -> Decision {
    let (clause, set) = (cite!("627a.5(g)(2)"), state.cards.current);
    idle_clause(state)?;
    if state.cards.set(set).release != Release::Unspread {
        return Err(Refusal::plain(CardsReason::NotReleasedUnspread));
    }
    by_seated_player(state, command, clause)?;
    between_rounds(state)?;
    let stage = state.cards.set(set).stage;
    if !BEFORE_THE_DEAL.contains(&stage) {
        return Err(due(state, set));
    }
    if stage == Stage::InPlay && !state.cards.shoe_is_fresh() {
        return refuse(clause, CardsReason::CardsWereDealt);
    }
    done(state, command, clause, CardsEvent::StoredReleased(set, Spreading::Needed))
}

/// Cards are changed by taking the set off the table and receiving another.
pub(super) fn remove(state: &State, command: &Command, set: SetId) -> Decision {
    let clause =
        state.cards.life(state.filed()).map_or(clauses::LIFE.of(state.game()), |life| life.provision);
    by(command, Role::Dealer, clause)?;
    between_rounds(state)?;
    has_set(state, set)?;
    if state.cards.set(set).stage == Stage::Absent {
        return Err(due(state, set));
    }
    done(state, command, clause, CardsEvent::Removed(set))
}
