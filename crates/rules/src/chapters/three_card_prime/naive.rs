//! The rankings once more, written slowly and differently, and the small tools of the tests.

use alloc::vec::Vec;

use super::ranking::AllSixHand;
use crate::kit::card::{Card, Suit};

/// The cards of a text such as `Ac Kd 2h`.
pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Three cards of a text.
pub(super) fn hand(text: &str) -> [Card; 3] {
    cards(text).try_into().unwrap()
}

/// Every set of three of the 52 cards.
pub(super) fn all_hands() -> impl Iterator<Item = [Card; 3]> {
    Card::all_52().flat_map(|a| {
        let below = move |limit: Card| Card::all_52().take_while(move |&card| card < limit);
        below(a).flat_map(move |b| below(b).map(move |c| [a, b, c]))
    })
}

/// Poker values, ace 14.
fn value(card: Card) -> u8 {
    card.rank().unwrap() as u8 + 2
}

/// A list that compares as two three-card hands do: category, then what decides inside it.
pub(super) fn key(hand: [Card; 3]) -> (u8, Vec<u8>) {
    let mut values = hand.map(value);
    values.sort_unstable_by(|a, b| b.cmp(a));
    let [high, middle, low] = values;
    let flush = hand.iter().all(|card| card.suit() == hand[0].suit());
    let top = match values {
        [14, 3, 2] => Some(3),
        [a, b, c] if a == b + 1 && b == c + 1 => Some(a),
        _ => None,
    };
    match (top, flush) {
        (Some(14), true) => (6, Vec::new()),
        (Some(top), true) => (5, [top].into()),
        (None, false) if high == low => (4, [high].into()),
        (Some(top), false) => (3, [top].into()),
        (None, true) => (2, values.into()),
        (None, false) if high == middle => (1, [high, low].into()),
        (None, false) if middle == low => (1, [low, high].into()),
        (None, false) => (0, values.into()),
    }
}

/// The best six-card hand, by counting on fingers.
pub(super) fn six(cards: [Card; 6]) -> AllSixHand {
    let mut held = [[false; 15]; 4];
    let mut of_rank = [0u8; 15];
    let mut of_suit = [0u8; 4];
    for card in cards {
        let (suit, value) = (card.suit().unwrap() as usize, value(card) as usize);
        held[suit][value] = true;
        of_rank[value] += 1;
        of_suit[suit] += 1;
    }
    let run = |held: &dyn Fn(usize) -> bool, top: usize, length: usize| {
        (0..length).all(|down| held(if top - down == 1 { 14 } else { top - down }))
    };
    let in_suit = |suit: usize, top, length| run(&|value| held[suit][value], top, length);
    let any_suit = |top, length| (0..4).any(|suit| in_suit(suit, top, length));
    let straight = |top| run(&|value| of_rank[value] > 0, top, 5);
    let at_least = |count| of_rank.iter().filter(|&&n| n >= count).count();
    if in_suit(Suit::Diamonds as usize, 14, 6) {
        AllSixHand::SixCardRoyalDiamonds
    } else if any_suit(14, 6) {
        AllSixHand::SixCardRoyal
    } else if any_suit(14, 5) {
        AllSixHand::RoyalFlush
    } else if of_suit.iter().any(|&n| n >= 5) && (5..14).any(|top| any_suit(top, 5)) {
        AllSixHand::StraightFlush
    } else if at_least(4) > 0 {
        AllSixHand::FourOfAKind
    } else if at_least(3) > 0 && at_least(2) > 1 {
        AllSixHand::FullHouse
    } else if of_suit.iter().any(|&n| n >= 5) {
        AllSixHand::Flush
    } else if (5..15).any(straight) {
        AllSixHand::Straight
    } else if at_least(3) > 0 {
        AllSixHand::ThreeOfAKind
    } else {
        AllSixHand::Nothing
    }
}

/// A small random source; the same seed gives the same numbers.
pub(super) struct Random(pub u64);

impl Random {
    /// A number below a bound.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }

    /// This many different cards.
    pub(super) fn deal<const N: usize>(&mut self) -> [Card; N] {
        let mut deck: Vec<Card> = Card::all_52().collect();
        core::array::from_fn(|_| deck.swap_remove(self.below(deck.len() as u64) as usize))
    }
}
