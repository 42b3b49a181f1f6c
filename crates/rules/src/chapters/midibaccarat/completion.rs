//! The end of a round of Midibaccarat: vigorish before payment.

use crate::chapters::section::Completion;
use crate::chapters::section::completion::Removal;
use crate::cite;
use crate::families::baccarat::completion::{CompletionClauses, VigorishOrder};
use crate::families::baccarat::finished;
use crate::finished::Finished;
use crate::law::Cited;

pub(super) const COMPLETION: Completion =
    Completion { cards_removed: Cited::new(Removal::AnyManner, cite!("629a.11(c)")) };

/// How the chapter settles a finished round.
pub(super) const FINISHED: Finished =
    Finished { options: &finished::OPTIONS, settle: |round| finished::settle(super::CLAUSES, round) };

pub(super) const CLAUSES: CompletionClauses = CompletionClauses {
    announcement: cite!("629a.11(a)"),
    vigorish_order: Cited::new(VigorishOrder::BeforePayment, cite!("629a.11(b)")),
};
