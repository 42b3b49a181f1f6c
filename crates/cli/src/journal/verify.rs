//! `croupier journal verify`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use croupier_journal::checkpoint::Checkpoint;
use croupier_journal::directory::sealing_keys_in;
use croupier_journal::seal::Keyring;
use croupier_journal::store::sqlite::Reader;
use croupier_journal::verify::{Verified, verify};
use croupier_journal::{Stream, replay};

use super::Folder;
use crate::refusal::Refusal;

/// What is looked at.
#[derive(Args)]
pub struct VerifyArgs {
    #[command(flatten)]
    folder: Folder,
    /// A checkpoint that was kept elsewhere: what it was signed over must still be there
    #[arg(long, value_name = "CHECKPOINT")]
    since: Vec<PathBuf>,
    /// Also replay every table, with the sealing keys of the folder
    #[arg(long)]
    replay: bool,
}

/// Says that the journal is whole, or which row is the first that is not.
pub fn run(args: &VerifyArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let reader = args.folder.reader()?;
    let since = args.since.iter().map(read).collect::<anyhow::Result<Vec<Checkpoint>>>()?;
    let verified = match verify(&reader, &since) {
        Ok(verified) => verified,
        Err(broken) => {
            writeln!(out, "NOT WHOLE: {broken}")?;
            return Ok(ExitCode::FAILURE);
        }
    };
    if args.replay && !replayed(args, &reader, &verified, out)? {
        return Ok(ExitCode::FAILURE);
    }
    say(&verified, &since, out)?;
    Ok(ExitCode::SUCCESS)
}

fn read(file: &PathBuf) -> anyhow::Result<Checkpoint> {
    let text = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    let why = |why| Refusal::new(format_args!("{} is not a checkpoint: {why}", file.display()));
    Ok(serde_json::from_slice(&text).map_err(why)?)
}

fn say(verified: &Verified, since: &[Checkpoint], out: &mut impl Write) -> anyhow::Result<()> {
    let streams = verified.heads.len();
    let noun = if streams == 1 { "stream" } else { "streams" };
    writeln!(out, "whole: {} rows in {streams} {noun}", verified.rows)?;
    for checkpoint in since {
        let signer = checkpoint.signer;
        writeln!(out, "checkpoint {} is still there, signed by {signer}", checkpoint.number)?;
    }
    for signer in &verified.signers {
        writeln!(out, "checkpoints in the journal are signed by {signer}")?;
    }
    Ok(())
}

/// Whether every table comes back from its rows.
fn replayed(
    args: &VerifyArgs,
    reader: &Reader,
    verified: &Verified,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    let keys = Keyring::existing(&sealing_keys_in(args.folder.path())).map_err(Refusal::new)?;
    let tables = verified.heads.keys().filter(|stream| matches!(stream, Stream::Table(_)));
    for stream in tables {
        match replay::table(reader, stream, &keys) {
            Ok(table) => writeln!(out, "{stream} replays: {} entries", table.record().len())?,
            Err(why) => {
                writeln!(out, "NOT WHOLE: {stream} does not replay: {why}")?;
                return Ok(false);
            }
        }
    }
    Ok(true)
}
