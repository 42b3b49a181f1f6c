//! The audit: hold percentages that the rulemakings publish, recomputed, and readings not taken.
//!
//! ```
//! use croupier_odds::audit::{Verdict, audit};
//! let findings = audit()?;
//! let verdict = |wager: &str| findings.iter().find(|found| found.published.wager.slug == wager).unwrap().verdict;
//! assert_eq!((verdict("prime"), verdict("bonus")), (Verdict::Match, Verdict::Mismatch));
//! # Ok::<(), croupier_odds::catalogue::NotCounted>(())
//! ```
//!
//! A figure that does not come out is looked into: every single payout of the wager is moved to every other whole
//! number, and every registered alternative to a reading is tried. What gives the published figure is reported,
//! nearest to the text first. Nothing here knows what the answer should be.
//!
//! | where | what |
//! | --- | --- |
//! | [`published`] | what is published, as data |
//! | [`alternative`] | the readings that could have been other ones, each with the figures it would change |
//! | [`explanation`], [`pay_line`] | the search for what a published figure was computed from |
//! | [`finding`] | published beside recomputed |

pub mod alternative;
pub(crate) mod baccarat;
pub mod explanation;
pub mod finding;
pub mod pay_line;
mod plain;
pub(crate) mod prime;
pub mod published;
mod restatement;
pub(crate) mod saigon;
#[cfg(test)]
mod tests;

pub use alternative::{Alternative, Changed};
pub use explanation::{Explanations, OtherReading};
pub use finding::{Finding, Verdict, audit};
pub use pay_line::{PayLine, Scope};
pub use published::Published;
