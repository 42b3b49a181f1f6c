//! The drawing rules as comparisons, read off the rules when this crate is compiled: lanes compare, they do not
//! branch or look up.

use croupier_rules::Card;
use croupier_rules::families::baccarat::dealing::{banker_draws, naturals_stop, player_draws};
use croupier_rules::families::baccarat::ranking::burn_value;
use croupier_rules::families::baccarat::{CardValue, PointCount};
use croupier_rules::kit::card::{Rank, Suit};

/// Two cards of this count or a higher one are a Natural.
const NATURAL: i16 = naturals_from();
/// Without a Natural, the Player's Hand draws below this count.
const PLAYER_BELOW: i16 = player_below();
/// After a Player's Hand that stayed, the Banker's Hand draws below this count.
const BANKER_BELOW_AFTER_STAY: i16 = banker_below(None);
/// After a Player's third card of each value, the Banker's Hand draws below this count.
const BANKER_BELOW: [i16; 10] = banker_below_each();

/// The cards burned unseen after a first card of each value.
pub(super) const BURNED: [i16; 10] = burned_each();

/// Whether the Player's Hand draws, and whether a fifth card is dealt to anybody, on the first two cards of both.
///
/// The fifth card goes to the Player's Hand if it draws, and to the Banker's Hand if that draws alone.
#[inline(always)]
pub(super) const fn taken(player: i16, banker: i16) -> (bool, bool) {
    let play_on = player < NATURAL && banker < NATURAL;
    let player_draws = play_on & (player < PLAYER_BELOW);
    (player_draws, player_draws | play_on & (banker < BANKER_BELOW_AFTER_STAY))
}

/// Below which count the Banker's Hand draws after a third card of this value.
#[inline(always)]
pub(super) const fn banker_draws_below(third: i16) -> i16 {
    let (mut below, mut value) = (BANKER_BELOW[0], 1);
    while value < 10 {
        let change = BANKER_BELOW[value] - BANKER_BELOW[value - 1];
        below += if third >= value as i16 { change } else { 0 };
        value += 1;
    }
    below
}

/// A sum of two digits without its tens.
#[inline(always)]
pub(super) const fn last_digit(sum: i16) -> i16 {
    if sum >= 10 { sum - 10 } else { sum }
}

const fn count(number: i16) -> PointCount {
    match PointCount::new(number as u8) {
        Some(count) => count,
        None => PointCount::ZERO,
    }
}

const fn naturals_from() -> i16 {
    let mut from = 0;
    while !naturals_stop(count(from), PointCount::ZERO) {
        from += 1;
    }
    from
}

const fn player_below() -> i16 {
    let mut below = 0;
    while player_draws(count(below)) {
        below += 1;
    }
    below
}

const fn banker_below(player_third: Option<CardValue>) -> i16 {
    let mut below = 0;
    while banker_draws(count(below), player_third) {
        below += 1;
    }
    below
}

const fn banker_below_each() -> [i16; 10] {
    let (mut below, mut value) = ([0; 10], 0);
    while value < 10 {
        below[value] = banker_below(CardValue::new(value as u8));
        value += 1;
    }
    below
}

const fn burned_each() -> [i16; 10] {
    let (mut burned, mut rank) = ([0; 10], 0);
    while rank < 13 {
        let value = CardValue::of(Rank::ALL[rank]).get() as usize;
        burned[value] = match burn_value(Card::new(Rank::ALL[rank], Suit::Clubs)) {
            Some(cards) => cards as i16,
            None => 0,
        };
        rank += 1;
    }
    burned
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baccarat::lanes::cell;
    use croupier_rules::families::baccarat::{Coup, HandResult, HandSize};

    #[test]
    fn comparisons_draw_as_the_rules_do() {
        for (player, banker) in PointCount::all().flat_map(|p| PointCount::all().map(move |b| (p, b))) {
            let (play_on, draws) = (!naturals_stop(player, banker), player_draws(player));
            let after_stay = play_on && !draws && banker_draws(banker, None);
            let expected = (play_on && draws, play_on && draws || after_stay);
            assert_eq!(taken(player.get().into(), banker.get().into()), expected);
            for third in CardValue::all().filter(|_| play_on) {
                let below = i16::from(banker.get()) < banker_draws_below(third.get().into());
                assert_eq!(below, banker_draws(banker, Some(third)), "{banker} against {third:?}");
            }
        }
    }

    #[test]
    fn cells_are_the_indexes_of_coups() {
        let sizes = [(HandSize::Two, false), (HandSize::Three, true)];
        for (player, banker) in PointCount::all().flat_map(|p| PointCount::all().map(move |b| (p, b))) {
            for ((player_size, player_drew), (banker_size, banker_drew)) in
                sizes.into_iter().flat_map(|one| sizes.map(|other| (one, other)))
            {
                let coup =
                    Coup::new(HandResult::new(player, player_size), HandResult::new(banker, banker_size));
                let ours = cell(player.get().into(), player_drew, banker.get().into(), banker_drew);
                assert_eq!(ours as usize, coup.index());
            }
        }
    }

    #[test]
    fn as_many_cards_are_burned_as_the_first_one_says() {
        assert_eq!(BURNED, [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
}
