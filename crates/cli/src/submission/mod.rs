//! `croupier submission`: the file a certificate holder starts from, its check, two of them compared, and one of
//! them in words.
//!
//! | where | what |
//! | --- | --- |
//! | [`arguments`] | the command line |
//! | [`new`] | the commented file to start from |
//! | [`source`], [`document`] | a file as it was filed, and on which line each key stands |
//! | [`defects`] | what is wrong with it, line by line |
//! | [`check`], [`diff`], [`explain`] | the three commands that read a file |
//! | [`filed`] | a file that is approved, for the commands that run what it says |

mod arguments;
mod check;
mod defects;
mod diff;
mod document;
mod explain;
pub mod filed;
mod new;
mod source;

use std::io::{Read, Write};
use std::process::ExitCode;

pub use arguments::SubmissionArgs;
pub use check::refuse;
pub use source::Source;

use arguments::Action;

/// Runs one of the commands on submissions.
pub fn run(args: &SubmissionArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.action {
        Action::New(args) => new::run(args, out),
        Action::Check(args) => check::run(args, input, out),
        Action::Diff(args) => diff::run(args, input, out),
        Action::Explain(args) => explain::run(args, input, out),
    }
}
