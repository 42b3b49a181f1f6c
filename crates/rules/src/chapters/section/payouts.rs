//! What limits the payouts of a round.

use crate::law::Provision;

/// The clauses of a chapter on payouts as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payouts {
    /// An aggregate payout limit may be set, where the chapter provides for one (reading ER-141).
    pub limit: Option<Provision>,
}
