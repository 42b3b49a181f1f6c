//! `croupier print`: the papers of a Rules Submission. One with defects prints nothing and says why.
//!
//! | where | what |
//! | --- | --- |
//! | [`arguments`] | the command line |
//! | [`mod@format`] | PDF or SVG |
//! | [`mod@write`] | finished papers into files: all of them or none |

mod arguments;
mod format;
mod write;

use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;

use croupier_press::{Filing, NotPrinted, PageSize, Paper, print};

pub use arguments::PrintArgs;

use crate::submission::{Refusal, Source, refuse};
use arguments::What;
use format::Format;
use write::Finished;

/// Prints what was asked for.
pub fn run(args: &PrintArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match Place::of(args) {
        Ok(place) => with_filing(&args.file, input, out, |filing, out| {
            let papers = args.what.papers().into_iter();
            let finished = papers.map(|paper| finish(filing, paper, args.page, place.format()));
            place.write(&finished.collect::<Result<Vec<_>, _>>()?, out)
        }),
        Err(why) => Ok(why.say()),
    }
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
        Ok(Place::File(output, Format::of(output)?))
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
    /// The press has no page to give.
    NotPrinted(NotPrinted),
    /// A file cannot be written.
    Refused(Refusal),
    /// Standard output is closed.
    Io(std::io::Error),
}

/// Reads a submission, has it checked, and does something with it.
fn with_filing<W: Write>(
    file: &Path,
    input: &mut impl Read,
    out: &mut W,
    then: impl FnOnce(&Filing, &mut W) -> Result<(), Trouble>,
) -> anyhow::Result<ExitCode> {
    let source = match Source::read(file, input) {
        Ok(source) => source,
        Err(why) => return Ok(why.say()),
    };
    let done = Filing::of(&source.document.filed).map_err(Trouble::NotPrinted);
    match done.and_then(|filing| then(&filing, out)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Trouble::NotPrinted(NotPrinted::Defects(defects))) => refuse(&source, defects, out),
        Err(Trouble::NotPrinted(why)) => Ok(Refusal::new(format_args!("{}: {why}", source.name)).say()),
        Err(Trouble::Refused(why)) => Ok(why.say()),
        Err(Trouble::Io(why)) => Err(why.into()),
    }
}

fn finish(filing: &Filing, paper: Paper, size: PageSize, format: Format) -> Result<Finished, Trouble> {
    let sheets = print(filing, paper, size)?;
    let name = format!("{}.{}", paper.name(), format.ending());
    Ok(Finished { name, pages: sheets.pages(), bytes: format.bytes(&sheets)? })
}

impl From<NotPrinted> for Trouble {
    fn from(why: NotPrinted) -> Trouble {
        Trouble::NotPrinted(why)
    }
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
