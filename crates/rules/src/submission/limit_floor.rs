//! The most that one patron can win in a round at the minimum wager, which no payout limit may undercut
//! (reading ER-222). For now the sum of the highest price of every wager offered, a bound that no hand need reach.

use crate::games::{saigon_5_card, three_card_prime};
use crate::money::Cents;
use crate::paytable::Letter;
use crate::wager::Offer;

const ANTE: i64 = 1;
const PLAY_WITH_MINI_ROYAL: i64 = 10;
const PRIME_IN_BOTH_HANDS: i64 = 4;
/// The six-card royal flush of paytable E is paid outside the limit and does not count here.
const ALL_SIX_ROYAL_FLUSH: i64 = 1_000;
const SAIGON_FIVE_ACES: i64 = 5_000;

/// Three Card Prime, all wagers offered at the minimum.
pub fn three_card_prime(terms: &three_card_prime::Terms, minimum: Cents) -> Cents {
    let play = PLAY_WITH_MINI_ROYAL.max(bad_beat(terms.bad_beat));
    let prime = match terms.prime {
        Offer::Offered => PRIME_IN_BOTH_HANDS,
        Offer::NotOffered => 0,
    };
    let pair_bonus = terms.pair_bonus.map_or(0, pair_bonus_with_a_2);
    let all_six = terms.all_six.map_or(0, |_| ALL_SIX_ROYAL_FLUSH);
    times(minimum, ANTE + play + prime + pair_bonus + all_six)
}

/// Saigon 5 Card, all wagers offered at the minimum.
pub fn saigon_5_card(terms: &saigon_5_card::Terms, minimum: Cents) -> Cents {
    let bonus = match terms.bonus {
        Offer::Offered => SAIGON_FIVE_ACES,
        Offer::NotOffered => 0,
    };
    times(minimum, ANTE + bonus)
}

/// A wager is small enough for every multiple to be counted (see [`Cents::LARGEST_WAGER`]).
fn times(minimum: Cents, units: i64) -> Cents {
    Cents(minimum.0.saturating_mul(units))
}

fn bad_beat(letter: Letter) -> i64 {
    match letter {
        Letter::A => 12,
        Letter::B | Letter::C | Letter::D | Letter::E => 6,
    }
}

fn pair_bonus_with_a_2(letter: Letter) -> i64 {
    match letter {
        Letter::A => 100,
        Letter::B | Letter::C | Letter::D | Letter::E => 75,
    }
}
