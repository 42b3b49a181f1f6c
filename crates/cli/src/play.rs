//! `croupier play`: runs scenario files and says which line fails.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use croupier_table::explain::explain;
use croupier_table::scenario::{self, Stage};

/// Scenario files to run.
#[derive(Args)]
pub struct PlayArgs {
    /// Scenario files, or folders of them (docs/SCENARIOS.md describes the form)
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print what happened, clause by clause
    #[arg(long)]
    explain: bool,
}

/// Runs every scenario; one that fails is shown with its line.
pub fn run(args: &PlayArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let files = all_files(&args.files)?;
    let mut failed = 0;
    for file in &files {
        failed += usize::from(!play(file, args.explain, out)?);
    }
    writeln!(out, "{} passed, {failed} failed", files.len() - failed)?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn play(file: &Path, explained: bool, out: &mut impl Write) -> anyhow::Result<bool> {
    let text = std::fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
    match scenario::run(&text) {
        Ok(stage) => {
            writeln!(out, "ok    {}", file.display())?;
            if explained {
                tell(&stage, out)?;
            }
            Ok(true)
        }
        Err(failure) => {
            writeln!(out, "FAIL  {}\n{failure}", file.display())?;
            Ok(false)
        }
    }
}

fn tell(stage: &Stage, out: &mut impl Write) -> anyhow::Result<()> {
    write!(out, "{}", explain(stage.record()))?;
    Ok(())
}

/// The files named, and every `.scenario` file in the folders named.
fn all_files(named: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            files.extend(in_folder(path)?);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn in_folder(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
        paths.push(entry?.path());
    }
    paths.sort();
    paths.retain(|path| path.is_dir() || path.extension().is_some_and(|ending| ending == "scenario"));
    all_files(&paths)
}
