//! The end of a round of Baccarat: payment before vigorish.

use crate::chapters::section::Completion;
use crate::chapters::section::completion::Removal;
use crate::cite;
use crate::families::baccarat::completion::{CompletionClauses, VigorishOrder};
use crate::law::Cited;

pub(super) const COMPLETION: Completion =
    Completion { cards_removed: Cited::new(Removal::AnyManner, cite!("631a.12(c)")) };

pub(super) const CLAUSES: CompletionClauses = CompletionClauses {
    announcement: cite!("631a.12(a)"),
    vigorish_order: Cited::new(VigorishOrder::AfterPayment, cite!("631a.12(b)")),
};
