//! The end of a round of Midibaccarat: vigorish before payment.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::completion::{CompletionClauses, Removal, VigorishOrder};

pub(super) const CLAUSES: CompletionClauses = CompletionClauses {
    announcement: cite!("629a.11(a)"),
    vigorish_order: Cited::new(VigorishOrder::BeforePayment, cite!("629a.11(b)")),
    cards_removed: Cited::new(Removal::AnyManner, cite!("629a.11(c)")),
};
