//! Opening a table of Saigon 5 Card (680a.4). The text misprints the word for preshuffled cards (reading ER-013).

use crate::chapters::section::Opening;
use crate::chapters::section::opening::SetByItself;
use crate::cite;
use crate::law::Cited;

pub(super) const OPENING: Opening = Opening {
    inspection: cite!("680a.4(a)"),
    spread: cite!("680a.4(b)"),
    wash: cite!("680a.4(c)"),
    two_sets: Some(Cited::new(SetByItself::Washed, cite!("680a.4(d)"))),
    preshuffled: cite!("680a.4(e)"),
};
