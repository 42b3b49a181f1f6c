//! What each actor must or may do with the cards now. Candidates come from how far each set has come; those that
//! would be refused are left out, so that the list and the check cannot part.

use alloc::vec::Vec;

use super::act::{CardsAct, Distribution};
use super::cut::{LEAST_BELOW, LEAST_CUT, next_offer, offered};
use super::device::{Condition, Device};
use super::set::{Occasion, SetId, Stage};
use super::{decide, instructions};
use crate::command::{Act, Actor, Command};
use crate::context::Context;
use crate::form::Form;
use crate::state::State;
use crate::steps::{Duty, Step, Steps};

pub(crate) fn steps(all: &mut Steps) {
    let mut list = Vec::new();
    gather(all.state, &mut list);
    all.extend(list);
}

fn gather(state: &State, steps: &mut Vec<Step>) {
    for set in [state.cards.current, state.cards.current.other()] {
        of_set(state, set, steps);
    }
    of_cut(state, steps);
    of_devices(state, steps);
}

/// Lists an act if it would be accepted.
fn offer(state: &State, steps: &mut Vec<Step>, actor: Actor, duty: Duty, act: CardsAct) {
    let command = Command::new(state.clock, actor, Act::Cards(act));
    let Act::Cards(act) = &command.act else { return };
    let Ok(entries) = decide(Context::new(state, &command), act) else { return };
    let Some(entry) = entries.first() else { return };
    let (provision, says) = (entry.provision, instructions::says(state.game(), actor, act));
    steps.push(Step { by: actor, act: Form::Exact(command.act), duty, provision, says: says.into() });
}

/// The ways an actor is named in the list.
const DEALER: Actor = Actor::Dealer;
const FLOOR: Actor = Actor::Floorperson;

fn of_set(state: &State, set: SetId, steps: &mut Vec<Step>) {
    let stage = state.cards.set(set).stage;
    if stage == Stage::Absent {
        return of_absent(state, set, steps);
    }
    change_if_overdue(state, set, steps);
    next_act(state, set, stage, steps);
    if let Stage::Spread(occasion) = stage {
        of_spread(state, set, occasion, steps);
    }
    offer(state, steps, FLOOR, Duty::May, CardsAct::OrderReshuffle(set));
    offer(state, steps, DEALER, Duty::May, CardsAct::SpreadAtIdleTable(set));
}

fn of_absent(state: &State, set: SetId, steps: &mut Vec<Step>) {
    let deck = state.filed().deck();
    offer(state, steps, DEALER, Duty::Must, CardsAct::Receive { set, decks: deck.decks() });
    let (decks, order) = (deck.decks(), deck.cards().collect());
    offer(state, steps, DEALER, Duty::May, CardsAct::ReceivePreshuffled { set, decks, order });
}

/// Changing the cards is a duty once they are overdue, and allowed before.
fn change_if_overdue(state: &State, set: SetId, steps: &mut Vec<Step>) {
    let overdue = state.cards.overdue(state.filed(), set, state.clock).is_some();
    let duty = if overdue { Duty::Must } else { Duty::May };
    offer(state, steps, DEALER, duty, CardsAct::Remove(set));
}

/// The act that a stage waits for.
fn next_act(state: &State, set: SetId, stage: Stage, steps: &mut Vec<Step>) {
    let mut must = |actor, act| offer(state, steps, actor, Duty::Must, act);
    match stage {
        Stage::Received => must(DEALER, CardsAct::Inspect(set)),
        Stage::Inspected => must(FLOOR, CardsAct::VerifyInspection(set)),
        Stage::Verified => must(DEALER, CardsAct::Spread(set)),
        Stage::Seen(_) => {
            must(DEALER, CardsAct::Wash(set));
            must(DEALER, CardsAct::TurnFaceDown(set));
        }
        Stage::FaceDown(_) => must(DEALER, CardsAct::Stack(set)),
        Stage::Stacked(_) | Stage::Spent => {
            must(DEALER, CardsAct::PlaceInDevice(set));
            must(DEALER, shuffle(state, set));
        }
        Stage::InDevice => of_shuffling(state, set, steps),
        Stage::Feathered => of_feathered(state, set, steps),
        Stage::Shuffled => {
            must(DEALER, CardsAct::Load(set));
            offer(state, steps, Actor::Device, Duty::May, CardsAct::Load(set));
        }
        Stage::CutThrough => must(DEALER, CardsAct::Load(set)),
        Stage::Loaded => must(DEALER, CardsAct::Burn),
        Stage::Absent | Stage::Spread(_) | Stage::Cut | Stage::InPlay => {}
    }
}

