//! The shuffle: by hand or by a device, and verified where the chapter has the stack left feathered.

use croupier_rules::families::baccarat::payouts::VigorishDue;
use croupier_rules::submission::CardSets;
use croupier_rules::submission::choice::StoredBatch;
use croupier_rules::{Card, Provision};

use super::act::Distribution;
use super::check::{Check, at_stage, between_rounds, by, due, has_set, refuse};
use super::device::Condition;
use super::event::{CardsEvent, Order, Spreading};
use super::reason::{CardsReason, Role};
use super::set::{Release, SetId, ShuffledBy};
use super::stage::{Occasion, Stage};
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::form::Number;
use crate::refusal::Refusal;
use crate::state::State;

/// Vigorish of a shoe whose cards have left it is collected. While a shoe is played the other batch may be shuffled
/// freely.
fn no_vigorish_due(state: &State) -> Check {
    state.round.check_stub_counted()?;
    vigorish_first(state, state.round.vigorish_is_due())
}

/// No vigorish is marked at all: an idle table is not spread before it is collected.
pub(super) fn no_vigorish_marked(state: &State) -> Check {
    state.round.check_stub_counted()?;
    vigorish_first(state, state.round.vigorish_is_marked())
}

/// Where the chapter says so, vigorish is collected before the cards are shuffled again, whatever the cause (reading
/// ER-110). The other chapters collect it before a new shoe and see to it there.
pub(super) fn vigorish_first(state: &State, uncollected: bool) -> Check {
    let due = state.chapter().baccarat().map(|clauses| clauses.payouts.vigorish_due);
    match due {
        Some(due) if uncollected && due.choice == VigorishDue::BeforeReshuffle => {
            refuse(due.provision, CardsReason::VigorishMarked)
        }
        Some(_) | None => Ok(()),
    }
}

pub(super) fn place_in_device(context: Context, set: SetId) -> Decision {
    let clause = context.chapter().shuffle.shuffle.provision;
    by(context.by(), Role::Dealer, clause)?;
    if !waits_outside(context.state, set) {
        at_stage(context.state, set, &Stage::TO_BE_SHUFFLED)?;
    }
    device_takes(context.state, set, clause)?;
    no_vigorish_due(context.state)?;
    let mut draft = context.draft();
    draft.fact(stored_clause(context.state, set), CardsEvent::PlacedInDevice { set });
    if let Some((provision, released)) = release(context.state, set) {
        draft.fact(provision, released);
    }
    draft.done()
}

/// Whether a shuffled set that is not next in play lies outside the device: it came preshuffled, or the device could not
/// be used.
fn waits_outside(state: &State, set: SetId) -> bool {
    let cards = &state.cards;
    set != cards.current
        && cards.sets_in_use() == CardSets::TwoAlternating
        && cards.set(set).stage == Stage::Shuffled
        && !cards.set(set).is_stored()
}

/// The device works and is free.
fn device_takes(state: &State, set: SetId, clause: Provision) -> Check {
    let cards = &state.cards;
    if !state.filed().shuffling().is_automated() {
        return refuse(clause, CardsReason::NoDevice);
    }
    match cards.shuffler {
        Condition::Working if cards.set(set.other()).stage == Stage::InDevice => {
            refuse(clause, CardsReason::DeviceBusy)
        }
        Condition::Working => Ok(()),
        Condition::OutOfOrder | Condition::Covered => refuse(clause, CardsReason::DeviceOutOfOrder),
    }
}

/// A set that is not next in play is shuffled and stored; the one that is, only shuffled.
fn stored_clause(state: &State, set: SetId) -> Provision {
    let chapter = state.chapter();
    match chapter.cards.two_sets {
        Some(two) if set != state.cards.current => two.stored,
        Some(_) | None => chapter.shuffle.shuffle.provision,
    }
}

/// Where the chapter provides for it, the stored batch comes out when the one that was spread at an idle table goes
/// in. A batch that was itself released and then spread goes in and comes out again: the first one has been inspected
/// already.
fn release(state: &State, set: SetId) -> Option<(Provision, CardsEvent)> {
    let clauses = state.chapter().shuffle.idle?.stored_batch?;
    let (cards, stored) = (&state.cards, set.other());
    let comes_out = cards.set(set).stage == Stage::Stacked { occasion: Occasion::Idle }
        && cards.set(set).release != Release::Respread
        && cards.set(stored).stage == Stage::Shuffled;
    let (provision, spreading) = match state.filed().stored_batch() {
        StoredBatch::WithoutSpread => (clauses.released, Spreading::NotNeeded),
        StoredBatch::Spread => (clauses.procedures, Spreading::Needed),
    };
    comes_out.then_some((provision, CardsEvent::StoredReleased { set: stored, spreading }))
}

pub(super) fn shuffle(context: Context, set: SetId, order: &[Card]) -> Decision {
    let (clause, by) = may_shuffle(context.state, context.by(), set)?;
    if !context.state.cards.set(set).has_the_cards_of(order) {
        return refuse(context.chapter().shuffle.shuffle.provision, CardsReason::NotTheSameCards);
    }
    context.fact(clause, CardsEvent::Shuffled { set, by, order: Order::from(order).into() })
}

