//! Loading the stack, and the burn.

use croupier_rules::Provision;
use croupier_rules::families::baccarat::ranking::burn_value;
use croupier_rules::submission::choice::DealingMethod;

use super::check::{Check, at_stage, before_the_deal, between_rounds, by, has_set, refuse};
use super::cut::needs_cut;
use super::device::{Condition, Device};
use super::event::CardsEvent;
use super::reason::{CardsReason, Role};
use super::set::SetId;
use super::stage::Stage;
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

pub(super) fn load(context: Context, set: SetId) -> Decision {
    by_loader(context, set)?;
    before_the_deal(context.state)?;
    has_set(context.state, set)?;
    in_turn(context.state, set)?;
    let ready = if needs_cut(context.state, set) { Stage::CutThrough } else { Stage::Shuffled };
    at_stage(context.state, set, &[ready])?;
    shoe_works(context.state)?;
    context.fact(load_clause(context.state), CardsEvent::Loaded { set })
}

/// The clause on placing the stack where it is dealt from.
fn load_clause(state: &State) -> Provision {
    let dealing = &state.chapter().dealing;
    let clause = match state.cards.dealing(state.filed()) {
        DealingMethod::ManualShoe => Some(dealing.manual_shoe),
        DealingMethod::Hand => dealing.hand.map(|hand| hand.held),
        DealingMethod::AutomatedShoe => dealing.automated_shoe,
    };
    let Some(clause) = clause else {
        unreachable!("a way of dealing is approved only where the chapter provides for it")
    };
    clause
}

/// The dealer loads, or a device that puts the stack it shuffled straight into a shoe, where no cut comes between. No
/// device puts a deck in the dealer's hand.
fn by_loader(context: Context, set: SetId) -> Check {
    let (state, clause) = (context.state, context.chapter().shuffle.cut_through);
    match state.cards.dealing_of(state.filed(), set) {
        DealingMethod::Hand => by(context.by(), Role::Dealer, load_clause(state)),
        DealingMethod::ManualShoe | DealingMethod::AutomatedShoe
            if context.by() == Actor::Device && !needs_cut(state, set) =>
        {
            Ok(())
        }
        DealingMethod::ManualShoe | DealingMethod::AutomatedShoe => by(context.by(), Role::Dealer, clause),
    }
}

/// Where two sets alternate, it is this one's turn.
fn in_turn(state: &State, set: SetId) -> Check {
    match state.chapter().cards.two_sets {
        Some(two) if set != state.cards.current => refuse(two.alternate, CardsReason::AnotherSetsTurn),
        Some(_) | None => Ok(()),
    }
}

/// An automated shoe that cannot be used is covered before cards are dealt in another way.
fn shoe_works(state: &State) -> Check {
    let fit = !Device::DealingShoe.is_at(state.filed()) || state.cards.dealing_shoe != Condition::OutOfOrder;
    match state.chapter().irregularities.devices {
        Some(faults) if !fit => refuse(faults.covered, CardsReason::CoverTheDeviceFirst),
        Some(_) | None => Ok(()),
    }
}

/// The first card is shown, and as many follow it as its face value says (reading ER-115).
pub(super) fn burn(context: Context) -> Decision {
    let (state, set) = (context.state, context.state.cards.current);
    let Some(clause) = context.chapter().shuffle.burn else {
        return Err(Refusal::plain(CardsReason::Due { stage: state.cards.set(set).stage }));
    };
    by(context.by(), Role::Dealer, clause)?;
    between_rounds(state)?;
    at_stage(state, set, &[Stage::Loaded])?;
    rack_is_free(state)?;
    let first = state.cards.shoe.peek(0);
    let Some((first, further)) = first.and_then(|first| Some((first, burn_value(first)?))) else {
        unreachable!("a loaded shoe has cards, and no joker where cards are burned")
    };
    context.fact(clause, CardsEvent::Burned { first, further })
}

/// The cards of only one set are in the rack at a time.
pub(super) fn rack_is_free(state: &State) -> Check {
    let in_rack = state.cards.set(state.cards.current.other()).stage == Stage::Spent;
    match state.chapter().cards.two_sets {
        Some(two) if in_rack => refuse(two.one_in_the_rack, CardsReason::OtherSetInTheRack),
        Some(_) | None => Ok(()),
    }
}
