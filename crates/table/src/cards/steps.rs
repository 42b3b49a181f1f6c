//! What each actor must or may do with the cards now. Candidates come from how far each set has come; those that
//! would be refused are left out, so that the list and the check cannot part.

use croupier_rules::Provision;

use super::act::{CardsAct, Distribution};
use super::cut::{RECUT_GROUNDS, may_cut, may_insert_second, next_offer, offered};
use super::device::{Condition, Device};
use super::instructions;
use super::opening::may_receive;
use super::set::SetId;
use super::shuffle::{may_shuffle, wrong_counts};
use super::stage::{Occasion, Stage};
use crate::command::{Act, Actor};
use crate::form::Form;
use crate::refusal::Refusal;
use crate::state::State;
use crate::steps::{Duty, Steps};

pub(crate) fn steps(steps: &mut Steps) {
    let current = steps.state.cards.current;
    for set in [current, current.other()] {
        of_set(steps, set);
    }
    of_cut(steps);
    of_devices(steps);
}

/// Lists an act if it would be accepted.
fn offer(steps: &mut Steps, by: Actor, duty: Duty, act: CardsAct) {
    if !steps.wants(by) {
        return;
    }
    let says = instructions::says(steps.state.chapter(), by, &act);
    let act = Act::Cards(act);
    if let Ok(entries) = steps.decided(by, &act) {
        let provision = entries[0].provision;
        steps.list(by, Form::Exact(act), duty, provision, says);
    }
}

/// Lists a form if an act of that form would be accepted; it is asked for only where the actor's steps are wanted.
fn offer_form(
    steps: &mut Steps,
    by: Actor,
    duty: Duty,
    says: &'static str,
    form: impl FnOnce(&State) -> Result<(Provision, Form), Refusal>,
) {
    if !steps.wants(by) {
        return;
    }
    if let Ok((provision, form)) = form(steps.state) {
        steps.list(by, form, duty, provision, says);
    }
}

const DEALER: Actor = Actor::Dealer;
const FLOOR: Actor = Actor::Floorperson;
const DEVICE: Actor = Actor::Device;

fn of_set(steps: &mut Steps, set: SetId) {
    let stage = steps.state.cards.set(set).stage;
    if stage == Stage::Absent {
        return of_absent(steps, set);
    }
    change_if_overdue(steps, set);
    next_act(steps, set, stage);
    offer(steps, FLOOR, Duty::May, CardsAct::OrderReshuffle { set });
    offer(steps, DEALER, spread_duty(steps.state, set), CardsAct::SpreadAtIdleTable { set });
}

/// At a table that everybody has left the spread is a duty (reading ER-231).
fn spread_duty(state: &State, set: SetId) -> Duty {
    let set = state.cards.set(set);
    if set.lay_idle || set.stage == Stage::Spent { Duty::Must } else { Duty::May }
}

fn of_absent(steps: &mut Steps, set: SetId) {
    let decks = steps.state.filed().deck().decks();
    offer(steps, DEALER, Duty::Must, CardsAct::Receive { set, decks });
    offer_form(steps, DEALER, Duty::May, instructions::RECEIVE_PRESHUFFLED, |state| {
        may_receive(state, DEALER, set)?;
        Ok((state.chapter().opening.preshuffled, Form::ReceivePreshuffled { set, decks }))
    });
}

/// Changing the cards is a duty once they are overdue, and allowed before.
fn change_if_overdue(steps: &mut Steps, set: SetId) {
    let state = steps.state;
    let overdue = state.cards.is_overdue(state.filed(), set, steps.now);
    let duty = if overdue { Duty::Must } else { Duty::May };
    offer(steps, DEALER, duty, CardsAct::Remove { set });
}

/// The act that a stage waits for.
fn next_act(steps: &mut Steps, set: SetId, stage: Stage) {
    let mut must = |actor, act| offer(steps, actor, Duty::Must, act);
    match stage {
        Stage::Received => must(DEALER, CardsAct::Inspect { set }),
        Stage::Inspected => must(FLOOR, CardsAct::VerifyInspection { set }),
        Stage::Verified => must(DEALER, CardsAct::Spread { set }),
        Stage::Spread { occasion } => of_spread(steps, set, occasion),
        Stage::Seen { .. } => {
            must(DEALER, CardsAct::Wash { set });
            must(DEALER, CardsAct::TurnFaceDown { set });
            must(DEALER, CardsAct::Stack { set });
        }
        Stage::Unwashed => must(DEALER, CardsAct::Wash { set }),
        Stage::FaceDown { .. } => must(DEALER, CardsAct::Stack { set }),
        Stage::Stacked { .. } | Stage::Spent => {
            must(DEALER, CardsAct::PlaceInDevice { set });
            shuffle(steps, DEALER, Duty::Must, set);
        }
        Stage::InDevice => of_shuffling(steps, Duty::Must, set),
        Stage::Feathered => of_feathered(steps, set),
        Stage::Shuffled => {
            must(DEALER, CardsAct::Load { set });
            must(DEALER, CardsAct::PlaceInDevice { set });
            offer(steps, DEVICE, Duty::May, CardsAct::Load { set });
            of_shuffling(steps, Duty::May, set);
        }
        Stage::CutThrough => must(DEALER, CardsAct::Load { set }),
        Stage::Loaded => must(DEALER, CardsAct::Burn),
        Stage::Absent | Stage::Cut | Stage::InPlay => {}
    }
}

