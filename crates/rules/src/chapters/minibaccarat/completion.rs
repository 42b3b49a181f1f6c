//! The end of a round of Minibaccarat: vigorish before payment, and cards discarded so that hands can be
//! reconstructed.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::completion::{CompletionClauses, Removal, VigorishOrder};

pub(super) const CLAUSES: CompletionClauses = CompletionClauses {
    announcement: cite!("627a.11(a)"),
    vigorish_order: Cited::new(VigorishOrder::BeforePayment, cite!("627a.11(b)")),
    cards_removed: Cited::new(Removal::Reconstructible, cite!("627a.11(c)")),
};
