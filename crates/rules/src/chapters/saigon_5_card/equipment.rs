//! The table of Saigon 5 Card (680a.2).

use crate::chapters::section::Equipment;
use crate::chapters::section::equipment::{Discards, Positions};
use crate::cite;
use crate::law::Cited;

pub(super) const EQUIPMENT: Equipment = Equipment {
    positions: Cited::new(Positions { fewest: 1, most: 6 }, cite!("680a.2(a)")),
    discards: Cited::new(Discards::Rack, cite!("680a.2(d)")),
};
