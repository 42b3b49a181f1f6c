//! A run: rounds from a seed, on any number of threads, whole or in shards, at once or resumed.

use core::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::kernel::Kernel;
use crate::stream::ROUNDS_PER_TABLE;
use crate::workers::{self, WorkerFailed};

/// One of several equal parts of a run, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which one.
    pub number: u64,
    /// Of how many.
    pub of: u64,
}

impl Shard {
    /// All of a run.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };
}

/// The rounds of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Its first table.
    pub first: u64,
    /// How many rounds it plays.
    pub rounds: u64,
}

/// Why a run cannot be divided this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSpan {
    /// There is no such shard.
    NoSuchShard(Shard),
    /// Some shard would be left without a table.
    TooManyShards {
        /// How many shards were asked for.
        shards: u64,
        /// How many tables the rounds fill.
        tables: u64,
    },
}

impl fmt::Display for NoSpan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoSpan::NoSuchShard(Shard { number, of }) => {
                write!(f, "there is no shard {number} of {of}; shards count from 1")
            }
            NoSpan::TooManyShards { shards, tables } => write!(
                f,
                "these rounds fill {tables} tables of {ROUNDS_PER_TABLE}, too few for {shards} shards"
            ),
        }
    }
}

impl std::error::Error for NoSpan {}

impl Span {
    /// The tables of a shard of a run: neighbors, and as many as any other shard has, give or take one.
    pub fn of(rounds: u64, shard: Shard) -> Result<Span, NoSpan> {
        let tables = rounds.div_ceil(ROUNDS_PER_TABLE);
        if !(1..=shard.of).contains(&shard.number) {
            return Err(NoSpan::NoSuchShard(shard));
        }
        if shard.of > tables.max(1) {
            return Err(NoSpan::TooManyShards { shards: shard.of, tables });
        }
        let cut = |number: u64| (u128::from(tables) * u128::from(number) / u128::from(shard.of)) as u64;
        let (first, end) = (cut(shard.number - 1), cut(shard.number));
        let last_round = end.saturating_mul(ROUNDS_PER_TABLE).min(rounds);
        Ok(Span { first, rounds: last_round - first * ROUNDS_PER_TABLE })
    }

    /// The span without the rounds already played, which end with a table.
    const fn after(self, done: u64) -> Span {
        Span { first: self.first + done / ROUNDS_PER_TABLE, rounds: self.rounds - done }
    }

    const fn start(self, rounds: u64) -> Span {
        Span { first: self.first, rounds: if rounds < self.rounds { rounds } else { self.rounds } }
    }
}

/// A watcher of a run. It is told of rounds from any thread, and asked now and then whether to go on.
pub trait Watch: Sync {
    /// This many more rounds were played.
    fn played(&self, _rounds: u64) {}

    /// Whether to stop at the next wave.
    fn stop(&self) -> bool {
        false
    }
}

/// Nobody watches.
pub struct Unwatched;

impl Watch for Unwatched {}

/// The tables of the next wave, after these: a quarter more, by whole blocks where there are enough. All threads
/// finish a wave before the next begins, so that a run can stop there, be plotted and go on.
fn wave_after(tables: u64) -> u64 {
    const BLOCK: u64 = 32;
    const LARGEST: u64 = 1 << 13;
    if tables < BLOCK { tables.max(1) } else { (tables / 4 / BLOCK * BLOCK).clamp(BLOCK, LARGEST) }
}

/// A run in progress. Its counts never depend on the number of threads.
pub struct Run<'a> {
    kernel: &'a dyn Kernel,
    seed: u64,
    span: Span,
    done: u64,
    cells: Vec<u64>,
}

