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

/// The most that one patron can win in a round with the minimum on every wager offered in each of so many boxes, for the
/// floor of a payout limit (readings ER-222 and ER-230).
///
/// Where the Bonus Wager is offered, one box has five aces: four aces and the joker never qualify, so its Ante is at
/// best returned, but no other hand comes near. With the aces and the joker gone, each of the other boxes has a straight
/// flush that qualifies, and the decks of four suits have room for five of them.
pub fn most_won_at_minimum(terms: &Terms, minimum: Cents, boxes: u8) -> Cents {
    let bonus = |hand| BONUS_A.pays.odds(hand).map_or(0, |odds| i64::from(odds.pays()));
    let (ante, boxes) = (i64::from(ANTE.0.pays()), i64::from(boxes));
    let units = match terms.bonus {
        Offer::Offered => bonus(BonusHand::FiveAces) + (boxes - 1) * (bonus(BonusHand::StraightFlush) + ante),
        Offer::NotOffered => boxes * ante,
    };
    Cents(minimum.0.saturating_mul(units))
}
