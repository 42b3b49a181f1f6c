//! The list: one line per provision, under the heading of its chapter; and the readings, one line each.

use std::io::{self, Write};

use croupier_rules::GameId;
use croupier_rules::law::Reading;

use super::entry::Entry;

/// Writes the entries of every chapter that has any.
pub fn write(entries: &[Entry], out: &mut impl Write) -> io::Result<()> {
    for chapter in entries.chunk_by(|a, b| a.provision.game() == b.provision.game()) {
        writeln!(out, "{}", heading(chapter[0].provision.game()))?;
        write_lines(chapter, width(entries), out)?;
        writeln!(out)?;
    }
    Ok(())
}

/// Writes the lines alone.
pub fn write_lines(entries: &[Entry], width: usize, out: &mut impl Write) -> io::Result<()> {
    entries.iter().try_for_each(|entry| writeln!(out, "  {}", line(entry, width)))
}

/// Writes every reading: its number, what it is about, and how many provisions it touches.
pub fn write_readings(out: &mut impl Write) -> io::Result<()> {
    for reading in Reading::all() {
        let touches = match reading.touches.len() {
            0 => "no provision".to_owned(),
            1 => "1 provision".to_owned(),
            several => format!("{several} provisions"),
        };
        writeln!(out, "{}  {} ({touches})", reading.id, reading.title)?;
    }
    writeln!(out, "{} readings", Reading::all().count())
}

/// The width of the longest id.
pub fn width(entries: &[Entry]) -> usize {
    entries.iter().map(|entry| entry.provision.id().len()).max().unwrap_or(0)
}

fn heading(game: GameId) -> String {
    let edition = game.edition();
    format!("{} {}, text of {} (rulemaking {})", game.number(), game, edition.year, edition.rulemaking)
}

fn line(entry: &Entry, width: usize) -> String {
    let row = entry.provision.row();
    let (code, tests) = (entry.code.len(), entry.tests.len());
    format!(
        "{:width$}  {:12}  {:10}  {:8}  code {code:2}  tests {tests:2}",
        row.id,
        row.kind,
        row.way,
        entry.status()
    )
}
