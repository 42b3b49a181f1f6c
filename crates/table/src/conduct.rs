//! Bodily acts that no machine can see: they are instructed in the step, a person attests that they were done so, and
//! a breach is logged.
//!
//! An attestation is an act of its own: nothing else brings one about (reading ER-233). It is asked for once the act
//! is done and until the next round begins, from somebody who did it or saw it, and never over a breach that was
//! reported since the round began.

mod duties;
#[cfg(test)]
mod tests;

use core::fmt;

use croupier_rules::Provision;
use croupier_rules::chapters::Chapter;
use croupier_rules::families::poker::Clauses;
use croupier_rules::families::poker::irregularities::ExposedCard;
use croupier_rules::law::{Actor as Bound, Cited, Way};

pub use duties::{Duties, Standing};

use crate::command::Actor;
use crate::context::{Check, Context};
use crate::correction::{self, Correction};
use crate::decide::Decision;
use crate::event::Entry;
use crate::form::Form;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;
use crate::steps::{Duty, Steps};

/// What can be said about a bodily act.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum ConductAct {
    /// It was done as instructed.
    Attest {
        /// The provision.
        provision: Provision,
    },
    /// Somebody did it otherwise.
    ReportBreach {
        /// The provision.
        provision: Provision,
        /// Who broke it.
        by: Actor,
    },
    /// Something happened that no chapter decides; the floor is told (readings ER-119 and ER-309).
    ReferToFloor {
        /// What happened.
        matter: Matter,
    },
    /// A floorperson decides a dispute: chips move by a further transfer, on this ground.
    Correct(Correction),
}

/// What the floor decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Matter {
    /// The first four cards of baccarat went to the hands in the wrong order.
    WrongOrder,
    /// A third card was due and was not dealt.
    ThirdCardOmitted,
    /// A card of the dealer at Saigon 5 Card was exposed before it was revealed.
    DealersCardExposed,
    /// Somebody was dealt a wrong number of cards, and it was found when the cards were in the discard rack (reading
    /// ER-227).
    WrongNumberOfCards,
}

impl fmt::Display for Matter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Matter::WrongOrder => "the order of the first four cards",
            Matter::ThirdCardOmitted => "an omitted third card",
            Matter::DealersCardExposed => "an exposed card of the dealer's",
            Matter::WrongNumberOfCards => "a wrong number of cards",
        })
    }
}

/// What is recorded of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum ConductEvent {
    /// Somebody attested that a bodily act was done as instructed.
    Attested,
    /// A breach was reported.
    Breached {
        /// Who broke it.
        by: Actor,
    },
    /// The matter lies with the floor.
    Referred {
        /// What happened.
        matter: Matter,
    },
    /// The floor has decided the matter, and chips move.
    Corrected {
        /// What happened.
        matter: Matter,
    },
}

/// Why something said about conduct is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum ConductReason {
    /// The provision stands in another chapter.
    AnotherChapter,
    /// The provision is not one of bodily acts: the machine sees to it itself.
    NotABodilyAct,
    /// A breach was reported in the same round.
    BreachReported,
    /// The act has not been done since the round began.
    NotDone,
    /// The person had no part in the act.
    NoPartInIt,
    /// The matter cannot arise in this game.
    CannotArise,
    /// Only a floorperson decides a dispute.
    NotTheFloorperson,
    /// The chips of a round are not corrected while it goes on.
    RoundUnderWay,
    /// Nobody sits there.
    NobodyThere,
    /// Nothing moves, or more than there is.
    NoSuchAmount,
}

impl fmt::Display for ConductReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ConductReason::AnotherChapter => "that provision is of another game's chapter",
            ConductReason::NotABodilyAct => {
                "that provision is seen to by the table itself and needs no attestation"
            }
            ConductReason::BreachReported => "a breach of that provision was reported in this round",
            ConductReason::NotDone => "an act is attested after it is done and before the next round begins",
            ConductReason::NoPartInIt => "only somebody who did it or saw to it can attest it",
            ConductReason::CannotArise => "that cannot arise in this game",
            ConductReason::NotTheFloorperson => "only a floorperson or above decides a dispute",
            ConductReason::RoundUnderWay => "a dispute is decided between rounds",
            ConductReason::NobodyThere => "nobody sits there",
            ConductReason::NoSuchAmount => "a correction moves an amount that is there",
        })
    }
}

/// Decides about an act of conduct: attestations and breaches are of the table's own chapter.
pub(crate) fn decide(context: Context, act: &ConductAct) -> Decision {
    match *act {
        ConductAct::Attest { provision } => {
            known(context, provision)?;
            may_attest(context, provision)?;
            context.fact(provision, ConductEvent::Attested)
        }
        ConductAct::ReportBreach { provision, by } => {
            known(context, provision)?;
            context.fact(provision, ConductEvent::Breached { by })
        }
        ConductAct::ReferToFloor { matter } => {
            let provision =
                matter.provision(context.chapter()).ok_or(Refusal::plain(ConductReason::CannotArise))?;
            context.fact(provision, ConductEvent::Referred { matter })
        }
        ConductAct::Correct(correction) => correction::correct(context, correction),
    }
}

