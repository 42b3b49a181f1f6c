//! How long the count of one composition takes: nested loops, one at a time, many together.
//!
//! `cargo bench -p croupier-odds --bench baccarat` prints the best of several runs, because a busy machine only
//! ever adds time. With the argument `loops`, `solve` or `many` it does just that work once, for counting
//! instructions.

use std::hint::black_box;
use std::time::Instant;

use croupier_odds::baccarat::{Class, Composition, Counts, solve, solve_many};
use croupier_rules::Card;
use croupier_rules::families::baccarat::dealing::{banker_draws, finished, naturals_stop, player_draws};
use croupier_rules::families::baccarat::{CardValue, Coup, PointCount};

/// How many compositions each run counts.
const COMPOSITIONS: usize = 1024;
/// The loops are slow: each run counts only these.
const LOOPED: usize = 16;
const RUNS: usize = 15;

/// Shoes of eight decks, each with one to 400 cards gone.
fn compositions() -> Vec<Composition> {
    (0..COMPOSITIONS as u64).map(depleted).collect()
}

fn depleted(seed: u64) -> Composition {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut shoe = Composition::decks(8).expect("a shoe");
    for _ in 0..400 * seed / COMPOSITIONS as u64 + 1 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let card = Card::from_index((state >> 33) as u8 % 52).expect("a card");
        let _none_left = shoe.remove(card);
    }
    shoe
}

/// The baseline: loops over both pairs, each unordered pair once, and over the third cards that the rules call for.
fn looped(composition: &Composition) -> [u64; Class::COUNT] {
    let mut shoe = Shoe { cards: composition.values().map(u64::from), left: composition.size() as u64 };
    let mut classes = [0; Class::COUNT];
    shoe.each_pair(1, PointCount::ZERO, &mut |shoe, ways, player| {
        shoe.each_pair(ways, PointCount::ZERO, &mut |shoe, ways, banker| {
            third_cards(shoe, ways, player, banker, &mut classes);
        });
    });
    classes
}

struct Shoe {
    cards: [u64; 10],
    left: u64,
}

impl Shoe {
    fn each_card(&mut self, ways: u64, mut then: impl FnMut(&mut Shoe, u64, CardValue)) {
        for value in CardValue::all().filter(|_| ways > 0) {
            let cards = self.cards[value.get() as usize];
            self.cards[value.get() as usize] = cards.saturating_sub(1);
            self.left -= 1;
            then(self, ways * cards, value);
            self.left += 1;
            self.cards[value.get() as usize] = cards;
        }
    }

    fn each_pair(&mut self, ways: u64, none: PointCount, then: &mut impl FnMut(&mut Shoe, u64, PointCount)) {
        self.each_card(ways, |shoe, ways, one| {
            shoe.each_card(ways, |shoe, ways, other| match one.cmp(&other) {
                std::cmp::Ordering::Less => then(shoe, 2 * ways, none.plus(one).plus(other)),
                std::cmp::Ordering::Equal => then(shoe, ways, none.plus(one).plus(other)),
                std::cmp::Ordering::Greater => (),
            });
        });
    }

    /// The orders in which the cards that nobody draws can follow.
    fn rest(&self, drawn: u64) -> u64 {
        (drawn..2).map(|gone| self.left - (gone - drawn)).product()
    }
}

fn third_cards(
    shoe: &mut Shoe,
    ways: u64,
    player: PointCount,
    banker: PointCount,
    classes: &mut [u64; Class::COUNT],
) {
    let mut end = |ways: u64, player_third, banker_third| {
        let coup = Coup::new(finished(player, player_third), finished(banker, banker_third));
        classes[Class::of(coup).index()] += ways;
    };
    let stop = naturals_stop(player, banker);
    if stop || !player_draws(player) {
        if !stop && banker_draws(banker, None) {
            return shoe.each_card(ways, |shoe, ways, w| end(ways * shoe.rest(1), None, Some(w)));
        }
        return end(ways * shoe.rest(0), None, None);
    }
    shoe.each_card(ways, |shoe, ways, z| {
        if banker_draws(banker, Some(z)) {
            shoe.each_card(ways, |_, ways, w| end(ways, Some(z), Some(w)));
        } else {
            end(ways * shoe.rest(1), Some(z), None);
        }
    });
}

/// The least time of several runs, in nanoseconds for each composition.
fn nanoseconds(each: usize, mut run: impl FnMut()) -> u128 {
    let time = || {
        let start = Instant::now();
        run();
        start.elapsed().as_nanos()
    };
    std::iter::repeat_with(time).take(RUNS).min().unwrap_or(0) / each as u128
}

fn solve_each(compositions: &[Composition]) {
    for composition in compositions {
        black_box(solve(black_box(composition)));
    }
}

fn loop_each(compositions: &[Composition]) {
    for composition in compositions {
        black_box(looped(black_box(composition)));
    }
}

/// A fast wrong answer is no answer.
fn check(compositions: &[Composition]) {
    let many = solve_many(compositions);
    for (composition, many) in compositions.iter().zip(many).take(LOOPED) {
        assert_eq!(solve(composition), many);
        assert_eq!(classes(&many), looped(composition).map(u128::from));
    }
}

fn classes(counts: &Counts) -> [u128; Class::COUNT] {
    let mut classes = [0; Class::COUNT];
    counts.classes().for_each(|(class, deals)| classes[class.index()] = deals);
    classes
}

fn report(name: &str, nanoseconds: u128, baseline: u128) {
    let micros = format!("{}.{:03}", nanoseconds / 1000, nanoseconds % 1000);
    println!(
        "{name:<24} {micros:>9} µs a composition   {:>5} times the baseline",
        baseline / nanoseconds.max(1)
    );
}

fn main() {
    let compositions = compositions();
    match std::env::args().nth(1).as_deref() {
        Some("loops") => return loop_each(&compositions[..LOOPED]),
        Some("solve") => return solve_each(&compositions),
        Some("many") => return drop(black_box(solve_many(&compositions))),
        _ => check(&compositions),
    }
    let baseline = nanoseconds(LOOPED, || loop_each(&compositions[..LOOPED]));
    report("nested loops (baseline)", baseline, baseline);
    report("solve", nanoseconds(COMPOSITIONS, || solve_each(&compositions)), baseline);
    report("solve_many", nanoseconds(COMPOSITIONS, || drop(black_box(solve_many(&compositions)))), baseline);
}
