//! `croupier-press`: one request as JSON on standard input, the paper on standard output, and one line of JSON about
//! it on standard error. It reads nothing else: no file, no environment, no clock, no network.
#![cfg_attr(
    not(test),
    deny(clippy::expect_used, clippy::panic, clippy::unwrap_used, clippy::wildcard_enum_match_arm)
)]

use std::io::{self, Read, Write};
use std::process::ExitCode;

use croupier_felt::papers::{Reason, Refusal};
use croupier_press::{Answer, answer};
use serde::Serialize;

/// The most that is read. A submission has some ten thousand bytes.
const LONGEST: u64 = 1 << 20;

const HELP: &str = "\
croupier-press prints one paper of a Rules Submission.

Usage: croupier-press < REQUEST > PAPER

REQUEST is one object of JSON:
  {\"version\": 1, \"paper\": PAPER, \"format\": FORMAT, \"page\": PAGE, \"submission\": {...}}
  PAPER is layout, sign, guide, rules or form; FORMAT is pdf or svg; PAGE is letter or a4;
  the submission is the filed document, as `croupier submission new GAME` begins one.

The paper goes to standard output, and {\"version\": 1, \"pages\": N} to standard error. Where there is no paper,
standard error says why: {\"version\": 1, \"error\": ..., \"says\": ..., \"defects\": [...]}.

Exit codes: 0 printed, 1 the submission is refused, 2 the request cannot be read, 3 the press failed.

Options:
  --help     Print this
  --version  Print the version
";

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    match (arguments.next(), arguments.next()) {
        (None, _) => said(printed()),
        (Some(only), None) if only == "--help" => told(HELP),
        (Some(only), None) if only == "--version" => {
            told(concat!("croupier-press ", env!("CARGO_PKG_VERSION"), "\n"))
        }
        (Some(_), _) => {
            let says = "croupier-press takes no arguments; the request is read from standard input (--help)";
            said(Err(Refusal::new(Reason::Request, says.to_owned())))
        }
    }
}

/// The answer to what stands on standard input.
fn printed() -> Answer {
    let mut request = Vec::new();
    let read = io::stdin().lock().take(LONGEST + 1).read_to_end(&mut request);
    read.map_err(|why| Refusal::new(Reason::Request, format!("the request cannot be read: {why}")))?;
    if request.len() as u64 > LONGEST {
        return Err(Refusal::new(Reason::Request, "the request is too long".to_owned()));
    }
    answer(&request)
}

/// The paper first, so that nobody who reads about its pages lacks one.
fn said(answer: Answer) -> ExitCode {
    let written = answer.and_then(|(paper, about)| match write(&paper) {
        Ok(()) => Ok(about),
        Err(why) => Err(Refusal::new(Reason::Press, format!("the paper cannot be written: {why}"))),
    });
    match written {
        Ok(about) => {
            tell(&about);
            ExitCode::SUCCESS
        }
        Err(refusal) => {
            tell(&refusal);
            ExitCode::from(refusal.error.exit_code())
        }
    }
}

fn write(paper: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(paper)?;
    out.flush()
}

/// One line of JSON. That nobody listens changes nothing.
fn tell(about: &impl Serialize) {
    if let Ok(line) = serde_json::to_string(about) {
        let _ = writeln!(io::stderr(), "{line}");
    }
}

fn told(text: &str) -> ExitCode {
    let _ = io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}
