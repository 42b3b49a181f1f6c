//! Storms in the tests: fixed and fresh seeds in every weather, and sabotage that the auditor has to notice.

#[path = "../../examples/storm/auditor.rs"]
mod auditor;
#[path = "../../examples/storm/dice.rs"]
mod dice;
#[path = "../../examples/storm/disk.rs"]
mod disk;
#[path = "../../examples/storm/people.rs"]
mod people;
#[path = "../../examples/storm/weather.rs"]
mod weather;
#[path = "../../examples/storm/world.rs"]
mod world;

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use weather::Weather;
use world::{Sabotage, Tally, storm};

/// Plays storms from a seed on until the time is over.
fn storms(first: u64, time: Duration) {
    let begun = Instant::now();
    let (mut total, mut seeds) = (Tally::default(), 0);
    while begun.elapsed() < time {
        for weather in Weather::ALL {
            let seed = first.wrapping_add(seeds);
            match storm(seed, weather, 2_000, Sabotage::None) {
                Ok(tally) => total += tally,
                Err(story) => panic!("seed {seed}, {}, step {}: {}", weather.name, story.step, story.what),
            }
        }
        seeds += 1;
    }
    println!("{seeds} seeds from {first}: {total}");
    assert!(total.acts > 0 && total.rounds > 0 && total.crashes > 0 && total.repeated > 0);
}

#[test]
fn fixed_seeds_hold_in_every_weather() {
    storms(1, Duration::from_secs(60));
}

#[test]
fn fresh_seeds_hold_in_every_weather() {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    storms(now.as_nanos() as u64, Duration::from_secs(60));
}

/// The first thing that the auditor finds under sabotage, over some seeds.
fn found(sabotage: Sabotage) -> String {
    let find = |seed| storm(seed, Weather::TEMPEST, 3_000, sabotage).err();
    (1..20).find_map(find).map(|story| story.what).unwrap_or_else(|| panic!("{sabotage:?} was not noticed"))
}

#[test]
fn an_answer_before_it_is_durable_is_noticed() {
    let what = found(Sabotage::AnswerBeforeDurable);
    assert!(what.contains("was answered"), "{what}");
}

#[test]
fn a_key_forgotten_over_a_crash_is_noticed() {
    let what = found(Sabotage::KeysForgotten);
    assert!(what.contains("applied twice"), "{what}");
}

#[test]
fn a_view_with_one_card_too_many_is_noticed() {
    let what = found(Sabotage::OneCardTooMany);
    assert!(what.contains("was shown"), "{what}");
}

#[test]
fn a_cage_outside_the_batch_is_noticed() {
    let what = found(Sabotage::CageOutsideTheBatch);
    assert!(what.contains("left the cage") || what.contains("goes from"), "{what}");
}
