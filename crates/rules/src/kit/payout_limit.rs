//! The aggregate payout limit that a certificate holder may set for one player in one round (reading ER-222).

use crate::kit::money::Cents;

/// No limit may be lower than this, whatever the minimum wager.
pub const LEAST: Cents = Cents::dollars(50_000);

/// The lowest limit that may be set, given the most that one patron could win at the minimum wager.
pub fn floor(most_won_at_minimum: Cents) -> Cents {
    LEAST.max(most_won_at_minimum)
}

/// What is left of a limit while the wagers of one player are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remaining(Option<Cents>);

impl Remaining {
    /// The whole of a limit, or no limit.
    pub const fn of(limit: Option<Cents>) -> Remaining {
        Remaining(limit)
    }

    /// Pays out as much of an amount as the limit still allows.
    pub fn pay(&mut self, amount: Cents) -> Cents {
        let Some(left) = &mut self.0 else { return amount };
        let paid = amount.min(*left);
        *left -= paid;
        paid
    }
}
