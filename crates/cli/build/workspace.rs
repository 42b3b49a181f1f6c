//! The files of the workspace and the links in all of them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::links::Links;
use super::scenario;
use super::source::{self, Found, Purpose};

/// Where sources and scenarios are looked for.
const FOLDERS: [&str; 2] = ["crates", "scenarios"];

/// The links of the workspace, and what could not be read.
#[derive(Debug, Default)]
pub struct Gathered {
    /// All links, in order.
    pub links: Links,
    /// A sentence for each file that is not Rust. The compiler will say more.
    pub skipped: Vec<String>,
}

/// The folders whose change makes a new scan necessary.
pub fn watched(root: &Path) -> impl Iterator<Item = PathBuf> {
    FOLDERS.iter().map(|folder| root.join(folder)).filter(|folder| folder.is_dir())
}

/// Reads every source and every scenario under the root of a workspace.
pub fn gather(root: &Path) -> io::Result<Gathered> {
    let files = files(root)?;
    let mut gathered = Gathered::default();
    gather_sources(root, files.iter().filter(|file| is_source(file)), &mut gathered)?;
    for file in files.iter().filter(|file| file.ends_with(".scenario")) {
        gathered.links.extend(scenario::scan(file, &fs::read_to_string(root.join(file))?));
    }
    gathered.links.sort();
    Ok(gathered)
}

/// Reads all sources before it believes any citation: whether a file is for tests only may be said in another.
fn gather_sources<'a>(
    root: &Path,
    files: impl Iterator<Item = &'a String>,
    gathered: &mut Gathered,
) -> io::Result<()> {
    let mut scanned = Vec::new();
    for file in files {
        match source::scan(file, &fs::read_to_string(root.join(file))?, purpose(file)) {
            Ok(found) => scanned.push((file, found)),
            Err(error) => gathered.skipped.push(format!("{file} is not scanned for citations: {error}")),
        }
    }
    let test_modules = test_modules(&scanned);
    for (file, found) in scanned {
        gathered.links.extend(shipped(file, found.links, &test_modules));
    }
    Ok(())
}

/// The paths, without their ending, of the modules that some file declares for tests only.
fn test_modules(scanned: &[(&String, Found)]) -> Vec<String> {
    let of = |(file, found): &(&String, Found)| -> Vec<String> {
        found.test_modules.iter().map(|name| module_path(file, name)).collect()
    };
    scanned.iter().flat_map(of).collect()
}

/// The path, without its ending, of a module that a file declares.
fn module_path(file: &str, module: &str) -> String {
    let path = file.strip_suffix(".rs").unwrap_or(file);
    let folder = match path.rsplit_once('/') {
        Some((folder, "mod" | "lib" | "main")) => folder,
        Some(_) | None => path,
    };
    format!("{folder}/{module}")
}

/// The links of a file, without the citations if it belongs to a module for tests only.
fn shipped(file: &str, mut links: Links, test_modules: &[String]) -> Links {
    let belongs = |module: &String| {
        file.strip_prefix(module.as_str()).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
    };
    if test_modules.iter().any(belongs) {
        links.code.clear();
    }
    links
}

/// What a path tells: `tests.rs`, and all that lies in a folder `tests`, never ships.
fn purpose(file: &str) -> Purpose {
    let of_tests = file.split('/').any(|part| matches!(part, "tests" | "tests.rs"));
    if of_tests { Purpose::Tests } else { Purpose::Code }
}

/// Whether a path is `crates/*/src/**.rs` or `crates/*/tests/**.rs`.
fn is_source(file: &str) -> bool {
    let mut parts = file.split('/');
    parts.next() == Some("crates") && matches!(parts.nth(1), Some("src" | "tests")) && file.ends_with(".rs")
}

/// Every file in the folders looked at, from the root, in order.
fn files(root: &Path) -> io::Result<Vec<String>> {
    let mut files = Vec::new();
    for folder in watched(root) {
        collect(root, &folder, &mut files)?;
    }
    files.sort();
    Ok(files)
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            files.extend(relative(root, &path));
        }
    }
    Ok(())
}

/// A path from the root, with forward slashes on every system.
fn relative(root: &Path, path: &Path) -> Option<String> {
    let parts = path.strip_prefix(root).ok()?.components();
    Some(parts.map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/"))
}
