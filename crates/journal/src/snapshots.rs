//! Snapshots: how something stood after a row, so that a restart need not begin at the first one.
//!
//! They are derived and can be deleted at any time. What is in one is for those to say who take it; here it is bytes
//! with the row they belong to. One that is damaged, or that belongs to a row which is not there, is as good as none.

use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use crate::chain::Head;
use crate::hash::Hash;
use crate::key_file::write_whole;
use crate::store::{ReadError, Records};
use crate::stream::Stream;

/// The folder of snapshots, a file for each stream.
#[derive(Clone, Debug)]
pub struct Snapshots {
    folder: PathBuf,
}

/// How a stream stood after a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// After which row.
    pub head: Head,
    /// How it stood.
    pub body: Vec<u8>,
}

/// The first line of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Title {
    version: u16,
    stream: Stream,
    head: Head,
    body: Hash,
}

const VERSION: u16 = 1;

impl Snapshots {
    /// The snapshots in a folder, which is made when the first one is taken.
    pub fn within(folder: &Path) -> Snapshots {
        Snapshots { folder: folder.join("snapshots") }
    }

    fn file(&self, stream: &Stream) -> PathBuf {
        self.folder.join(stream.to_string())
    }

    /// Keeps how a stream stood, in place of what was kept before.
    ///
    /// # Errors
    /// It cannot be written; then the one before it is still there.
    pub fn keep(&self, stream: &Stream, snapshot: &Snapshot) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let (head, body) = (snapshot.head, Hash::of(&snapshot.body));
        let title = Title { version: VERSION, stream: stream.clone(), head, body };
        let mut file = serde_json::to_vec(&title)?;
        file.push(b'\n');
        file.extend_from_slice(&snapshot.body);
        write_whole(&self.file(stream), &file)
    }

    /// How a stream stood when it was last kept, if that can be read and is whole.
    pub fn last(&self, stream: &Stream) -> Option<Snapshot> {
        let file = fs::read(self.file(stream)).ok()?;
        let end = file.iter().position(|byte| *byte == b'\n')?;
        let title: Title = serde_json::from_slice(&file[..end]).ok()?;
        let body = file[end + 1..].to_vec();
        let whole = title.version == VERSION && title.stream == *stream && title.body == Hash::of(&body);
        whole.then_some(Snapshot { head: title.head, body })
    }

    /// The same, if the row it belongs to is in the record.
    ///
    /// # Errors
    /// The record cannot be read.
    pub fn of(&self, stream: &Stream, records: &impl Records) -> Result<Option<Snapshot>, ReadError> {
        let Some(snapshot) = self.last(stream) else { return Ok(None) };
        let row = records.read(stream, snapshot.head.n.saturating_sub(1), 1)?.pop();
        let there = row.map(|row| Head { n: row.note.n, hash: row.hash }) == Some(snapshot.head);
        Ok(there.then_some(snapshot))
    }
}
