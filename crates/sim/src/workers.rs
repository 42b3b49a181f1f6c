//! Threads that share out one piece of work. If one of them fails, the whole fails: a run must never come out smaller
//! than it says.

use core::any::Any;
use core::fmt;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, Builder};

/// Why work on several threads came to nothing.
#[derive(Debug)]
pub enum WorkerFailed {
    /// The operating system did not start a thread.
    NotStarted(io::Error),
    /// A thread panicked, with these words.
    Panicked(String),
}

impl fmt::Display for WorkerFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WorkerFailed::NotStarted(why) => {
                write!(f, "a thread could not be started, so nothing is reported; try fewer threads: {why}")
            }
            WorkerFailed::Panicked(words) => {
                write!(f, "a thread failed, so nothing is reported; this is a defect of the program: {words}")
            }
        }
    }
}

impl std::error::Error for WorkerFailed {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WorkerFailed::NotStarted(why) => Some(why),
            WorkerFailed::Panicked(_) => None,
        }
    }
}

/// Does the same work on each thread, this one included, and returns what each came to, by the number of the thread.
///
/// # Errors
/// If any of them fails. All threads are waited for first.
pub(crate) fn on_threads<T: Send>(
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
) -> Result<Vec<T>, WorkerFailed> {
    let work = &work;
    let ends: Vec<Result<T, WorkerFailed>> = thread::scope(|scope| {
        let start = |number| Builder::new().spawn_scoped(scope, move || work(number));
        let others: Vec<_> = (1..threads).map(start).collect();
        let own = catch_unwind(AssertUnwindSafe(|| work(0))).map_err(panicked);
        let join = |other: io::Result<thread::ScopedJoinHandle<T>>| {
            other.map_err(WorkerFailed::NotStarted)?.join().map_err(panicked)
        };
        [own].into_iter().chain(others.into_iter().map(join)).collect()
    });
    ends.into_iter().collect()
}

fn panicked(why: Box<dyn Any + Send>) -> WorkerFailed {
    let text = why.downcast_ref::<String>().map(String::as_str);
    let words = text.or_else(|| why.downcast_ref::<&str>().copied());
    WorkerFailed::Panicked(words.unwrap_or("it did not say why").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thread_has_its_number_and_one_failure_fails_all() {
        assert_eq!(on_threads(3, |number| number * number).unwrap(), [0, 1, 4]);
        assert_eq!(on_threads(0, |number| number).unwrap(), [0]);
        for broken in [0, 2] {
            let failed = on_threads(3, |number| assert_ne!(number, broken, "thread {broken} gave up"));
            let said = failed.unwrap_err().to_string();
            assert!(said.contains(&format!("thread {broken} gave up")), "{said}");
        }
    }
}
