//! One writer for all streams: whoever submits never waits, and what waits together is committed together.
//!
//! While a commit is under way others gather behind it, so that a busy floor has large commits and a quiet one quick
//! ones. Outcomes are reported in the order of submission.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use croupier_table::Time;

use crate::chain::{Batch, Chain, Heads};
use crate::checkpoint::{self, Checkpoint, Signer};
use crate::row::Note;
use crate::store::{AppendError, ReadError, Store};
use crate::stream::Stream;

/// The number of a batch, in the order of submission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BatchId(pub u64);

/// What became of batches.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// This batch and every batch before it that was not lost is durable.
    Durable {
        /// The last of them.
        upto: BatchId,
    },
    /// This batch and every batch after it, until [`Journal::resume`], is lost: nothing of it is there.
    Lost {
        /// The first of them.
        from: BatchId,
        /// Why.
        why: AppendError,
    },
    /// Whether this batch is durable is not known yet. The outcome follows as soon as it is.
    InDoubt {
        /// The first batch in doubt.
        from: BatchId,
        /// Why.
        why: AppendError,
    },
    /// A checkpoint over everything before it is durable.
    Signed(Box<Checkpoint>),
    /// A checkpoint that was asked for is not there; nothing else is lost by it.
    NotSigned {
        /// Why.
        why: AppendError,
    },
}

/// A journal that takes batches. Dropping it lets the writer finish what was submitted.
#[derive(Debug)]
pub struct Journal<S> {
    queue: Sender<Mail>,
    next: u64,
    closing: Closing,
    writer: JoinHandle<S>,
}

/// Tells the writer, when it is dropped, not to wait for the end of a doubt.
#[derive(Debug)]
struct Closing(Arc<AtomicBool>);

impl Drop for Closing {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

enum Mail {
    Batch(Submitted),
    Resume,
    Checkpoint(Due),
}

/// A checkpoint that was asked for.
struct Due {
    signer: Arc<Signer>,
    at: Time,
}

struct Submitted {
    id: BatchId,
    notes: Vec<Note>,
}

impl<S: Store + 'static> Journal<S> {
    /// Starts the writer. It reports from its own thread and expects not to be kept waiting.
    ///
    /// # Errors
    /// The store does not say where its streams end, or there is no thread for the writer.
    pub fn start(store: S, report: impl FnMut(Outcome) + Send + 'static) -> Result<Journal<S>, StartError> {
        let chain = Chain::new(store.heads().map_err(StartError::Unreadable)?);
        let (queue, inbox) = mpsc::channel();
        let closing = Arc::new(AtomicBool::new(false));
        let writer = Writer {
            store,
            chain,
            inbox,
            report,
            closing: Arc::clone(&closing),
            lost: false,
            signed: Heads::new(),
        };
        let thread = thread::Builder::new().name("journal".into());
        let writer = thread.spawn(move || writer.run()).map_err(StartError::NoThread)?;
        Ok(Journal { queue, next: 1, closing: Closing(closing), writer })
    }

    /// Hands over the notes of one act. This never waits; the outcome is reported.
    pub fn submit(&mut self, notes: Vec<Note>) -> BatchId {
        let id = BatchId(self.next);
        self.next += 1;
        self.send(Mail::Batch(Submitted { id, notes }));
        id
    }

    /// Says that a loss was taken note of: what is submitted from now on rests on what is durable.
    pub fn resume(&mut self) {
        self.send(Mail::Resume);
    }

    /// Asks for a checkpoint over everything that was submitted before. Where nothing has moved since the last one,
    /// none is made.
    pub fn checkpoint(&mut self, signer: &Arc<Signer>, at: Time) {
        self.send(Mail::Checkpoint(Due { signer: Arc::clone(signer), at }));
    }

    /// The writer lives as long as this handle; if it panicked, [`Journal::close`] says so.
    fn send(&self, mail: Mail) {
        let _ = self.queue.send(mail);
    }

    /// Waits until everything that was submitted has its outcome, and gives the store back. What is in doubt stays
    /// so: the next program that opens the store finds out.
    ///
    /// # Errors
    /// The writer came to grief.
    pub fn close(self) -> thread::Result<S> {
        let Journal { queue, closing, writer, .. } = self;
        drop((closing, queue));
        writer.join()
    }
}

/// Why a writer cannot start.
#[derive(Debug)]
pub enum StartError {
    /// The ends of the streams cannot be read.
    Unreadable(ReadError),
    /// There is no thread to be had.
    NoThread(io::Error),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Unreadable(why) => why.fmt(f),
            StartError::NoThread(why) => write!(f, "the journal has no thread to write: {why}"),
        }
    }
}

impl std::error::Error for StartError {}

/// How many batches are committed together at most, so that the first of them does not wait for too many others.
const LARGEST_GROUP: usize = 1024;

/// How long the writer waits before it tries once more to end a doubt.
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(20);

struct Writer<S, R> {
    store: S,
    chain: Chain,
    inbox: Receiver<Mail>,
    report: R,
    closing: Arc<AtomicBool>,
    /// Something was lost, and whoever submits may not know yet.
    lost: bool,
    /// What the last checkpoint of this writer was over. The first one names every stream.
    signed: Heads,
}

/// What became of a commit.
enum Commit {
    Done,
    Refused(AppendError),
    /// The journal is closed before a doubt could be ended.
    Unresolved(AppendError),
}

impl<S: Store, R: FnMut(Outcome)> Writer<S, R> {
    fn run(mut self) -> S {
        while let Ok(mail) = self.inbox.recv() {
            let (group, due) = self.gather(mail);
            self.write(group);
            if let Some(due) = due {
                self.checkpoint(&due);
            }
        }
        self.store
    }

