//! Bodily acts that no machine can see: they are instructed, attested in the record, and a breach is logged.

use core::fmt;

use croupier_rules::Provision;
use croupier_rules::law::Way;

use crate::command::Actor;
use crate::context::{Check, Context};
use crate::decide::Decision;
use crate::refusal::Refusal;

/// What can be said about a bodily act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConductAct {
    /// It was done as instructed.
    Attest(Provision),
    /// Somebody did it otherwise.
    ReportBreach {
        /// The provision.
        provision: Provision,
        /// Who broke it.
        by: Actor,
    },
    /// Something happened that no chapter decides; the floor is told (readings ER-119 and ER-309).
    ReferToFloor(Matter),
}

/// What no chapter decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// The first four cards of baccarat went to the hands in the wrong order.
    WrongOrder,
    /// A third card was due and was not dealt.
    ThirdCardOmitted,
    /// A card of the dealer at Saigon 5 Card was exposed before it was revealed.
    DealersCardExposed,
}

/// What is recorded of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConductEvent {
    /// A bodily act was done as instructed.
    Attested,
    /// A breach was reported.
    Breached {
        /// Who broke it.
        by: Actor,
    },
    /// The matter lies with the floor.
    Referred(Matter),
}

/// Why something said about conduct is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConductReason {
    /// The provision stands in another chapter.
    AnotherChapter,
    /// The provision is not one of bodily acts: the machine sees to it itself.
    NotABodilyAct,
    /// The matter cannot arise in this game.
    CannotArise,
}

impl fmt::Display for ConductReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ConductReason::AnotherChapter => "that provision is of another game's chapter",
            ConductReason::NotABodilyAct => {
                "that provision is seen to by the table itself and needs no attestation"
            }
            ConductReason::CannotArise => "that cannot arise in this game",
        })
    }
}

/// Decides about an act of conduct: attestations and breaches are of the table's own chapter.
pub(crate) fn decide(context: Context, act: &ConductAct) -> Decision {
    match *act {
        ConductAct::Attest(provision) => {
            known(context, provision)?;
            context.fact(provision, ConductEvent::Attested)
        }
        ConductAct::ReportBreach { provision, by } => {
            known(context, provision)?;
            context.fact(provision, ConductEvent::Breached { by })
        }
        ConductAct::ReferToFloor(matter) => {
            let provision = matter.provision(context).ok_or(Refusal::plain(ConductReason::CannotArise))?;
            context.fact(provision, ConductEvent::Referred(matter))
        }
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
    fn provision(self, context: Context) -> Option<Provision> {
        use croupier_rules::GameId::{Baccarat, Midibaccarat, Minibaccarat, Saigon5Card, ThreeCardPrime};
        use croupier_rules::cite;
        match (self, context.game()) {
            (Matter::WrongOrder, Minibaccarat) => Some(cite!("627a.8(c)")),
            (Matter::WrongOrder, Midibaccarat) => Some(cite!("629a.8(c)")),
            (Matter::WrongOrder, Baccarat) => Some(cite!("631a.9(c)")),
            (Matter::ThirdCardOmitted, Minibaccarat) => Some(cite!("627a.9(b)")),
            (Matter::ThirdCardOmitted, Midibaccarat) => Some(cite!("629a.9(b)")),
            (Matter::ThirdCardOmitted, Baccarat) => Some(cite!("631a.10(b)")),
            (Matter::DealersCardExposed, Saigon5Card) => Some(cite!("680a.11(c)")),
            (Matter::WrongOrder | Matter::ThirdCardOmitted, ThreeCardPrime | Saigon5Card) => None,
            (Matter::DealersCardExposed, Minibaccarat | Midibaccarat | Baccarat | ThreeCardPrime) => None,
        }
    }
}
