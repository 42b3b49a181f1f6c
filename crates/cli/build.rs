//! Finds, while building, where the workspace cites and proves provisions, so that `croupier law` knows it
//! without the source at hand.

#[path = "build/mod.rs"]
mod build;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = workspace_root();
    let gathered = build::workspace::gather(&root)?;
    for warning in &gathered.skipped {
        println!("cargo:warning={warning}");
    }
    for folder in build::workspace::watched(&root) {
        println!("cargo:rerun-if-changed={}", folder.display());
    }
    let table = Path::new(&variable("OUT_DIR")).join("links.rs");
    fs::write(table, build::table::render(&gathered.links))
}

/// The folder above `crates/cli`.
fn workspace_root() -> PathBuf {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).map(Path::to_path_buf).unwrap_or(here)
}

/// A variable that cargo sets for every build script.
fn variable(name: &str) -> String {
    env::var(name).unwrap_or_default()
}
