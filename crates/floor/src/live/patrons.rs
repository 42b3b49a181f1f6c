//! Automated patrons: company for a lone visitor. They wager by a plan, and are marked wherever they are seen.

use croupier_rules::Cents;
use croupier_table::steps::{Duty, Step, steps_of};
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, Form, Person, Seat, State, Time};

use crate::games::stays_in;
use crate::silence::silent;

/// What an automated patron does at a seat now, if anything.
pub fn decided_by_plan(state: &State, now: Time, person: Person, seat: Seat, round: u64) -> Option<Act> {
    let steps = steps_of(state, now, Actor::Player(seat));
    if state.betting_is_open() { wager(state, &steps, person, seat, round) } else { decision(state, &steps) }
}

/// Plays every hand, sets the house way, and declines whatever is offered.
fn decision(state: &State, steps: &[Step]) -> Option<Act> {
    let duties: Vec<Step> = steps.iter().filter(|step| step.duty == Duty::Must).cloned().collect();
    match duties.iter().find(|step| stays_in(&step.act)) {
        Some(Step { act: Form::Exact(act), .. }) => Some(act.clone()),
        Some(_) | None if duties.is_empty() => None,
        Some(_) | None => silent(state, steps).map(|(_, act)| act),
    }
}

/// One wager a round, of one to four times the minimum, on one of the wagers that need no other.
fn wager(state: &State, steps: &[Step], person: Person, seat: Seat, round: u64) -> Option<Act> {
    if state.wagering.has_wagers(state, seat) {
        return None;
    }
    let dice = mixed(u64::from(person.number()) << 32 ^ round);
    let open: Vec<_> = steps.iter().filter_map(|step| own_wager(&step.act, seat)).collect();
    let (wager, amount) = *open.get(usize::try_from(dice % open.len().max(1) as u64).ok()?)?;
    let stake = Cents(amount.minimum.0 * (1 + (dice >> 8) as i64 % 4));
    let amount = if amount.admits(stake) { stake } else { amount.minimum };
    Some(WagerAct::Place { position: seat, wager, amount }.into())
}

fn own_wager(
    form: &Form,
    seat: Seat,
) -> Option<(croupier_rules::kit::wager::Wager, croupier_table::form::Amount)> {
    let Form::Wager { position, wager, amount } = form else { return None };
    (*position == seat).then_some((*wager, *amount))
}

/// A number that looks like chance and is not: the same person in the same round does the same.
const fn mixed(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
