//! The checks that many acts share, in their order of precedence: who acts, whether a round is under way, whether
//! the table has such a set, how far that set has come.

use croupier_rules::chapters::section::cards::Shuffler;
use croupier_rules::law::Cited;
use croupier_rules::{GameId, Provision};
use smallvec::smallvec;

use super::act::CardsEvent;
use super::clauses;
use super::reason::{CardsReason, Role};
use super::set::{CardSet, SetId, Stage};
use crate::command::{Actor, Command};
use crate::conduct::ConductEvent;
use crate::decide::Decision;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::setup::{CardSets, DealingMethod, Setup, Shuffling};
use crate::state::State;

/// A check that passes, or the refusal.
pub(super) type Check = Result<(), Refusal>;

/// The refusal of an act under a clause.
pub(super) fn refuse<T>(clause: Provision, reason: CardsReason) -> Result<T, Refusal> {
    Err(Refusal::under(clause, reason))
}

/// The actor has the role, whose clause this is.
pub(super) fn by(command: &Command, role: Role, clause: Provision) -> Check {
    let has_it = match command.actor {
        Actor::Dealer => role == Role::Dealer,
        Actor::Floorperson => role == Role::Floorperson,
        Actor::Player(_) => role == Role::Player,
        Actor::Device => role == Role::Device,
        Actor::Curator => false,
    };
    if has_it { Ok(()) } else { refuse(clause, CardsReason::NotYours(role)) }
}

/// A player acts, and sits at the table.
pub(super) fn by_seated_player(state: &State, command: &Command, clause: Provision) -> Check {
    match command.actor {
        Actor::Player(seat) if state.seats.is_taken(seat) => Ok(()),
        _ => refuse(clause, CardsReason::NotYours(Role::Player)),
    }
}

/// No round is under way.
pub(super) fn between_rounds(state: &State) -> Check {
    if state.round_is_under_way() { Err(Refusal::plain(CardsReason::RoundUnderWay)) } else { Ok(()) }
}

/// The table has such a set.
pub(super) fn has_set(state: &State, set: SetId) -> Check {
    match (set, state.setup.sets) {
        (SetId::Second, CardSets::One) => {
            refuse(clauses::DECKS.of(state.setup.game), CardsReason::OneSetOnly)
        }
        (SetId::First, _) | (SetId::Second, CardSets::TwoAlternating) => Ok(()),
    }
}

/// The set is at one of these stages; otherwise what it waits for is named.
pub(super) fn at_stage(state: &State, set: SetId, stages: &[Stage]) -> Check {
    has_set(state, set)?;
    if stages.contains(&state.cards.set(set).stage) { Ok(()) } else { Err(due(state, set)) }
}

/// The refusal that names what a set waits for.
pub(super) fn due(state: &State, set: SetId) -> Refusal {
    let CardSet { stage, shuffled_by, .. } = *state.cards.set(set);
    let provision = clauses::due(state.setup.game, state.cards.sets_in_use(), stage, shuffled_by);
    Refusal { reason: CardsReason::Due(stage).into(), provision }
}

/// The chapter provides for such sets and such a way of shuffling.
pub(super) fn provided_for(setup: &Setup) -> Check {
    if setup.sets == CardSets::TwoAlternating && !setup.shuffling.is_automated() {
        return refuse(two_sets_clause(setup.game), CardsReason::OneSetOnly);
    }
    let chapter = setup.game.chapter();
    match (chapter.cards.shuffler.choice, chapter.dealing.hand) {
        (Shuffler::TwoBatches | Shuffler::OneSet | Shuffler::NotProvidedFor, _) => {
            baccarat_provides(setup, chapter.cards.shuffler)
        }
        (Shuffler::OneOrTwoDecks, Some(hand)) if hand_without_device(setup) => {
            refuse(hand.needs_device, CardsReason::HandNeedsDevice)
        }
        (Shuffler::OneOrTwoDecks, _) => Ok(()),
    }
}

/// The clause that provides for two sets, or that on the one set where there is none.
fn two_sets_clause(game: GameId) -> Provision {
    clauses::two_sets(game).map_or(clauses::DECKS.of(game), |clauses| clauses.provided)
}

fn hand_without_device(setup: &Setup) -> bool {
    setup.dealing == DealingMethod::Hand && !setup.shuffling.is_automated()
}

/// With a device Minibaccarat has two batches and Midibaccarat one set; Baccarat has no device (readings ER-122,
/// ER-129). No baccarat chapter knows a device that reshuffles by itself.
fn baccarat_provides(setup: &Setup, shuffler: Cited<Shuffler>) -> Check {
    let shuffle = clauses::SHUFFLE.of(setup.game);
    match (setup.shuffling, setup.sets, shuffler.choice) {
        (Shuffling::Manual, _, _) => Ok(()),
        (Shuffling::ReshufflingDevice, _, _) | (_, _, Shuffler::NotProvidedFor) => {
            refuse(shuffle, CardsReason::NoDeviceInThisChapter)
        }
        (_, CardSets::One, Shuffler::TwoBatches) => refuse(shuffler.provision, CardsReason::TwoBatchesOnly),
        (_, CardSets::TwoAlternating, Shuffler::OneSet) => {
            refuse(clauses::DECKS.of(setup.game), CardsReason::OneSetOnly)
        }
        (_, CardSets::One, Shuffler::OneSet)
        | (_, CardSets::TwoAlternating, Shuffler::TwoBatches)
        | (_, _, Shuffler::OneOrTwoDecks) => Ok(()),
    }
}

/// One event.
pub(super) fn done(state: &State, command: &Command, clause: Provision, event: CardsEvent) -> Decision {
    state.one(command, clause, Event::Cards(event))
}

/// A bodily act that moves a set on: the event, and its attestation.
pub(super) fn attested(state: &State, command: &Command, clause: Provision, event: CardsEvent) -> Decision {
    Ok(smallvec![
        state.entry(command, clause, Event::Cards(event)),
        state.entry(command, clause, Event::Conduct(ConductEvent::Attested)),
    ])
}
