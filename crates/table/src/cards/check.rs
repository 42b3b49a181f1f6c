//! The checks that many acts share, in their order of precedence: who acts, whether a round is under way, whether
//! the table has such a set, how far that set has come.

use croupier_rules::Provision;
use croupier_rules::submission::CardSets;

use super::reason::{CardsReason, Role};
use super::set::{CardSet, SetId};
use super::stage::Stage;
use crate::command::Actor;
use crate::context::Context;
use crate::refusal::Refusal;
use crate::state::State;

pub(super) use crate::context::Check;

/// The refusal of an act under a clause.
pub(super) fn refuse<T>(clause: Provision, reason: CardsReason) -> Result<T, Refusal> {
    Err(Refusal::under(clause, reason))
}

/// The actor has the role that the clause asks for.
pub(super) fn by(actor: Actor, role: Role, clause: Provision) -> Check {
    let has_it = match actor {
        Actor::Dealer => role == Role::Dealer,
        Actor::Floorperson => role == Role::Floorperson,
        Actor::Player(_) => role == Role::Player,
        Actor::Device => role == Role::Device,
        Actor::Curator => false,
    };
    if has_it { Ok(()) } else { refuse(clause, CardsReason::NotYours { role }) }
}

/// A player acts who sits at the table.
pub(super) fn by_seated_player(context: Context, clause: Provision) -> Check {
    match context.by() {
        Actor::Player(seat) if context.state.seats.is_taken(seat) => Ok(()),
        Actor::Player(_) | Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => {
            refuse(clause, CardsReason::NotYours { role: Role::Player })
        }
    }
}

/// No round is under way.
pub(super) fn between_rounds(state: &State) -> Check {
    if state.round_is_under_way() { Err(Refusal::plain(CardsReason::RoundUnderWay)) } else { Ok(()) }
}

/// No card of the round has left the stack: no round is under way, or a recut has taken the stack out of the shoe once
/// more (reading ER-231).
pub(super) fn before_the_deal(state: &State) -> Check {
    if recut_is_pending(state) { Ok(()) } else { between_rounds(state) }
}

/// Whether a round is under way and waits for a recut.
fn recut_is_pending(state: &State) -> bool {
    state.round_is_under_way() && state.cards.set(state.cards.current).stage != Stage::InPlay
}

/// A round that waits for a recut does not go on before the stack is back.
pub(crate) fn stack_is_back(state: &State) -> Check {
    if recut_is_pending(state) { Err(due(state, state.cards.current)) } else { Ok(()) }
}

/// The table has such a set.
pub(super) fn has_set(state: &State, set: SetId) -> Check {
    match (set, state.filed().sets()) {
        (SetId::Second, CardSets::One) => {
            refuse(state.chapter().cards.set.provision, CardsReason::OneSetOnly)
        }
        (SetId::First, _) | (SetId::Second, CardSets::TwoAlternating) => Ok(()),
    }
}

/// The set is at one of these stages; otherwise the refusal names what it waits for.
pub(super) fn at_stage(state: &State, set: SetId, stages: &[Stage]) -> Check {
    has_set(state, set)?;
    if stages.contains(&state.cards.set(set).stage) { Ok(()) } else { Err(due(state, set)) }
}

/// The refusal that names what a set waits for.
pub(super) fn due(state: &State, set: SetId) -> Refusal {
    let CardSet { stage, shuffled_by, .. } = *state.cards.set(set);
    let provision = stage.due(state.chapter(), state.cards.sets_in_use(), shuffled_by);
    Refusal { reason: CardsReason::Due { stage }.into(), provision }
}
