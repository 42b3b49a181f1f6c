//! Payouts from a file.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use croupier_odds::catalogue::Entry;
use croupier_odds::custom::Custom;

use crate::refusal::Refusal;

/// Reads payouts from TOML: the name of each line and its odds, such as `"two pair" = "9 to 1"`.
pub fn read(path: &Path) -> Result<Custom, Refusal> {
    let wrong = |why: String| Refusal::new(format!("{}: {why}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|why| wrong(why.to_string()))?;
    parse(&text).map_err(wrong)
}

/// Writes the payouts of the first of these entries as such a file, under a remark that says what they are.
pub fn write_template(entries: &[Entry], out: &mut impl Write) -> anyhow::Result<()> {
    let Some(entry) = entries.first() else { return Ok(()) };
    let custom = entry.pays().map_err(Refusal::new)?;
    let wager = entry.wager;
    let letter = entry.paytable.map_or(String::new(), |letter| format!(", {} {letter}", wager.paytable_name));
    writeln!(out, "# {}: {}{letter}", entry.game, wager.name)?;
    writeln!(
        out,
        "# Change the payouts, then: croupier odds {} --wager {} --paytable-file FILE",
        entry.game.slug(),
        wager.slug
    )?;
    for (line, odds) in &custom.lines {
        writeln!(out, "{line:?} = \"{odds}\"")?;
    }
    Ok(())
}

fn parse(text: &str) -> Result<Custom, String> {
    let payouts: BTreeMap<String, String> = toml::from_str(text).map_err(|why| why.to_string())?;
    let lines = payouts.into_iter().map(|(line, odds)| match odds.parse() {
        Ok(odds) => Ok((line, odds)),
        Err(why) => Err(format!("{line:?} is paid {odds:?}; {why}")),
    });
    Ok(Custom { lines: lines.collect::<Result<_, _>>()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_a_name_and_odds() {
        let custom = parse("\"two pair\" = \"9 to 1\"\nflush = \"15 to 1\"").unwrap();
        assert_eq!(custom.lines.len(), 2);
        assert!(parse("flush = \"15 for 1\"").unwrap_err().contains("8 to 1"));
        assert!(parse("flush = 15").is_err());
    }
}
