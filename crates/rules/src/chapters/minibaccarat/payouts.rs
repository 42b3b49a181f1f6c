//! Payouts of Minibaccarat; marked vigorish is due before any reshuffle.

use crate::chapters::section::Payouts;
use crate::cite;
use crate::families::baccarat::payouts::{PayoutClauses, VigorishDue};
use crate::law::Cited;

/// The chapter has no payout limit (reading ER-141).
pub(super) const PAYOUTS: Payouts = Payouts { limit: None };

pub(super) const CLAUSES: PayoutClauses = PayoutClauses {
    player: cite!("627a.12(a)"),
    tie: cite!("627a.12(b)"),
    banker: cite!("627a.12(c)"),
    vigorish_at_payout: cite!("627a.12(d)(1)"),
    vigorish_later: cite!("627a.12(d)(2)"),
    vigorish_due: Cited::new(VigorishDue::BeforeReshuffle, cite!("627a.12(d)(2)(i)")),
    vigorish_marked: cite!("627a.12(d)(2)(ii)"),
    marker_stays: cite!("627a.12(d)(2)(iii)"),
    dragon_bonus: cite!("627a.12(e)"),
    dragon_bonus_tables: [cite!("627a.12(e)/A"), cite!("627a.12(e)/B"), cite!("627a.12(e)/C")],
    insurance: cite!("627a.12(f)"),
};
