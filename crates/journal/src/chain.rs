//! The chain: numbers without a gap, and a hash that holds everything before it.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::hash::Hash;
use crate::row::{Note, Row};
use crate::stream::Stream;

/// Where a stream ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The number of the last row; zero where there is none.
    pub n: u64,
    /// The hash of the last row.
    pub hash: Hash,
}

impl Head {
    /// A stream without rows.
    pub const START: Head = Head { n: 0, hash: Hash::START };
}

/// Where every stream ends. A stream without rows is not there.
pub type Heads = BTreeMap<Stream, Head>;

/// Rows that become durable together or not at all: an act at a table with its movement in the cage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    after: Vec<(Stream, Head)>,
    rows: Vec<Row>,
}

impl Batch {
    /// Where each stream it touches must end before it.
    pub fn after(&self) -> &[(Stream, Head)] {
        &self.after
    }

    /// Its rows, in the order in which they happened.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Where each stream it touches ends after it.
    pub fn heads(&self) -> Heads {
        let head = |row: &Row| (row.note.stream.clone(), Head { n: row.note.n, hash: row.hash });
        self.rows.iter().map(head).collect()
    }
}

/// A note has a number that is not the next one of its stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Which stream.
    pub stream: Stream,
    /// The last number that it has.
    pub at: u64,
    /// The number that came.
    pub found: u64,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Gap { stream, at, found } = self;
        write!(f, "{stream} has {at} rows, and row {found} was to follow")
    }
}

impl std::error::Error for Gap {}

/// The ends of all streams, and how they move when rows are added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    durable: Heads,
    ahead: Heads,
}

impl Chain {
    /// A chain that goes on from here.
    pub const fn new(heads: Heads) -> Chain {
        Chain { durable: heads, ahead: Heads::new() }
    }

    /// Where a stream ends, with what is linked and not yet confirmed.
    pub fn head(&self, stream: &Stream) -> Head {
        self.ahead.get(stream).or_else(|| self.durable.get(stream)).copied().unwrap_or(Head::START)
    }

    /// Where every stream ends, as far as it is confirmed.
    pub const fn durable(&self) -> &Heads {
        &self.durable
    }

    /// Links notes into a batch behind everything that was linked before.
    ///
    /// # Errors
    /// A number does not follow. The chain stays as it was.
    pub fn link(&mut self, notes: impl IntoIterator<Item = Note>) -> Result<Batch, Gap> {
        let (mut after, mut heads) = (Vec::new(), Heads::new());
        let mut rows = Vec::new();
        for note in notes {
            let head = match heads.get(&note.stream) {
                Some(head) => *head,
                None => self.begins(&note.stream, &mut after),
            };
            let row = follow(head, note)?;
            heads.insert(row.note.stream.clone(), Head { n: row.note.n, hash: row.hash });
            rows.push(row);
        }
        // Not `append`, which builds the whole map anew for every batch.
        self.ahead.extend(heads);
        Ok(Batch { after, rows })
    }

    fn begins(&self, stream: &Stream, after: &mut Vec<(Stream, Head)>) -> Head {
        let head = self.head(stream);
        after.push((stream.clone(), head));
        head
    }

    /// What was linked is durable.
    pub fn confirm(&mut self) {
        self.durable.extend(std::mem::take(&mut self.ahead));
    }

    /// One batch of what was linked is durable.
    pub fn confirm_one(&mut self, batch: &Batch) {
        self.durable.extend(batch.heads());
    }

    /// What was linked is not durable: the next batch is linked to what is.
    pub fn forget(&mut self) {
        self.ahead.clear();
    }
}

fn follow(head: Head, note: Note) -> Result<Row, Gap> {
    if note.n != head.n + 1 {
        return Err(Gap { stream: note.stream, at: head.n, found: note.n });
    }
    Ok(Row { hash: head.hash.then(&note), note })
}
