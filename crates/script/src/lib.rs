//! # Scenarios
//!
//! A table in plain text: one action a line, the expected event or refusal beside it.
//!
//! ```
//! let text = "\
//! game minibaccarat
//! ready
//! seat 3: sit 500
//! seat 3: wager banker 100
//! expect chips seat 3 = 400
//! dealer: call banker 10 => refused
//! ";
//! croupier_script::run(text).unwrap();
//! ```
//!
//! docs/SCENARIOS.md describes every line.
//!
//! | where | what |
//! | --- | --- |
//! | [`Script`] | a scenario that has been read |
//! | [`Stage`] | the table on which it plays, with its clock and the rigged cards |
//! | [`Played`], [`Refused`] | a table as it was left, and what was refused at it |
//! | [`Files`] | where it finds the submissions that it names |
//! | [`read`](read()) | what the words of an actor mean at a table, for scenarios and for whoever types |
//! | [`Failure`] | the line that fails, with what was expected and what happened instead |
#![cfg_attr(
    not(test),
    deny(clippy::expect_used, clippy::panic, clippy::unwrap_used, clippy::wildcard_enum_match_arm)
)]

mod actor;
mod expectation;
mod failure;
mod files;
mod options;
mod script;
mod stage;
mod verbs;

pub use failure::{Failure, Problem};
pub use files::{Files, NoFiles};
pub use script::Script;
pub use stage::{Played, Refused, Stage};
pub use verbs::{Order, read};

/// Runs a scenario that names no files: the table as it ends, or the first line that fails.
pub fn run(text: &str) -> Result<Stage, Failure> {
    Script::parse(text)?.play(&NoFiles)
}
