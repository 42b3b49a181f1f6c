//! The six draws of a round of baccarat, from three words of the stream.
//!
//! One word serves two draws: what the first multiplication leaves below the point is as good as a fresh word for
//! the second, and both are exact together if the last remainder is checked against the product of the choices.

use crate::stream::{Key, Words};

/// The most cards a round takes.
pub(super) const DRAWS: usize = 6;

/// Words that serve two draws each.
pub(super) const PAIRS: usize = DRAWS / 2;

/// Which of the cards left each of six draws takes; the cards that are not needed are not taken.
pub(super) fn places(key: Key, round: u64, words: &mut Words, cards: u32) -> [u32; DRAWS] {
    let mut places = [0; DRAWS];
    for pair in 0..PAIRS {
        let drawn = place_two(key, round, pair, words.next(), cards - 2 * pair as u32);
        places[2 * pair..2 * pair + 2].copy_from_slice(&drawn);
    }
    places
}

/// Two draws from a word, or from its replacements.
pub(super) fn place_two(key: Key, round: u64, pair: usize, word: u32, cards: u32) -> [u32; 2] {
    let (mut word, mut attempt) = (word, 0);
    loop {
        if let Some(places) = accepted(word, cards) {
            return places;
        }
        word = (key.aside(round, 1 + pair as u64, attempt) >> 32) as u32;
        attempt += 1;
    }
}

/// The first of a number of cards and the second of one fewer, unless the word would favor some of them.
fn accepted(word: u32, cards: u32) -> Option<[u32; 2]> {
    let first = u64::from(word) * u64::from(cards);
    let second = u64::from(first as u32) * u64::from(cards - 1);
    let ways = cards * (cards - 1);
    let enough = second as u32 >= ways.wrapping_neg() % ways;
    enough.then_some([(first >> 32) as u32, (second >> 32) as u32])
}

/// Above this high half of the last remainder every word is accepted, since no shoe has more pairs of cards.
pub(super) const SURELY_ACCEPTED: u16 = 3;

const _: () = assert!(416 * 415 < (SURELY_ACCEPTED as u32) << 16);

/// Two draws on many tables side by side, in sixteen-bit halves. Where a remainder is small, it is looked at again.
#[inline(always)]
pub(super) fn place_two_lanes<const L: usize>(
    words: &[u32; L],
    cards: &[i16; L],
    fewer: i16,
    places: [&mut [i16; L]; 2],
) -> bool {
    let [first_places, second_places] = places;
    let mut doubtful = 0u16;
    for lane in 0..L {
        let cards = (cards[lane] - fewer) as u16;
        let (high, low) = ((words[lane] >> 16) as u16, words[lane] as u16);
        let (first, high, low) = multiply(high, low, cards);
        let (second, high, _) = multiply(high, low, cards - 1);
        first_places[lane] = first as i16;
        second_places[lane] = second as i16;
        doubtful |= u16::from(high < SURELY_ACCEPTED);
    }
    doubtful != 0
}

/// A word in two halves times a small number: what overflows, and the word that is left.
#[inline(always)]
const fn multiply(high: u16, low: u16, by: u16) -> (u16, u16, u16) {
    let carried = ((low as u32 * by as u32) >> 16) as u16;
    let sum = high.wrapping_mul(by).wrapping_add(carried);
    let over = ((high as u32 * by as u32) >> 16) as u16 + (sum < carried) as u16;
    (over, sum, low.wrapping_mul(by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stream::{Purpose, Seed};

    #[test]
    fn halves_multiply_as_wholes_do() {
        let mut words = Words::of(Seed::new(3, Purpose::Baccarat).table(0));
        for by in (6..=416u16).cycle().take(20_000) {
            let word = words.next();
            let (over, high, low) = multiply((word >> 16) as u16, word as u16, by);
            let product = u64::from(word) * u64::from(by);
            assert_eq!(u64::from(over) << 32 | u64::from(high) << 16 | u64::from(low), product);
        }
    }

    #[test]
    fn every_pair_of_cards_is_as_likely_as_any_other() {
        // Of few cards, every word can be tried: a fraction of all words stands for the rest.
        let mut counts = [[0u32; 6]; 7];
        let step = 42 * 251;
        for word in (0..u32::MAX).step_by(step) {
            if let Some([first, second]) = accepted(word, 7) {
                counts[first as usize][second as usize] += 1;
            }
        }
        let (least, most) = counts.iter().flatten().fold((u32::MAX, 0), |(l, m), &c| (l.min(c), m.max(c)));
        assert!(most - least <= 1, "{counts:?}");
    }

    #[test]
    fn a_word_too_many_is_replaced() {
        assert_eq!(accepted(0, 416), None);
        let key = Seed::new(3, Purpose::Baccarat).table(0);
        let [first, second] = place_two(key, 5, 0, 0, 416);
        assert!(first < 416 && second < 415);
        assert_ne!(place_two(key, 5, 0, 0, 416), place_two(key, 6, 0, 0, 416));
    }
}
