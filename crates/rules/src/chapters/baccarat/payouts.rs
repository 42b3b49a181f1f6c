//! Prices of Baccarat; marked vigorish is due before the next shoe.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::payouts::{PayoutClauses, VigorishDue};

pub(super) const CLAUSES: PayoutClauses = PayoutClauses {
    player: cite!("631a.13(a)"),
    tie: cite!("631a.13(b)"),
    banker: cite!("631a.13(c)"),
    vigorish_due: Cited::new(VigorishDue::BeforeNextShoe, cite!("631a.13(d)(2)(i)")),
    dragon_bonus: cite!("631a.13(e)"),
    dragon_bonus_tables: [cite!("631a.13(e)/A"), cite!("631a.13(e)/B"), cite!("631a.13(e)/C")],
    insurance: cite!("631a.13(f)"),
};
