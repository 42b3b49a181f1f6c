//! Payouts of Baccarat; marked vigorish is due before the next shoe.

use crate::chapters::section::Payouts;
use crate::cite;
use crate::families::baccarat::payouts::{PayoutClauses, VigorishDue};
use crate::law::Cited;

/// The chapter has no payout limit (reading ER-141).
pub(super) const PAYOUTS: Payouts = Payouts { limit: None };

pub(super) const CLAUSES: PayoutClauses = PayoutClauses {
    player: cite!("631a.13(a)"),
    tie: cite!("631a.13(b)"),
    banker: cite!("631a.13(c)"),
    vigorish_at_payout: cite!("631a.13(d)(1)"),
    vigorish_later: cite!("631a.13(d)(2)"),
    vigorish_due: Cited::new(VigorishDue::BeforeNextShoe, cite!("631a.13(d)(2)(i)")),
    vigorish_marked: cite!("631a.13(d)(2)(ii)"),
    marker_stays: cite!("631a.13(d)(2)(iii)"),
    dragon_bonus: cite!("631a.13(e)"),
    dragon_bonus_tables: [cite!("631a.13(e)/A"), cite!("631a.13(e)/B"), cite!("631a.13(e)/C")],
    insurance: cite!("631a.13(f)"),
};
