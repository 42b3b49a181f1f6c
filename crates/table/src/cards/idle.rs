//! The table without gaming activity, and cards that leave the table.

use croupier_rules::{Provision, cite};

use super::act::{CardsEvent, Spreading};
use super::check::{Check, at_stage, between_rounds, by, by_seated_player, due, has_set, refuse};
use super::clauses;
use super::reason::{CardsReason, Role};
use super::set::{Face, Occasion, Release, SetId, Stage};
use super::shuffle::{vigorish_first, vigorish_marked};
use crate::context::Context;
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

pub(super) fn spread(context: Context, set: SetId) -> Decision {
    let clause = idle_clause(context.state)?;
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &IN_SHOE_OR_RACK)?;
    no_gaming_activity(context.state, clause)?;
    vigorish_first(context.game(), vigorish_marked(context.state))?;
    context.attested(clause, CardsEvent::SpreadAtIdleTable(set))
}

fn no_gaming_activity(state: &State, clause: Provision) -> Check {
    let wagers = |seat| !state.ledger.on_layout(seat).is_zero() || state.wagering.called(seat).is_some();
    if Seat::counterclockwise(state.filed().seats()).any(wagers) {
        return refuse(clause, CardsReason::GamingActivity);
    }
    Ok(())
}

pub(super) fn ask_face_up(context: Context, set: SetId) -> Decision {
    let clause = idle_clause(context.state)?;
    by_seated_player(context, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Spread(Occasion::Idle)])?;
    match context.state.cards.set(set).face {
        Face::Up => refuse(clause, CardsReason::AlreadyFaceUp),
        Face::Down => context.fact(clause, CardsEvent::Turned(set, Face::Up)),
    }
}

/// A player may ask for the spread until a card of the released batch is dealt.
pub(super) fn ask_spread_of_stored(context: Context) -> Decision {
    let (clause, set) = (cite!("627a.5(g)(2)"), context.state.cards.current);
    idle_clause(context.state)?;
    if context.state.cards.set(set).release != Release::Unspread {
        return Err(Refusal::plain(CardsReason::NotReleasedUnspread));
    }
    by_seated_player(context, clause)?;
    between_rounds(context.state)?;
    let stage = context.state.cards.set(set).stage;
    if !BEFORE_THE_DEAL.contains(&stage) {
        return Err(due(context.state, set));
    }
    if stage == Stage::InPlay && !context.state.cards.shoe_is_fresh() {
        return refuse(clause, CardsReason::CardsWereDealt);
    }
    context.fact(clause, CardsEvent::StoredReleased(set, Spreading::Needed))
}

/// Cards are changed by taking the set off the table and receiving another.
pub(super) fn remove(context: Context, set: SetId) -> Decision {
    let clause = context
        .state
        .cards
        .life(context.filed())
        .map_or(clauses::LIFE.of(context.game()), |life| life.provision);
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    has_set(context.state, set)?;
    if context.state.cards.set(set).stage == Stage::Absent {
        return Err(due(context.state, set));
    }
    context.fact(clause, CardsEvent::Removed(set))
}
