//! `croupier simulate dump`: rounds as Parquet files, card by card.

mod file;
mod group;

use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use croupier_sim::Judge;
use croupier_sim::rows::Row;
use croupier_sim::run::Watch;
use parquet::file::metadata::KeyValue;

use self::file::RoundsFile;
use super::arguments::DumpArgs;
use super::playing::{Extras, Playing};
use super::watch::{Bar, INTERRUPTED_CODE};
use crate::refusal::Refusal;

/// How many rounds are held in memory at a time.
const GROUP: u64 = 1 << 19;

/// How many rounds a file has at most. What a file says about its groups is kept in memory until it ends, so longer
/// dumps go on in another one.
const FILE: u64 = 1024 * GROUP;

struct Dump<'a> {
    playing: &'a Playing,
    seed: u64,
    judges: Vec<Judge>,
}

/// Writes the rounds.
pub fn run(args: &DumpArgs, input: &mut impl Read) -> anyhow::Result<ExitCode> {
    let playing = Playing::new(&args.game, Extras::default(), input)?;
    let dump = Dump { playing: &playing, seed: args.game.seed, judges: playing.game.judges() };
    let (bar, rounds) = (Bar::new(args.rounds, 0, "rounds"), args.rounds);
    let mut rows = playing.game.rows(args.game.seed);
    let whole = match &args.output {
        Some(path) => dump.write_files(path, rounds, &mut rows, &bar)?,
        None => dump.write(standard_output(rounds)?, 0..rounds, &mut rows, &bar)?,
    };
    bar.finish();
    Ok(if whole { ExitCode::SUCCESS } else { ExitCode::from(INTERRUPTED_CODE) })
}

/// Standard output, unless a person would have to look at the bytes.
fn standard_output(rounds: u64) -> Result<impl Write + Send, Refusal> {
    if io::stdout().is_terminal() {
        return Err(Refusal::new("say where to write: simulate dump -o rounds.parquet"));
    }
    if rounds > FILE {
        let most = super::text::grouped(FILE);
        return Err(Refusal::new(format_args!("one file holds {most} rounds; for more, name files with -o")));
    }
    Ok(io::stdout())
}

fn create(path: &Path) -> Result<File, Refusal> {
    File::create(path).map_err(|why| Refusal::new(format_args!("{}: {why}", path.display())))
}

/// The file of some rounds: as named if it is the only one, with its number otherwise.
fn part(path: &Path, number: u64, of: u64) -> PathBuf {
    if of <= 1 {
        return path.into();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().map_or(String::new(), |ext| format!(".{}", ext.to_string_lossy()));
    path.with_file_name(format!("{stem}-{number}{extension}"))
}

/// Rounds to come.
type Rows<'a> = dyn Iterator<Item = Row> + 'a;

impl Dump<'_> {
    fn write_files(&self, path: &Path, rounds: u64, rows: &mut Rows, bar: &Bar) -> anyhow::Result<bool> {
        let files = rounds.div_ceil(FILE).max(1);
        for number in 1..=files {
            let to = create(&part(path, number, files))?;
            let (first, end) = ((number - 1) * FILE, rounds.min(number.saturating_mul(FILE)));
            if !self.write(to, first..end, rows, bar)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Writes a file. Says whether all rounds were written before the run was stopped.
    fn write(
        &self,
        to: impl Write + Send,
        rounds: Range<u64>,
        rows: &mut Rows,
        bar: &Bar,
    ) -> anyhow::Result<bool> {
        let mut file = RoundsFile::new(to, &*self.playing.game, &self.judges, self.about())?;
        let mut first = rounds.start;
        while first < rounds.end && !bar.stop() {
            let end = rounds.end.min(first + GROUP);
            let group: Vec<Row> = rows.take((end - first) as usize).collect();
            file.write(&*self.playing.game, &self.judges, first, &group)?;
            bar.played(end - first);
            first = end;
        }
        file.close()?;
        Ok(first == rounds.end)
    }

    /// What makes the rounds what they are, for anyone who finds the file.
    fn about(&self) -> Vec<KeyValue> {
        let shoe = self.playing.game.shoe().map(|shoe| shoe.behind_cover_card.to_string());
        let strategy = self.playing.game.strategy().to_string();
        let facts = [
            ("croupier.version", Some(env!("CARGO_PKG_VERSION").to_string())),
            ("croupier.game", Some(self.playing.game.id().slug().to_string())),
            ("croupier.decks", Some(self.playing.game.decks().to_string())),
            ("croupier.cover_card", shoe.clone()),
            ("croupier.strategy", Some(strategy).filter(|_| shoe.is_none())),
            ("croupier.seed", Some(self.seed.to_string())),
        ];
        let known = facts.into_iter().filter_map(|(name, fact)| Some((name, fact?)));
        known.map(|(name, fact)| KeyValue::new(name.to_string(), fact)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_dump_goes_on_in_numbered_files() {
        let named = |number, of| part(Path::new("/tmp/rounds.parquet"), number, of);
        assert_eq!(named(1, 1), Path::new("/tmp/rounds.parquet"));
        assert_eq!(named(2, 3), Path::new("/tmp/rounds-2.parquet"));
        assert_eq!(part(Path::new("rounds"), 3, 3), Path::new("rounds-3"));
    }
}
