//! How long the figures of Saigon 5 Card and the search for paytables take, beside the plain loops they replace.
//!
//! `cargo bench -p croupier-odds --bench saigon_5_card` prints the best of several runs, because a busy machine
//! only ever adds time.

use std::hint::black_box;
use std::time::{Duration, Instant};

use croupier_odds::design::{Move, Wish, design};
use croupier_odds::saigon_5_card::{BonusOptions, Choice, Remaining, Setting, WhatIf, ante, bonus};
use croupier_odds::{Figures, Outcome, Ratio};
use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::completion::showdown;
use croupier_rules::chapters::saigon_5_card::ranking::best_split_of_values;
use croupier_rules::chapters::saigon_5_card::ranking::bonus as rule;
use croupier_rules::chapters::saigon_5_card::{Showdown, ShowdownCount, Value};
use croupier_rules::kit::paytable::Line;

/// Binomial coefficients up to 16 choose 5.
fn choose(n: u8, k: u8) -> u64 {
    (0..u64::from(k)).fold(1, |ways, i| ways * u64::from(n).saturating_sub(i) / (i + 1))
}

struct ClassHand {
    counts: [u8; 11],
    shows: Option<ShowdownCount>,
}

fn class_hands(deck: [u8; 11]) -> Vec<ClassHand> {
    let mut hands = Vec::new();
    for (a, b) in (0..11).flat_map(|a| (a..11).map(move |b| (a, b))) {
        for (c, d) in (b..11).flat_map(|c| (c..11).map(move |d| (c, d))) {
            hands.extend((d..11).map(|e| class_hand([a, b, c, d, e])));
        }
    }
    hands.retain(|hand| (0..11).all(|i| hand.counts[i] <= deck[i]));
    hands
}

fn class_hand(five: [usize; 5]) -> ClassHand {
    let mut counts = [0; 11];
    five.iter().for_each(|&class| counts[class] += 1);
    ClassHand { counts, shows: best_split_of_values(five.map(|i| Value::ALL[i])).map(|(_, count)| count) }
}

/// The baseline of the Ante: every pair of classes of hands, with products of binomial coefficients.
fn every_pair() -> [u64; Showdown::ALL.len()] {
    let table: Vec<[u64; 6]> = (0..=16).map(|n| std::array::from_fn(|k| choose(n, k as u8))).collect();
    let ways = |deck: &[u8; 11], hand: &[u8; 11]| {
        (0..11).map(|i| table[deck[i] as usize][hand[i] as usize]).product::<u64>()
    };
    let deck = Remaining::FULL.values();
    let hands = class_hands(deck);
    let mut deals = [0; Showdown::ALL.len()];
    for player in &hands {
        let (left, mine) = (std::array::from_fn(|i| deck[i] - player.counts[i]), ways(&deck, &player.counts));
        for dealer in &hands {
            deals[showdown(player.shows, dealer.shows) as usize] += mine * ways(&left, &dealer.counts);
        }
    }
    deals
}

/// The baseline of the Bonus: every hand.
fn every_hand() -> [u64; 11] {
    let cards: Vec<Card> = Card::all_53().collect();
    let mut lines = [0; 11];
    for (a, b) in (0..53).flat_map(|a| (a + 1..53).map(move |b| (a, b))) {
        for (c, d) in (b + 1..53).flat_map(|c| (c + 1..53).map(move |d| (c, d))) {
            for e in d + 1..53 {
                lines[rule([a, b, c, d, e].map(|i| cards[i])).map_or(10, Line::index)] += 1;
            }
        }
    }
    lines
}

/// Six lines with eleven payouts each, to be brought to a hold of 7 to 8 %.
const MOVED: [(&str, u32); 6] = [
    ("full house", 15),
    ("flush", 10),
    ("straight", 7),
    ("three-of-a-kind", 5),
    ("two pair", 3),
    ("four-of-a-kind", 45),
];
const PAYOUTS: u32 = 11;

fn wish() -> Wish {
    let moves = MOVED.map(|(line, low)| Move { line: line.into(), pays: low..=low + PAYOUTS - 1 });
    Wish { least: Ratio::new(7, 100), most: Ratio::new(8, 100), moves: moves.into(), at_most: 20 }
}

/// The baseline of the design: every combination of payouts. Returns how many meet the wish.
fn every_paytable(base: &Figures) -> usize {
    let outcome = |name: &str| base.outcomes.iter().find(|o| o.name == name).expect("a line");
    let lines = MOVED.map(|(name, low)| (outcome(name).count as i64, i64::from(low)));
    let moved = |o: &&Outcome| MOVED.iter().any(|(name, _)| *name == o.name);
    let (total, held) =
        (base.total as i64, base.outcomes.iter().filter(|o| !moved(o)).map(brings).sum::<i64>());
    let met = |paid: i64| (7 * total..=8 * total).contains(&(100 * (held - paid)));
    (0..PAYOUTS.pow(6)).filter(|&table| met(paid(&lines, table))).count()
}

/// What an outcome brings the house, over all deals.
fn brings(outcome: &Outcome) -> i64 {
    outcome.count as i64 * outcome.pays.map_or(1, |odds| -i64::from(odds.pays()))
}

fn paid(lines: &[(i64, i64); 6], mut table: u32) -> i64 {
    let mut paid = 0;
    for (count, low) in lines {
        paid += count * (low + i64::from(table % PAYOUTS));
        table /= PAYOUTS;
    }
    paid
}

/// The least time of several runs.
fn time<T>(runs: usize, mut run: impl FnMut() -> T) -> Duration {
    let once = || {
        let start = Instant::now();
        black_box(run());
        start.elapsed()
    };
    std::iter::repeat_with(once).take(runs).min().unwrap_or_default()
}

fn report(name: &str, fast: Duration, plain: Duration) {
    let times = plain.as_nanos() / fast.as_nanos().max(1);
    println!("{name:<32} {fast:>12.3?}   plain loops {plain:>12.3?}   {times:>6} times");
}

/// A fast wrong answer is no answer.
fn check() {
    let figures = ante(Remaining::FULL, Choice::default(), Setting::Highest);
    assert_eq!(figures.total, every_pair().iter().map(|&deals| u128::from(deals)).sum());
    let counts = bonus(Remaining::FULL, &BonusOptions::default()).outcomes.into_iter().map(|o| o.count);
    assert!(counts.eq(every_hand().map(u128::from)));
    let base = bonus(Remaining::FULL, &BonusOptions::default());
    let all = design(&base, &Wish { at_most: usize::MAX, ..wish() }).expect("a good wish");
    assert_eq!(all.len(), every_paytable(&base).min(croupier_odds::design::MOST_LISTED));
}

fn main() {
    check();
    let base = bonus(Remaining::FULL, &BonusOptions::default());
    let (pairs, hands, tables) =
        (time(3, every_pair), time(3, every_hand), time(3, || every_paytable(&base)));
    let full = Remaining::FULL;
    report("ante", time(20, || ante(full, Choice::default(), Setting::Highest)), pairs);
    report("ante, most money", time(20, || ante(full, Choice::MostMoney, Setting::Highest)), pairs);
    report("bonus", time(20, || bonus(full, &BonusOptions::default())), hands);
    report("bonus, wild joker", time(20, || WhatIf::WildJoker.figures(full)), hands);
    report("design, nearest 20", time(20, || design(&base, &wish())), tables);
}
