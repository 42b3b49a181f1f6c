//! Checkpoints: signatures over the ends of all streams.
//!
//! A chain alone proves nothing against somebody who rewrites it whole. A checkpoint that was kept elsewhere does: what
//! it names must be a prefix of what is there now.

use std::fmt;
use std::path::Path;

use croupier_table::Time;
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};

use crate::chain::{Batch, Chain, Heads};
use crate::hex;
use crate::key_file::{self, KeyError};
use crate::row::{Note, Row};
use crate::store::{AppendError, Cause};
use crate::stream::Stream;

/// What a signature covers begins with this.
const LABEL: &[u8] = b"croupier journal checkpoint 1";

/// The version of the form.
const VERSION: u16 = 1;

/// Who signs. The key lives in a file of its own.
pub struct Signer(SigningKey);

impl Signer {
    /// The key of a file; a new one where there is no file.
    ///
    /// # Errors
    /// Others may read the file, it holds something else, or it cannot be written.
    pub fn open(path: &Path) -> Result<Signer, KeyError> {
        match key_file::read(path)? {
            Some(text) => {
                let key =
                    hex::decode(text.trim()).ok_or_else(|| KeyError::NotKeys { path: path.to_owned() })?;
                Ok(Signer::of(key))
            }
            None => {
                let key = key_file::chance()?;
                key_file::write(path, &format!("{}\n", hex::encode(&key)))?;
                Ok(Signer::of(key))
            }
        }
    }

    /// A key that is kept nowhere: for simulations and tests.
    pub fn of(key: [u8; 32]) -> Signer {
        Signer(SigningKey::from_bytes(&key))
    }

    /// The public half: what a checkpoint is checked with.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs where every stream ends.
    pub fn sign(&self, number: u64, at: Time, heads: Heads) -> Checkpoint {
        let signature = self.0.sign(&covered(number, at, &heads)).to_bytes();
        Checkpoint { version: VERSION, number, at, heads, signer: self.public(), signature }
    }
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signer({})", self.public())
    }
}

/// The public half of the key that signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PublicKey(#[serde(with = "hex::array")] [u8; 32]);

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// Where every stream ended at a moment, signed. This is the form that is kept elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    version: u16,
    /// Its number in the stream of checkpoints.
    pub number: u64,
    /// When it was signed.
    pub at: Time,
    /// Where every stream ended, that of the checkpoints before this one included.
    pub heads: Heads,
    /// By whom.
    pub signer: PublicKey,
    #[serde(with = "hex::array")]
    signature: [u8; 64],
}

/// The bytes that are signed. docs/JOURNAL.md describes them for other programs.
fn covered(number: u64, at: Time, heads: &Heads) -> Vec<u8> {
    let mut bytes = LABEL.to_vec();
    bytes.extend(number.to_be_bytes());
    bytes.extend(at.0.to_be_bytes());
    for (stream, head) in heads {
        bytes.extend(stream.to_string().into_bytes());
        bytes.push(b'\n');
        bytes.extend(head.n.to_be_bytes());
        bytes.extend(head.hash.bytes());
    }
    bytes
}

impl Checkpoint {
    /// Whether the signature is that of the signer it names. Whether that signer is to be trusted is for the reader to
    /// say, who compares [`Checkpoint::signer`] with a key learned elsewhere.
    pub fn is_genuine(&self) -> bool {
        let signed = covered(self.number, self.at, &self.heads);
        let signature = Signature::from_bytes(&self.signature);
        let key = VerifyingKey::from_bytes(&self.signer.0);
        self.version == VERSION && key.is_ok_and(|key| key.verify_strict(&signed, &signature).is_ok())
    }

    /// The same as a row of the journal, which names only the streams that have moved since the one before it.
    ///
    /// # Errors
    /// It cannot be written as JSON.
    pub fn note(&self, since: &Heads) -> serde_json::Result<Note> {
        let moved = self.heads.iter().filter(|(stream, head)| since.get(stream) != Some(head));
        let moved = moved.map(|(stream, head)| (stream.clone(), *head)).collect();
        let Checkpoint { version, signer, signature, .. } = *self;
        let event = Event { checkpoint: Kept { version, moved, signer, signature } };
        Ok(Note {
            stream: Stream::Checkpoints,
            n: self.number,
            at: self.at,
            by: "journal".into(),
            person: None,
            key: None,
            provision: None,
            event: serde_json::to_string(&event)?.into(),
        })
    }

    /// The checkpoint that a row holds, given the ends that those before it named; they move on to its own.
    ///
    /// # Errors
    /// The row is not one of a checkpoint.
    pub fn of(row: &Row, heads: &mut Heads) -> serde_json::Result<Checkpoint> {
        let Kept { version, moved, signer, signature } =
            serde_json::from_str::<Event>(&row.note.event)?.checkpoint;
        heads.extend(moved);
        let (number, at, heads) = (row.note.n, row.note.at, heads.clone());
        Ok(Checkpoint { version, number, at, heads, signer, signature })
    }
}

/// A checkpoint over everything that is durable, and the batch that adds it to the journal.
///
/// # Errors
/// It cannot be linked.
pub fn take(
    chain: &mut Chain,
    since: &Heads,
    signer: &Signer,
    at: Time,
) -> Result<(Checkpoint, Batch), AppendError> {
    let number = chain.head(&Stream::Checkpoints).n + 1;
    let checkpoint = signer.sign(number, at, chain.durable().clone());
    let note = checkpoint.note(since).map_err(|error| AppendError::Unwritable(Cause::new(error)))?;
    let batch = chain.link([note])?;
    Ok((checkpoint, batch))
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Event {
    checkpoint: Kept,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    version: u16,
    moved: Heads,
    signer: PublicKey,
    #[serde(with = "hex::array")]
    signature: [u8; 64],
}