/// Whether somebody can shuffle a set now: the clause, and how it counts as shuffled.
pub(super) fn may_shuffle(
    state: &State,
    actor: Actor,
    set: SetId,
) -> Result<(Provision, ShuffledBy), Refusal> {
    match actor {
        Actor::Device => {
            in_device(state, set)?;
            Ok((stored_clause(state, set), ShuffledBy::Device))
        }
        Actor::Dealer | Actor::Floorperson | Actor::Player(_) | Actor::Curator => {
            Ok((may_shuffle_by_hand(state, actor, set)?, ShuffledBy::Hand))
        }
    }
}

/// The device has the set to shuffle. One that came preshuffled need not be shuffled there, and may be (reading ER-146).
fn in_device(state: &State, set: SetId) -> Check {
    has_set(state, set)?;
    let (one, other) = (state.cards.set(set), state.cards.set(set.other()));
    let preshuffled = one.is_stored() && one.shuffled_by == Some(ShuffledBy::Preshuffled);
    if preshuffled && other.stage != Stage::InDevice {
        return Ok(());
    }
    if Stage::TO_BE_SHUFFLED.contains(&one.stage) {
        let clause = state.chapter().shuffle.shuffle.provision;
        device_takes(state, set, clause)?;
        return refuse(clause, CardsReason::NotInDevice);
    }
    at_stage(state, set, &[Stage::InDevice])
}

fn may_shuffle_by_hand(state: &State, actor: Actor, set: SetId) -> Result<Provision, Refusal> {
    let clause = state.chapter().shuffle.shuffle.provision;
    by(actor, Role::Dealer, clause)?;
    between_rounds(state)?;
    at_stage(state, set, &Stage::TO_BE_SHUFFLED)?;
    hand_shuffle_allowed(state, clause)?;
    no_vigorish_due(state)?;
    Ok(clause)
}

/// A table with a device shuffles by hand only while the device is out of order and, where the chapter speaks of
/// devices that fail, only once it is covered or marked.
fn hand_shuffle_allowed(state: &State, clause: Provision) -> Check {
    if !state.filed().shuffling().is_automated() {
        return Ok(());
    }
    match (state.cards.shuffler, state.chapter().irregularities.devices) {
        (Condition::Working, _) => refuse(clause, CardsReason::DeviceShuffles),
        (Condition::OutOfOrder, Some(faults)) => refuse(faults.covered, CardsReason::CoverTheDeviceFirst),
        (Condition::OutOfOrder, None) | (Condition::Covered, _) => Ok(()),
    }
}

/// A wrong number of cards takes the deck off the table, in the chapters that say so.
pub(super) fn report_count(context: Context, set: SetId, cards: u16) -> Decision {
    let (clause, wrong) = wrong_counts(context.state, context.by(), set)?;
    if !wrong.admits(cards) {
        return refuse(clause, CardsReason::CountIsRight);
    }
    let mut draft = context.draft();
    draft.fact(clause, CardsEvent::CountedWrong { set, cards });
    draft.fact(clause, CardsEvent::Removed { set });
    draft.done()
}

/// The numbers of cards that somebody can report as wrong now, and the clause.
pub(super) fn wrong_counts(state: &State, actor: Actor, set: SetId) -> Result<(Provision, Number), Refusal> {
    let shuffle = &state.chapter().shuffle;
    by(actor, Role::Device, shuffle.shuffle.provision)?;
    let Some(clause) = shuffle.wrong_count else {
        return refuse(shuffle.shuffle.provision, CardsReason::NothingFollowsTheCount);
    };
    in_device(state, set)?;
    if !state.filed().shuffling().counts() {
        return refuse(clause, CardsReason::NotACountingDevice);
    }
    let right = state.filed().deck().size() as u16;
    Ok((clause, Number { except: Some(right), ..Number::between(0, u16::MAX) }))
}

pub(super) fn verify_shuffle(context: Context, set: SetId, finding: Distribution) -> Decision {
    let clause = context.chapter().shuffle.shuffle.provision;
    by(context.by(), Role::Floorperson, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Feathered])?;
    context.fact(clause, CardsEvent::ShuffleVerified { set, finding })
}

/// A floorperson directs a reshuffle, in the chapters that speak of one.
pub(super) fn order_reshuffle(context: Context, set: SetId) -> Decision {
    let shuffle = &context.chapter().shuffle;
    by(context.by(), Role::Floorperson, shuffle.shuffle.provision)?;
    let Some(clause) = shuffle.reshuffle else {
        return refuse(shuffle.shuffle.provision, CardsReason::NoReshuffleOrders);
    };
    between_rounds(context.state)?;
    has_set(context.state, set)?;
    if !Stage::SHUFFLED_ALREADY.contains(&context.state.cards.set(set).stage) {
        return Err(due(context.state, set));
    }
    context.fact(clause, CardsEvent::ReshuffleOrdered { set })
}
