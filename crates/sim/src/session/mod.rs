//! Sessions: a bankroll, a way of betting and rules for stopping, played many times.

mod histogram;
mod plan;
mod seats;
mod summary;

pub use histogram::Histogram;
pub use plan::{BankrollTooSmall, End, Plan, Progression, Session};
pub use seats::Seats;
pub(crate) use seats::net;
pub use summary::{Streaks, Summary};

use std::sync::atomic::{AtomicU64, Ordering};

use crate::run::Watch;
use crate::workers::{self, WorkerFailed};

/// Sessions of one wave: all threads finish it before the next begins.
const WAVE: u64 = 4096;

/// Sessions that a thread takes at a time.
const SHARE: u64 = 64;

/// Plays sessions, within the limits of the table. The result does not depend on the number of threads.
///
/// # Errors
/// If a thread fails.
pub fn play(
    seats: &dyn Seats,
    plan: &Plan,
    sessions: u64,
    threads: usize,
    watch: &dyn Watch,
) -> Result<Summary, WorkerFailed> {
    let plan = &Plan { most_units: plan.most_units.min(seats.most_units()), ..*plan };
    let mut summary = Summary::default();
    while summary.sessions < sessions && !watch.stop() {
        let end = (summary.sessions + WAVE).min(sessions);
        let next = AtomicU64::new(summary.sessions);
        let parts = workers::on_threads(threads, |_| take_part(seats, plan, &next, end, watch))?;
        parts.iter().for_each(|part| summary.merge(part));
    }
    Ok(summary)
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
