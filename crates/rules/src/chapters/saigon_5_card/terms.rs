//! What a certificate holder's choices change in the result of a round of Saigon 5 Card.

use crate::kit::money::Cents;
use crate::kit::wager::Offer;

/// The terms of one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Whether the Bonus Wager is offered.
    pub bonus: Offer,
    /// The aggregate payout limit of one player in one round, if there is one.
    pub payout_limit: Option<Cents>,
}
