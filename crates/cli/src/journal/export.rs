//! `croupier journal export`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use croupier_journal::store::sqlite::Reader;
use croupier_journal::{Stream, export};

use super::{Folder, parquet};
use crate::refusal::Refusal;

/// What is written, and in which form.
#[derive(Args)]
pub struct ExportArgs {
    #[command(flatten)]
    folder: Folder,
    #[command(flatten)]
    form: Form,
    /// One stream only: `house`, `checkpoints`, `table NAME`, `pit NAME`
    #[arg(long, value_name = "STREAM")]
    stream: Option<Stream>,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
struct Form {
    /// A line of JSON for each row, on standard output
    #[arg(long)]
    json: bool,
    /// Comma-separated values, on standard output
    #[arg(long)]
    csv: bool,
    /// A Parquet file
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
}

/// Writes the rows.
pub fn run(args: &ExportArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let reader = args.folder.reader()?;
    let only = args.stream.as_ref();
    match &args.form {
        Form { parquet: Some(file), .. } => to_file(&reader, only, file)?,
        Form { csv: true, .. } => export::csv(&reader, only, out)?,
        Form { .. } => export::json(&reader, only, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn to_file(reader: &Reader, only: Option<&Stream>, file: &Path) -> anyhow::Result<()> {
    if file.exists() {
        return Err(Refusal::new(format_args!("{} is there already", file.display())).into());
    }
    let to = File::create_new(file).with_context(|| format!("writing {}", file.display()))?;
    parquet::write(reader, only, BufWriter::new(to))
}
