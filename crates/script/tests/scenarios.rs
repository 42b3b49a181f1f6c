//! Every scenario of the project runs, and none is skipped in silence.

use std::path::{Path, PathBuf};

use croupier_script as scenario;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

fn scenarios(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder of scenarios is there");
    let mut found: Vec<PathBuf> = entries
        .flat_map(|entry| {
            let path = entry.expect("an entry").path();
            if path.is_dir() { scenarios(&path) } else { vec![path] }
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "scenario"))
        .collect();
    found.sort();
    found
}

#[test]
fn every_scenario_plays_to_its_end() {
    let mut failures = Vec::new();
    let found = scenarios(&folder());
    assert!(!found.is_empty());
    for path in found {
        let text = std::fs::read_to_string(&path).expect("readable");
        assert!(
            text.contains("=> refused") || text.contains("expect "),
            "{} expects nothing",
            path.display()
        );
        if let Err(failure) = scenario::run(&text) {
            failures.push(format!("{}: {failure}", path.display()));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}
