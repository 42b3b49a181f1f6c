//! What can go wrong while a round is played.

use crate::law::{Cited, Provision};

/// The clauses of a chapter on what goes wrong in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrregularityClauses {
    /// Cards are found face up in the shoe or the deck.
    pub face_up: Provision,
    /// A card is drawn in error, and nobody sees its face.
    pub drawn_in_error: Provision,
    /// Somebody has a wrong number of cards.
    pub wrong_number: Provision,
    /// A card of the dealer's is seen before its time.
    pub dealers_card_exposed: Cited<ExposedCard>,
    /// The automated shoe fails before all cards are dealt.
    pub shoe_failed: Provision,
}

/// What follows when a card of the dealer's is seen before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExposedCard {
    /// The hands are void and the Ante and Play Wagers returned; the optional wagers are settled (reading ER-223).
    AnteAndPlayReturned,
    /// The chapter has no remedy; the clause is the one that was broken (reading ER-309).
    LeftToTheFloor,
}
