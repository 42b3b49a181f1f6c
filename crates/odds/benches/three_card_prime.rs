//! How long the figures of Three Card Prime take, and how much longer plain nested loops would: no sampling, best
//! of several runs, one thread.

use std::hint::black_box;
use std::time::{Duration, Instant};

use croupier_odds::three_card_prime::{
    AceLow, AntePlay, CardsLeft, Reading, all_six, named_pays, pair_bonus, prime,
};
use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::completion::FourthCard;
use croupier_rules::chapters::three_card_prime::payouts::PrimeLine;
use croupier_rules::chapters::three_card_prime::{
    self as rules, Cards, Decision, PrimeWager, Strength, Terms,
};
use croupier_rules::kit::paytable::Letter;

/// Three cards as a set, as cards and as what they are worth.
type Dealt = (u64, [Card; 3], Strength);

fn main() {
    let bad_beat = named_pays::bad_beat(Letter::A).expect("a paytable of the chapter");
    let with_two = named_pays::pair_bonus_with_two(Letter::A).expect("a paytable of the chapter");
    let six = named_pays::all_six(Letter::A);
    let left = black_box(CardsLeft::ALL);
    println!("{:<12}{:>14}{:>14}{:>10}", "wager", "counted", "nested loops", "ratio");
    row("ante-play", || AntePlay::new(left, &bad_beat, Reading::AsWritten).optimum(), loop_ante_play);
    row("prime", || prime(left), loop_prime);
    row("pair-bonus", || pair_bonus(left, &with_two), loop_pair_bonus);
    row("all-six", || all_six(left, &six, AceLow::Closes), loop_all_six);
}

fn row<A, B>(wager: &str, counted: impl Fn() -> A, looped: impl Fn() -> B) {
    let (counted, looped) = (best_of(20, counted), best_of(1, looped));
    let ratio = looped.as_nanos() / counted.as_nanos().max(1);
    println!("{wager:<12}{:>14}{:>14}{ratio:>10}", format!("{counted:.1?}"), format!("{looped:.1?}"));
}

fn best_of<T>(runs: usize, run: impl Fn() -> T) -> Duration {
    let time = |_| {
        let start = Instant::now();
        black_box(run());
        start.elapsed()
    };
    (0..runs).map(time).min().unwrap_or_default()
}

fn hands() -> Vec<Dealt> {
    let deck: Vec<Card> = Card::all_52().collect();
    let mut hands = Vec::new();
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                let cards = [deck[a], deck[b], deck[c]];
                hands.push((1 << a | 1 << b | 1 << c, cards, rules::strength(cards)));
            }
        }
    }
    hands
}

/// Every player's hand against every dealer's hand: the counts that the best play is found from.
fn loop_ante_play() -> Vec<[u32; 4]> {
    let hands = hands();
    let against = |&(set, _, player): &Dealt| {
        let mut faced = [0; 4];
        for &(other, _, dealer) in hands.iter().filter(|(other, ..)| other & set == 0) {
            black_box(other);
            faced[rules::ante_play(dealer, player) as usize] += 1;
        }
        faced
    };
    hands.iter().map(against).collect()
}

fn loop_prime() -> [u64; 3] {
    let (hands, mut counts) = (hands(), [0; 3]);
    for &(set, player, _) in &hands {
        for &(_, dealer, _) in hands.iter().filter(|(other, ..)| other & set == 0) {
            counts[PrimeLine::of(player, dealer).map_or(2, |line| line as usize)] += 1;
        }
    }
    counts
}

fn loop_pair_bonus() -> [u64; 2] {
    let (terms, mut counts) = (Terms::default(), [0; 2]);
    for (set, player, _) in hands() {
        for fourth in Card::all_52().filter(|card| set >> card.index() & 1 == 0) {
            let cards = Cards { player, dealer: player, fourth: Some(fourth) };
            let ruling = rules::rule(&terms, &cards, Decision::Play, PrimeWager::PairBonus);
            counts[usize::from(ruling.decided_by == FourthCard::Two.provision())] += 1;
        }
    }
    counts
}

fn loop_all_six() -> [u64; 10] {
    let deck: Vec<Card> = Card::all_52().collect();
    let mut counts = [0; 10];
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                for d in 0..c {
                    for e in 0..d {
                        for f in 0..e {
                            let cards = [a, b, c, d, e, f].map(|i: usize| deck[i]);
                            counts[rules::all_six(cards) as usize] += 1;
                        }
                    }
                }
            }
        }
    }
    counts
}
