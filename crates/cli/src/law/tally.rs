//! The tally: how many provisions are honored, by chapter and by way.

use std::io::{self, Write};

use croupier_rules::GameId;
use croupier_rules::law::Way;

use super::entry::{self, Entry};

/// Writes both tables and the sum.
pub fn write(entries: &[Entry], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "honored by chapter")?;
    for game in GameId::ALL {
        let name = format!("{} {game}", game.number());
        write_row(&name, entries, |entry| entry.provision.game() == game, out)?;
    }
    writeln!(out, "honored by way")?;
    for way in Way::ALL {
        write_row(way.name(), entries, |entry| entry.provision.row().way == *way, out)?;
    }
    writeln!(out, "{}", entry::sum(entries))
}

fn write_row(
    name: &str,
    entries: &[Entry],
    belongs: impl Fn(&&Entry) -> bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let group: Vec<&Entry> = entries.iter().filter(belongs).collect();
    writeln!(out, "  {name:22} {:3} / {:3}", entry::honored(group.iter().copied()), group.len())
}
