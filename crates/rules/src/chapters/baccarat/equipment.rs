//! The table of Baccarat (631a.2).

use crate::chapters::section::Equipment;
use crate::chapters::section::equipment::{Discards, Positions};
use crate::cite;
use crate::law::Cited;

pub(super) const EQUIPMENT: Equipment = Equipment {
    positions: Cited::new(Positions { fewest: 10, most: 14 }, cite!("631a.2(a)")),
    discards: Cited::new(Discards::Bucket, cite!("631a.2(e)")),
};
