//! Whether a journal is whole: every number, every hash, every signature. What is not is named by its row.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::chain::{Head, Heads};
use crate::checkpoint::{Checkpoint, PublicKey};
use crate::hash::Hash;
use crate::row::Row;
use crate::store::{ReadError, Records};
use crate::stream::Stream;

/// What was found to be whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many rows, over all streams.
    pub rows: u64,
    /// Where every stream ends.
    pub heads: Heads,
    /// Who signed the checkpoints of the journal, in the order of first signing. Whether they are to be trusted is for
    /// the reader to say.
    pub signers: Vec<PublicKey>,
}

/// The first thing that is wrong.
#[derive(Clone, Debug)]
pub enum Broken {
    /// A row is wrong.
    Row {
        /// Its stream.
        stream: Stream,
        /// Its number.
        n: u64,
        /// What is wrong with it.
        flaw: Flaw,
    },
    /// A checkpoint that was kept elsewhere is not one.
    NotGenuine,
    /// The store itself is not in order.
    Store(ReadError),
}

/// What can be wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It is missing: another number stands in its place, or nothing.
    Missing,
    /// Its hash does not follow from what it says and from the row before it.
    Altered,
    /// The journal knows that its stream ended earlier, or ended otherwise.
    NotTheEnd,
    /// A checkpoint names it with another hash: everything up to here was rewritten.
    Rewritten {
        /// The checkpoint.
        checkpoint: u64,
    },
    /// It is a row of checkpoints and holds none.
    NotACheckpoint,
    /// Its signature is not that of the signer it names.
    BadSignature,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Missing => f.write_str("is missing"),
            Flaw::Altered => f.write_str("was altered: its hash does not follow from it"),
            Flaw::NotTheEnd => f.write_str("is not where the journal says that the stream ends"),
            Flaw::Rewritten { checkpoint } => {
                write!(f, "is not the one that checkpoint {checkpoint} was signed over")
            }
            Flaw::NotACheckpoint => f.write_str("is not a checkpoint"),
            Flaw::BadSignature => f.write_str("has a signature that is not its signer's"),
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Row { stream, n, flaw } => write!(f, "{stream}, row {n} {flaw}"),
            Broken::NotGenuine => f.write_str("the checkpoint's signature is not its signer's"),
            Broken::Store(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Broken {}

impl From<ReadError> for Broken {
    fn from(why: ReadError) -> Broken {
        Broken::Store(why)
    }
}

/// How many rows are read at a time.
const PAGE: usize = 4096;

/// Looks at every row. Checkpoints that were kept elsewhere must name a prefix of what is there.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify(records: &impl Records, outside: &[Checkpoint]) -> Result<Verified, Broken> {
    if !outside.iter().all(Checkpoint::is_genuine) {
        return Err(Broken::NotGenuine);
    }
    let mut verified = Verified { heads: records.heads()?, ..Verified::default() };
    let mut claims = Claims::default();
    outside.iter().for_each(|checkpoint| claims.add(checkpoint.number, &checkpoint.heads));
    verified.checkpoints(records, outside, &mut claims)?;
    let streams: BTreeSet<Stream> = verified.heads.keys().cloned().chain(claims.streams()).collect();
    for stream in streams.iter().filter(|stream| **stream != Stream::Checkpoints) {
        verified.stream(records, stream, &mut claims, |_| Ok(()))?;
    }
    records.inspect()?;
    Ok(verified)
}

impl Verified {
    /// The checkpoints come first: what they were signed over is looked for in the other streams.
    fn checkpoints(
        &mut self,
        records: &impl Records,
        outside: &[Checkpoint],
        claims: &mut Claims,
    ) -> Result<(), Broken> {
        let (mut named, mut before, mut signers) = (Heads::new(), Head::START, Vec::new());
        self.stream(records, &Stream::Checkpoints, &mut Claims::default(), |row| {
            let checkpoint = genuine(row, before, &mut named)?;
            still_there(&checkpoint, outside)?;
            before = Head { n: row.note.n, hash: row.hash };
            claims.kept(&Stream::Checkpoints, before)?;
            claims.add_others(&checkpoint);
            if !signers.contains(&checkpoint.signer) {
                signers.push(checkpoint.signer);
            }
            Ok(())
        })?;
        self.signers = signers;
        claims.unmet(&Stream::Checkpoints, before)?;
        match outside.iter().any(|kept| kept.number > before.n) {
            true => Err(missing(&Stream::Checkpoints, before)),
            false => Ok(()),
        }
    }

