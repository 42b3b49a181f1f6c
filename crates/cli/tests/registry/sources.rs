//! The sources that ship, and the folders whose entries are named after games.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::attributes::is_for_tests_only;

/// What files and folders are called that belong to one chapter.
pub const CHAPTERS: &[&str] = &[
    "minibaccarat",
    "midibaccarat",
    "baccarat",
    "three_card_prime",
    "saigon_5_card",
    "prime",
    "saigon",
    "s627a",
    "s629a",
    "s631a",
    "s679a",
    "s680a",
];

/// The same of the families.
pub const FAMILIES: &[&str] = &["baccarat", "poker"];

/// Folders of what does not ship, and of what a build leaves.
const ASIDE: [&str; 4] = ["tests", "benches", "snapshots", "target"];

/// A file of Rust.
pub struct Source {
    /// From the root of the workspace, with forward slashes.
    pub path: String,
    pub syntax: syn::File,
}

impl Source {
    fn read(path: &Path) -> Source {
        let syntax = syn::parse_file(&fs::read_to_string(path).unwrap()).unwrap();
        Source { path: relative(path), syntax }
    }

    /// A source that no file has.
    pub fn planted(text: &str) -> Source {
        Source { path: "crates/planted/src/lib.rs".to_owned(), syntax: syn::parse_file(text).unwrap() }
    }

    /// The paths, without their ending, of the modules that it declares for tests only.
    fn test_modules(&self) -> Vec<String> {
        let path = self.path.trim_end_matches(".rs");
        let folder = match path.rsplit_once('/') {
            Some((folder, "mod" | "lib" | "main")) => folder,
            Some(_) | None => path,
        };
        let declared = self.syntax.items.iter().filter_map(|item| match item {
            syn::Item::Mod(module) if is_for_tests_only(&module.attrs) => Some(&module.ident),
            _ => None,
        });
        declared.map(|name| format!("{folder}/{name}")).collect()
    }
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn relative(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/")
}

/// The folder below `crates` that a path belongs to.
pub fn crate_of(path: &str) -> String {
    path.split('/').nth(1).unwrap_or_default().to_owned()
}

/// Every source that ships, modules for tests only aside.
pub fn sources() -> Vec<Source> {
    let files = folders().into_iter().filter(|folder| relative(folder).contains("/src")).flat_map(entries);
    let all: Vec<Source> = files
        .filter(|path| path.extension().is_some_and(|kind| kind == "rs"))
        .map(|path| Source::read(&path))
        .collect();
    let test_modules: Vec<String> = all.iter().flat_map(Source::test_modules).collect();
    let belongs = |path: &str, module: &String| {
        path.strip_prefix(module.as_str()).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
    };
    all.into_iter()
        .filter(|source| !test_modules.iter().any(|module| belongs(&source.path, module)))
        .collect()
}

/// The folders with at least two entries of these names.
pub fn folders_named_after(names: &[&str]) -> BTreeSet<String> {
    let many = |folder: &PathBuf| {
        let stems =
            entries(folder.clone()).map(|path| path.file_stem().unwrap().to_string_lossy().replace('-', "_"));
        stems.filter(|stem| names.contains(&stem.as_str())).collect::<BTreeSet<_>>().len() >= 2
    };
    folders().iter().filter(|folder| many(folder)).map(|folder| relative(folder)).collect()
}

/// The folders of crates and scenarios, and all below them.
fn folders() -> Vec<PathBuf> {
    let mut folders = vec![root().join("crates"), root().join("scenarios")];
    let mut next = 0;
    while next < folders.len() {
        let below = entries(folders[next].clone()).filter(|path| path.is_dir());
        folders.extend(below.filter(|path| !ASIDE.contains(&path.file_name().unwrap().to_str().unwrap())));
        next += 1;
    }
    folders
}

fn entries(folder: PathBuf) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())
}
