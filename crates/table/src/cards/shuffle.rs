//! The shuffle: by hand or by a device, verified where it was by hand in a baccarat chapter that wants it.

use croupier_rules::submission::choice::StoredBatch;
use croupier_rules::{Card, GameId, Provision, cite};

use super::act::{CardsEvent, Distribution, Spreading};
use super::check::{Check, at_stage, between_rounds, by, due, has_set, refuse};
use super::clauses;
use super::device::Condition;
use super::reason::{CardsReason, Role};
use super::set::{Occasion, Release, SetId, ShuffledBy, Stage};
use crate::command::Actor;
use crate::context::Context;
use crate::decide::Decision;
use crate::state::{Round, State};

/// The stages from which a set goes to its shuffle.
pub(super) const TO_BE_SHUFFLED: [Stage; 4] = [
    Stage::Stacked(Occasion::Opening),
    Stage::Stacked(Occasion::Shuffle),
    Stage::Stacked(Occasion::Idle),
    Stage::Spent,
];

/// Vigorish that is marked at all: an idle table is not spread before it is collected.
pub(super) fn vigorish_marked(state: &State) -> Marks {
    match &state.round {
        Round::Baccarat(table) if table.vigorish_is_marked() => Marks::Some,
        Round::Baccarat(_) | Round::Poker(_) => Marks::None,
    }
}

/// Vigorish of a shoe whose cards have left it. While a shoe is played the other batch may be shuffled freely.
fn vigorish_due(state: &State) -> Marks {
    match &state.round {
        Round::Baccarat(table) if table.vigorish_is_due() => Marks::Some,
        Round::Baccarat(_) | Round::Poker(_) => Marks::None,
    }
}

/// Whether vigorish is marked on the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marks {
    None,
    Some,
}

/// In Minibaccarat marked vigorish is collected before the cards are shuffled again, whatever the cause (reading
/// ER-110). The other chapters collect before a new shoe and see to it there.
pub(super) fn vigorish_first(game: GameId, marks: Marks) -> Check {
    match (game, marks) {
        (GameId::Minibaccarat, Marks::Some) => refuse(cite!("627a.12(d)(2)(i)"), CardsReason::VigorishMarked),
        (GameId::Minibaccarat, Marks::None)
        | (GameId::Midibaccarat | GameId::Baccarat | GameId::ThreeCardPrime | GameId::Saigon5Card, _) => {
            Ok(())
        }
    }
}

/// The same, of this table.
fn vigorish_collected(state: &State) -> Check {
    vigorish_first(state.game(), vigorish_due(state))
}

pub(super) fn place_in_device(context: Context, set: SetId) -> Decision {
    let clause = clauses::SHUFFLE.of(context.game());
    by(context, Role::Dealer, clause)?;
    at_stage(context.state, set, &TO_BE_SHUFFLED)?;
    device_takes(context.state, set, clause)?;
    vigorish_collected(context.state)?;
    let placed = CardsEvent::Reached(set, Stage::InDevice);
    let mut draft = context.draft();
    draft.fact(stored_clause(context.state, set), placed);
    if let Some((provision, released)) = release(context.state, set) {
        draft.fact(provision, released);
    }
    draft.done()
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
    let shuffle = clauses::SHUFFLE.of(state.game());
    if set == state.cards.current {
        return shuffle;
    }
    clauses::two_sets(state.game()).map_or(shuffle, |clauses| clauses.stored)
}

/// At an idle Minibaccarat table the stored batch comes out when the spread one goes in. A batch that was itself
/// released and then spread goes in and comes out again: the first one has been inspected already.
fn release(state: &State, set: SetId) -> Option<(Provision, CardsEvent)> {
    let (stored, idle) = (set.other(), Stage::Stacked(Occasion::Idle));
    let cards = &state.cards;
    let comes_out = state.game() == GameId::Minibaccarat
        && cards.set(set).stage == idle
        && cards.set(set).release != Release::Respread
        && cards.set(stored).stage == Stage::Shuffled;
    comes_out.then(|| match state.filed().stored_batch() {
        StoredBatch::WithoutSpread => {
            (cite!("627a.5(g)(2)"), CardsEvent::StoredReleased(stored, Spreading::NotNeeded))
        }
        StoredBatch::Spread => {
            (cite!("627a.5(g)(2)(ii)"), CardsEvent::StoredReleased(stored, Spreading::Needed))
        }
    })
}

pub(super) fn shuffle(context: Context, set: SetId, order: &[Card]) -> Decision {
    match context.by() {
        Actor::Device => shuffle_by_device(context, set, order),
        Actor::Dealer | Actor::Floorperson | Actor::Player(_) | Actor::Curator => {
            shuffle_by_hand(context, set, order)
        }
    }
}

fn shuffle_by_hand(context: Context, set: SetId, order: &[Card]) -> Decision {
    let game = context.game();
    let clause = clauses::SHUFFLE.of(game);
    by(context, Role::Dealer, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &TO_BE_SHUFFLED)?;
    hand_shuffle_allowed(context.state, clause)?;
    vigorish_collected(context.state)?;
    same_cards(context.state, set, order)?;
    let stage = if is_feathered(game) { Stage::Feathered } else { Stage::Shuffled };
    let event = CardsEvent::Shuffled { set, order: order.into(), by: ShuffledBy::Hand, stage };
    match game {
        GameId::Baccarat => context.attested(clause, event),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => {
            context.fact(clause, event)
        }
    }
}

