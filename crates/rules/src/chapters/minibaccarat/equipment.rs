//! The table of Minibaccarat (627a.2).

use crate::chapters::section::Equipment;
use crate::chapters::section::equipment::{Discards, Positions};
use crate::cite;
use crate::law::Cited;

pub(super) const EQUIPMENT: Equipment = Equipment {
    positions: Cited::new(Positions { fewest: 1, most: 9 }, cite!("627a.2(a)")),
    discards: Cited::new(Discards::Rack, cite!("627a.2(e)")),
};
