//! What players and the dealer must or may do about wagers now. Amounts come from the figures that the check uses.

use croupier_rules::kit::wager::Wager;

use super::limits::{self, Purse};
use super::{Betting, WagerAct, called, may_place, may_withdraw};
use crate::command::Actor;
use crate::form::Form;
use crate::seat::Seat;
use crate::steps::{Duty, Steps};

pub(crate) fn steps(steps: &mut Steps) {
    match steps.state.round.betting() {
        Betting::Open | Betting::NotInThisRound(_) => {}
        Betting::Ended => return,
    }
    if steps.wants(Actor::Dealer) {
        steps.state.wagering.waiting().for_each(|seat| of_dealer(steps, seat));
    }
    for seat in steps.state.seats.taken() {
        if steps.wants(Actor::Player(seat)) {
            of_player(steps, seat);
        }
    }
}

/// A called wager is confirmed; where it cannot be, it is declined.
fn of_dealer(steps: &mut Steps, seat: Seat) {
    let says = "Confirm the called wager and turn its cash into chips.";
    let confirmed = offer(steps, Actor::Dealer, WagerAct::ConfirmCall { seat }, Duty::Must, says);
    let duty = if confirmed { Duty::May } else { Duty::Must };
    let says = "Decline the called wager and give its cash back.";
    offer(steps, Actor::Dealer, WagerAct::DeclineCall { seat }, duty, says);
}

fn offer(steps: &mut Steps, by: Actor, act: WagerAct, duty: Duty, says: &'static str) -> bool {
    let provision = steps.state.chapter().wagers.chips_on_layout.provision;
    steps.offer(by, act, duty, provision, says)
}

fn of_player(steps: &mut Steps, seat: Seat) {
    let state = steps.state;
    for &wager in state.chapter().wagers.list {
        call(steps, seat, wager);
    }
    let boxes = state.filed().boxes_per_player();
    for position in Seat::counterclockwise(state.filed().seats()) {
        if position.number().abs_diff(seat.number()) < boxes {
            at_position(steps, seat, position);
        }
    }
}

fn call(steps: &mut Steps, seat: Seat, wager: Wager) {
    let cash = limits::amount(steps.state, Purse::Cash, seat, wager);
    if !cash.is_empty() && called::may_call(steps.state, seat, wager).is_ok() {
        let says = "Call a wager and put down cash for it.";
        list(steps, seat, Form::CallWithCash { wager, cash }, says);
    }
}

/// The boxes of a player lie side by side, so that only near ones are looked at.
fn at_position(steps: &mut Steps, seat: Seat, position: Seat) {
    for &wager in steps.state.chapter().wagers.list {
        let amount = limits::amount(steps.state, Purse::Chips(seat), position, wager);
        if !amount.is_empty() && may_place(steps.state, seat, position, wager).is_ok() {
            list(steps, seat, Form::Wager { position, wager, amount }, "Make or raise a wager.");
        }
        if may_withdraw(steps.state, seat, position, wager).is_ok() {
            list(steps, seat, WagerAct::Withdraw { position, wager }.into(), "Take the wager back.");
        }
    }
}

fn list(steps: &mut Steps, seat: Seat, act: Form, says: &'static str) {
    let provision = steps.state.chapter().wagers.chips_on_layout.provision;
    steps.list(Actor::Player(seat), act, Duty::May, provision, says);
}
