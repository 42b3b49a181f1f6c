//! Opening the table: cards are received, inspected, verified, spread, looked at, washed and stacked.

use alloc::vec::Vec;

use croupier_rules::submission::CardSets;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::{Card, GameId};

use super::act::CardsEvent;
use super::check::{at_stage, between_rounds, by, by_seated_player, due, has_set, refuse};
use super::clauses;
use super::reason::{CardsReason, Role};
use super::set::{Occasion, SetId, Stage, census};
use crate::context::Context;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

fn check_receipt(context: Context, set: SetId, decks: u8) -> Result<(), Refusal> {
    let clause = clauses::decks_of_set(context.game(), context.filed().sets());
    by(context, Role::Dealer, clauses::INSPECTION.of(context.game()))?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Absent])?;
    let filed = context.filed().deck().decks();
    if decks == filed { Ok(()) } else { refuse(clause, CardsReason::WrongNumberOfDecks { decks: filed }) }
}

pub(super) fn receive(context: Context, set: SetId, decks: u8) -> Decision {
    check_receipt(context, set, decks)?;
    let clause = clauses::decks_of_set(context.game(), context.filed().sets());
    context.fact(clause, CardsEvent::Received(set))
}

pub(super) fn receive_preshuffled(context: Context, set: SetId, decks: u8, order: &[Card]) -> Decision {
    check_receipt(context, set, decks)?;
    let clause = clauses::PRESHUFFLED.of(context.game());
    let cards: Vec<Card> = context.filed().deck().cards().collect();
    if census(&cards) != census(order) {
        return refuse(clause, CardsReason::NotTheSameCards);
    }
    let stage = if device_first(context.state) { Stage::Stacked(Occasion::Opening) } else { Stage::Shuffled };
    context.fact(clause, CardsEvent::ReceivedPreshuffled { set, order: order.into(), stage })
}

/// Preshuffled cards go through the device all the same where they are dealt from the hand (reading ER-205), or
/// where the device reshuffles them by itself.
fn device_first(state: &State) -> bool {
    let filed = state.filed();
    let needs = filed.method() == DealingMethod::Hand || filed.shuffling().reshuffles();
    needs && state.cards.shuffler_in_use(filed)
}

pub(super) fn inspect(context: Context, set: SetId) -> Decision {
    let clause = clauses::INSPECTION.of(context.game());
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Received])?;
    context.attested(clause, CardsEvent::Reached(set, Stage::Inspected))
}

pub(super) fn verify_inspection(context: Context, set: SetId) -> Decision {
    let clause = clauses::INSPECTION.of(context.game());
    by(context, Role::Floorperson, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Inspected])?;
    context.attested(clause, CardsEvent::Reached(set, Stage::Verified))
}

pub(super) fn spread(context: Context, set: SetId) -> Decision {
    let clause = clauses::spread(context.game(), context.state.cards.sets_in_use());
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Verified])?;
    context.attested(clause, CardsEvent::Reached(set, Stage::Spread(Occasion::Opening)))
}

/// The first player looks, or lets the opportunity pass.
pub(super) fn look(context: Context, set: SetId) -> Decision {
    has_set(context.state, set)?;
    let Stage::Spread(occasion) = context.state.cards.set(set).stage else {
        return Err(due(context.state, set));
    };
    let clause = look_clause(context.state, occasion);
    by_seated_player(context, clause)?;
    between_rounds(context.state)?;
    let next =
        if stacks_only(context.state, occasion) { Stage::FaceDown(occasion) } else { Stage::Seen(occasion) };
    context.attested(clause, CardsEvent::Reached(set, next))
}

fn look_clause(state: &State, occasion: Occasion) -> croupier_rules::Provision {
    let (game, spread) = (state.game(), clauses::spread(state.game(), state.cards.sets_in_use()));
    match occasion {
        Occasion::Opening | Occasion::Shuffle => spread,
        Occasion::Idle => clauses::idle(game).unwrap_or(spread),
    }
}

/// At an idle Minibaccarat table with a device the cards are stacked and go into it, unwashed.
fn stacks_only(state: &State, occasion: Occasion) -> bool {
    occasion == Occasion::Idle && is_batched(state)
}

/// Minibaccarat with two batches does not wash them (reading ER-123).
fn is_batched(state: &State) -> bool {
    state.game() == GameId::Minibaccarat && state.cards.sets_in_use() == CardSets::TwoAlternating
}

/// What becomes of cards the player has looked at.
enum Turning {
    Washing,
    TurningOnly,
}

pub(super) fn wash(context: Context, set: SetId) -> Decision {
    turn(context, set, Turning::Washing)
}

pub(super) fn turn_face_down(context: Context, set: SetId) -> Decision {
    turn(context, set, Turning::TurningOnly)
}

fn turn(context: Context, set: SetId, turning: Turning) -> Decision {
    has_set(context.state, set)?;
    let Stage::Seen(occasion) = context.state.cards.set(set).stage else {
        return Err(due(context.state, set));
    };
    let clause = clauses::wash(context.game(), context.state.cards.sets_in_use(), occasion);
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    match (turning, is_batched(context.state)) {
        (Turning::Washing, true) => refuse(clause, CardsReason::BatchesAreNotWashed),
        (Turning::TurningOnly, false) => refuse(clause, CardsReason::WashThem),
        (Turning::Washing, false) | (Turning::TurningOnly, true) => {
            context.attested(clause, CardsEvent::Reached(set, Stage::FaceDown(occasion)))
        }
    }
}

pub(super) fn stack(context: Context, set: SetId) -> Decision {
    has_set(context.state, set)?;
    let Stage::FaceDown(occasion) = context.state.cards.set(set).stage else {
        return Err(due(context.state, set));
    };
    let clause = clauses::wash(context.game(), context.state.cards.sets_in_use(), occasion);
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    context.attested(clause, CardsEvent::Reached(set, after_stacking(context.game(), occasion)))
}

/// In Baccarat the dealers wash and stack once more before they shuffle (631a.5(a), reading ER-134).
fn after_stacking(game: GameId, occasion: Occasion) -> Stage {
    match (game, occasion) {
        (GameId::Baccarat, Occasion::Opening) => Stage::Seen(Occasion::Shuffle),
        (GameId::Baccarat, Occasion::Shuffle | Occasion::Idle)
        | (
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card,
            Occasion::Opening | Occasion::Shuffle | Occasion::Idle,
        ) => Stage::Stacked(occasion),
    }
}