impl<'a> Run<'a> {
    /// The run of a span, some rounds of which were played and counted elsewhere.
    pub fn new(kernel: &'a dyn Kernel, seed: u64, span: Span, done: u64) -> Run<'a> {
        Run { kernel, seed, span, done, cells: vec![0; kernel.cells()] }
    }

    /// How many rounds are played, those played elsewhere included.
    pub const fn done(&self) -> u64 {
        self.done
    }

    /// The counts of the rounds played here.
    pub fn cells(&self) -> &[u64] {
        &self.cells
    }

    /// Plays to the end, or until the watch says stop. After each wave the caller may look.
    ///
    /// # Errors
    /// If a thread fails. The counts are then those of the waves before.
    pub fn play(
        &mut self,
        threads: usize,
        watch: &dyn Watch,
        mut look: impl FnMut(&Run),
    ) -> Result<(), WorkerFailed> {
        while self.done < self.span.rounds && !watch.stop() {
            self.play_wave(threads, watch)?;
            look(self);
        }
        Ok(())
    }

    fn play_wave(&mut self, threads: usize, watch: &dyn Watch) -> Result<(), WorkerFailed> {
        let tables = wave_after(self.done / ROUNDS_PER_TABLE);
        let wave = self.span.after(self.done).start(tables * ROUNDS_PER_TABLE);
        let work = Wave { kernel: self.kernel, seed: self.seed, span: wave, next: AtomicU64::new(0), watch };
        for counts in workers::on_threads(threads, |_| work.take_part())? {
            self.cells.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        self.done += wave.rounds;
        Ok(())
    }
}

/// The work of one wave, from which threads take a block at a time.
struct Wave<'a> {
    kernel: &'a dyn Kernel,
    seed: u64,
    span: Span,
    next: AtomicU64,
    watch: &'a dyn Watch,
}

impl Wave<'_> {
    fn take_part(&self) -> Vec<u64> {
        let mut cells = vec![0; self.kernel.cells()];
        let rounds_a_block = self.kernel.side_by_side() * ROUNDS_PER_TABLE;
        loop {
            let done = self.next.fetch_add(1, Ordering::Relaxed) * rounds_a_block;
            if done >= self.span.rounds {
                return cells;
            }
            let part = self.span.after(done).start(rounds_a_block);
            self.kernel.tables(self.seed, part.first, part.rounds, &mut cells);
            self.watch.played(part.rounds);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_neighbors_and_miss_no_round() {
        for (rounds, of) in [(1_000_000, 4), (1_000_001, 7), (64 * 1024, 64), (1, 1), (10_000_000_000, 64)] {
            let mut next = 0;
            for number in 1..=of {
                let span = Span::of(rounds, Shard { number, of }).unwrap();
                assert_eq!(span.first * ROUNDS_PER_TABLE, next);
                assert!(span.rounds > 0);
                next += span.rounds;
            }
            assert_eq!(next, rounds);
        }
    }

    /// A game that breaks at one table.
    struct Trap;

    impl Kernel for Trap {
        fn cells(&self) -> usize {
            1
        }
        fn side_by_side(&self) -> u64 {
            1
        }
        fn block(&self, seed: u64, first: u64, cells: &mut [u64]) {
            self.table(seed, first, ROUNDS_PER_TABLE, cells);
        }
        fn table(&self, _: u64, table: u64, rounds: u64, cells: &mut [u64]) {
            assert_ne!(table, 40, "the trap");
            cells[0] += rounds;
        }
    }

    #[test]
    fn a_thread_that_dies_is_an_error_and_not_a_smaller_run() {
        for threads in [1, 3] {
            let span = Span::of(100 * ROUNDS_PER_TABLE, Shard::WHOLE).unwrap();
            let mut run = Run::new(&Trap, 7, span, 0);
            let failed = run.play(threads, &Unwatched, |_| {}).unwrap_err().to_string();
            assert!(failed.contains("the trap"), "{failed}");
            assert_eq!(run.cells()[0], run.done(), "what is counted is what is said to be played");
            let span = Span::of(40 * ROUNDS_PER_TABLE, Shard::WHOLE).unwrap();
            let mut run = Run::new(&Trap, 7, span, 0);
            assert!(run.play(threads, &Unwatched, |_| {}).is_ok());
            assert_eq!(run.cells(), [40 * ROUNDS_PER_TABLE]);
        }
    }

    #[test]
    fn shards_that_cannot_be_are_refused() {
        let shard = Shard { number: 0, of: 4 };
        assert_eq!(Span::of(1_000_000, shard), Err(NoSpan::NoSuchShard(shard)));
        let shard = Shard { number: 5, of: 4 };
        assert_eq!(Span::of(1_000_000, shard), Err(NoSpan::NoSuchShard(shard)));
        let shard = Shard { number: 1, of: 4 };
        assert_eq!(Span::of(3000, shard), Err(NoSpan::TooManyShards { shards: 4, tables: 3 }));
        assert_eq!(Span::of(0, Shard::WHOLE), Ok(Span { first: 0, rounds: 0 }));
    }
}
