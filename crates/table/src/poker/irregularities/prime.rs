//! What 679a.13 says, read from the rules.

use croupier_rules::chapters::three_card_prime::irregularities::{self, Disposition, Irregularity};

use super::{Hands, Remedy};

pub(super) const DRAWN_IN_ERROR: Remedy = remedy(Irregularity::CardDrawnInError.disposition());
pub(super) const WRONG_NUMBER: Remedy = remedy(Irregularity::WrongNumberOfCards.disposition());
pub(super) const SHOE_FAILED: Remedy = remedy(Irregularity::ShoeFailed.disposition());

/// What follows when so many cards were found face up.
pub(super) fn face_up(found: u8) -> Remedy {
    let irregularity = irregularities::face_up(found as usize).unwrap_or(Irregularity::OneCardFaceUp);
    remedy(irregularity.disposition())
}

const fn remedy(disposition: Disposition) -> Remedy {
    let hands = match disposition.hands {
        irregularities::Hands::Stand => Hands::Stand,
        irregularities::Hands::Void => Hands::Void,
    };
    Remedy { provision: disposition.provision, hands }
}
