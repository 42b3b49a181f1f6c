//! The tree mirrors the law: anyone who knows one game folder knows them all.

use std::path::Path;

use croupier_rules::GameId;

const FILES: [&str; 11] = [
    "equipment",
    "cards",
    "opening",
    "shuffle",
    "ranking",
    "wagers",
    "dealing",
    "completion",
    "payouts",
    "irregularities",
    "filing",
];

fn games() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/chapters")
}

#[test]
fn every_game_has_a_folder_with_the_same_files() {
    let folders = GameId::ALL.map(|game| game.slug().replace('-', "_"));
    for folder in folders.iter().map(String::as_str) {
        for file in FILES {
            let path = games().join(folder).join(format!("{file}.rs"));
            assert!(path.is_file(), "{} is missing", path.display());
        }
    }
}

#[test]
fn every_folder_is_a_game() {
    for entry in std::fs::read_dir(games()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let slug = name.replace('_', "-");
        let known =
            GameId::from_slug(&slug).is_some() || ["mod.rs", "section", "tests.rs"].contains(&name.as_str());
        assert!(known, "{name} is no game");
    }
}

/// The registry of the crate: the only file that may tell the games apart.
const REGISTRY: &str = "chapters/mod.rs";

/// The beginnings of patterns that tell games apart.
const TELLING: [&str; 6] =
    ["GameId::", "Family::", "Options::", "Terms::Baccarat", "Terms::ThreeCardPrime", "Terms::Saigon5Card"];

fn sources(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() && !is_test {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") && !is_test {
            found.push(path);
        }
    }
}

/// An arm of a match begins with the pattern and has an arrow after it.
fn tells_games_apart(line: &str) -> bool {
    let line = line.trim_start().trim_start_matches(['|', '(', ' ']);
    TELLING.iter().any(|pattern| line.starts_with(pattern)) && line.contains("=>")
}

#[test]
fn a_game_is_matched_on_in_the_registry_and_nowhere_else() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut files, mut matched) = (Vec::new(), Vec::new());
    sources(&root, &mut files);
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        if text.lines().any(tells_games_apart) {
            matched.push(path.strip_prefix(&root).unwrap().to_path_buf());
        }
    }
    assert_eq!(matched, [Path::new(REGISTRY)]);
}
