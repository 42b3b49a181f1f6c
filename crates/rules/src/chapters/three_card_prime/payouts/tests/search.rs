//! The most that boxes can win together, found by a search through every dealer's hand and every choice of players' hands,
//! with rankings and payouts written out once more.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::chapters::three_card_prime::Terms;
use crate::chapters::three_card_prime::naive::{all_hands, key, six};
use crate::chapters::three_card_prime::ranking::AllSixHand;
use crate::kit::card::{Card, Color};
use crate::kit::wager::Offer;

type Bits = u64;

/// The twos are the first four cards.
const TWOS: Bits = 0b1111;

/// All that the payouts depend on but the fourth card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Outcome {
    category: usize,
    /// 0 the dealer does not qualify, 1 the player has as much or more, 2 less.
    showdown: usize,
    /// 0 not one color, 1 one color, 2 the dealer's too.
    colors: usize,
    /// From a six-card royal flush down.
    six: usize,
}

/// A hand with its cards as bits, how it compares, and its color.
type Known = ([Card; 3], Bits, (u8, Vec<u8>), Option<Color>);

pub(super) struct Dealer {
    cards: Bits,
    hands: Vec<(Outcome, Vec<Bits>)>,
}

fn bits(hand: [Card; 3]) -> Bits {
    hand.iter().map(|card| 1 << card.index()).sum()
}

fn color(hand: [Card; 3]) -> Option<Color> {
    let colors = hand.map(|card| card.suit().unwrap().color());
    (colors[0] == colors[1] && colors[1] == colors[2]).then_some(colors[0])
}

fn place(hand: AllSixHand) -> usize {
    match hand {
        AllSixHand::SixCardRoyalDiamonds | AllSixHand::SixCardRoyal => 0,
        AllSixHand::RoyalFlush => 1,
        AllSixHand::StraightFlush => 2,
        AllSixHand::FourOfAKind => 3,
        AllSixHand::FullHouse => 4,
        AllSixHand::Flush => 5,
        AllSixHand::Straight => 6,
        AllSixHand::ThreeOfAKind => 7,
        AllSixHand::Nothing => 8,
    }
}

/// Every hand of the dealer's, but for the names of the suits, with every hand beside it sorted by outcome.
pub(super) fn dealers() -> Vec<Dealer> {
    let hands: Vec<Known> = all_hands().map(|hand| (hand, bits(hand), key(hand), color(hand))).collect();
    let dealers = hands.iter().filter(|(hand, ..)| super::is_least_of_its_suits(*hand));
    let of = |(dealer, cards, dealers, dealers_color): &Known| {
        let qualifies = dealers.0 > 0 || dealers.1[0] >= 12;
        let mut sorted: BTreeMap<Outcome, Vec<Bits>> = BTreeMap::new();
        for (hand, held, players, players_color) in hands.iter().filter(|(_, held, ..)| held & cards == 0) {
            let ([a, b, c], [d, e, f]) = (*hand, *dealer);
            let outcome = Outcome {
                category: usize::from(players.0),
                showdown: if !qualifies { 0 } else { 1 + usize::from(players < dealers) },
                colors: usize::from(players_color.is_some())
                    + usize::from(players_color.is_some() && players_color == dealers_color),
                six: place(six([a, b, c, d, e, f])),
            };
            sorted.entry(outcome).or_default().push(*held);
        }
        Dealer { cards: *cards, hands: sorted.into_iter().collect() }
    };
    dealers.map(of).collect()
}

