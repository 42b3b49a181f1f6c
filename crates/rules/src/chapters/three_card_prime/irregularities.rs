//! What to do when something goes wrong in Three Card Prime (679a.13).

use super::completion::{Cards, Decision, rule};
use super::terms::Terms;
use super::wagers::PrimeWager;
use crate::chapters::section::Irregularities;
use crate::chapters::section::irregularities::DeviceFaults;
use crate::cite;
use crate::families::poker::irregularities::{Disposition, WagerFate};
use crate::families::poker::{ExposedCard, IrregularityClauses};
use crate::kit::wager::Ruling;
use crate::law::{Cited, Provision};

const DEVICES: DeviceFaults =
    DeviceFaults { shuffler: cite!("679a.13(e)"), shoe: cite!("679a.13(f)"), covered: cite!("679a.13(g)") };

pub(super) const IRREGULARITIES: Irregularities = Irregularities { devices: Some(DEVICES) };

pub(super) const CLAUSES: IrregularityClauses = IrregularityClauses {
    face_up: cite!("679a.13(a)"),
    drawn_in_error: cite!("679a.13(b)"),
    wrong_number: cite!("679a.13(c)"),
    dealers_card_exposed: Cited::new(ExposedCard::AnteAndPlayReturned, EXPOSED),
    devices: DEVICES,
};

/// A card of the dealer's is exposed: the clause that has a remedy for it.
pub(super) const EXPOSED: Provision = cite!("679a.13(d)");

/// What becomes of one wager.
pub const fn fate(done: &Disposition, wager: PrimeWager) -> WagerFate {
    match wager {
        PrimeWager::Ante | PrimeWager::Play => done.ante_and_play,
        PrimeWager::Prime | PrimeWager::PairBonus | PrimeWager::AllSix => done.optional_wagers,
    }
}

/// What the rules say of a wager after a card of the dealer's was exposed: Ante and Play go back, the optional
/// wagers are settled on the hands as they are (reading ER-223).
pub fn rule_after_exposed_dealer_card(terms: &Terms, cards: &Cards, wager: PrimeWager) -> Ruling {
    match fate(&Disposition::of_exposed_card(EXPOSED), wager) {
        WagerFate::Returned => Ruling::push(EXPOSED),
        WagerFate::Stands | WagerFate::SettledNonetheless => rule(terms, cards, Decision::Forfeit, wager),
    }
}

#[cfg(test)]
mod tests;
