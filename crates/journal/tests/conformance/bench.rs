//! Where the cases are tried: a bench makes stores, opens them again, and cleans up.

use croupier_journal::Store;
use croupier_journal::store::memory::Memory;
use croupier_journal::store::sqlite::Sqlite;
use tempfile::TempDir;

/// Makes stores of one kind over the same rows.
pub trait Bench: Default {
    type Store: Store;

    /// The store: empty the first time, then what is there. Whoever had it before is a rival from now on.
    fn open(&self) -> Self::Store;
}

#[derive(Default)]
pub struct MemoryBench(Memory);

impl Bench for MemoryBench {
    type Store = Memory;

    fn open(&self) -> Memory {
        self.0.rival()
    }
}

pub struct SqliteBench(TempDir);

impl Default for SqliteBench {
    fn default() -> SqliteBench {
        SqliteBench(tempfile::tempdir().unwrap())
    }
}

impl Bench for SqliteBench {
    type Store = Sqlite;

    fn open(&self) -> Sqlite {
        Sqlite::open(&self.0.path().join("journal.sqlite")).unwrap()
    }
}
