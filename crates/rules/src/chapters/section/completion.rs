//! What becomes of the cards when a round is over.

use crate::law::Cited;

/// The clauses of a chapter on the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The cards leave the table, and in which manner.
    pub cards_removed: Cited<Removal>,
}

/// How the cards of a round leave the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// In a manner that allows every hand to be reconstructed in a dispute.
    Reconstructible,
    /// In any manner.
    AnyManner,
}
