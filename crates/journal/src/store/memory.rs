//! A store that forgets everything when the last handle is dropped: for simulations and tests, with any fault one asks
//! for.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{AppendError, Cause, Durable, ReadError, Records, Store};
use crate::chain::{Batch, Head, Heads};
use crate::row::Row;
use crate::stream::Stream;

/// What goes wrong in an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no room; nothing is written.
    Full,
    /// The write fails; nothing is written.
    Unwritable,
    /// Everything is written, and the answer is lost.
    WrittenUnsaid,
    /// Nothing is written, and the answer is lost.
    LostUnsaid,
    /// The doubt about a lost answer cannot be ended.
    Unsettled,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 5] =
        [Fault::Full, Fault::Unwritable, Fault::WrittenUnsaid, Fault::LostUnsaid, Fault::Unsettled];
}

/// Rows in memory. Every clone is another handle to the same rows; see [`Memory::rival`].
#[derive(Clone, Debug, Default)]
pub struct Memory {
    shared: Arc<Mutex<Shared>>,
    epoch: u64,
}

#[derive(Debug, Default)]
struct Shared {
    epoch: u64,
    streams: BTreeMap<Stream, Vec<Row>>,
    faults: VecDeque<Option<Fault>>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Another writer of the same rows. From now on the others are fenced.
    #[must_use]
    pub fn rival(&self) -> Memory {
        let mut shared = self.lock();
        shared.epoch += 1;
        Memory { shared: Arc::clone(&self.shared), epoch: shared.epoch }
    }

    /// What happens to the next appends and attempts to settle, one each; `None` is fair weather.
    pub fn weather(&self, faults: impl IntoIterator<Item = Option<Fault>>) {
        self.lock().faults.extend(faults);
    }

    /// Rows are only added when all of a group was checked, so a panic elsewhere leaves them whole.
    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    fn head(&self, stream: &Stream) -> Head {
        let last = self.streams.get(stream).and_then(|rows| rows.last());
        last.map_or(Head::START, |row| Head { n: row.note.n, hash: row.hash })
    }

    /// That every batch follows what is there and the batches before it.
    fn check(&self, group: &[Batch]) -> Result<(), AppendError> {
        let mut heads = Heads::new();
        for batch in group {
            for (stream, after) in batch.after() {
                let head = heads.get(stream).copied().unwrap_or_else(|| self.head(stream));
                if head != *after {
                    return Err(AppendError::Stale { stream: stream.clone(), at: head.n });
                }
            }
            heads.extend(batch.heads());
        }
        Ok(())
    }

    fn write(&mut self, group: &[Batch]) -> Durable {
        let rows = group.iter().flat_map(Batch::rows);
        rows.clone().for_each(|row| {
            self.streams.entry(row.note.stream.clone()).or_default().push(row.clone());
        });
        Durable { rows: rows.count() }
    }
}

fn injected(said: &'static str) -> Cause {
    Cause::new(said)
}

impl Store for Memory {
    fn append(&mut self, group: &[Batch]) -> Result<Durable, AppendError> {
        let mut shared = self.lock();
        if shared.epoch != self.epoch {
            return Err(AppendError::Fenced { epoch: shared.epoch });
        }
        shared.check(group)?;
        match shared.faults.pop_front().flatten() {
            None => Ok(shared.write(group)),
            Some(Fault::Full) => Err(AppendError::Full(injected("injected: no room"))),
            Some(Fault::Unwritable) => Err(AppendError::Unwritable(injected("injected: failed write"))),
            Some(Fault::WrittenUnsaid) => {
                let _ = shared.write(group);
                Err(AppendError::Unknown(injected("injected: written, answer lost")))
            }
            Some(Fault::LostUnsaid | Fault::Unsettled) => {
                Err(AppendError::Unknown(injected("injected: not written, answer lost")))
            }
        }
    }

    fn settle(&mut self) -> Result<(), AppendError> {
        match self.lock().faults.pop_front().flatten() {
            None => Ok(()),
            Some(
                Fault::Full | Fault::Unwritable | Fault::WrittenUnsaid | Fault::LostUnsaid | Fault::Unsettled,
            ) => Err(AppendError::Unwritable(injected("injected: still in doubt"))),
        }
    }
}

impl Records for Memory {
    fn read(&self, stream: &Stream, after: u64, limit: usize) -> Result<Vec<Row>, ReadError> {
        let shared = self.lock();
        let rows = shared.streams.get(stream).map_or(&[][..], Vec::as_slice);
        let skipped = usize::try_from(after).unwrap_or(usize::MAX);
        Ok(rows.iter().skip(skipped).take(limit).cloned().collect())
    }

    fn heads(&self) -> Result<Heads, ReadError> {
        let shared = self.lock();
        Ok(shared.streams.keys().map(|stream| (stream.clone(), shared.head(stream))).collect())
    }

    fn inspect(&self) -> Result<(), ReadError> {
        Ok(())
    }
}
