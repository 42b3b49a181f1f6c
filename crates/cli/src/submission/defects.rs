//! The defects of a file, each with its line.

use std::io::{self, Write};

use croupier_rules::submission::{Defect, DefectKind};
use serde::Serialize;

use super::document::Document;
use super::source::Source;
use crate::paragraph;

/// A defect and the line on which the key or the entry stands; an option that is missing stands nowhere.
#[derive(Serialize)]
pub struct FoundDefect {
    #[serde(flatten)]
    defect: Defect,
    line: Option<usize>,
}

/// Finds the line of each defect.
pub fn find(document: &Document, defects: Vec<Defect>) -> Vec<FoundDefect> {
    let lines: Vec<_> = (0..defects.len()).map(|place| line(document, &defects, place)).collect();
    defects.into_iter().zip(lines).map(|(defect, line)| FoundDefect { defect, line }).collect()
}

fn line(document: &Document, defects: &[Defect], place: usize) -> Option<usize> {
    let defect = &defects[place];
    match defect.what {
        DefectKind::Missing => None,
        DefectKind::WrongType | DefectKind::NotAllowed => {
            entry(document, defects, place).or_else(|| document.line(&defect.key))
        }
        DefectKind::Unknown | DefectKind::Contradicts => document.line(&defect.key),
    }
}

/// The line of an entry of a list. Of several equal entries the last ones are the defects, because the first may
/// be right and the others repeat it.
fn entry(document: &Document, defects: &[Defect], place: usize) -> Option<usize> {
    let defect = &defects[place];
    let lines = document.entry_lines(&defect.key, defect.filed.as_deref()?);
    let later = defects[place..].iter().filter(|other| *other == defect).count();
    lines.get(lines.len().checked_sub(later)?).copied()
}

/// Writes the defects for a person to read.
pub fn write(source: &Source, defects: &[FoundDefect], out: &mut impl Write) -> io::Result<()> {
    let plural = if defects.len() == 1 { "defect" } else { "defects" };
    writeln!(out, "{}: {} {plural}\n", source.name, defects.len())?;
    let width = defects.iter().map(|found| found.lead().len()).max().unwrap_or(0);
    for found in defects {
        paragraph::hanging(out, &format!("  {:width$}", found.lead()), &found.defect.to_string())?;
    }
    Ok(())
}

/// The defects as one text.
pub fn told(source: &Source, defects: &[FoundDefect]) -> String {
    let mut text = Vec::new();
    // Nothing is written to but memory.
    let _ = write(source, defects, &mut text);
    String::from_utf8_lossy(&text).trim_end().to_owned()
}

impl FoundDefect {
    fn lead(&self) -> String {
        self.line.map_or(String::new(), |line| format!("line {line}"))
    }
}
