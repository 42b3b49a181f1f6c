//! The seal: what nobody may read before its time is kept encrypted, with a key that is not in the journal.

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use croupier_shuffle::Seed;
use serde::{Deserialize, Serialize};

use crate::hex;
use crate::key_file::{self, KeyError};
use crate::stream::Stream;

/// What sets a sealed seed apart from everything else that is sealed.
const SEED: &[u8] = b"croupier journal seed 1";

/// The keys that seal, by number. The last one seals; the others open what they sealed before.
pub struct Keyring {
    keys: BTreeMap<u32, [u8; 32]>,
    path: Option<PathBuf>,
}

/// Something sealed: to be opened with the key of this number, at the place it was sealed for and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// The number of the key.
    pub key: u32,
    /// What makes this use of the key the only one of its kind.
    #[serde(with = "hex::array")]
    pub nonce: [u8; 24],
    /// What is sealed, encrypted.
    #[serde(with = "hex::bytes")]
    pub text: Vec<u8>,
}

/// As text: the number of the key, the nonce and what is sealed, with points between them.
impl fmt::Display for Envelope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.key, hex::encode(&self.nonce), hex::encode(&self.text))
    }
}

impl FromStr for Envelope {
    type Err = SealError;

    fn from_str(text: &str) -> Result<Envelope, SealError> {
        let parts: Option<Envelope> = (|| {
            let (key, rest) = text.split_once('.')?;
            let (nonce, text) = rest.split_once('.')?;
            let text = base16ct::mixed::decode_vec(text).ok()?;
            Some(Envelope { key: key.parse().ok()?, nonce: hex::decode(nonce)?, text })
        })();
        parts.ok_or(SealError::Broken)
    }
}

/// Where something sealed belongs. The same envelope opens nowhere else.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// In which stream.
    pub stream: &'a Stream,
    /// In which row.
    pub n: u64,
}

impl Place<'_> {
    fn bytes(self) -> Vec<u8> {
        format!("croupier journal seal 1\n{}\n{}", self.stream, self.n).into_bytes()
    }
}

impl Keyring {
    /// The keys of a file; a new file with one key where there is none.
    ///
    /// # Errors
    /// Others may read the file, it holds something else, or it cannot be written.
    pub fn open(path: &Path) -> Result<Keyring, KeyError> {
        match key_file::read(path)? {
            Some(text) => {
                let keys = parse(&text).ok_or_else(|| KeyError::NotKeys { path: path.to_owned() })?;
                Ok(Keyring { keys, path: Some(path.to_owned()) })
            }
            None => {
                let mut ring = Keyring { keys: BTreeMap::new(), path: Some(path.to_owned()) };
                ring.rotate()?;
                Ok(ring)
            }
        }
    }

    /// The keys of a file that must be there.
    ///
    /// # Errors
    /// As for [`Keyring::open`], or there is no file.
    pub fn existing(path: &Path) -> Result<Keyring, KeyError> {
        match path.try_exists() {
            Ok(true) => Keyring::open(path),
            Ok(false) => {
                Err(KeyError::Unusable { path: path.to_owned(), error: io::ErrorKind::NotFound.into() })
            }
            Err(error) => Err(KeyError::Unusable { path: path.to_owned(), error }),
        }
    }

    /// One key that is kept nowhere: for simulations and tests.
    pub fn of(key: [u8; 32]) -> Keyring {
        Keyring { keys: BTreeMap::from([(1, key)]), path: None }
    }

    /// Takes a new key into use. The old ones stay, to open what they sealed.
    ///
    /// # Errors
    /// There is no chance to be had, or the file cannot be written; the keys stay as they were.
    pub fn rotate(&mut self) -> Result<u32, KeyError> {
        let number = self.keys.keys().last().map_or(1, |last| last + 1);
        let mut keys = self.keys.clone();
        keys.insert(number, key_file::chance()?);
        self.save(&keys)?;
        self.keys = keys;
        Ok(number)
    }

