//! The six wagers, and which of them a table offers.

use super::clauses::Clauses;
use super::ranking::Side;
use super::terms::{Terms, Variation};
use crate::game_wager;
use crate::kit::wager::{Offer, Wager};
use crate::law::{Cited, Provision};

/// The clauses of a chapter on the wagers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WagerClauses {
    /// Which wagers there are.
    pub permitted: Provision,
    /// The Banker's Hand wager wins.
    pub banker_wins: Provision,
    /// The Banker's Hand wager loses.
    pub banker_loses: Provision,
    /// The Banker's Hand wager is returned, on equal counts or on a Dragon 7.
    pub banker_returned: Provision,
    /// The Player's Hand wager wins.
    pub player_wins: Provision,
    /// The Player's Hand wager loses.
    pub player_loses: Provision,
    /// The Player's Hand wager is returned.
    pub player_returned: Provision,
    /// The Tie Wager wins.
    pub tie_wins: Provision,
    /// The Tie Wager loses.
    pub tie_loses: Provision,
    /// The Dragon Bonus Wager, where it is offered.
    pub dragon_bonus: Provision,
    /// It wins: a Natural against a hand that is not one.
    pub natural_over_other: Provision,
    /// It wins: a Natural 9 against a Natural 8.
    pub natural_9_over_8: Provision,
    /// It wins: no Natural, four points or more ahead.
    pub four_or_more: Provision,
    /// It loses: a Natural 8 against a Natural 9.
    pub natural_8_under_9: Provision,
    /// It loses: no Natural, and not ahead.
    pub not_ahead: Provision,
    /// It loses: no Natural, fewer than four points ahead.
    pub under_four: Provision,
    /// It is returned: equal Naturals.
    pub equal_naturals: Provision,
    /// The Dragon 7 Insurance Wager, at an EZ Baccarat table.
    pub insurance: Provision,
    /// It wins.
    pub insurance_wins: Provision,
    /// It loses.
    pub insurance_loses: Provision,
}

/// The wagers of all three games, in the order in which they are settled.
pub const LIST: [Wager; 6] = [
    Wager::Player,
    Wager::Banker,
    Wager::Tie,
    Wager::DragonBonusPlayer,
    Wager::DragonBonusBanker,
    Wager::Dragon7Insurance,
];

/// A wager at any of the three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum BaccaratWager {
    Player,
    Banker,
    Tie,
    DragonBonusPlayer,
    DragonBonusBanker,
    Dragon7Insurance,
}

impl BaccaratWager {
    /// The hand that a Dragon Bonus Wager selects.
    pub const fn dragon_bonus_on(side: Side) -> BaccaratWager {
        match side {
            Side::Player => BaccaratWager::DragonBonusPlayer,
            Side::Banker => BaccaratWager::DragonBonusBanker,
        }
    }
}

game_wager!(BaccaratWager { Player, Banker, Tie, DragonBonusPlayer, DragonBonusBanker, Dragon7Insurance });

/// Whether a table offers a wager. Dragon 7 Insurance is offered at every EZ Baccarat table and at no other
/// (reading ER-106).
pub fn offer(terms: &Terms, wager: BaccaratWager) -> Offer {
    let offered = match wager {
        BaccaratWager::Player | BaccaratWager::Banker | BaccaratWager::Tie => true,
        BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker => terms.dragon_bonus.is_some(),
        BaccaratWager::Dragon7Insurance => terms.variation == Variation::Ez,
    };
    if offered { Offer::Offered } else { Offer::NotOffered }
}

impl Clauses {
    /// Whether a table offers a wager, and the clause that says so.
    pub fn offer(&self, terms: &Terms, wager: BaccaratWager) -> Cited<Offer> {
        Cited::new(offer(terms, wager), self.offered_by(wager))
    }

    /// The clause that says where a wager is offered.
    pub const fn offered_by(&self, wager: BaccaratWager) -> Provision {
        match wager {
            BaccaratWager::Player | BaccaratWager::Banker | BaccaratWager::Tie => self.wagers.permitted,
            BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker => self.wagers.dragon_bonus,
            BaccaratWager::Dragon7Insurance => self.wagers.insurance,
        }
    }
}
