//! `croupier journal checkpoint`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use croupier_journal::checkpoint::{Checkpoint, Signer, take};
use croupier_journal::directory::{ClaimError, signing_key_in};
use croupier_journal::store::sqlite::Sqlite;
use croupier_journal::{Chain, Directory, Heads, Records, Store, Stream, export};
use croupier_table::Time;
use jiff::Timestamp;

use super::Folder;
use crate::refusal::Refusal;

/// Whose journal is signed.
#[derive(Args)]
pub struct CheckpointArgs {
    #[command(flatten)]
    folder: Folder,
}

/// Prints a checkpoint: a new one, or the last one where a floor is open and signs by itself.
pub fn run(args: &CheckpointArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let reader = args.folder.reader()?;
    let checkpoint = match Directory::claim(args.folder.path()) {
        Ok(directory) => {
            // The last connection folds the log into the file, and only one that writes can.
            drop(reader);
            sign(&directory)?
        }
        Err(ClaimError::Held { .. }) => match last(&reader)? {
            Some(checkpoint) => checkpoint,
            None => return Err(Refusal::new("the floor is open and has not signed anything yet").into()),
        },
        Err(error @ ClaimError::Unusable { .. }) => return Err(Refusal::new(error).into()),
    };
    writeln!(out, "{}", serde_json::to_string_pretty(&checkpoint)?)?;
    Ok(ExitCode::SUCCESS)
}

fn sign(directory: &Directory) -> anyhow::Result<Checkpoint> {
    let mut store = Sqlite::open(&directory.journal()).map_err(Refusal::new)?;
    let signer = Signer::open(&signing_key_in(directory.path())).map_err(Refusal::new)?;
    let mut chain = Chain::new(store.heads()?);
    let at = Time(u64::try_from(Timestamp::now().as_microsecond()).unwrap_or_default());
    let (checkpoint, batch) = take(&mut chain, &Heads::new(), &signer, at)?;
    let _ = store.append(&[batch])?;
    Ok(checkpoint)
}

fn last(reader: &impl Records) -> anyhow::Result<Option<Checkpoint>> {
    let (mut heads, mut last) = (Heads::new(), None);
    export::rows(reader, Some(&Stream::Checkpoints), |row| -> anyhow::Result<()> {
        last = Some(Checkpoint::of(row, &mut heads)?);
        Ok(())
    })?;
    Ok(last)
}
