//! Opening a table of Baccarat (631a.4).

use crate::chapters::section::Opening;
use crate::cite;

pub(super) const OPENING: Opening = Opening {
    inspection: cite!("631a.4(a)"),
    spread: cite!("631a.4(b)"),
    wash: cite!("631a.4(c)"),
    two_sets: None,
    preshuffled: cite!("631a.4(d)"),
};
