//! What to do when something goes wrong in Saigon 5 Card (680a.13).

use crate::chapters::section::Irregularities;
use crate::chapters::section::irregularities::DeviceFaults;
use crate::cite;
use crate::families::poker::{ExposedCard, IrregularityClauses};
use crate::law::Cited;

const DEVICES: DeviceFaults =
    DeviceFaults { shuffler: cite!("680a.13(d)"), shoe: cite!("680a.13(e)"), covered: cite!("680a.13(f)") };

pub(super) const IRREGULARITIES: Irregularities = Irregularities { devices: Some(DEVICES) };

pub(super) const CLAUSES: IrregularityClauses = IrregularityClauses {
    face_up: cite!("680a.13(a)"),
    drawn_in_error: cite!("680a.13(b)"),
    wrong_number: cite!("680a.13(c)"),
    dealers_card_exposed: Cited::new(ExposedCard::LeftToTheFloor, cite!("680a.11(c)")),
    devices: DEVICES,
};

#[cfg(test)]
mod tests;
