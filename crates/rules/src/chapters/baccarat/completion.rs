//! The end of a round of Baccarat: payment before vigorish.

use crate::chapters::section::Completion;
use crate::chapters::section::completion::Removal;
use crate::cite;
use crate::families::baccarat::completion::{CompletionClauses, VigorishOrder};
use crate::families::baccarat::finished;
use crate::finished::Finished;
use crate::law::Cited;

pub(super) const COMPLETION: Completion =
    Completion { cards_removed: Cited::new(Removal::AnyManner, cite!("631a.12(c)")) };

/// How the chapter settles a finished round.
pub(super) const FINISHED: Finished =
    Finished { options: &finished::OPTIONS, settle: |round| finished::settle(super::CLAUSES, round) };

pub(super) const CLAUSES: CompletionClauses = CompletionClauses {
    announcement: cite!("631a.12(a)"),
    vigorish_order: Cited::new(VigorishOrder::AfterPayment, cite!("631a.12(b)")),
};
