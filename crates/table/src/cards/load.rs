//! Loading the stack, and the burn.

use croupier_rules::families::baccarat::ranking::burn_value;

use super::act::CardsEvent;
use super::check::{Check, at_stage, between_rounds, by, has_set, refuse};
use super::clauses;
use super::cut::needs_cut;
use super::device::{Condition, Device};
use super::reason::{CardsReason, Role};
use super::set::{SetId, ShuffledBy, Stage};
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

pub(super) fn load(context: Context, set: SetId) -> Decision {
    let game = context.game();
    let clause = clauses::load(game, context.state.cards.dealing(context.filed()));
    by_loader(context, set)?;
    between_rounds(context.state)?;
    has_set(context.state, set)?;
    in_turn(context.state, set)?;
    at_stage(
        context.state,
        set,
        &[if needs_cut(context.state, set) { Stage::CutThrough } else { Stage::Shuffled }],
    )?;
    shoe_works(context.state)?;
    let stage = if clauses::burn(game).is_some() { Stage::Loaded } else { Stage::InPlay };
    context.fact(clause, CardsEvent::Loaded(set, stage))
}

/// The dealer loads, or the device that shuffled the stack and puts it straight into a shoe.
fn by_loader(context: Context, set: SetId) -> Check {
    let game = context.game();
    let by_device = context.state.cards.set(set).shuffled_by == Some(ShuffledBy::Device);
    match (context.by(), clauses::poker(game)) {
        (Actor::Device, Some(_)) if by_device => Ok(()),
        _ => by(context, Role::Dealer, clauses::CUT_THROUGH.of(game)),
    }
}

/// Where two sets alternate, it is this one's turn.
fn in_turn(state: &State, set: SetId) -> Check {
    match clauses::two_sets(state.game()) {
        Some(clauses) if set != state.cards.current => {
            refuse(clauses.alternate, CardsReason::AnotherSetsTurn)
        }
        Some(_) | None => Ok(()),
    }
}

/// An automated shoe that cannot be used is covered before cards are dealt in another way.
fn shoe_works(state: &State) -> Check {
    let fit = !Device::DealingShoe.is_at(state.filed()) || state.cards.dealing_shoe != Condition::OutOfOrder;
    match clauses::poker(state.game()) {
        Some(clauses) if !fit => refuse(clauses.covered, CardsReason::CoverTheDeviceFirst),
        Some(_) | None => Ok(()),
    }
}

/// The first card is shown, and as many go after it as its face value says (reading ER-115).
pub(super) fn burn(context: Context) -> Decision {
    let set = context.state.cards.current;
    let Some(clause) = clauses::burn(context.game()) else {
        return Err(Refusal::plain(CardsReason::Due(context.state.cards.set(set).stage)));
    };
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Loaded])?;
    rack_is_free(context.state)?;
    let first =
        context.state.cards.shoe.peek(0).and_then(|first| burn_value(first).map(|further| (first, further)));
    let Some((first, further)) = first else { return refuse(clause, CardsReason::NotTheSameCards) };
    context.fact(clause, CardsEvent::Burned { first, further })
}

/// The cards of only one set are in the rack at a time.
pub(super) fn rack_is_free(state: &State) -> Check {
    let in_rack = state.cards.set(state.cards.current.other()).stage == Stage::Spent;
    match clauses::two_sets(state.game()) {
        Some(clauses) if in_rack => refuse(clauses.one_in_the_rack, CardsReason::OtherSetInTheRack),
        Some(_) | None => Ok(()),
    }
}
