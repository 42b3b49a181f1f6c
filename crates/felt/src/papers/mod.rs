//! What is asked of the press and what it answers. The press is a program of its own, `croupier-press`: one
//! [`Request`] as JSON on its standard input, the paper on its standard output, and beside it one line of JSON on
//! standard error, [`Printed`] or [`Refusal`]. These types are what both sides share.

mod paper;
#[cfg(feature = "serde")]
mod request;

pub use paper::{Format, PageSize, Paper};
#[cfg(feature = "serde")]
pub use request::{Printed, Reason, Refusal, RefusedAnswer, Request, VERSION};
