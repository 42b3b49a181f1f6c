//! What a certificate holder's choices change in the result of a round of Three Card Prime.

use crate::kit::money::Cents;
use crate::kit::paytable::Letter;
use crate::kit::wager::Offer;

/// The terms of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The Bad Beat Bonus paytable; the bonus is part of every Play Wager.
    pub bad_beat: Letter,
    /// Whether the Prime Wager is offered.
    pub prime: Offer,
    /// The paytable of a Pair Bonus with a 2, where the wager is offered.
    pub pair_bonus: Option<Letter>,
    /// The All-Six Bonus paytable, where the wager is offered.
    pub all_six: Option<Letter>,
    /// The aggregate payout limit of one player in one round, if there is one.
    pub payout_limit: Option<Cents>,
}

impl Terms {
    /// The letters of the Bad Beat Bonus paytables.
    pub const BAD_BEAT: [Letter; 2] = [Letter::A, Letter::B];

    /// The letters of the Pair Bonus paytables.
    pub const PAIR_BONUS: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];

    /// The letters of the All-Six Bonus paytables.
    pub const ALL_SIX: [Letter; 5] = Letter::ALL;
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            bad_beat: Letter::A,
            prime: Offer::Offered,
            pair_bonus: Some(Letter::A),
            all_six: Some(Letter::A),
            payout_limit: None,
        }
    }
}
