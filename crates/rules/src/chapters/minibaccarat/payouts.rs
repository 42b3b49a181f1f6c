//! Prices of Minibaccarat; marked vigorish is due before any reshuffle.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::payouts::{PayoutClauses, VigorishDue};

pub(super) const CLAUSES: PayoutClauses = PayoutClauses {
    player: cite!("627a.12(a)"),
    tie: cite!("627a.12(b)"),
    banker: cite!("627a.12(c)"),
    vigorish_due: Cited::new(VigorishDue::BeforeReshuffle, cite!("627a.12(d)(2)(i)")),
    dragon_bonus: cite!("627a.12(e)"),
    dragon_bonus_tables: [cite!("627a.12(e)/A"), cite!("627a.12(e)/B"), cite!("627a.12(e)/C")],
    insurance: cite!("627a.12(f)"),
};
