//! `croupier print`: the papers of a Rules Submission. One with defects prints nothing and says why.
//!
//! | where | what |
//! | --- | --- |
//! | [`arguments`] | the command line |
//! | [`format`] | PDF or SVG |
//! | [`write`] | finished papers into files: all of them or none |

mod arguments;
mod format;
mod write;

use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;

use croupier_press::{Filing, NotPrinted, PageSize, Paper, print};

pub use arguments::PrintArgs;

use crate::submission::{Refusal, Source, refuse};
use arguments::{AllArgs, OneArgs, What};
use format::Format;
use write::Finished;

/// Prints what was asked for.
pub fn run(args: &PrintArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match (&args.what, args.what.one()) {
        (_, Some((paper, one))) => single(paper, one, input, out),
        (What::All(all), None) => every(all, input, out),
        (_, None) => Ok(ExitCode::SUCCESS),
    }
}

fn single(
    paper: Paper,
    args: &OneArgs,
    input: &mut impl Read,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let format = match Format::of(&args.output) {
        Ok(format) => format,
        Err(why) => return Ok(why.say()),
    };
    with_filing(&args.file, input, out, |filing, out| {
        let finished = finish(filing, paper, args.sheet.page, format)?;
        if args.output.as_os_str() == "-" {
            return Ok(out.write_all(&finished.bytes)?);
        }
        Ok(write::one(&finished, &args.output)?)
    })
}

fn every(args: &AllArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let format = if args.format == Format::Svg.ending() { Format::Svg } else { Format::Pdf };
    with_filing(&args.file, input, out, |filing, out| {
        let papers = Paper::ALL.iter().map(|&paper| finish(filing, paper, args.sheet.page, format));
        let papers = papers.collect::<Result<Vec<_>, _>>()?;
        Ok(write::all(&papers, &args.directory, out)?)
    })
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
