//! From the players' first look at their cards until the last wager is settled.

use crate::law::Provision;

/// The clauses by which a round is completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompletionClauses {
    /// Each player examines the cards.
    pub examine: Provision,
    /// Only the dealer and that player touch them.
    pub touch: Provision,
    /// They stay in full view of the dealer.
    pub full_view: Provision,
    /// The player decides about the hand, or sets it.
    pub decide: Provision,
    /// The dealer's cards are revealed.
    pub reveal: Provision,
    /// The positions are settled in their order.
    pub settle: Provision,
    /// The cards go to the discard rack.
    pub discard: Provision,
    /// What one player is paid in a round may be limited.
    pub payout_limit: Provision,
}
