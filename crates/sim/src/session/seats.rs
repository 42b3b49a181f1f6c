//! Where a player sits.

use croupier_rules::Cents;
use croupier_rules::kit::settlement::Settlement;
use croupier_rules::kit::wager::GameWager;

/// A game and the wagers of one unit, at which any number of sessions can be played.
pub trait Seats: Sync {
    /// The most that one round of one unit can lose.
    fn at_risk(&self) -> Cents;

    /// The most units that the limits of the table take.
    fn most_units(&self) -> i64;

    /// Sits down for the session of a number: each call is a round, and says what one unit won.
    fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_>;
}

/// What the player won or lost.
pub(crate) fn net<W: GameWager>(settlement: &Settlement<W>) -> Cents {
    settlement.iter().map(|settled| settled.net()).sum()
}
