//! The rules in the shape in which the count needs them, asked of the rules when this crate is compiled.

use croupier_rules::families::baccarat::dealing::{banker_draws, naturals_stop, player_draws};
use croupier_rules::families::baccarat::{CardValue, Coup, HandResult, HandSize, PointCount};

use super::class::{Class, count};

/// The class of a coup by both Point Counts, for hands of given sizes.
pub(super) type Plane = [[u8; 10]; 10];

/// Nobody drew.
pub(super) const TWO_TWO: Plane = plane(HandSize::Two, HandSize::Two);
/// Only the Banker's Hand drew.
pub(super) const TWO_THREE: Plane = plane(HandSize::Two, HandSize::Three);
/// Only the Player's Hand drew.
pub(super) const THREE_TWO: Plane = plane(HandSize::Three, HandSize::Two);
/// Both hands drew.
pub(super) const THREE_THREE: Plane = plane(HandSize::Three, HandSize::Three);

/// Two cards of a lower count are not a Natural.
pub(super) const NATURAL: usize = naturals_from();
/// Without a Natural, the Player's Hand draws below this count.
pub(super) const PLAYER_DRAWS_BELOW: usize = player_draws_below();
/// After a Player's Hand that stayed, the Banker's Hand draws below this count.
pub(super) const BANKER_DRAWS_AFTER_STAY_BELOW: usize = banker_draws_below(None);
/// After a Player's third card of each value, the Banker's Hand draws below this count.
pub(super) const BANKER_DRAWS_BELOW: [usize; 10] = banker_draws_below_each();

const fn plane(player: HandSize, banker: HandSize) -> Plane {
    let mut plane = [[0; 10]; 10];
    let mut i = 0;
    while i < 100 {
        let hands = (HandResult::new(count(i / 10), player), HandResult::new(count(i % 10), banker));
        plane[i as usize / 10][i as usize % 10] = Class::of(Coup::new(hands.0, hands.1)).index() as u8;
        i += 1;
    }
    plane
}

const fn naturals_from() -> usize {
    let mut from = 0;
    while !naturals_stop(count(from), PointCount::ZERO) {
        from += 1;
    }
    from as usize
}

const fn player_draws_below() -> usize {
    let mut below = 0;
    while player_draws(count(below)) {
        below += 1;
    }
    below as usize
}

const fn banker_draws_below(player_third: Option<CardValue>) -> usize {
    let mut below = 0;
    while banker_draws(count(below), player_third) {
        below += 1;
    }
    below as usize
}

const fn banker_draws_below_each() -> [usize; 10] {
    let mut below = [0; 10];
    let mut value = 0;
    while value < 10 {
        below[value] = banker_draws_below(CardValue::new(value as u8));
        value += 1;
    }
    below
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The count relies on this: every drawing rule is "draws below some count", also row by row of Table 1.
    #[test]
    fn every_hand_draws_below_a_count_and_stays_from_it_on() {
        for hand in PointCount::all().filter(|hand| (hand.get() as usize) < NATURAL) {
            let number = hand.get() as usize;
            assert_eq!(player_draws(hand), number < PLAYER_DRAWS_BELOW);
            assert_eq!(banker_draws(hand, None), number < BANKER_DRAWS_AFTER_STAY_BELOW);
            for third in CardValue::all() {
                let below = BANKER_DRAWS_BELOW[third.get() as usize];
                assert_eq!(banker_draws(hand, Some(third)), number < below, "{hand} {third:?}");
            }
        }
    }

    #[test]
    fn naturals_stop_from_a_count_on_whoever_holds_them() {
        for (player, banker) in PointCount::all().flat_map(|p| PointCount::all().map(move |b| (p, b))) {
            let natural = player.get().max(banker.get()) as usize >= NATURAL;
            assert_eq!(naturals_stop(player, banker), natural);
        }
    }
}
