//! `croupier journal`: whether a record is whole, told again, for other programs, and signed.

mod checkpoint;
mod export;
mod parquet;
mod replay;
mod verify;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use croupier_journal::directory::journal_in;
use croupier_journal::store::sqlite::Reader;
use jiff::Timestamp;

use crate::refusal::Refusal;

/// The record of a floor.
#[derive(Args)]
pub struct JournalArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Look at every row, hash and signature, and name the first that is wrong
    Verify(verify::VerifyArgs),
    /// Tell a table again, row by row, with the provision behind each
    Replay(replay::ReplayArgs),
    /// Write all rows for other programs
    Export(export::ExportArgs),
    /// Sign where every stream ends, and print it: keep it elsewhere, for `verify --since`
    Checkpoint(checkpoint::CheckpointArgs),
}

/// Runs one of them.
pub fn run(args: &JournalArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.command {
        Command::Verify(args) => verify::run(args, out),
        Command::Replay(args) => replay::run(args, out),
        Command::Export(args) => export::run(args, out),
        Command::Checkpoint(args) => checkpoint::run(args, out),
    }
}

/// Where a journal is.
#[derive(Args)]
struct Folder {
    /// The folder of the floor
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

impl Folder {
    fn path(&self) -> &Path {
        &self.folder
    }

    /// The journal, to be read also while a floor writes it.
    fn reader(&self) -> Result<Reader, Refusal> {
        let file = journal_in(&self.folder);
        if !file.is_file() {
            return Err(Refusal::new(format_args!("there is no journal in {}", self.folder.display())));
        }
        Reader::open(&file).map_err(Refusal::new)
    }
}

/// A moment of the record as a date; what a live table counts from is 1970 in UTC.
fn date(at: croupier_table::Time) -> String {
    let moment = i64::try_from(at.0).ok().and_then(|micros| Timestamp::from_microsecond(micros).ok());
    moment.map_or_else(|| at.to_string(), |moment| format!("{moment:.0}"))
}