/// A shuffle into the order the cards are in: a stand-in for the random one.
fn shuffle(state: &State, set: SetId) -> CardsAct {
    CardsAct::Shuffle { set, order: state.cards.set(set).cards.clone() }
}

fn of_shuffling(state: &State, set: SetId, steps: &mut Vec<Step>) {
    offer(state, steps, Actor::Device, Duty::Must, shuffle(state, set));
    offer(state, steps, Actor::Device, Duty::May, CardsAct::ReportCount { set, cards: 0 });
    for actor in [DEALER, Actor::Device] {
        offer(state, steps, actor, Duty::May, CardsAct::ReportJam);
    }
}

fn of_feathered(state: &State, set: SetId, steps: &mut Vec<Step>) {
    for (duty, finding) in [(Duty::Must, Distribution::Even), (Duty::May, Distribution::Uneven)] {
        offer(state, steps, FLOOR, duty, CardsAct::VerifyShuffle { set, finding });
    }
}

fn of_spread(state: &State, set: SetId, occasion: Occasion, steps: &mut Vec<Step>) {
    for seat in state.seats.taken() {
        offer(state, steps, Actor::Player(seat), Duty::Must, CardsAct::LookAtCards(set));
        if occasion == Occasion::Idle {
            offer(state, steps, Actor::Player(seat), Duty::May, CardsAct::AskFaceUp(set));
        }
    }
}

/// The cut of the set whose turn it is.
fn of_cut(state: &State, steps: &mut Vec<Step>) {
    let above = LEAST_CUT.max(state.cards.set(state.cards.current).cards.len() as u16 / 2);
    match (offered(state), next_offer(state)) {
        (Some(holder), _) => {
            offer(state, steps, Actor::Player(holder), Duty::Must, CardsAct::Cut { above });
            offer(state, steps, Actor::Player(holder), Duty::Must, CardsAct::DeclineCut);
        }
        (None, Some(seat)) => offer(state, steps, DEALER, Duty::Must, CardsAct::OfferCut(seat)),
        (None, None) => {}
    }
    offer(state, steps, DEALER, Duty::Must, CardsAct::Cut { above });
    offer(state, steps, DEALER, Duty::Must, CardsAct::InsertSecondCoverCard { below: LEAST_BELOW });
    offer(state, steps, FLOOR, Duty::May, CardsAct::OrderRecut);
    for seat in state.seats.taken() {
        offer(state, steps, Actor::Player(seat), Duty::May, CardsAct::AskSpreadOfStored);
    }
}

fn of_devices(state: &State, steps: &mut Vec<Step>) {
    for device in Device::ALL.into_iter().filter(|device| device.is_at(state.filed())) {
        for actor in [DEALER, FLOOR] {
            offer(state, steps, actor, Duty::May, CardsAct::ReportOutOfOrder(device));
            offer(state, steps, actor, cover_duty(state, device), CardsAct::CoverDevice(device));
        }
        offer(state, steps, FLOOR, Duty::May, CardsAct::ReportRepaired(device));
    }
}

/// A device out of order is covered before the table goes on; the dealer is told so as a duty.
fn cover_duty(state: &State, device: Device) -> Duty {
    match state.cards.condition(device) {
        Condition::OutOfOrder => Duty::Must,
        Condition::Working | Condition::Covered => Duty::May,
    }
}