    /// Follows one stream from its first row to its last.
    fn stream(
        &mut self,
        records: &impl Records,
        stream: &Stream,
        claims: &mut Claims,
        mut each: impl FnMut(&Row) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        let mut end = Head::START;
        loop {
            let page = records.read(stream, end.n, PAGE)?;
            for row in &page {
                end = follow(end, row)?;
                claims.kept(stream, end)?;
                each(row)?;
            }
            self.rows += page.len() as u64;
            if page.len() < PAGE {
                break;
            }
        }
        ends_at(stream, end, self.heads.get(stream).copied().unwrap_or(Head::START))?;
        claims.unmet(stream, end)
    }
}

/// The checkpoint in a row, which was signed over the checkpoints before it too.
fn genuine(row: &Row, before: Head, named: &mut Heads) -> Result<Checkpoint, Broken> {
    let n = row.note.n;
    let broken = |flaw| Broken::Row { stream: Stream::Checkpoints, n, flaw };
    let checkpoint = Checkpoint::of(row, named).map_err(|_| broken(Flaw::NotACheckpoint))?;
    if !checkpoint.is_genuine() {
        return Err(broken(Flaw::BadSignature));
    }
    let over = checkpoint.heads.get(&Stream::Checkpoints).copied().unwrap_or(Head::START);
    if over == before { Ok(checkpoint) } else { Err(broken(Flaw::Rewritten { checkpoint: n })) }
}

/// That a checkpoint of the journal is the one of its number that was kept elsewhere.
fn still_there(checkpoint: &Checkpoint, outside: &[Checkpoint]) -> Result<(), Broken> {
    let n = checkpoint.number;
    match outside.iter().any(|kept| kept.number == n && kept != checkpoint) {
        true => {
            let flaw = Flaw::Rewritten { checkpoint: n };
            Err(Broken::Row { stream: Stream::Checkpoints, n, flaw })
        }
        false => Ok(()),
    }
}

/// The row behind the last one.
fn missing(stream: &Stream, end: Head) -> Broken {
    Broken::Row { stream: stream.clone(), n: end.n + 1, flaw: Flaw::Missing }
}

fn follow(before: Head, row: &Row) -> Result<Head, Broken> {
    let (stream, n) = (row.note.stream.clone(), row.note.n);
    if n != before.n + 1 {
        return Err(missing(&stream, before));
    }
    if row.hash != before.hash.then(&row.note) {
        return Err(Broken::Row { stream, n, flaw: Flaw::Altered });
    }
    Ok(Head { n, hash: row.hash })
}

fn ends_at(stream: &Stream, end: Head, said: Head) -> Result<(), Broken> {
    if end.n < said.n {
        return Err(missing(stream, end));
    }
    let not_the_end = Broken::Row { stream: stream.clone(), n: end.n, flaw: Flaw::NotTheEnd };
    if end == said { Ok(()) } else { Err(not_the_end) }
}

/// Which rows checkpoints were signed over.
#[derive(Default)]
struct Claims(BTreeMap<Stream, BTreeMap<u64, Claim>>);

struct Claim {
    hash: Hash,
    checkpoint: u64,
}

impl Claims {
    fn add(&mut self, checkpoint: u64, heads: &Heads) {
        heads.iter().for_each(|(stream, head)| self.claim(checkpoint, stream, *head));
    }

    /// Of two checkpoints that name one row with different hashes, one must fail: nothing has the hash of no row.
    fn claim(&mut self, checkpoint: u64, stream: &Stream, head: Head) {
        let claims = self.0.entry(stream.clone()).or_default();
        let claim = claims.entry(head.n).or_insert(Claim { hash: head.hash, checkpoint });
        if claim.hash != head.hash {
            claim.hash = Hash::START;
        }
    }

    /// What a checkpoint of the journal says of the other streams.
    fn add_others(&mut self, checkpoint: &Checkpoint) {
        for (stream, head) in checkpoint.heads.iter().filter(|(stream, _)| **stream != Stream::Checkpoints) {
            self.claim(checkpoint.number, stream, *head);
        }
    }

    fn streams(&self) -> Vec<Stream> {
        self.0.keys().cloned().collect()
    }

    /// That a row is the one that was signed over, if one was.
    fn kept(&mut self, stream: &Stream, row: Head) -> Result<(), Broken> {
        let claim = self.0.get_mut(stream).and_then(|claims| claims.remove(&row.n));
        match claim {
            Some(Claim { hash, checkpoint }) if hash != row.hash => {
                let flaw = Flaw::Rewritten { checkpoint };
                Err(Broken::Row { stream: stream.clone(), n: row.n, flaw })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// That nothing was signed over that is not there.
    fn unmet(&self, stream: &Stream, end: Head) -> Result<(), Broken> {
        match self.0.get(stream).is_some_and(|claims| !claims.is_empty()) {
            true => Err(missing(stream, end)),
            false => Ok(()),
        }
    }
}
