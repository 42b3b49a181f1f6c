//! The sections that every chapter has, as tables of clauses: one type for each, filled in by each chapter's folder.
//!
//! A clause that only some chapters have is an `Option`; where a chapter is silent nothing is cited for it.

pub mod cards;
pub mod completion;
pub mod dealing;
pub mod equipment;
pub mod irregularities;
pub mod opening;
pub mod payouts;
pub mod shuffle;
pub mod wagers;

pub use cards::Cards;
pub use completion::Completion;
pub use dealing::Dealing;
pub use equipment::Equipment;
pub use irregularities::Irregularities;
pub use opening::Opening;
pub use payouts::Payouts;
pub use shuffle::Shuffle;
pub use wagers::Wagers;
