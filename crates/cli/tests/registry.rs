//! One registry per crate: games are told apart in one file of each crate and nowhere else. The sources say so
//! themselves: every enum that stands for games is found by the names of its variants, and then every place that
//! tells those variants apart. What a sixth chapter touches follows, and CONTRIBUTING.md must name all of it:
//!
//! ```sh
//! cargo test -p croupier --test registry -- --nocapture
//! ```

#[path = "../build/attributes.rs"]
mod attributes;
#[path = "registry/forks.rs"]
mod forks;
#[path = "registry/sources.rs"]
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use forks::{Enums, forks};
use sources::{Source, crate_of, folders_named_after, root, sources};

/// The files of each crate that tell games apart, with what they match on.
fn registries(sources: &[Source], enums: &Enums) -> BTreeMap<String, BTreeMap<String, BTreeSet<String>>> {
    let mut crates: BTreeMap<String, BTreeMap<_, _>> = BTreeMap::new();
    for source in sources {
        let found = forks(&source.syntax, enums);
        if !found.is_empty() {
            crates.entry(crate_of(&source.path)).or_default().insert(source.path.clone(), found);
        }
    }
    crates
}

#[test]
fn games_are_told_apart_in_one_file_of_each_crate() {
    let sources = sources();
    let registries = registries(&sources, &Enums::of(&sources));
    let scattered: Vec<_> = registries.iter().filter(|(_, files)| files.len() > 1).collect();
    assert!(scattered.is_empty(), "games are told apart in more than one file: {scattered:#?}");
    assert!(registries.contains_key("rules"), "the registry of the rules is found");
}

/// What a sixth chapter touches, in the order in which one would write it.
fn touched() -> Vec<(&'static str, BTreeSet<String>)> {
    let sources = sources();
    let enums = Enums::of(&sources);
    let registries = registries(&sources, &enums);
    vec![
        ("a file or folder of its own in", folders_named_after(sources::CHAPTERS)),
        ("a variant of an enum in", enums.files_naming(&["ThreeCardPrime", "Prime"])),
        (
            "an arm in the registry of each crate",
            registries.into_values().flat_map(BTreeMap::into_keys).collect(),
        ),
        ("and if it is of a new family, also", family_parts(&enums)),
    ]
}

fn family_parts(enums: &Enums) -> BTreeSet<String> {
    let mut parts = folders_named_after(sources::FAMILIES);
    parts.extend(enums.files_naming(&["Poker"]));
    parts
}

#[test]
fn contributing_names_everything_that_a_sixth_chapter_touches() {
    let contributing = std::fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    println!("What a sixth chapter touches:");
    let mut missing = Vec::new();
    for (what, paths) in touched() {
        assert!(!paths.is_empty(), "{what} nothing");
        println!("{what}");
        for path in paths {
            println!("  {path}");
            missing.extend((!contributing.contains(&format!("`{path}`"))).then_some(path));
        }
    }
    assert!(missing.is_empty(), "CONTRIBUTING.md does not name {missing:#?}");
}

/// What the test takes for telling games apart, and what it does not.
#[test]
fn a_planted_fork_is_found() {
    let enums =
        Enums::of(&[Source::planted("enum GameId { Baccarat, Saigon5Card } enum Side { Player, Banker }")]);
    let tells = |body: &str| {
        let planted = Source::planted(&format!("impl GameId {{ fn planted(game: GameId) {{ {body} }} }}"));
        !forks(&planted.syntax, &enums).is_empty()
    };
    for fork in [
        "match game { GameId::Baccarat => 1, GameId::Saigon5Card => 2 };",
        "match game { Self::Baccarat => 1, other => 2 };",
        "if let rules::GameId::Baccarat = game {}",
        "if game == GameId::Saigon5Card {}",
        "matches!(game, GameId::Baccarat);",
        "assert!(game != GameId::Baccarat, \"not here\");",
        "assert!(matches!(game, Self::Baccarat | Self::Saigon5Card));",
        "use GameId::Baccarat;",
        "use GameId::*;",
        "match game.slug() { \"saigon-5-card\" => 1, _ => 2 };",
        "if game.number() == \"680a\" {}",
        "if clauses == minibaccarat::CLAUSES {}",
    ] {
        assert!(tells(fork), "{fork}");
    }
    for plain in [
        "let games = [GameId::Baccarat, GameId::Saigon5Card];",
        "let chapter = GameId::Baccarat.chapter();",
        "match side { Side::Player => 1, Side::Banker => 2 };",
        "if a == b && game.chapter().baccarat().is_some() {}",
        "println!(\"{}\", GameId::Baccarat);",
    ] {
        assert!(!tells(plain), "{plain}");
    }
}
