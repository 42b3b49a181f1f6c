//! Opening the table: cards are received, inspected, verified, spread, looked at, washed and stacked.

use croupier_rules::chapters::Chapter;
use croupier_rules::chapters::section::opening::SetByItself;
use croupier_rules::submission::CardSets;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::{Card, Provision};

use super::check::{Check, at_stage, between_rounds, by, by_seated_player, due, has_set, refuse};
use super::event::{CardsEvent, Order};
use super::idle;
use super::reason::{CardsReason, Role};
use super::set::{SetId, is_whole};
use super::stage::{Occasion, Stage};
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

/// The clause on the number of decks: of the one set, or of each of two.
fn decks_clause(state: &State) -> Provision {
    let cards = &state.chapter().cards;
    match (state.filed().sets(), cards.two_sets) {
        (CardSets::TwoAlternating, Some(two)) => two.decks_of_each,
        (CardSets::One, _) => cards.set.provision,
        (CardSets::TwoAlternating, None) => {
            unreachable!("two sets are approved only where the chapter provides for them")
        }
    }
}

/// Whether somebody can receive a set now that has the filed number of decks.
pub(super) fn may_receive(state: &State, actor: Actor, set: SetId) -> Check {
    by(actor, Role::Dealer, state.chapter().opening.inspection)?;
    between_rounds(state)?;
    at_stage(state, set, &[Stage::Absent])
}

fn check_decks(state: &State, decks: u8) -> Check {
    let filed = state.filed().deck().decks();
    let reason = CardsReason::WrongNumberOfDecks { decks: filed };
    if decks == filed { Ok(()) } else { refuse(decks_clause(state), reason) }
}

pub(super) fn receive(context: Context, set: SetId, decks: u8) -> Decision {
    may_receive(context.state, context.by(), set)?;
    check_decks(context.state, decks)?;
    context.fact(decks_clause(context.state), CardsEvent::Received { set })
}

pub(super) fn receive_preshuffled(context: Context, set: SetId, decks: u8, order: &[Card]) -> Decision {
    may_receive(context.state, context.by(), set)?;
    check_decks(context.state, decks)?;
    let clause = context.chapter().opening.preshuffled;
    if !is_whole(context.filed().deck(), order) {
        return refuse(clause, CardsReason::NotTheSameCards);
    }
    context.fact(clause, CardsEvent::ReceivedPreshuffled { set, order: Order::from(order).into() })
}

/// How far preshuffled cards have come. They go through the device all the same where they are dealt from the hand
/// (reading ER-205), or where the device reshuffles them by itself.
pub(super) fn stage_of_preshuffled(state: &State) -> Stage {
    let filed = state.filed();
    let needs_device = filed.method() == DealingMethod::Hand || filed.shuffling().reshuffles();
    if needs_device && state.cards.shuffler_in_use(filed) {
        Stage::Stacked { occasion: Occasion::Opening }
    } else {
        Stage::Shuffled
    }
}

pub(super) fn inspect(context: Context, set: SetId) -> Decision {
    let clause = context.chapter().opening.inspection;
    by(context.by(), Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Received])?;
    context.fact(clause, CardsEvent::Inspected { set })
}

pub(super) fn verify_inspection(context: Context, set: SetId) -> Decision {
    let clause = context.chapter().opening.inspection;
    by(context.by(), Role::Floorperson, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Inspected])?;
    context.fact(clause, CardsEvent::InspectionVerified { set })
}

pub(super) fn spread(context: Context, set: SetId) -> Decision {
    let clause = spread_clause(context.state);
    by(context.by(), Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Verified])?;
    context.fact(clause, CardsEvent::Spread { set })
}

fn spread_clause(state: &State) -> Provision {
    state.chapter().opening.spread(state.cards.sets_in_use())
}

/// The first player looks, or lets the opportunity pass.
pub(super) fn look(context: Context, set: SetId) -> Decision {
    has_set(context.state, set)?;
    let Stage::Spread { occasion } = context.state.cards.set(set).stage else {
        return Err(due(context.state, set));
    };
    let clause = look_clause(context.state, occasion);
    by_seated_player(context, clause)?;
    between_rounds(context.state)?;
    context.fact(clause, CardsEvent::LookedAt { set })
}

fn look_clause(state: &State, occasion: Occasion) -> Provision {
    match occasion {
        Occasion::Opening | Occasion::Shuffle => spread_clause(state),
        Occasion::Idle => idle::clauses(state.chapter()).spread,
    }
}

/// Whether the table has two sets in use of a chapter that does not wash them (reading ER-123).
fn is_batched(state: &State) -> bool {
    let each = state.chapter().opening.two_sets.map(|each| each.choice);
    each == Some(SetByItself::NotWashed) && state.cards.sets_in_use() == CardSets::TwoAlternating
}

/// The clause on turning, washing and stacking on an occasion.
pub(super) fn wash_clause(chapter: &Chapter, sets: CardSets, occasion: Occasion) -> Provision {
    match occasion {
        Occasion::Opening => chapter.opening.wash(sets),
        Occasion::Shuffle => chapter.shuffle.shuffle.provision,
        Occasion::Idle => idle::clauses(chapter).after_spread(sets),
    }
}

pub(super) fn wash(context: Context, set: SetId) -> Decision {
    let clause = may_turn(context, set)?;
    if is_batched(context.state) {
        return refuse(clause, CardsReason::BatchesAreNotWashed);
    }
    context.fact(clause, CardsEvent::Washed { set })
}

pub(super) fn turn_face_down(context: Context, set: SetId) -> Decision {
    let clause = may_turn(context, set)?;
    if !is_batched(context.state) {
        return refuse(clause, CardsReason::WashThem);
    }
    if to_be_stacked(context.state, set).is_some() {
        return Err(due(context.state, set));
    }
    context.fact(clause, CardsEvent::TurnedFaceDown { set })
}

/// The clause on turning a set that the player has looked at, or that the dealers wash, if it can be turned now.
fn may_turn(context: Context, set: SetId) -> Result<Provision, Refusal> {
    has_set(context.state, set)?;
    let stage @ (Stage::Seen { .. } | Stage::Unwashed) = context.state.cards.set(set).stage else {
        return Err(due(context.state, set));
    };
    let occasion = stage.occasion();
    let clause = wash_clause(context.chapter(), context.state.cards.sets_in_use(), occasion);
    by(context.by(), Role::Dealer, clause)?;
    between_rounds(context.state)?;
    Ok(clause)
}

pub(super) fn stack(context: Context, set: SetId) -> Decision {
    has_set(context.state, set)?;
    let Some(occasion) = to_be_stacked(context.state, set) else {
        return Err(due(context.state, set));
    };
    let clause = wash_clause(context.chapter(), context.state.cards.sets_in_use(), occasion);
    by(context.by(), Role::Dealer, clause)?;
    between_rounds(context.state)?;
    context.fact(clause, CardsEvent::Stacked { set })
}

/// Why a set was spread that is stacked next: it lies face down; or the player has looked at it at an idle table with
/// two batches, where it goes into the device unwashed.
fn to_be_stacked(state: &State, set: SetId) -> Option<Occasion> {
    let stage = state.cards.set(set).stage;
    let unwashed = stage == Stage::Seen { occasion: Occasion::Idle } && is_batched(state);
    (unwashed || matches!(stage, Stage::FaceDown { .. })).then(|| stage.occasion())
}