fn known(context: Context, provision: Provision) -> Check {
    if provision.game() != context.game() {
        return Err(Refusal::under(provision, ConductReason::AnotherChapter));
    }
    match provision.row().way {
        Way::Instructed => Ok(()),
        Way::Executed | Way::Enforced | Way::Filed | Way::Printed => {
            Err(Refusal::under(provision, ConductReason::NotABodilyAct))
        }
    }
}

/// An act is attested after it is done, never over a breach, by a person who had a part in it.
fn may_attest(context: Context, provision: Provision) -> Check {
    let refuse = |reason| Err(Refusal::under(provision, reason));
    match context.state.conduct.standing(provision) {
        None => refuse(ConductReason::NotDone),
        Some(Standing::Broken) => refuse(ConductReason::BreachReported),
        Some(Standing::Done | Standing::Attested) if has_part(context.state, context.by(), provision) => {
            Ok(())
        }
        Some(Standing::Done | Standing::Attested) => refuse(ConductReason::NoPartInIt),
    }
}

/// Whether an actor did what a provision asks for, or has to see that it is done.
fn has_part(state: &State, actor: Actor, provision: Provision) -> bool {
    match actor {
        Actor::Dealer => !is_curators(provision) || state.deals() == Actor::Dealer,
        Actor::Floorperson => provision == state.chapter().opening.inspection,
        Actor::Player(seat) if is_players(provision) => state.conduct.has_looked(seat),
        Actor::Player(_) => is_curators(provision) && state.deals() == actor,
        Actor::Curator => is_curators(provision),
        Actor::Device => false,
    }
}

fn is_players(provision: Provision) -> bool {
    provision.row().actor == Bound::Player
}

fn is_curators(provision: Provision) -> bool {
    provision.row().actor == Bound::Curator
}

/// What an entry about conduct changes.
pub(crate) fn evolve(state: &mut State, event: &ConductEvent, entry: &Entry) {
    let (clause, by) = (entry.provision, entry.by);
    match event {
        ConductEvent::Attested => match by {
            Actor::Player(seat) if is_players(clause) => state.conduct.told(seat),
            Actor::Player(_) | Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => {
                state.conduct.attested(clause);
            }
        },
        ConductEvent::Breached { .. } => state.conduct.broken(clause),
        ConductEvent::Referred { .. } | ConductEvent::Corrected { .. } => {}
    }
}

const ATTEST: &str = "Attest that it was done as the provision asks; if it was not, report the breach.";

/// Asks for the attestation of every bodily act that was done.
pub(crate) fn steps(steps: &mut Steps) {
    let state = steps.state;
    for provision in state.conduct.awaiting() {
        let mut ask = |by| {
            let attest = ConductAct::Attest { provision };
            steps.list(by, Form::Exact(attest.into()), Duty::May, provision, ATTEST);
        };
        if is_players_own(state, provision) {
            Seat::counterclockwise(state.filed().seats())
                .filter(|&seat| state.conduct.owes_word(seat))
                .for_each(|seat| ask(Actor::Player(seat)));
        } else if is_curators(provision) {
            ask(state.deals());
        } else {
            ask(Actor::Dealer);
            if has_part(state, Actor::Floorperson, provision) {
                ask(Actor::Floorperson);
            }
        }
    }
}

/// Whether every player is asked about what that player did. Of the rest the dealer is asked, who sees it.
fn is_players_own(state: &State, provision: Provision) -> bool {
    state.chapter().poker().is_some_and(|clauses| clauses.completion.examine == provision)
}

impl Matter {
    /// The provision that was not followed and for whose breach the chapter has no remedy.
    pub(crate) fn provision(self, chapter: &Chapter) -> Option<Provision> {
        match self {
            Matter::WrongOrder => chapter.baccarat().map(|clauses| clauses.dealing.order),
            Matter::ThirdCardOmitted => chapter.baccarat().map(|clauses| clauses.dealing.third_cards),
            Matter::DealersCardExposed => chapter.poker().and_then(exposed_card),
            Matter::WrongNumberOfCards => chapter.poker().map(|clauses| clauses.completion.discard),
        }
    }
}

/// The clause on the dealer's cards, in a chapter that has no remedy where one of them is exposed.
fn exposed_card(clauses: &Clauses) -> Option<Provision> {
    let Cited { choice, provision } = clauses.irregularities.dealers_card_exposed;
    match choice {
        ExposedCard::LeftToTheFloor => Some(provision),
        ExposedCard::AnteAndPlayReturned => None,
    }
}
