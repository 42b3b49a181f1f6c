//! Opening a table of Minibaccarat (627a.4).

use crate::chapters::section::Opening;
use crate::chapters::section::opening::SetByItself;
use crate::cite;
use crate::law::Cited;

pub(super) const OPENING: Opening = Opening {
    inspection: cite!("627a.4(a)"),
    spread: cite!("627a.4(b)"),
    wash: cite!("627a.4(c)"),
    two_sets: Some(Cited::new(SetByItself::NotWashed, cite!("627a.4(d)"))),
    preshuffled: cite!("627a.4(e)"),
};
