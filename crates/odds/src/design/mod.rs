//! Paytables for a hold: which payouts would make a wager hold what is wanted of it, and which single payout
//! would explain a published figure.
//!
//! Everything starts from counted [`Figures`](crate::Figures), so it serves the wagers of every game. A line can be moved if its
//! outcome is paid at odds and wins exactly those odds, or is a Bad Beat Bonus; the counts of all other outcomes
//! stay as they are.
//!
//! **Distance.** A changed payout is as far from the old one as the change is large beside the old payout: from
//! 8 to 1 to 9 to 1 is an eighth, from 5,000 to 1 to 4,000 to 1 a fifth. The distance of a paytable is the sum
//! over its lines. Weighing by how often a line is hit would say nothing: every paytable that holds the same has
//! moved the same weight.

mod bounds;
mod change;
mod check;
mod error;
mod explain;
mod line;
mod search;
mod wish;

pub use change::{Change, Design, with_changes};
pub use check::movable;
pub use error::{DesignDefect, DesignError};
pub use explain::{SingleChange, explain};
pub use wish::{MOST_COMBINATIONS, MOST_LISTED, Move, Wish, design};
