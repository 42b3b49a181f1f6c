//! The table without gaming activity, and cards that leave the table.

use croupier_rules::Provision;
use croupier_rules::chapters::Chapter;
use croupier_rules::chapters::section::shuffle::Idle;
use croupier_rules::families::baccarat::procedure::Facing;

use super::check::{Check, at_stage, between_rounds, by, by_seated_player, due, has_set, refuse};
use super::event::{CardsEvent, Spreading};
use super::reason::{CardsReason, Role};
use super::set::{Release, SetId};
use super::shuffle::no_vigorish_marked;
use super::stage::{Occasion, Stage};
use crate::context::Context;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

/// The stages of cards in the shoe or in the rack.
const IN_SHOE_OR_RACK: [Stage; 3] = [Stage::Loaded, Stage::InPlay, Stage::Spent];

/// The clauses on an idle table, where cards lie spread at one.
pub(super) fn clauses(chapter: &Chapter) -> &Idle {
    let Some(idle) = &chapter.shuffle.idle else {
        unreachable!("cards are spread at an idle table only where the chapter has them spread")
    };
    idle
}

/// The clauses on idle tables, where the chapter has any (reading ER-128) and no device stands in their place.
fn in_force(state: &State) -> Result<&'static Idle, Refusal> {
    let chapter = state.chapter();
    let Some(idle) = &chapter.shuffle.idle else {
        return refuse(chapter.cards.life.provision, CardsReason::NoIdleTableRule);
    };
    match chapter.shuffle.reshuffling_device {
        Some(clause) if reshuffles_by_itself(state) => refuse(clause, CardsReason::ReshufflingDevice),
        Some(_) | None => Ok(idle),
    }
}

fn reshuffles_by_itself(state: &State) -> bool {
    state.filed().shuffling().reshuffles() && state.cards.shuffler_in_use(state.filed())
}

pub(super) fn spread(context: Context, set: SetId) -> Decision {
    let clause = in_force(context.state)?.spread;
    by(context.by(), Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &IN_SHOE_OR_RACK)?;
    no_vigorish_marked(context.state)?;
    is_idle(context.state, set, clause)?;
    context.fact(clause, CardsEvent::SpreadAtIdleTable { set })
}

/// The table is idle while nobody is seated. Cards that lay in the shoe then are spread even after somebody has come,
/// and whatever lies on the layout: no round begins with them before (reading ER-231).
fn is_idle(state: &State, set: SetId, clause: Provision) -> Check {
    if state.seats.anybody() && !state.cards.set(set).lay_idle {
        return refuse(clause, CardsReason::GamingActivity);
    }
    Ok(())
}

/// The last player has left: cards in the shoe are not dealt again before they were spread, where the chapter has them
/// spread.
pub(crate) fn last_player_left(state: &mut State) {
    if in_force(state).is_ok() && state.cards.is_loaded() {
        let current = state.cards.current;
        state.cards.set_mut(current).lay_idle = true;
    }
}

/// The cards in the shoe have not lain there since the last player left.
pub(super) fn did_not_lie_idle(state: &State) -> Check {
    let (cards, chapter) = (&state.cards, state.chapter());
    match &chapter.shuffle.idle {
        Some(idle) if cards.set(cards.current).lay_idle => refuse(idle.spread, CardsReason::LayIdle),
        Some(_) | None => Ok(()),
    }
}

pub(super) fn ask_face_up(context: Context, set: SetId) -> Decision {
    let clause = in_force(context.state)?.spread;
    by_seated_player(context, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Spread { occasion: Occasion::Idle }])?;
    match context.state.cards.set(set).facing {
        Facing::Up => refuse(clause, CardsReason::AlreadyFaceUp),
        Facing::Down => context.fact(clause, CardsEvent::TurnedFaceUp { set }),
    }
}

/// A player may ask for the spread until a card of the released batch is dealt.
pub(super) fn ask_spread_of_stored(context: Context) -> Decision {
    let set = context.state.cards.current;
    let clause = released_unspread(context.state, set)?;
    by_seated_player(context, clause)?;
    between_rounds(context.state)?;
    let stage = context.state.cards.set(set).stage;
    if !Stage::SHUFFLED_ALREADY.contains(&stage) {
        return Err(due(context.state, set));
    }
    if stage == Stage::InPlay && !context.state.cards.shoe_is_fresh() {
        return refuse(clause, CardsReason::CardsWereDealt);
    }
    context.fact(clause, CardsEvent::StoredReleased { set, spreading: Spreading::Needed })
}

/// The clause by which a set came out of the device without a spread, if it did.
fn released_unspread(state: &State, set: SetId) -> Result<Provision, Refusal> {
    let unspread = state.cards.set(set).release == Release::Unspread;
    match in_force(state)?.stored_batch {
        Some(stored) if unspread => Ok(stored.released),
        Some(_) | None => Err(Refusal::plain(CardsReason::NotReleasedUnspread)),
    }
}

/// Cards are changed by taking the set off the table and receiving another.
pub(super) fn remove(context: Context, set: SetId) -> Decision {
    let clause = context.state.cards.life(context.filed(), set).provision;
    by(context.by(), Role::Dealer, clause)?;
    between_rounds(context.state)?;
    has_set(context.state, set)?;
    if context.state.cards.set(set).stage == Stage::Absent {
        return Err(due(context.state, set));
    }
    context.fact(clause, CardsEvent::Removed { set })
}