    fn save(&self, keys: &BTreeMap<u32, [u8; 32]>) -> Result<(), KeyError> {
        let line = |(number, key): (&u32, &[u8; 32])| format!("{number} {}\n", hex::encode(key));
        let text: String = keys.iter().map(line).collect();
        self.path.as_ref().map_or(Ok(()), |path| key_file::write(path, &text))
    }

    /// Seals something for a place.
    ///
    /// # Errors
    /// The operating system gives no chance bytes.
    pub fn seal(&self, place: Place, secret: &[u8]) -> Result<Envelope, SealError> {
        self.close(&place.bytes(), secret)
    }

    /// Opens what was sealed for a place.
    ///
    /// # Errors
    /// The key is not here, or the envelope is not what was sealed for this place.
    pub fn unseal(&self, place: Place, envelope: &Envelope) -> Result<Vec<u8>, SealError> {
        self.unclose(&place.bytes(), envelope)
    }

    /// Seals the seed of a fair shoe, before it is known where it will be recorded. It is recorded beside its
    /// commitment, which binds it there.
    ///
    /// # Errors
    /// As for [`Keyring::seal`].
    pub fn seal_seed(&self, seed: &Seed) -> Result<Envelope, SealError> {
        self.close(SEED, seed.expose())
    }

    /// Opens a sealed seed. Compare its commitment with the one that was published.
    ///
    /// # Errors
    /// As for [`Keyring::unseal`], or it is not a seed.
    pub fn unseal_seed(&self, envelope: &Envelope) -> Result<Seed, SealError> {
        let bytes = self.unclose(SEED, envelope)?;
        bytes.try_into().map(Seed::new).map_err(|_| SealError::Broken)
    }

    fn close(&self, aad: &[u8], msg: &[u8]) -> Result<Envelope, SealError> {
        let nonce: [u8; 24] = key_file::chance().map_err(SealError::Chance)?;
        let (key, cipher) = self.keys.last_key_value().ok_or(SealError::NoSuchKey { key: 0 })?;
        let cipher = XChaCha20Poly1305::new(cipher.into());
        let text =
            cipher.encrypt(&XNonce::from(nonce), Payload { msg, aad }).map_err(|_| SealError::Broken)?;
        Ok(Envelope { key: *key, nonce, text })
    }

    fn unclose(&self, aad: &[u8], envelope: &Envelope) -> Result<Vec<u8>, SealError> {
        let key = self.keys.get(&envelope.key).ok_or(SealError::NoSuchKey { key: envelope.key })?;
        let payload = Payload { msg: &envelope.text, aad };
        let cipher = XChaCha20Poly1305::new(key.into());
        cipher.decrypt(&XNonce::from(envelope.nonce), payload).map_err(|_| SealError::Broken)
    }
}

/// A line for each key: its number, and 64 hexadecimal digits.
fn parse(text: &str) -> Option<BTreeMap<u32, [u8; 32]>> {
    let key = |line: &str| -> Option<(u32, [u8; 32])> {
        let (number, digits) = line.split_once(' ')?;
        Some((number.parse().ok()?, hex::decode(digits)?))
    };
    let keys: BTreeMap<u32, [u8; 32]> = text.lines().map(key).collect::<Option<_>>()?;
    (!keys.is_empty()).then_some(keys)
}

impl fmt::Debug for Keyring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Keyring({} keys, secret)", self.keys.len())
    }
}

/// Why something was not sealed or opened.
#[derive(Debug)]
pub enum SealError {
    /// The key that sealed it is not on the ring.
    NoSuchKey {
        /// Its number.
        key: u32,
    },
    /// It is not what was sealed with this key for this place.
    Broken,
    /// The operating system gives no chance bytes.
    Chance(KeyError),
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SealError::NoSuchKey { key } => write!(f, "it was sealed with key {key}, which is not here"),
            SealError::Broken => f.write_str("it is not what was sealed for this place with this key"),
            SealError::Chance(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for SealError {}
