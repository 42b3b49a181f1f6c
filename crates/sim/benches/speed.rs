//! Rounds a second on one core: the plain way and the fast way side by side, in turns, the best turn of each.
//!
//! `cargo bench -p croupier-sim --bench speed`

mod baseline;

use std::hint::black_box;
use std::time::Instant;

use croupier_odds::saigon_5_card::Setting;
use croupier_sim::baccarat::{Baccarat, Shoe};
use croupier_sim::dispatch::Instructions;
use croupier_sim::kernel::Kernel;
use croupier_sim::saigon_5_card::Saigon5Card;
use croupier_sim::stream::ROUNDS_PER_TABLE;
use croupier_sim::three_card_prime::ThreeCardPrime;

/// How often each way has its turn. Turns are short and many, because other work on the machine spoils some of them.
const TURNS: u64 = 300;

/// The rounds of one turn.
const ROUNDS: u64 = 1 << 16;

/// Nanoseconds for a round.
fn timed(rounds: u64, play: impl FnOnce()) -> f64 {
    let start = Instant::now();
    play();
    start.elapsed().as_secs_f64() * 1e9 / rounds as f64
}

fn fast(game: &dyn Kernel, turn: u64) -> f64 {
    let mut cells = vec![0; game.cells()];
    let blocks = ROUNDS / ROUNDS_PER_TABLE / game.side_by_side();
    let play = |block| game.block(7, block * game.side_by_side(), &mut cells);
    timed(ROUNDS, || (turn * blocks..(turn + 1) * blocks).for_each(play))
}

/// One line: the plain way, the fast way with what every processor has, the fast way with what this one has.
fn compare(name: &str, plain: fn(u64), portable: &dyn Kernel, widest: &dyn Kernel) {
    let mut best = [f64::INFINITY; 3];
    for turn in 0..TURNS {
        let times = [timed(ROUNDS, || plain(ROUNDS)), fast(portable, turn), fast(widest, turn)];
        best = [0, 1, 2].map(|way| best[way].min(times[way]));
    }
    let [plain, portable, widest] = best;
    println!(
        "{name:<18} {plain:>8.2} ns {portable:>10.2} ns {:>6.1} x {widest:>10.2} ns {:>6.1} x",
        plain / portable,
        plain / widest
    );
}

fn house_way(instructions: Instructions) -> Saigon5Card {
    Saigon5Card::new(Box::new(Setting::Highest), Box::new(Setting::Highest), instructions)
}

fn main() {
    println!("{:<18} {:>11} {:>13} {:>8} {:>13} {:>8}", "a round", "plain", "portable", "", "widest", "");
    let ways = [Instructions::Portable, Instructions::Widest];
    let [portable, widest] = ways.map(|instructions| Baccarat { shoe: Shoe::of(8), instructions });
    compare("baccarat", |rounds| _ = black_box(baseline::baccarat::play(rounds)), &portable, &widest);
    let [portable, widest] = ways.map(ThreeCardPrime::new);
    let plain = |rounds| _ = black_box(baseline::three_card_prime::play(rounds));
    compare("three card prime", plain, &portable, &widest);
    let [portable, widest] = ways.map(house_way);
    let plain = |rounds| _ = black_box(baseline::saigon_5_card::play(rounds));
    compare("saigon 5 card", plain, &portable, &widest);
}
