//! What winning wagers are paid (680a.12).

use super::ranking::{BonusHand, ShowdownCount};
use super::terms::Terms;
use crate::chapters::section::Payouts;
use crate::cite;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::{Letter, Pays, Paytable};
use crate::kit::wager::Offer;
use crate::law::Provision;

/// The payout of a winning Ante Wager, unless the player's Point Count is five.
pub const ANTE: (Odds, Provision) = (Odds::EVEN, cite!("680a.12(a)"));

/// The exception: the payout of a winning Ante Wager on a Point Count of five.
pub const ANTE_ON_FIVE: (Odds, Provision) = (Odds::HALF, cite!("680a.12(b)"));

/// The payout of an Ante Wager that wins with this Point Count.
pub const fn ante(count: ShowdownCount) -> (Odds, Provision) {
    if count.is_five() { ANTE_ON_FIVE } else { ANTE }
}

/// The one paytable of the Bonus Wager, keyed by its letter so that others can stand beside it (ER-310).
pub const BONUS_PAYTABLES: [Paytable<BonusHand>; 1] = [BONUS_A];

/// Paytable A, the hands in the order of [`BonusHand::ALL`].
pub const BONUS_A: Paytable<BonusHand> = Paytable::new(
    Letter::A,
    cite!("680a.12(c)"),
    Pays::to_1([5_000, 1_000, 250, 100, 50, 20, 15, 12, 10, 8]),
);

/// The clause that allows an aggregate payout limit and sets its floor.
pub const PAYOUT_LIMIT: Provision = cite!("680a.12(d)");

pub(super) const PAYOUTS: Payouts = Payouts { limit: Some(PAYOUT_LIMIT) };

/// The most that one patron can win in a round with the minimum on every wager offered, for the floor of a
/// payout limit.
///
/// Where the Bonus Wager is offered, five aces decide it alone: four aces and the joker never qualify, so
/// the Ante is at best returned, and no other hand comes near.
pub fn most_won_at_minimum(terms: &Terms, minimum: Cents) -> Cents {
    let odds = match terms.bonus {
        Offer::Offered => BONUS_A.pays.odds(BonusHand::FiveAces),
        Offer::NotOffered => Some(ANTE.0),
    };
    odds.and_then(|odds| odds.pay(minimum)).unwrap_or(Cents(i64::MAX))
}