/// Whether the stack is left feathered for the floorperson.
const fn is_feathered(game: GameId) -> bool {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat => true,
        GameId::Baccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => false,
    }
}

/// A table with a device shuffles by hand only while the device is out of order, and in the poker-type chapters
/// only once it is covered or marked.
fn hand_shuffle_allowed(state: &State, clause: Provision) -> Check {
    if !state.filed().shuffling().is_automated() {
        return Ok(());
    }
    match (state.cards.shuffler, clauses::poker(state.game())) {
        (Condition::Working, _) => refuse(clause, CardsReason::DeviceShuffles),
        (Condition::OutOfOrder, Some(poker)) => refuse(poker.covered, CardsReason::CoverTheDeviceFirst),
        (Condition::OutOfOrder, None) | (Condition::Covered, _) => Ok(()),
    }
}

fn shuffle_by_device(context: Context, set: SetId, order: &[Card]) -> Decision {
    at_stage(context.state, set, &[Stage::InDevice])?;
    same_cards(context.state, set, order)?;
    let event =
        CardsEvent::Shuffled { set, order: order.into(), by: ShuffledBy::Device, stage: Stage::Shuffled };
    context.fact(stored_clause(context.state, set), event)
}

fn same_cards(state: &State, set: SetId, order: &[Card]) -> Check {
    let clause = clauses::SHUFFLE.of(state.game());
    if state.cards.set(set).has_the_cards_of(order) {
        Ok(())
    } else {
        refuse(clause, CardsReason::NotTheSameCards)
    }
}

/// A wrong number of cards takes the deck off the table, in the chapters that say so.
pub(super) fn report_count(context: Context, set: SetId, cards: u16) -> Decision {
    let shuffle = clauses::SHUFFLE.of(context.game());
    by(context, Role::Device, shuffle)?;
    let Some(clauses) = clauses::poker(context.game()) else {
        return refuse(shuffle, CardsReason::NothingFollowsTheCount);
    };
    at_stage(context.state, set, &[Stage::InDevice])?;
    if !context.filed().shuffling().counts() {
        return refuse(clauses.wrong_count, CardsReason::NotACountingDevice);
    }
    if usize::from(cards) == context.filed().deck().size() {
        return refuse(clauses.wrong_count, CardsReason::CountIsRight);
    }
    context.fact(clauses.wrong_count, CardsEvent::Removed(set))
}

pub(super) fn verify_shuffle(context: Context, set: SetId, finding: Distribution) -> Decision {
    let clause = clauses::SHUFFLE.of(context.game());
    by(context, Role::Floorperson, clause)?;
    between_rounds(context.state)?;
    at_stage(context.state, set, &[Stage::Feathered])?;
    let stage = match finding {
        Distribution::Even => Stage::Shuffled,
        Distribution::Uneven => Stage::Stacked(Occasion::Shuffle),
    };
    context.fact(clause, CardsEvent::Reached(set, stage))
}

/// The stages of a set that can be ordered back to the shuffle.
const SHUFFLED_ALREADY: [Stage; 5] =
    [Stage::Shuffled, Stage::Cut, Stage::CutThrough, Stage::Loaded, Stage::InPlay];

/// The clause that lets a floorperson direct a shuffle. Baccarat speaks of reshuffles only where it says who cuts
/// then, and Midibaccarat not at all.
const fn reshuffle_clause(game: GameId) -> Option<Provision> {
    match game {
        GameId::Minibaccarat => Some(cite!("627a.5(a)")),
        GameId::Baccarat => Some(cite!("631a.5(b)")),
        GameId::ThreeCardPrime => Some(cite!("679a.5(a)")),
        GameId::Saigon5Card => Some(cite!("680a.5(a)")),
        GameId::Midibaccarat => None,
    }
}

pub(super) fn order_reshuffle(context: Context, set: SetId) -> Decision {
    let game = context.game();
    by(context, Role::Floorperson, clauses::SHUFFLE.of(game))?;
    let Some(clause) = reshuffle_clause(game) else {
        return refuse(clauses::SHUFFLE.of(game), CardsReason::NoReshuffleOrders);
    };
    between_rounds(context.state)?;
    has_set(context.state, set)?;
    if !SHUFFLED_ALREADY.contains(&context.state.cards.set(set).stage) {
        return Err(due(context.state, set));
    }
    context.fact(clause, CardsEvent::ReshuffleOrdered(set, reshuffle_stage(game)))
}

/// Where a reshuffle begins: in Baccarat with the wash of the dealers.
const fn reshuffle_stage(game: GameId) -> Stage {
    match game {
        GameId::Baccarat => Stage::Seen(Occasion::Shuffle),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => {
            Stage::Stacked(Occasion::Shuffle)
        }
    }
}
