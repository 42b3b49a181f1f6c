//! `croupier play`: runs scenario files and says which line fails.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use croupier_rules::submission::Table;
use croupier_script::{Failure, Files, Script, Stage};

use crate::refusal::Refusal;
use crate::submission::{Source, filed};
use crate::told;

/// Scenario files to run.
#[derive(Args)]
pub struct PlayArgs {
    /// Scenario files, or folders of them (docs/SCENARIOS.md describes the form)
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Open every table by this Rules Submission; the scenarios then have no options of their own
    #[arg(long, value_name = "FILE")]
    submission: Option<PathBuf>,
    /// Tell what happened and what was refused, line by line: time, actor, sentence, paragraph
    #[arg(long)]
    explain: bool,
}

/// Runs every scenario; one that fails is shown with its line.
pub fn run(args: &PlayArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let read = |file: &PathBuf| filed::read(file, &mut io::stdin().lock());
    let by = args.submission.as_ref().map(read).transpose()?.map(|approved| approved.document().clone());
    let (mut passed, mut failed) = (0, 0);
    for named in &args.files {
        for found in scenarios(named)? {
            let ok = match found {
                Found::File(file) => play(&file, by.as_ref(), args.explain, out)?,
                Found::Nothing(folder) => nothing(&folder, out)?,
            };
            *(if ok { &mut passed } else { &mut failed }) += 1;
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The files beside a scenario, and the submission for every table where one was named.
struct Beside<'a> {
    folder: &'a Path,
    by: Option<&'a Table>,
}

impl Files for Beside<'_> {
    fn submission(&self, name: &str) -> Result<Table, String> {
        let read = Source::read(&self.folder.join(name), &mut io::empty());
        read.map(|source| source.document.filed).map_err(|why: Refusal| why.to_string())
    }

    fn by(&self) -> Option<Table> {
        self.by.cloned()
    }
}

fn play(file: &Path, by: Option<&Table>, explained: bool, out: &mut impl Write) -> anyhow::Result<bool> {
    let text = std::fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
    let files = Beside { folder: file.parent().unwrap_or(Path::new("")), by };
    match Script::parse(&text).and_then(|script| script.play(&files)) {
        Ok(stage) => passed(file, &stage, explained, out),
        Err(failure) => said(file, &failure, out),
    }
}

fn passed(file: &Path, stage: &Stage, explained: bool, out: &mut impl Write) -> anyhow::Result<bool> {
    writeln!(out, "ok    {}", file.display())?;
    if explained {
        for played in stage.tables() {
            told::write(&played, out)?;
        }
    }
    Ok(true)
}

fn said(file: &Path, failure: &Failure, out: &mut impl Write) -> anyhow::Result<bool> {
    writeln!(out, "FAIL  {}\n{failure}", file.display())?;
    Ok(false)
}

/// A folder that was meant to hold scenarios and holds none proves nothing.
fn nothing(folder: &Path, out: &mut impl Write) -> anyhow::Result<bool> {
    writeln!(out, "FAIL  {}\n  there is no .scenario file in this folder", folder.display())?;
    Ok(false)
}

/// What a path on the command line comes to.
enum Found {
    File(PathBuf),
    Nothing(PathBuf),
}

/// The file named, or every `.scenario` file in the folder named and below it.
fn scenarios(named: &Path) -> anyhow::Result<Vec<Found>> {
    if !named.is_dir() {
        return Ok(vec![Found::File(named.to_path_buf())]);
    }
    let mut files = Vec::new();
    collect(named, &mut files)?;
    if files.is_empty() {
        return Ok(vec![Found::Nothing(named.to_path_buf())]);
    }
    Ok(files.into_iter().map(Found::File).collect())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "scenario") {
            files.push(path);
        }
    }
    Ok(())
}
