//! Chapter 680a, sections 6, 11 and 12, once more and plainly.

use croupier_rules::Card;

use super::Fate;
use super::cards::{multiples, rank, ranks, run_top, same_suit};

/// What lies at a position when it is settled, and the places of the three-card hand the player set.
pub struct SaigonHand<'a> {
    pub player: &'a [Card],
    pub dealer: &'a [Card],
    pub three: [usize; 3],
}

pub fn fate(hand: &SaigonHand, wager: usize) -> Fate {
    if wager == 0 { ante(hand) } else { bonus(hand.player) }
}

/// What a card may count: an ace one, tens and pictures ten, the joker three, six or nine.
fn values(card: Card) -> Vec<u32> {
    match rank(card) {
        None => vec![3, 6, 9],
        Some(14) => vec![1],
        Some(rank) => vec![u32::from(rank.min(10))],
    }
}

/// Every total that cards can have.
fn totals(cards: &[Card]) -> Vec<u32> {
    cards.iter().fold(vec![0], |sums, &card| {
        sums.iter().flat_map(|&sum| values(card).into_iter().map(move |value| sum + value)).collect()
    })
}

/// The best Point Count of two cards.
fn showdown(cards: &[Card]) -> u32 {
    let counts = totals(cards).into_iter().map(|total| if total > 10 { total - 10 } else { total });
    counts.max().unwrap_or(0)
}

/// The Point Count of the showdown hand beside three cards, if those qualify.
fn count_beside(five: &[Card], three: [usize; 3]) -> Option<u32> {
    let (hand, rest): (Vec<usize>, Vec<usize>) = (0..5).partition(|place| three.contains(place));
    let cards = |places: Vec<usize>| places.into_iter().map(|place| five[place]).collect::<Vec<_>>();
    let qualifies = totals(&cards(hand)).iter().any(|total| [10, 20, 30].contains(total));
    qualifies.then(|| showdown(&cards(rest)))
}

/// The best Point Count of all ways to set five cards that qualify.
fn best(five: &[Card]) -> Option<u32> {
    let mut counts = Vec::new();
    for a in 0..5 {
        for b in a + 1..5 {
            for c in b + 1..5 {
                counts.extend(count_beside(five, [a, b, c]));
            }
        }
    }
    counts.into_iter().max()
}

/// As the player set it, or as the dealer sets it again where the player overlooked three cards that qualify.
fn ante(hand: &SaigonHand) -> Fate {
    let player = count_beside(hand.player, hand.three).or_else(|| best(hand.player));
    match (player, best(hand.dealer)) {
        (None, None) => Fate::Returned,
        (None, Some(_)) => Fate::Lost,
        (Some(player), Some(dealer)) if player < dealer => Fate::Lost,
        (Some(player), Some(dealer)) if player == dealer => Fate::Returned,
        (Some(5), _) => Fate::Paid(1, 2),
        (Some(_), _) => Fate::Paid(1, 1),
    }
}

/// Two pair up to five aces.
const BONUS: [i64; 10] = [8, 10, 12, 15, 20, 50, 100, 250, 1000, 5000];

const THREE_OF_A_KIND: usize = 1;
const STRAIGHT: usize = 2;
const FLUSH: usize = 3;
const FULL_HOUSE: usize = 4;
const FOUR_OF_A_KIND: usize = 5;
const STRAIGHT_FLUSH: usize = 6;
const ROYAL_WITH_JOKER: usize = 7;
const ROYAL: usize = 8;
const FIVE_ACES: usize = 9;

fn bonus(five: &[Card]) -> Fate {
    let natural: Vec<Card> = five.iter().copied().filter(|&card| rank(card).is_some()).collect();
    let line =
        if natural.len() == 5 { in_order(five).max(alike(&ranks(five))) } else { with_joker(&natural) };
    line.map_or(Fate::Lost, |line| Fate::Paid(BONUS[line], 1))
}

/// The joker is an ace, or whatever completes a straight, a flush or both.
fn with_joker(four: &[Card]) -> Option<usize> {
    let as_ace = alike(&[ranks(four), vec![14]].concat());
    let all = (0..52).filter_map(Card::from_index);
    let completed = all.filter_map(|card| in_order(&[four, &[card]].concat())).max();
    let completed = completed.map(|line| if line == ROYAL { ROYAL_WITH_JOKER } else { line });
    as_ace.max(completed)
}

/// Hands of cards alike.
fn alike(ranks: &[u8]) -> Option<usize> {
    match multiples(ranks)[..2] {
        [5, _] => Some(FIVE_ACES),
        [4, _] => Some(FOUR_OF_A_KIND),
        [3, 2] => Some(FULL_HOUSE),
        [3, _] => Some(THREE_OF_A_KIND),
        [2, 2] => Some(0),
        _ => None,
    }
}

/// Straights and flushes.
fn in_order(five: &[Card]) -> Option<usize> {
    match (run_top(&ranks(five)), same_suit(five)) {
        (Some(14), true) => Some(ROYAL),
        (Some(_), true) => Some(STRAIGHT_FLUSH),
        (None, true) => Some(FLUSH),
        (Some(_), false) => Some(STRAIGHT),
        (None, false) => None,
    }
}
