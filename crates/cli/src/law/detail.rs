//! All that is known of a provision, or of a reading.

use std::io::{self, Write};

use croupier_rules::law::Reading;

use super::entry::Entry;
use super::links::Link;
use super::list;
use crate::paragraph;

/// Writes each entry in full.
pub fn write(entries: &[Entry], out: &mut impl Write) -> io::Result<()> {
    entries.iter().try_for_each(|entry| write_entry(entry, out))
}

/// Writes a reading and the provisions it touches.
pub fn write_reading(reading: &Reading, entries: &[Entry], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}  {}", reading.id, reading.title)?;
    write_account(reading, out)?;
    writeln!(out, "\ntouches")?;
    list::write_lines(entries, list::width(entries), out)
}

fn write_entry(entry: &Entry, out: &mut impl Write) -> io::Result<()> {
    let row = entry.provision.row();
    writeln!(out, "{}  {}, {}", row.id, entry.provision.game(), entry.status())?;
    paragraph::write("kind", row.kind.name(), out)?;
    paragraph::write("actor", row.actor.name(), out)?;
    paragraph::write("honored by", row.way.name(), out)?;
    paragraph::write("says", row.says, out)?;
    for reading in entry.provision.readings() {
        paragraph::write("reading", &format!("{}: {}", reading.id, reading.title), out)?;
        write_account(reading, out)?;
    }
    write_links("code", entry.code, out)?;
    write_links("tests", entry.tests, out)?;
    writeln!(out)
}

fn write_account(reading: &Reading, out: &mut impl Write) -> io::Result<()> {
    paragraph::write("open", reading.open, out)?;
    paragraph::write("does", reading.does, out)?;
    paragraph::write("why", reading.why, out)?;
    paragraph::write("alternative", reading.alternative, out)
}

fn write_links(label: &str, links: &[Link], out: &mut impl Write) -> io::Result<()> {
    if links.is_empty() {
        return paragraph::write(label, "none", out);
    }
    let place = |link: &Link| format!("{}:{} {}", link.file, link.line, link.name);
    paragraph::write_lines(label, links.iter().map(place), out)
}

#[cfg(test)]
mod tests {
    use croupier_rules::Provision;

    use super::*;

    const READING: Reading = Reading {
        id: "ER-999",
        title: "A title",
        touches: &["627a.5(f)"],
        open: "What is open.",
        does: "What is done.",
        why: "The reason.",
        alternative: "The other way.",
    };

    static CODE: [Link; 2] = [
        Link { id: "627a.5(f)", file: "a.rs", line: 3, name: "burn" },
        Link { id: "627a.5(f)", file: "b.rs", line: 4, name: "Shoe::burn" },
    ];

    const ENTRY: Entry = Entry { provision: Provision::of("627a.5(f)"), code: &CODE, tests: &[] };

    #[test]
    fn a_reading_gives_its_account_and_what_it_touches() {
        let mut out = Vec::new();
        write_reading(&READING, &[ENTRY], &mut out).unwrap();
        let account = "ER-999  A title
  open         What is open.
  does         What is done.
  why          The reason.
  alternative  The other way.

touches
  627a.5(f)  shuffle-cut ";
        let shown = String::from_utf8(out).unwrap();
        assert!(shown.starts_with(account), "{shown}");
    }

    #[test]
    fn places_stand_one_below_the_other_and_a_lack_is_said() {
        let mut out = Vec::new();
        write_entry(&ENTRY, &mut out).unwrap();
        let places = "
  code         a.rs:3 burn
               b.rs:4 Shoe::burn
  tests        none

";
        let shown = String::from_utf8(out).unwrap();
        assert!(shown.starts_with("627a.5(f)  Minibaccarat, no test\n"), "{shown}");
        assert!(shown.ends_with(places), "{shown}");
    }
}
