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
