//! What 680a.13 says, read from the rules.

use croupier_rules::chapters::saigon_5_card::irregularities::{Action, Irregularity};
use croupier_rules::{Provision, cite};

use super::{Hands, Remedy};

pub(super) const DRAWN_IN_ERROR: Remedy = of(Irregularity::DrawnInErrorUnexposed, cite!("680a.13(b)"));
pub(super) const WRONG_NUMBER: Remedy = of(Irregularity::WrongNumberOfCards, cite!("680a.13(c)"));
pub(super) const SHOE_FAILED: Remedy = of(Irregularity::AutomatedShoeFailed, cite!("680a.13(e)"));

/// What follows when so many cards were found face up.
pub(super) fn face_up(found: u8) -> Remedy {
    let irregularity = Irregularity::face_up(found as usize).unwrap_or(Irregularity::OneCardFaceUp);
    of(irregularity, cite!("680a.13(a)"))
}

/// The rules name no clause where the chapter is silent; these have one.
const fn of(irregularity: Irregularity, clause: Provision) -> Remedy {
    let disposition = irregularity.disposition();
    let provision = match disposition.provision {
        Some(provision) => provision,
        None => clause,
    };
    let hands = if voids(disposition.actions) { Hands::Void } else { Hands::Stand };
    Remedy { provision, hands }
}

const fn voids(actions: &[Action]) -> bool {
    matches!(actions, [Action::VoidHands, ..])
}
