//! Chances that are small as often as they say: over many seeds, no test of a run suspects more than it may.

use croupier_rules::GameId;
use croupier_sim::game::{Manner, Unfiled};
use croupier_sim::games;
use croupier_sim::kernel::Kernel;
use croupier_sim::run::{Run, Shard, Span, Unwatched};
use croupier_sim::{Counted, Judge, chance};

const SEEDS: u64 = 100;

fn counted(kernel: &dyn Kernel, judges: &[Judge], seed: u64, rounds: u64) -> Vec<Counted> {
    let mut run = Run::new(kernel, seed, Span::of(rounds, Shard::WHOLE).unwrap(), 0);
    run.play(1, &Unwatched, |_| {}).unwrap();
    judges.iter().map(|judge| judge.count(run.cells())).collect()
}

/// The chances of the hold, of the outcomes, and of the rare outcomes.
fn chances(wager: &Counted) -> [Vec<f64>; 3] {
    let rare = wager.outcomes.iter().filter_map(|outcome| wager.rare_p(outcome));
    [
        wager.hold_p().into_iter().collect(),
        wager.chi_square().map(|test| test.p()).into_iter().collect(),
        rare.collect(),
    ]
}

/// No more than this share of the seeds, give or take four standard errors.
fn assert_at_most(share: f64, found: u64, what: &str) {
    let (seeds, expected) = (SEEDS as f64, share * SEEDS as f64);
    let most = expected + 4.0 * (seeds * share * (1.0 - share)).sqrt();
    assert!(found as f64 <= most, "{what}: {found} of {SEEDS} at {share}");
}

#[test]
fn no_chance_is_small_too_often() {
    for (id, rounds) in
        [(GameId::ThreeCardPrime, 20_000), (GameId::Saigon5Card, 2_000), (GameId::Minibaccarat, 5_000)]
    {
        let game = games::unfiled(id, &Unfiled::default(), &Manner::default()).unwrap();
        let (kernel, judges) = (game.kernel(), game.judges());
        let (mut small, mut suspected, mut moderate) = ([0; 3], 0, 0);
        for seed in 0..SEEDS {
            let wagers = counted(&*kernel, &judges, seed, rounds);
            let of_last = wagers.last().map(chances).unwrap();
            for (count, chances) in small.iter_mut().zip(&of_last) {
                *count += u64::from(!chance::outside(0.05, chances).is_empty());
            }
            moderate += u64::from(of_last[0].iter().any(|p| *p < 0.5));
            let all: Vec<f64> = wagers.iter().flat_map(|wager| chances(wager).concat()).collect();
            suspected += u64::from(!chance::outside(0.05, &all).is_empty());
        }
        for (found, what) in small.into_iter().zip(["hold", "outcomes", "rare outcomes"]) {
            assert_at_most(0.05, found, &format!("{id}, {what}"));
        }
        assert_at_most(0.05, suspected, &format!("{id}, all figures together"));
        assert!(moderate > SEEDS / 10, "{id}: a test that never doubts proves nothing ({moderate})");
    }
}
