//! The same counts on any number of threads, in shards, and after a break.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

use croupier_sim::baccarat::{Baccarat, Shoe};
use croupier_sim::kernel::Kernel;
use croupier_sim::run::{Run, Shard, Span, Unwatched, Watch};
use croupier_sim::three_card_prime::ThreeCardPrime;

const ROUNDS: u64 = 1_000_003;

fn cells(game: &dyn Kernel, shard: Shard, threads: usize) -> Vec<u64> {
    let mut run = Run::new(game, 7, Span::of(ROUNDS, shard).unwrap(), 0);
    run.play(threads, &Unwatched, |_| {}).unwrap();
    run.cells().to_vec()
}

fn sum(parts: impl IntoIterator<Item = Vec<u64>>) -> Vec<u64> {
    parts.into_iter().reduce(|a, b| a.iter().zip(b).map(|(a, b)| a + b).collect()).unwrap()
}

fn assert_one_result(game: &dyn Kernel) {
    let one = cells(game, Shard::WHOLE, 1);
    assert_eq!(one, cells(game, Shard::WHOLE, 2));
    assert_eq!(one, cells(game, Shard::WHOLE, 5));
    let shards = |of| (1..=of).map(move |number| cells(game, Shard { number, of }, 2));
    assert_eq!(one, sum(shards(4)));
    assert_eq!(one, sum(shards(7)));
}

#[test]
fn threads_and_shards_change_nothing() {
    assert_one_result(&Baccarat::new(Shoe::of(8)));
    assert_one_result(&ThreeCardPrime::default());
}

struct StopAfter(AtomicU64);

impl Watch for StopAfter {
    fn played(&self, rounds: u64) {
        self.0.fetch_sub(rounds.min(self.0.load(Ordering::Relaxed)), Ordering::Relaxed);
    }

    fn stop(&self) -> bool {
        self.0.load(Ordering::Relaxed) == 0
    }
}

#[test]
fn a_run_that_was_stopped_goes_on_where_it_stopped() {
    let (game, span) = (Baccarat::new(Shoe::of(6)), Span::of(ROUNDS, Shard::WHOLE).unwrap());
    let mut first = Run::new(&game, 7, span, 0);
    first.play(2, &StopAfter(AtomicU64::new(200_000)), |_| {}).unwrap();
    assert!(first.done() > 0 && first.done() < ROUNDS);
    let mut second = Run::new(&game, 7, span, first.done());
    second.play(2, &Unwatched, |_| {}).unwrap();
    assert_eq!(second.done(), ROUNDS);
    let whole = cells(&game, Shard::WHOLE, 1);
    assert_eq!(whole, sum([first.cells().to_vec(), second.cells().to_vec()]));
}

#[test]
fn somebody_may_look_after_every_wave() {
    let (game, looks) = (Baccarat::new(Shoe::of(8)), Cell::new(0));
    let mut run = Run::new(&game, 7, Span::of(ROUNDS, Shard::WHOLE).unwrap(), 0);
    run.play(1, &Unwatched, |run| {
        assert_eq!(run.cells().iter().sum::<u64>(), run.done());
        looks.set(looks.get() + 1);
    })
    .unwrap();
    assert!(looks.get() > 3);
}
