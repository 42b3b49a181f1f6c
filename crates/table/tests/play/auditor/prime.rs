//! Chapter 679a, sections 6, 11 and 12, once more and plainly.

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::Terms;

use super::Fate;
use super::cards::{is_red, multiples, rank, ranks, run_top, same_suit, suit};

/// What lies at a position when it is settled.
pub struct PrimeHand<'a> {
    pub player: &'a [Card],
    pub dealer: &'a [Card],
    pub fourth: Option<Card>,
    pub folded: bool,
}

/// The six ranks and no rank, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Hand {
    High,
    Pair,
    Flush,
    Straight,
    ThreeOfAKind,
    StraightFlush,
    MiniRoyal,
}

/// The rank of a hand, and what decides between two of the same rank.
fn strength(cards: &[Card]) -> (Hand, Vec<u8>) {
    let ranks = ranks(cards);
    let (run, suited, most) = (run_top(&ranks), same_suit(cards), multiples(&ranks)[0]);
    match (run, suited, most) {
        (Some(14), true, _) => (Hand::MiniRoyal, Vec::new()),
        (Some(top), true, _) => (Hand::StraightFlush, vec![top]),
        (_, _, 3) => (Hand::ThreeOfAKind, vec![ranks[0]]),
        (Some(top), false, _) => (Hand::Straight, vec![top]),
        (None, true, _) => (Hand::Flush, ranks),
        (None, false, 2) => {
            // Of three sorted cards with a pair the middle one is in the pair.
            let pair = ranks[1];
            let kicker = ranks.iter().copied().filter(|&rank| rank != pair).collect::<Vec<_>>();
            (Hand::Pair, [vec![pair], kicker].concat())
        }
        (None, false, _) => (Hand::High, ranks),
    }
}

const QUEEN: u8 = 12;

/// What becomes of a wager, in the order of the list: Ante, Play, Prime, Pair Bonus, All-Six Bonus.
pub fn fate(terms: &Terms, hand: &PrimeHand, wager: usize) -> Fate {
    match wager {
        0 if hand.folded => Fate::Lost,
        0 => against_dealer(terms, hand).0,
        1 => against_dealer(terms, hand).1,
        2 => prime(hand),
        3 => pair_bonus(terms, hand),
        _ => all_six(terms, hand),
    }
}

/// The fates of the Ante and the Play Wager.
fn against_dealer(terms: &Terms, hand: &PrimeHand) -> (Fate, Fate) {
    let (player, dealer) = (strength(hand.player), strength(hand.dealer));
    let qualifies = dealer.0 > Hand::High || dealer.1[0] >= QUEEN;
    let bad_beat = terms.bad_beat as usize;
    if !qualifies {
        return (Fate::Returned, Fate::Paid(1, 1));
    }
    if player >= dealer {
        let pays = match player.0 {
            Hand::MiniRoyal => 10,
            Hand::StraightFlush => 6,
            Hand::ThreeOfAKind => 5,
            Hand::Straight => 2,
            Hand::Flush | Hand::Pair | Hand::High => 1,
        };
        return (Fate::Paid(1, 1), Fate::Paid(pays, 1));
    }
    let play = match player.0 {
        Hand::StraightFlush => Fate::Paid([12, 6][bad_beat], 1),
        Hand::ThreeOfAKind => Fate::Paid([10, 5][bad_beat], 1),
        Hand::Straight => Fate::Paid([4, 2][bad_beat], 1),
        Hand::MiniRoyal | Hand::Flush | Hand::Pair | Hand::High => Fate::Lost,
    };
    (Fate::Lost, play)
}

fn prime(hand: &PrimeHand) -> Fate {
    let red = |cards: &[Card]| cards.iter().filter(|&&card| is_red(card)).count();
    match (red(hand.player), red(hand.dealer)) {
        (3, 3) | (0, 0) => Fate::Paid(4, 1),
        (3 | 0, _) => Fate::Paid(3, 1),
        _ => Fate::Lost,
    }
}

/// Pair, flush, straight, three-of-a-kind, straight flush, mini-royal.
const WITHOUT_A_TWO: [i64; 6] = [1, 3, 6, 30, 40, 50];
const WITH_A_TWO: [[i64; 6]; 4] =
    [[1, 6, 12, 60, 80, 100], [2, 5, 10, 45, 60, 75], [2, 4, 8, 40, 50, 75], [1, 4, 8, 40, 50, 75]];

fn pair_bonus(terms: &Terms, hand: &PrimeHand) -> Fate {
    let line = match strength(hand.player).0 {
        Hand::High => return Fate::Lost,
        Hand::Pair => 0,
        Hand::Flush => 1,
        Hand::Straight => 2,
        Hand::ThreeOfAKind => 3,
        Hand::StraightFlush => 4,
        Hand::MiniRoyal => 5,
    };
    let letter = terms.pair_bonus.expect("offered") as usize;
    let fourth = hand.fourth.expect("a Pair Bonus Wager has a fourth card");
    let table = if rank(fourth) == Some(2) { &WITH_A_TWO[letter] } else { &WITHOUT_A_TWO };
    Fate::Paid(table[line], 1)
}

/// Three-of-a-kind, straight, flush, full house, four-of-a-kind, straight flush, royal flush.
const ALL_SIX: [[i64; 7]; 5] = [
    [5, 10, 20, 25, 50, 200, 1000],
    [5, 10, 15, 25, 50, 200, 1000],
    [8, 9, 15, 20, 100, 200, 1000],
    [7, 10, 15, 20, 100, 200, 1000],
    [5, 10, 15, 20, 50, 200, 1000],
];

fn all_six(terms: &Terms, hand: &PrimeHand) -> Fate {
    let letter = terms.all_six.expect("offered") as usize;
    let six: Vec<Card> = hand.player.iter().chain(hand.dealer).copied().collect();
    if letter == 4 && same_suit(&six) && ranks(&six) == [14, 13, 12, 11, 10, 9] {
        return Fate::PaidOutsideLimit(if suit(six[0]) == 'd' { 200_000 } else { 20_000 });
    }
    let without = |left_out: usize| {
        let kept = six.iter().enumerate().filter(|&(place, _)| place != left_out);
        kept.map(|(_, &card)| card).collect::<Vec<_>>()
    };
    let best = (0..6).filter_map(|left_out| five_card_line(&without(left_out))).max();
    best.map_or(Fate::Lost, |line| Fate::Paid(ALL_SIX[letter][line], 1))
}

/// The line of the table that five cards reach.
fn five_card_line(cards: &[Card]) -> Option<usize> {
    let ranks = ranks(cards);
    let counts = multiples(&ranks);
    match (run_top(&ranks), same_suit(cards), counts[0], counts[1]) {
        (Some(14), true, ..) => Some(6),
        (Some(_), true, ..) => Some(5),
        (_, _, 4, _) => Some(4),
        (_, _, 3, 2) => Some(3),
        (None, true, ..) => Some(2),
        (Some(_), false, ..) => Some(1),
        (_, _, 3, _) => Some(0),
        _ => None,
    }
}
