//! No float before a figure is shown.

use std::fs;
use std::path::{Path, PathBuf};

/// Where floats may stand: the lanes that carry whole numbers, and the moment of showing.
const ALLOWED: [&str; 2] = ["baccarat/lanes.rs", "ratio/shown.rs"];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn floats_stand_in_two_files_only() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let has_float = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        words.any(|word| word == "f64" || word == "f32")
    };
    let mut found: Vec<PathBuf> = sources(&root).into_iter().filter(has_float).collect();
    found.sort();
    assert_eq!(found, ALLOWED.map(|name| root.join(name)));
}
