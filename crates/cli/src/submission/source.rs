//! Reading a file from the disk or from standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::document::{Document, Position};
use crate::refusal::Refusal;

/// The most that is read. A submission has some ten thousand bytes; whatever is longer is something else.
const LONGEST: u64 = 1 << 17;

/// A file that could be read as TOML; what it says is not judged yet.
pub struct Source {
    /// What to call it.
    pub name: String,
    /// What it says.
    pub document: Document,
}

impl Source {
    /// Reads a file; `-` is standard input.
    pub fn read(path: &Path, input: &mut impl Read) -> Result<Source, Refusal> {
        let name = name(path);
        let bytes = bytes(path, input).map_err(|why| unreadable(&name, &why))?;
        if bytes.len() as u64 > LONGEST {
            return Err(Refusal::new(format_args!("{name} is too long for a Rules Submission")));
        }
        let document = text(&bytes).and_then(Document::parse);
        match document {
            Ok(document) => Ok(Source { name, document }),
            Err((place, why)) => Err(Refusal::new(format_args!("{name}, {place}: {why}"))),
        }
    }
}

/// Whether a path stands for standard input.
pub fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn name(path: &Path) -> String {
    if is_standard_input(path) { "standard input".into() } else { path.display().to_string() }
}

fn bytes(path: &Path, input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if is_standard_input(path) {
        input.take(LONGEST + 1).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(LONGEST + 1).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

fn unreadable(name: &str, why: &io::Error) -> Refusal {
    let missing = why.kind() == io::ErrorKind::NotFound;
    let hint = if missing { "; `croupier submission new GAME` writes one to start from" } else { "" };
    Refusal::new(format_args!("{name} cannot be read: {why}{hint}"))
}

fn text(bytes: &[u8]) -> Result<&str, (Position, String)> {
    str::from_utf8(bytes).map_err(|why| {
        let readable = String::from_utf8_lossy(&bytes[..why.valid_up_to()]);
        (Position::of(&readable, readable.len()), "this is not text in UTF-8".into())
    })
}
