//! Bodily acts that no machine can see: they are instructed, attested in the record, and a breach is logged.

use core::fmt;

use croupier_rules::Provision;
use croupier_rules::chapters::Chapter;
use croupier_rules::families::poker::Clauses;
use croupier_rules::families::poker::irregularities::ExposedCard;
use croupier_rules::law::{Cited, Way};

use crate::command::Actor;
use crate::context::{Check, Context};
use crate::correction::{self, Correction};
use crate::decide::Decision;
use crate::refusal::Refusal;

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
    /// A bodily act was done as instructed.
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
