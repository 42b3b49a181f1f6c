//! The crates point inward, as ARCHITECTURE.md draws them.

use std::process::Command;

use serde_json::Value;

/// Which of our crates each may use, and which outside crates the pure ones may.
const ARROWS: &[(&str, &[&str])] = &[
    ("croupier-rules", &[]),
    ("croupier-odds", &["croupier-rules"]),
    ("croupier-shuffle", &[]),
    ("croupier-sim", &["croupier-rules", "croupier-odds", "croupier-shuffle"]),
    ("croupier-table", &["croupier-rules"]),
    ("croupier-script", &["croupier-rules", "croupier-table"]),
    ("croupier-felt", &["croupier-rules"]),
    ("croupier-press", &["croupier-rules", "croupier-odds", "croupier-felt"]),
    ("croupier-floor", &["croupier-rules", "croupier-table", "croupier-odds"]),
    (
        "croupier",
        &[
            "croupier-rules",
            "croupier-odds",
            "croupier-shuffle",
            "croupier-sim",
            "croupier-table",
            "croupier-script",
            "croupier-felt",
            "croupier-floor",
        ],
    ),
];

fn packages() -> Vec<Value> {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&out.stdout).expect("cargo prints JSON");
    metadata["packages"].as_array().expect("a list of packages").clone()
}

/// What a package needs to be built, tests aside.
fn dependencies(package: &Value) -> Vec<&Value> {
    let all = package["dependencies"].as_array().expect("a list of dependencies");
    all.iter().filter(|dependency| dependency["kind"].is_null()).collect()
}

#[test]
fn no_crate_points_outward() {
    let packages = packages();
    assert!(packages.len() >= 2);
    for package in &packages {
        let name = package["name"].as_str().unwrap();
        let allowed = ARROWS.iter().find(|(crate_name, _)| *crate_name == name);
        let (_, allowed) = allowed.unwrap_or_else(|| panic!("{name} is not in the picture"));
        for dependency in dependencies(package) {
            let used = dependency["name"].as_str().unwrap();
            let ours = used.starts_with("croupier");
            assert!(!ours || allowed.contains(&used), "{name} must not use {used}");
        }
    }
}

#[test]
fn rules_needs_nothing_but_optional_serde() {
    let packages = packages();
    let rules = packages.iter().find(|package| package["name"] == "croupier-rules").unwrap();
    for dependency in dependencies(rules) {
        assert_eq!(
            (dependency["name"].as_str(), dependency["optional"].as_bool()),
            (Some("serde"), Some(true))
        );
    }
}

/// The typesetter takes longer to build than everything else together; whoever wants a paper calls the program.
#[test]
fn the_typesetter_is_in_the_press_and_nothing_needs_the_press() {
    for package in packages() {
        let all = package["dependencies"].as_array().unwrap();
        let uses = |wanted: fn(&str) -> bool| all.iter().any(|used| wanted(used["name"].as_str().unwrap()));
        assert!(!uses(|name| name.starts_with("typst")) || package["name"] == "croupier-press");
        assert!(!uses(|name| name == "croupier-press"), "{} uses the press", package["name"]);
    }
}

#[test]
fn anyhow_is_in_the_binary_only() {
    for package in packages() {
        let uses = dependencies(&package).iter().any(|dependency| dependency["name"] == "anyhow");
        assert!(!uses || package["name"] == "croupier", "{} uses anyhow", package["name"]);
    }
}
