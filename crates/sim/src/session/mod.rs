//! Sessions: a bankroll, a way of betting and rules for stopping, played many times.

mod histogram;
mod plan;
mod seats;
mod summary;

pub use histogram::Histogram;
pub use plan::{End, Plan, Progression, Session};
pub use seats::{BaccaratSeats, PrimeSeats, SaigonSeats, Seats};
pub use summary::{Streaks, Summary};

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::run::Watch;

/// Sessions of one wave: all threads finish it before the next begins.
const WAVE: u64 = 4096;

/// Sessions that a thread takes at a time.
const SHARE: u64 = 64;

/// Plays so many sessions. What comes out does not hang on the number of threads.
pub fn play(seats: &dyn Seats, plan: &Plan, sessions: u64, threads: usize, watch: &dyn Watch) -> Summary {
    let mut summary = Summary::default();
    while summary.sessions < sessions && !watch.stop() {
        let end = (summary.sessions + WAVE).min(sessions);
        let next = AtomicU64::new(summary.sessions);
        let work = || take_part(seats, plan, &next, end, watch);
        let parts: Vec<Summary> = thread::scope(|scope| {
            let workers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let own = work();
            workers.into_iter().filter_map(|worker| worker.join().ok()).chain([own]).collect()
        });
        parts.iter().for_each(|part| summary.merge(part));
    }
    summary
}

fn take_part(seats: &dyn Seats, plan: &Plan, next: &AtomicU64, end: u64, watch: &dyn Watch) -> Summary {
    let mut summary = Summary::default();
    loop {
        let first = next.fetch_add(SHARE, Ordering::Relaxed);
        if first >= end {
            return summary;
        }
        for number in first..end.min(first + SHARE) {
            let session = plan.play(seats.at_risk(), &mut *seats.sit(number), &mut summary.streaks);
            summary.add(&session);
        }
        watch.played(end.min(first + SHARE) - first);
    }
}

#[cfg(test)]
mod tests;
