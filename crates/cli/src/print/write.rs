//! Finished papers into files. A file is complete or not there: it is written under another name first.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Trouble;
use crate::refusal::Refusal;

/// A paper that is ready to be written.
pub struct Finished {
    /// The name of its file.
    pub name: String,
    /// How many pages it has.
    pub pages: usize,
    /// What the file holds.
    pub bytes: Vec<u8>,
}

/// Writes one paper.
pub fn one(paper: &Finished, path: &Path) -> Result<(), Refusal> {
    replace(path, &paper.bytes).map_err(|why| unwritable(path, &why))
}

/// Writes papers into a folder and lists them.
pub fn all(papers: &[Finished], folder: &Path, out: &mut impl Write) -> Result<(), Trouble> {
    fs::create_dir_all(folder).map_err(|why| unwritable(folder, &why))?;
    for paper in papers {
        let path = folder.join(&paper.name);
        one(paper, &path)?;
        let plural = if paper.pages == 1 { "page" } else { "pages" };
        writeln!(out, "{}  {} {plural}", path.display(), paper.pages)?;
    }
    Ok(())
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = beside(path);
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

/// A name in the same folder that nobody else uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

fn unwritable(path: &Path, why: &io::Error) -> Refusal {
    Refusal::new(format_args!("{} cannot be written: {why}", path.display()))
}
