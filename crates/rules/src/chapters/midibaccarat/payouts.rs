//! Prices of Midibaccarat; marked vigorish is due before the next shoe.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::payouts::{PayoutClauses, VigorishDue};

pub(super) const CLAUSES: PayoutClauses = PayoutClauses {
    player: cite!("629a.12(a)"),
    tie: cite!("629a.12(b)"),
    banker: cite!("629a.12(c)"),
    vigorish_due: Cited::new(VigorishDue::BeforeNextShoe, cite!("629a.12(d)(2)(i)")),
    dragon_bonus: cite!("629a.12(e)"),
    dragon_bonus_tables: [cite!("629a.12(e)/A"), cite!("629a.12(e)/B"), cite!("629a.12(e)/C")],
    insurance: cite!("629a.12(f)"),
};
