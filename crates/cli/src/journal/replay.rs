//! `croupier journal replay`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use croupier_journal::replay::{ReplayError, Told, tell};
use croupier_journal::store::sqlite::Reader;
use croupier_journal::{Records, Stream};

use super::{Folder, date};
use crate::refusal::Refusal;

/// What is told again.
#[derive(Args)]
pub struct ReplayArgs {
    #[command(flatten)]
    folder: Folder,
    /// The table
    #[arg(long, value_name = "TABLE")]
    table: String,
    /// One round of it, counted from 1
    #[arg(long, value_name = "N")]
    round: Option<u64>,
    /// From the last row to the first
    #[arg(long)]
    back: bool,
}

/// Tells a table, or a round of it.
pub fn run(args: &ReplayArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let reader = args.folder.reader()?;
    let mut told = match Stream::table(&args.table).map(|stream| tell(&reader, &stream)) {
        Ok(Err(ReplayError::NoTable)) | Err(_) => return Err(no_table(args, &reader)?.into()),
        Ok(told) => told.map_err(Refusal::new)?,
    };
    let rounds = told.last().map_or(0, |told| told.round);
    told.retain(|told| args.round.is_none_or(|round| told.round == round));
    if told.is_empty() {
        let words = format_args!("{} has rounds 1 to {rounds}", args.table);
        return Err(Refusal::new(words).into());
    }
    if args.back {
        told.reverse();
    }
    told.iter().try_for_each(|told| line(told, out))?;
    Ok(ExitCode::SUCCESS)
}

fn no_table(args: &ReplayArgs, reader: &Reader) -> anyhow::Result<Refusal> {
    let heads = reader.heads()?;
    let tables: Vec<&str> = heads.keys().filter_map(name).collect();
    Ok(match tables.is_empty() {
        true => Refusal::new("there is no table in the journal"),
        false => Refusal::unknown("no table is called", &args.table, tables),
    })
}

fn name(stream: &Stream) -> Option<&str> {
    match stream {
        Stream::Table(id) => Some(id.as_str()),
        Stream::House | Stream::Checkpoints | Stream::Pit(_) => None,
    }
}

fn line(told: &Told, out: &mut impl Write) -> std::io::Result<()> {
    let provision = told.provision.map(|id| format!(" ({id})")).unwrap_or_default();
    let Told { n, round, by, sentence, .. } = told;
    writeln!(out, "{n:>5}  round {round}  {}  {by}: {sentence}{provision}", date(told.at))
}