/// What an outcome wins without a two as fourth card, and how much more with one.
fn won(outcome: Outcome, terms: &Terms) -> (i64, i64) {
    let category = outcome.category;
    let play = [
        [1; 7],
        [2, 2, 2, 3, 6, 7, 11],
        [[0, 0, 0, 4, 10, 12, 0], [0, 0, 0, 2, 5, 6, 0]][terms.bad_beat as usize],
    ];
    let prime = if terms.prime == Offer::Offered { [0, 3, 4][outcome.colors] } else { 0 };
    let all_six = terms.all_six.map_or(0, |letter| {
        [
            [1_000, 1_000, 200, 50, 25, 20, 10, 5, 0],
            [1_000, 1_000, 200, 50, 25, 15, 10, 5, 0],
            [1_000, 1_000, 200, 100, 20, 15, 9, 8, 0],
            [1_000, 1_000, 200, 100, 20, 15, 10, 7, 0],
            [0, 1_000, 200, 50, 20, 15, 10, 5, 0],
        ][letter as usize][outcome.six]
    });
    let game = play[outcome.showdown][category] + prime + all_six;
    let Some(letter) = terms.pair_bonus else { return (game, 0) };
    let without = [0, 1, 3, 6, 30, 40, 50][category];
    let with = [
        [0, 1, 6, 12, 60, 80, 100],
        [0, 2, 5, 10, 45, 60, 75],
        [0, 2, 4, 8, 40, 50, 75],
        [0, 1, 4, 8, 40, 50, 75],
    ][letter as usize][category];
    (game + without, with - without)
}

fn twos_left(out: Bits) -> usize {
    4 - (out & TWOS).count_ones() as usize
}

/// The greatest of so many gains, some of them made up.
fn greatest(gains: &[i64], further: i64, number: usize, twos: usize) -> i64 {
    let mut gains: Vec<i64> = gains.iter().copied().chain(core::iter::repeat_n(further, number)).collect();
    gains.sort_unstable_by(|a, b| b.cmp(a));
    gains.iter().take(twos).sum()
}

/// A hand that can still be chosen: its cards, what it wins, and what a two adds.
type Choice = (i64, i64, Bits);

struct Search {
    best: i64,
    gains: Vec<i64>,
}

impl Search {
    /// Chooses further hands out of a list in falling order, as long as they could still come to more than the best.
    fn choose(&mut self, list: &[Choice], boxes: usize, out: Bits, sum: i64) {
        if boxes == 0 {
            self.best = self.best.max(sum + greatest(&self.gains, 0, 0, twos_left(out)));
            return;
        }
        let gain = list.iter().map(|choice| choice.1).max().unwrap_or(0);
        let twos = greatest(&self.gains, gain, boxes, twos_left(out));
        for (at, &(wins, gain, hand)) in list.iter().enumerate() {
            let at_most: i64 = list[at..].iter().take(boxes).map(|choice| choice.0).sum();
            if sum + twos + at_most <= self.best {
                return;
            }
            let beside: Vec<Choice> =
                list[at + 1..].iter().filter(|next| next.2 & hand == 0).copied().collect();
            self.gains.push(gain);
            self.choose(&beside, boxes - 1, out | hand, sum + wins);
            self.gains.pop();
        }
    }
}

/// What so many hands could win beside a dealer's at most, if they need not differ in a card.
fn bound(dealer: &Dealer, terms: &Terms, boxes: usize) -> i64 {
    let mut lists: Vec<(i64, i64, usize)> = dealer
        .hands
        .iter()
        .map(|(outcome, hands)| (won(*outcome, terms).0, won(*outcome, terms).1, hands.len()))
        .collect();
    let gain = lists.iter().map(|list| list.1).max().unwrap_or(0);
    lists.sort_unstable_by(|a, b| b.cmp(a));
    let best = lists.iter().flat_map(|&(wins, _, number)| core::iter::repeat_n(wins, number)).take(boxes);
    best.sum::<i64>() + gain * twos_left(dealer.cards).min(boxes) as i64
}

pub(super) fn most_won(dealers: &[Dealer], terms: &Terms, boxes: usize) -> i64 {
    let mut order: Vec<(i64, &Dealer)> =
        dealers.iter().map(|dealer| (bound(dealer, terms, boxes), dealer)).collect();
    order.sort_unstable_by_key(|(bound, _)| -bound);
    let mut search = Search { best: 0, gains: Vec::new() };
    for (bound, dealer) in order {
        if bound <= search.best {
            break;
        }
        let of = |(outcome, hands): &(Outcome, Vec<Bits>)| {
            let (wins, gain) = won(*outcome, terms);
            hands.iter().map(move |&hand| (wins, gain, hand)).collect::<Vec<Choice>>()
        };
        let mut list: Vec<Choice> = dealer.hands.iter().flat_map(of).collect();
        list.sort_unstable_by(|a, b| b.cmp(a));
        search.choose(&list, boxes, dealer.cards, 0);
    }
    search.best
}