fn shuffle(steps: &mut Steps, by: Actor, duty: Duty, set: SetId) {
    let says = instructions::shuffle(steps.state.chapter(), by);
    offer_form(steps, by, duty, says, |state| {
        let (provision, _) = may_shuffle(state, by, set)?;
        Ok((provision, Form::Shuffle { set }))
    });
}

fn of_shuffling(steps: &mut Steps, duty: Duty, set: SetId) {
    shuffle(steps, DEVICE, duty, set);
    offer_form(steps, DEVICE, Duty::May, instructions::REPORT_COUNT, |state| {
        let (provision, cards) = wrong_counts(state, DEVICE, set)?;
        Ok((provision, Form::ReportCount { set, cards }))
    });
    for actor in [DEALER, DEVICE] {
        if steps.state.cards.set(set).stage == Stage::InDevice {
            offer(steps, actor, Duty::May, CardsAct::ReportJam);
        }
    }
}

fn of_feathered(steps: &mut Steps, set: SetId) {
    for (duty, finding) in [(Duty::Must, Distribution::Even), (Duty::May, Distribution::Uneven)] {
        offer(steps, FLOOR, duty, CardsAct::VerifyShuffle { set, finding });
    }
}

fn of_spread(steps: &mut Steps, set: SetId, occasion: Occasion) {
    for seat in steps.state.seats.taken() {
        offer(steps, Actor::Player(seat), Duty::Must, CardsAct::LookAtCards { set });
        if occasion == Occasion::Idle {
            offer(steps, Actor::Player(seat), Duty::May, CardsAct::AskFaceUp { set });
        }
    }
}

/// The cut of the set whose turn it is.
fn of_cut(steps: &mut Steps) {
    match (offered(steps.state), next_offer(steps.state)) {
        (Some(holder), _) => {
            cut(steps, Actor::Player(holder));
            offer(steps, Actor::Player(holder), Duty::Must, CardsAct::DeclineCut);
        }
        (None, Some(seat)) => offer(steps, DEALER, Duty::Must, CardsAct::OfferCut { seat }),
        (None, None) => {}
    }
    cut(steps, DEALER);
    offer_form(steps, DEALER, Duty::Must, instructions::INSERT_SECOND_COVER_CARD, |state| {
        let below = may_insert_second(state, DEALER)?;
        Ok((state.chapter().shuffle.cut_through, Form::InsertSecondCoverCard { below }))
    });
    for because in RECUT_GROUNDS.map(Some).into_iter().chain([None]) {
        offer(steps, FLOOR, Duty::May, CardsAct::OrderRecut { because });
    }
    for seat in steps.state.seats.taken() {
        offer(steps, Actor::Player(seat), Duty::May, CardsAct::AskSpreadOfStored);
    }
}

fn cut(steps: &mut Steps, by: Actor) {
    let says = instructions::cut(steps.state.chapter());
    offer_form(steps, by, Duty::Must, says, |state| {
        let (_, above) = may_cut(state, by)?;
        Ok((state.chapter().shuffle.cut.provision, Form::Cut { above }))
    });
}

fn of_devices(steps: &mut Steps) {
    let state = steps.state;
    for device in Device::ALL.into_iter().filter(|device| device.is_at(state.filed())) {
        for actor in [DEALER, FLOOR] {
            offer(steps, actor, Duty::May, CardsAct::ReportOutOfOrder { device });
            offer(steps, actor, cover_duty(state, device), CardsAct::CoverDevice { device });
        }
        offer(steps, FLOOR, Duty::May, CardsAct::ReportRepaired { device });
    }
}

/// A device out of order is covered before the table goes on, and so covering it is a duty.
fn cover_duty(state: &State, device: Device) -> Duty {
    match state.cards.condition(device) {
        Condition::OutOfOrder => Duty::Must,
        Condition::Working | Condition::Covered => Duty::May,
    }
}
