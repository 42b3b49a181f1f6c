//! Storms: a whole floor from one number, with every fault, and an auditor who trusts nobody.
//!
//! `cargo run --release -p croupier-floor --example storm -- --seeds 100 [--first 1] [--steps 4000]`

mod auditor;
mod dice;
mod disk;
mod people;
mod weather;
mod world;

use std::process::ExitCode;

use weather::Weather;
use world::{Sabotage, Tally, storm};

fn number(name: &str, default: u64) -> u64 {
    let mut words = std::env::args();
    let named = words.by_ref().find(|word| word == name).and_then(|_| words.next());
    named.and_then(|word| word.parse().ok()).unwrap_or(default)
}

fn main() -> ExitCode {
    let (seeds, first, steps) = (number("--seeds", 20), number("--first", 1), number("--steps", 4_000));
    let mut total = Tally::default();
    for seed in first..first + seeds {
        for weather in Weather::ALL {
            match storm(seed, weather, steps, Sabotage::None) {
                Ok(tally) => total += tally,
                Err(story) => {
                    println!("seed {seed}, {}: {}", weather.name, story.what);
                    println!(
                        "The shortest story that shows it: {} steps.",
                        shortest(seed, weather, story.step)
                    );
                    return ExitCode::FAILURE;
                }
            }
        }
    }
    println!("{seeds} seeds in {} kinds of weather: {total}", Weather::ALL.len());
    ExitCode::SUCCESS
}

/// The smallest number of steps after which the same storm fails.
fn shortest(seed: u64, weather: Weather, failed_at: u64) -> u64 {
    let fails = |steps: u64| storm(seed, weather, steps, Sabotage::None).is_err();
    let (mut good, mut bad) = (0, failed_at + 1);
    while good + 1 < bad {
        let middle = good + (bad - good) / 2;
        if fails(middle) { bad = middle } else { good = middle }
    }
    bad
}
