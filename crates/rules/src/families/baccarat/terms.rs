//! What a certificate holder's choices change in the result of a round of baccarat.

use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;
use crate::kit::wager::Rounding;

/// The terms of one table, in any of the three baccarat chapters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How many decks are in the shoe: six, seven or eight.
    pub decks: u8,
    /// Played with vigorish, or as EZ Baccarat.
    pub variation: Variation,
    /// What a winning Tie Wager is paid: 8 to 1 or better.
    pub tie: Odds,
    /// The Dragon Bonus paytable, where the wager is offered.
    pub dragon_bonus: Option<Letter>,
}

/// Whether a table extracts vigorish. It is a property of the table, not of the house (reading ER-102).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variation {
    /// Winning Banker's Hand wagers owe vigorish, rounded this way.
    Vigorish(Rounding),
    /// EZ Baccarat: no vigorish, a Dragon 7 pushes the Banker's Hand wager, Dragon 7 Insurance is offered.
    Ez,
}

impl Terms {
    /// The fewest and the most decks in one shoe.
    pub const DECKS: core::ops::RangeInclusive<u8> = 6..=8;

    /// The minimum payout of a winning Tie Wager.
    pub const LEAST_TIE: Odds = Odds::to_1(8);

    /// The letters of the Dragon Bonus paytables.
    pub const DRAGON_BONUS: [Letter; 3] = [Letter::A, Letter::B, Letter::C];
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            decks: 8,
            variation: Variation::Vigorish(Rounding::Exact),
            tie: Terms::LEAST_TIE,
            dragon_bonus: Some(Letter::A),
        }
    }
}
