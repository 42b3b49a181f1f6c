//! `croupier print`: the papers of a Rules Submission. One with defects prints nothing and says why. The papers are
//! set by another program, [`press`]; here they are asked for and written into files.
//!
//! | where | what |
//! | --- | --- |
//! | [`arguments`] | the command line |
//! | [`mod@format`] | PDF or SVG |
//! | [`press`] | the program that prints |
//! | [`mod@write`] | finished papers into files: all of them or none |

mod arguments;
mod format;
mod press;
mod write;

use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use croupier_felt::papers::{Format, Paper, Request};
use croupier_rules::submission::check;

pub use arguments::PrintArgs;

use crate::refusal::Refusal;
use crate::submission::{Source, refuse};
use arguments::What;
use press::Press;
use write::Finished;

/// Prints what was asked for.
pub fn run(args: &PrintArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (place, source) =
        match Place::of(args).and_then(|place| Ok((place, Source::read(&args.file, input)?))) {
            Ok(both) => both,
            Err(why) => return Ok(why.say()),
        };
    if let Err(defects) = check(&source.document.filed) {
        return refuse(&source, defects, out);
    }
    match finish(args, &source, place.format())
        .map_err(Trouble::from)
        .and_then(|papers| place.write(&papers, out))
    {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Trouble::Refused(why)) => Ok(why.say()),
        Err(Trouble::Io(why)) => Err(why.into()),
    }
}

/// Every paper that was asked for, or none.
fn finish(args: &PrintArgs, source: &Source, format: Format) -> Result<Vec<Finished>, Refusal> {
    let press = Press::find(Duration::from_secs(args.time_limit.into()));
    let finish = |paper: Paper| {
        let request = Request::new(paper, format, args.page, source.document.filed.clone());
        let printed = press.print(&request, &source.name)?;
        let name = format!("{}.{}", paper.name(), format.name());
        Ok(Finished { name, pages: printed.pages, bytes: printed.bytes })
    };
    args.what.papers().into_iter().map(finish).collect()
}

/// Where papers go.
enum Place<'a> {
    Folder(&'a Path, Format),
    File(&'a Path, Format),
    StandardOutput,
}

impl Place<'_> {
    fn of(args: &PrintArgs) -> Result<Place<'_>, Refusal> {
        let Some(output) = &args.output else {
            let folder = args.directory.as_deref().unwrap_or(Path::new("."));
            return Ok(Place::Folder(folder, args.format));
        };
        if args.what == What::All {
            return Err(Refusal::new("five papers do not go into one file; -d DIR names a folder for them"));
        }
        if output.as_os_str() == "-" {
            return Ok(Place::StandardOutput);
        }
        Ok(Place::File(output, format::of(output)?))
    }

    const fn format(&self) -> Format {
        match self {
            Place::Folder(_, format) | Place::File(_, format) => *format,
            Place::StandardOutput => Format::Pdf,
        }
    }

    fn write(&self, papers: &[Finished], out: &mut impl Write) -> Result<(), Trouble> {
        match self {
            Place::Folder(folder, _) => write::all(papers, folder, out),
            Place::File(path, _) => Ok(papers.iter().try_for_each(|paper| write::one(paper, path))?),
            Place::StandardOutput => Ok(papers.iter().try_for_each(|paper| out.write_all(&paper.bytes))?),
        }
    }
}

/// What goes wrong on the way to a file.
enum Trouble {
    /// There is no paper, or a file cannot be written.
    Refused(Refusal),
    /// Standard output is closed.
    Io(std::io::Error),
}

impl From<Refusal> for Trouble {
    fn from(why: Refusal) -> Trouble {
        Trouble::Refused(why)
    }
}

impl From<std::io::Error> for Trouble {
    fn from(why: std::io::Error) -> Trouble {
        Trouble::Io(why)
    }
}
