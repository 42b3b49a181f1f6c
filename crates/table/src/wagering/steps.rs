//! What players and the dealer must or may do about wagers now. A candidate is listed where its check accepts it.

use alloc::vec::Vec;

use super::{CHIPS_ON_LAYOUT, WagerAct, decide, limits, wagers};
use crate::command::{Act, Actor, Command};
use crate::context::Context;
use crate::form::Form;
use crate::seat::Seat;
use crate::state::State;
use crate::steps::{Duty, Step, Steps};

pub(crate) fn steps(all: &mut Steps) {
    let mut list = Vec::new();
    gather(all.state, &mut list);
    all.extend(list);
}

fn gather(state: &State, steps: &mut Vec<Step>) {
    if !state.betting_is_open() {
        return;
    }
    for seat in state.wagering.waiting() {
        called(state, seat, steps);
    }
    for seat in state.seats.taken() {
        spoken(state, seat, steps);
        placed(state, seat, steps);
    }
}

/// Lists an act if it is accepted; says whether it was.
fn offer(
    state: &State,
    steps: &mut Vec<Step>,
    actor: Actor,
    act: WagerAct,
    duty: Duty,
    says: &'static str,
) -> bool {
    let command = Command::new(state.clock, actor, Act::Wager(act));
    let accepted = decide(Context::new(state, &command), &act).is_ok();
    if accepted {
        let provision = CHIPS_ON_LAYOUT.of(state.game());
        steps.push(Step { by: actor, act: Form::Exact(command.act), duty, provision, says: says.into() });
    }
    accepted
}

/// A called wager is confirmed; where it cannot be, it is declined.
fn called(state: &State, seat: Seat, steps: &mut Vec<Step>) {
    let says = "Confirm the called wager and turn its cash into chips.";
    let confirm = WagerAct::ConfirmCall { seat };
    let confirmed = offer(state, steps, Actor::Dealer, confirm, Duty::Must, says);
    let duty = if confirmed { Duty::May } else { Duty::Must };
    let says = "Do not accept the called wager, and give its cash back.";
    offer(state, steps, Actor::Dealer, WagerAct::DeclineCall { seat }, duty, says);
}

fn spoken(state: &State, seat: Seat, steps: &mut Vec<Step>) {
    for &wager in wagers(state.game()) {
        let act = WagerAct::CallWithCash { wager, cash: limits::least(state, seat, wager) };
        let says = "Speak a wager and put cash down for it.";
        offer(state, steps, Actor::Player(seat), act, Duty::May, says);
    }
}

fn placed(state: &State, seat: Seat, steps: &mut Vec<Step>) {
    for position in Seat::counterclockwise(state.filed().seats()) {
        for &wager in wagers(state.game()) {
            let amount = limits::least(state, position, wager);
            let place = WagerAct::Place { position, wager, amount };
            offer(state, steps, Actor::Player(seat), place, Duty::May, "Make or raise a wager.");
            let withdraw = WagerAct::Withdraw { position, wager };
            offer(state, steps, Actor::Player(seat), withdraw, Duty::May, "Take the wager back.");
        }
    }
}
