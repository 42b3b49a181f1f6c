//! What the lints hold, every crate asks of them; and what no lint holds.

use std::fs;
use std::path::{Path, PathBuf};

/// Denied in code that ships, in every crate.
const EVERYWHERE: [&str; 4] =
    ["clippy::expect_used", "clippy::panic", "clippy::unwrap_used", "clippy::wildcard_enum_match_arm"];

/// The crates in which no float may stand before a figure is shown.
const WITHOUT_FLOATS: [&str; 5] = ["floor", "odds", "rules", "shuffle", "table"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap()
}

/// The entries of a folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// The files in which the crates and programs begin.
fn beginnings() -> Vec<PathBuf> {
    let files = |folder: PathBuf| ["src/lib.rs", "src/main.rs"].map(|file| folder.join(file));
    entries(&crates()).into_iter().flat_map(files).filter(|file| file.is_file()).collect()
}

#[test]
fn every_crate_denies_what_we_promise_not_to_do() {
    let beginnings = beginnings();
    assert!(beginnings.len() > 8);
    for file in beginnings {
        let text = fs::read_to_string(&file).unwrap();
        let (_, denied) =
            text.split_once("deny(").unwrap_or_else(|| panic!("{} denies nothing", file.display()));
        let (denied, _) = denied.split_once(")]").unwrap();
        let without_floats = WITHOUT_FLOATS.iter().any(|name| file.starts_with(crates().join(name)));
        let floats = without_floats.then_some("clippy::float_arithmetic");
        for lint in EVERYWHERE.into_iter().chain(floats) {
            assert!(denied.contains(lint), "{} does not deny {lint}", file.display());
        }
    }
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in entries(folder) {
        if path.is_dir() && !path.ends_with("target") {
            collect(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

/// Whoever has to climb twice names the module instead.
#[test]
fn no_path_climbs_twice() {
    let mut files = Vec::new();
    collect(&crates(), &mut files);
    let climbs = ["super", "super"].join("::");
    for file in files {
        assert!(!fs::read_to_string(&file).unwrap().contains(&climbs), "{}", file.display());
    }
}
