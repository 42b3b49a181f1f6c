//! Opening the table: cards are received, inspected, verified, spread, looked at, washed and stacked.

use alloc::vec::Vec;

use croupier_rules::submission::CardSets;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::{Card, GameId};

use super::act::CardsEvent;
use super::check::{at_stage, attested, between_rounds, by, by_seated_player, done, due, has_set, refuse};
use super::clauses;
use super::reason::{CardsReason, Role};
use super::set::{Occasion, SetId, Stage, census};
use crate::command::Command;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

fn check_receipt(state: &State, command: &Command, set: SetId, decks: u8) -> Result<(), Refusal> {
    let clause = clauses::decks_of_set(state.game(), state.filed().sets());
    by(command, Role::Dealer, clauses::INSPECTION.of(state.game()))?;
    between_rounds(state)?;
    at_stage(state, set, &[Stage::Absent])?;
    let filed = state.filed().deck().decks();
    if decks == filed { Ok(()) } else { refuse(clause, CardsReason::WrongNumberOfDecks { decks: filed }) }
}

pub(super) fn receive(state: &State, command: &Command, set: SetId, decks: u8) -> Decision {
    check_receipt(state, command, set, decks)?;
    let clause = clauses::decks_of_set(state.game(), state.filed().sets());
    done(state, command, clause, CardsEvent::Received(set))
}

pub(super) fn receive_preshuffled(
    state: &State,
    command: &Command,
    set: SetId,
    decks: u8,
    order: &[Card],
) -> Decision {
    check_receipt(state, command, set, decks)?;
    let clause = clauses::PRESHUFFLED.of(state.game());
    let cards: Vec<Card> = state.filed().deck().cards().collect();
    if census(&cards) != census(order) {
        return refuse(clause, CardsReason::NotTheSameCards);
    }
    let stage = if device_first(state) { Stage::Stacked(Occasion::Opening) } else { Stage::Shuffled };
    done(state, command, clause, CardsEvent::ReceivedPreshuffled { set, order: order.into(), stage })
}

/// Preshuffled cards go through the device all the same where they are dealt from the hand (reading ER-205), or
/// where the device reshuffles them by itself.
fn device_first(state: &State) -> bool {
    let filed = state.filed();
    let needs = filed.method() == DealingMethod::Hand || filed.shuffling().reshuffles();
    needs && state.cards.shuffler_in_use(filed)
}

pub(super) fn inspect(state: &State, command: &Command, set: SetId) -> Decision {
    let clause = clauses::INSPECTION.of(state.game());
    by(command, Role::Dealer, clause)?;
    between_rounds(state)?;
    at_stage(state, set, &[Stage::Received])?;
    attested(state, command, clause, CardsEvent::Reached(set, Stage::Inspected))
}

pub(super) fn verify_inspection(state: &State, command: &Command, set: SetId) -> Decision {
    let clause = clauses::INSPECTION.of(state.game());
    by(command, Role::Floorperson, clause)?;
    between_rounds(state)?;
    at_stage(state, set, &[Stage::Inspected])?;
    attested(state, command, clause, CardsEvent::Reached(set, Stage::Verified))
}

pub(super) fn spread(state: &State, command: &Command, set: SetId) -> Decision {
    let clause = clauses::spread(state.game(), state.cards.sets_in_use());
    by(command, Role::Dealer, clause)?;
    between_rounds(state)?;
    at_stage(state, set, &[Stage::Verified])?;
    attested(state, command, clause, CardsEvent::Reached(set, Stage::Spread(Occasion::Opening)))
}

/// The first player looks, or lets the opportunity pass.
pub(super) fn look(state: &State, command: &Command, set: SetId) -> Decision {
    has_set(state, set)?;
    let Stage::Spread(occasion) = state.cards.set(set).stage else { return Err(due(state, set)) };
    let clause = look_clause(state, occasion);
    by_seated_player(state, command, clause)?;
    between_rounds(state)?;
    let next = if stacks_only(state, occasion) { Stage::FaceDown(occasion) } else { Stage::Seen(occasion) };
    attested(state, command, clause, CardsEvent::Reached(set, next))
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

pub(super) fn wash(state: &State, command: &Command, set: SetId) -> Decision {
    turn(state, command, set, Turning::Washing)
}

pub(super) fn turn_face_down(state: &State, command: &Command, set: SetId) -> Decision {
    turn(state, command, set, Turning::TurningOnly)
}

fn turn(state: &State, command: &Command, set: SetId, turning: Turning) -> Decision {
    has_set(state, set)?;
    let Stage::Seen(occasion) = state.cards.set(set).stage else { return Err(due(state, set)) };
    let clause = clauses::wash(state.game(), state.cards.sets_in_use(), occasion);
    by(command, Role::Dealer, clause)?;
    between_rounds(state)?;
    match (turning, is_batched(state)) {
        (Turning::Washing, true) => refuse(clause, CardsReason::BatchesAreNotWashed),
        (Turning::TurningOnly, false) => refuse(clause, CardsReason::WashThem),
        (Turning::Washing, false) | (Turning::TurningOnly, true) => {
            attested(state, command, clause, CardsEvent::Reached(set, Stage::FaceDown(occasion)))
        }
    }
}

pub(super) fn stack(state: &State, command: &Command, set: SetId) -> Decision {
    has_set(state, set)?;
    let Stage::FaceDown(occasion) = state.cards.set(set).stage else { return Err(due(state, set)) };
    let clause = clauses::wash(state.game(), state.cards.sets_in_use(), occasion);
    by(command, Role::Dealer, clause)?;
    between_rounds(state)?;
    attested(state, command, clause, CardsEvent::Reached(set, after_stacking(state.game(), occasion)))
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
