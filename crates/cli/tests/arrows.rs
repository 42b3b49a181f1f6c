//! The crates point inward, as ARCHITECTURE.md draws them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::Value;

/// Which of our crates each uses: all of them, and no other.
const ARROWS: &[(&str, &[&str])] = &[
    ("croupier-rules", &[]),
    ("croupier-shuffle", &[]),
    ("croupier-odds", &["croupier-rules"]),
    ("croupier-sim", &["croupier-odds", "croupier-rules", "croupier-shuffle"]),
    ("croupier-table", &["croupier-rules"]),
    ("croupier-script", &["croupier-rules", "croupier-table"]),
    ("croupier-floor", &["croupier-rules", "croupier-script", "croupier-shuffle", "croupier-table"]),
    ("croupier-journal", &["croupier-floor", "croupier-rules", "croupier-shuffle", "croupier-table"]),
    ("croupier-felt", &["croupier-rules"]),
    ("croupier-press", &["croupier-felt", "croupier-odds", "croupier-rules"]),
    (
        "croupier",
        &[
            "croupier-felt",
            "croupier-journal",
            "croupier-odds",
            "croupier-rules",
            "croupier-script",
            "croupier-shuffle",
            "croupier-sim",
            "croupier-table",
        ],
    ),
];

/// The crates that know no operating system.
const NO_STD: [&str; 3] = ["croupier-rules", "croupier-shuffle", "croupier-table"];

fn packages() -> Vec<Value> {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&out.stdout).expect("cargo prints JSON");
    metadata["packages"].as_array().expect("a list of packages").clone()
}

fn package(name: &str) -> Value {
    packages()
        .into_iter()
        .find(|package| package["name"] == name)
        .unwrap_or_else(|| panic!("there is no {name}"))
}

/// What a package is built from, tests and build script aside.
fn dependencies(package: &Value) -> Vec<&Value> {
    everything(package).into_iter().filter(|dependency| dependency["kind"].is_null()).collect()
}

/// What a package needs for anything at all.
fn everything(package: &Value) -> Vec<&Value> {
    package["dependencies"].as_array().expect("a list of dependencies").iter().collect()
}

fn name(dependency: &Value) -> &str {
    dependency["name"].as_str().expect("a name")
}

#[test]
fn the_crates_are_those_of_the_picture() {
    let found: BTreeSet<String> = packages().iter().map(|package| name(package).to_owned()).collect();
    let drawn: BTreeSet<String> = ARROWS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(found, drawn);
}

#[test]
fn every_arrow_points_as_it_is_drawn() {
    for (from, drawn) in ARROWS {
        let package = package(from);
        let used: BTreeSet<&str> = dependencies(&package).into_iter().map(name).collect();
        let ours: BTreeSet<&str> = used.into_iter().filter(|used| used.starts_with("croupier")).collect();
        assert_eq!(ours, drawn.iter().copied().collect(), "{from}");
    }
}

#[test]
fn rules_needs_nothing_but_optional_serde() {
    for dependency in dependencies(&package("croupier-rules")) {
        assert_eq!((name(dependency), dependency["optional"].as_bool()), ("serde", Some(true)));
    }
}

/// A stray `std::` does not compile there: purity is what the compiler says, not what we promise.
#[test]
fn rules_shuffle_and_table_are_no_std() {
    for crate_name in NO_STD {
        let manifest = PathBuf::from(package(crate_name)["manifest_path"].as_str().unwrap());
        let lib = fs::read_to_string(manifest.with_file_name("src").join("lib.rs")).unwrap();
        let said = ["#![no_std]", "#![cfg_attr(not(test), no_std)]"];
        assert!(lib.lines().any(|line| said.contains(&line)), "{crate_name} may use std");
        let std = lib.split("extern crate std;").next().filter(|before| before.len() < lib.len());
        assert!(std.is_none_or(|before| before.ends_with("#[cfg(test)]\n")), "{crate_name} takes std back");
    }
}

/// The typesetter takes longer to build than everything else together; whoever wants a paper calls the program.
#[test]
fn the_typesetter_is_in_the_press_and_nothing_needs_the_press() {
    for package in packages() {
        let uses = |wanted: fn(&str) -> bool| everything(&package).into_iter().any(|used| wanted(name(used)));
        assert!(!uses(|name| name.starts_with("typst")) || package["name"] == "croupier-press");
        assert!(!uses(|name| name == "croupier-press"), "{} uses the press", package["name"]);
    }
}

#[test]
fn anyhow_is_in_the_program_only() {
    for package in packages() {
        let uses = dependencies(&package).into_iter().any(|dependency| name(dependency) == "anyhow");
        assert!(!uses || package["name"] == "croupier", "{} uses anyhow", package["name"]);
    }
}

/// ARCHITECTURE.md gives a reason for every crate of others, and for none that is not there.
#[test]
fn every_dependency_has_its_reason() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let architecture = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let (_, table) = architecture.split_once("## Dependencies").expect("a section on dependencies");
    let rows = table.lines().filter(|line| line.starts_with('|')).skip(2);
    let cells = rows.filter_map(|row| row.split('|').nth(1)).flat_map(|cell| cell.split(','));
    let told: BTreeSet<String> = cells.map(|name| name.trim().to_owned()).collect();
    let packages = packages();
    let used = packages.iter().flat_map(everything).map(name).filter(|name| !name.starts_with("croupier"));
    assert_eq!(told, used.map(ToOwned::to_owned).collect());
}
