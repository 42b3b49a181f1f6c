//! The end of a round of Baccarat: payment before vigorish.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::completion::{CompletionClauses, Removal, VigorishOrder};

pub(super) const CLAUSES: CompletionClauses = CompletionClauses {
    announcement: cite!("631a.12(a)"),
    vigorish_order: Cited::new(VigorishOrder::AfterPayment, cite!("631a.12(b)")),
    cards_removed: Cited::new(Removal::AnyManner, cite!("631a.12(c)")),
};
