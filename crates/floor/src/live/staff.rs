//! The automatic dealer, floorperson and device. They live off the steps of the table and know nothing else.

use croupier_table::staff::{attests, filled};
use croupier_table::steps::{Duty, Step, steps};
use croupier_table::{Act, Actor, Form, Seat, State, Time};

/// What a table with automatic staff waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// The staff does something.
    Do(Actor, Act),
    /// The staff shuffles a set, in this form.
    Shuffle(Actor, Form),
    /// The betting is open.
    Betting,
    /// A player decides something.
    Player(Seat),
    /// Nothing at all.
    Nothing,
}

/// What comes next. The staff says that it did what it did as instructed; its duties go before those of players; the end of the betting is no duty of its own.
pub fn errand(state: &State, now: Time, may_do: impl Fn(&Actor, &Act) -> bool) -> Errand {
    let ends_betting = Form::Exact(state.round.no_more_bets());
    let all = steps(state, now);
    let due = || all.iter().filter(|step| step.duty == Duty::Must && step.act != ends_betting);
    let attested = all.iter().filter(|step| attests(step)).find_map(|step| done(state, step, &may_do));
    let of_staff = || due().filter(|step| is_staff(step.by)).find_map(|step| done(state, step, &may_do));
    let of_player = || due().find_map(|step| player(step.by)).map(Errand::Player);
    let betting = || state.betting_is_open().then_some(Errand::Betting);
    attested.or_else(of_staff).or_else(of_player).or_else(betting).unwrap_or(Errand::Nothing)
}

const fn is_staff(actor: Actor) -> bool {
    match actor {
        Actor::Dealer | Actor::Floorperson | Actor::Device | Actor::Curator => true,
        Actor::Player(_) => false,
    }
}

const fn player(actor: Actor) -> Option<Seat> {
    match actor {
        Actor::Player(seat) => Some(seat),
        Actor::Dealer | Actor::Floorperson | Actor::Device | Actor::Curator => None,
    }
}

fn done(state: &State, step: &Step, may_do: &impl Fn(&Actor, &Act) -> bool) -> Option<Errand> {
    if let Form::Shuffle { .. } | Form::ReceivePreshuffled { .. } = step.act {
        return Some(Errand::Shuffle(step.by, step.act.clone()));
    }
    let act = filled(state, &step.act, |cards| cards)?;
    may_do(&step.by, &act).then_some(Errand::Do(step.by, act))
}
