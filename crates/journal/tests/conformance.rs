//! What every store must do. The cases are in one list; a store is one line here.

#[path = "conformance/bench.rs"]
mod bench;
#[path = "conformance/cases.rs"]
mod cases;
mod common;

use bench::{MemoryBench, SqliteBench};
use cases::conformance;

conformance!(memory, MemoryBench);
conformance!(sqlite, SqliteBench);
