//! Opening a table of Midibaccarat (629a.4).

use crate::chapters::section::Opening;
use crate::cite;

pub(super) const OPENING: Opening = Opening {
    inspection: cite!("629a.4(a)"),
    spread: cite!("629a.4(b)"),
    wash: cite!("629a.4(c)"),
    two_sets: None,
    preshuffled: cite!("629a.4(d)"),
};