    /// Everything that has come in, as far as it rests on what is durable, up to a checkpoint.
    fn gather(&mut self, first: Mail) -> (Vec<Submitted>, Option<Due>) {
        let mut group = Vec::new();
        let mut mail = Some(first);
        while let Some(next) = mail {
            match next {
                Mail::Batch(batch) if !self.lost => group.push(batch),
                Mail::Batch(_) => {}
                Mail::Resume => self.lost = false,
                Mail::Checkpoint(due) => return (group, Some(due)),
            }
            mail = if group.len() < LARGEST_GROUP { self.inbox.try_recv().ok() } else { None };
        }
        (group, None)
    }

    fn checkpoint(&mut self, due: &Due) {
        if !self.moved() {
            return;
        }
        match self.sign(due) {
            Ok(checkpoint) => {
                self.chain.confirm();
                self.signed.clone_from(&checkpoint.heads);
                (self.report)(Outcome::Signed(Box::new(checkpoint)));
            }
            Err(why) => {
                self.chain.forget();
                (self.report)(Outcome::NotSigned { why });
            }
        }
    }

    /// Whether anything but a checkpoint was added since the last one.
    fn moved(&self) -> bool {
        let mut heads = self.chain.durable().iter();
        heads.any(|(stream, head)| *stream != Stream::Checkpoints && self.signed.get(stream) != Some(head))
    }

    fn sign(&mut self, due: &Due) -> Result<Checkpoint, AppendError> {
        let (checkpoint, batch) = checkpoint::take(&mut self.chain, &self.signed, &due.signer, due.at)?;
        match self.commit(None, &[batch]) {
            Commit::Done => Ok(checkpoint),
            Commit::Refused(why) | Commit::Unresolved(why) => Err(why),
        }
    }

    fn write(&mut self, group: Vec<Submitted>) {
        let (linked, refused) = self.link(group);
        if !linked.is_empty() {
            self.commit_all(&linked);
        }
        if let Some((from, why)) = refused.filter(|_| !self.lost) {
            self.lose(from, why);
        }
        self.chain.forget();
    }

    /// Links batches up to the first that does not follow.
    fn link(&mut self, group: Vec<Submitted>) -> (Linked, Option<(BatchId, AppendError)>) {
        let mut linked = Linked::default();
        for Submitted { id, notes } in group {
            match self.chain.link(notes) {
                Ok(batch) => linked.push(id, batch),
                Err(gap) => return (linked, Some((id, gap.into()))),
            }
        }
        (linked, None)
    }

    /// All at once; if that is refused, one by one, so that only what cannot be written is lost.
    fn commit_all(&mut self, linked: &Linked) {
        match self.commit(Some(linked.ids[0]), &linked.batches) {
            Commit::Done => {
                self.chain.confirm();
                self.durable(linked.ids[linked.ids.len() - 1]);
            }
            Commit::Refused(why) if linked.ids.len() == 1 => self.lose(linked.ids[0], why),
            Commit::Refused(_) => self.commit_each(linked),
            Commit::Unresolved(_) => self.lost = true,
        }
    }

    fn commit_each(&mut self, linked: &Linked) {
        for (id, batch) in linked.ids.iter().zip(&linked.batches) {
            match self.commit(Some(*id), std::slice::from_ref(batch)) {
                Commit::Done => {
                    self.chain.confirm_one(batch);
                    self.durable(*id);
                }
                Commit::Refused(why) => return self.lose(*id, why),
                Commit::Unresolved(_) => return self.lost = true,
            }
        }
    }

    fn commit(&mut self, first: Option<BatchId>, group: &[Batch]) -> Commit {
        match self.store.append(group) {
            Ok(_) => Commit::Done,
            Err(why @ AppendError::Unknown(_)) => self.find_out(first, why, group),
            Err(
                why @ (AppendError::Stale { .. }
                | AppendError::Fenced { .. }
                | AppendError::Full(_)
                | AppendError::Unwritable(_)),
            ) => Commit::Refused(why),
        }
    }

    /// Ends the doubt and reads back: a group is there whole or not at all.
    fn find_out(&mut self, from: Option<BatchId>, why: AppendError, group: &[Batch]) -> Commit {
        if let Some(from) = from {
            (self.report)(Outcome::InDoubt { from, why: why.clone() });
        }
        loop {
            match self.look(group) {
                Some(true) => return Commit::Done,
                Some(false) => return Commit::Refused(why),
                None if self.closing.load(Ordering::Acquire) => return Commit::Unresolved(why),
                None => thread::sleep(BETWEEN_ATTEMPTS),
            }
        }
    }

    /// Whether a group is there for good, if that can be said.
    fn look(&mut self, group: &[Batch]) -> Option<bool> {
        self.store.settle().ok()?;
        let last = group.iter().rev().find_map(|batch| batch.rows().last());
        last.map_or(Some(true), |row| self.store.holds(row).ok())
    }

    fn durable(&mut self, upto: BatchId) {
        (self.report)(Outcome::Durable { upto });
    }

    fn lose(&mut self, from: BatchId, why: AppendError) {
        self.lost = true;
        (self.report)(Outcome::Lost { from, why });
    }
}

/// Batches that follow each other, with their numbers.
#[derive(Default)]
struct Linked {
    ids: Vec<BatchId>,
    batches: Vec<Batch>,
}

impl Linked {
    fn push(&mut self, id: BatchId, batch: Batch) {
        self.ids.push(id);
        self.batches.push(batch);
    }

    const fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }
}
