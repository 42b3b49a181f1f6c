//! # The record at rest
//!
//! What happens on the floor is kept as rows in streams: one for every table, one for the house, one for checkpoints.
//! Each row holds a SHA-256 over the row before it and its own bytes. Rows of one act become durable together or not at
//! all, and what a store has acknowledged is there for ever.
//!
//! ```
//! use croupier_journal::store::memory::Memory;
//! use croupier_journal::{Chain, Note, Records, Store, Stream};
//! use croupier_table::Time;
//!
//! let mut store = Memory::new();
//! let mut chain = Chain::new(store.heads().unwrap());
//! let opened = Note {
//!     stream: Stream::House, n: 1, at: Time(0), by: "manager".into(),
//!     person: None, key: None, provision: None, event: r#"{"opened":"the house"}"#.into(),
//! };
//! let batch = chain.link([opened]).unwrap();
//! assert_eq!(store.append(&[batch]).unwrap().rows, 1);
//! assert_eq!(store.heads().unwrap()[&Stream::House].n, 1);
//! ```
//!
//! | where | what |
//! | --- | --- |
//! | [`stream`], [`row`], [`hash`], [`chain`] | rows, their bytes, and how they hang together |
//! | [`store`] | where they are kept: in memory, or in a file of SQLite |
//! | [`writer`] | one thread that commits what waits together, and reports in order |
//! | [`checkpoint`], [`verify`] | signatures over all streams, and whether everything is whole |
//! | [`seal`], [`at_rest`], [`key_file`] | a table's record without the order of undealt cards, and the keys to it |
//! | [`snapshots`] | how something stood after a row: derived, and deleted at will |
//! | [`floor`] | the rows of a casino floor, and the floor that they give again |
//! | [`replay`], [`rounds`], [`export`] | a table told again, and rows for other programs |
//! | [`directory`] | the folder, and that one program at a time writes in it |

#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::panic,
        clippy::unwrap_used,
        clippy::wildcard_enum_match_arm
    )
)]

pub mod at_rest;
pub mod chain;
pub mod checkpoint;
pub mod directory;
pub mod export;
pub mod floor;
pub mod hash;
mod hex;
pub mod key_file;
pub mod replay;
pub mod rounds;
pub mod row;
pub mod seal;
pub mod snapshots;
pub mod store;
pub mod stream;
pub mod verify;
pub mod writer;

pub use chain::{Batch, Chain, Gap, Head, Heads};
pub use directory::Directory;
pub use hash::Hash;
pub use row::{Note, Row};
pub use store::{AppendError, Durable, ReadError, Records, Store};
pub use stream::Stream;
pub use writer::{BatchId, Journal, Outcome};
