//! Everything that has figures: each wager of each game, with each paytable, from each number of decks.
//!
//! ```
//! use croupier_odds::catalogue::{Conditions, Entry};
//! let entries: Vec<Entry> = Entry::all().collect();
//! assert_eq!(entries.len(), 185);
//! let banker = entries.iter().find(|entry| entry.wager.slug == "banker" && entry.decks == 8).unwrap();
//! assert_eq!(banker.figures(&Conditions::default())?.edge().percent(4), "1.0579");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod conditions;
mod entry;
#[cfg(test)]
mod tests;
mod wager;

pub(crate) use conditions::CUSTOM;
pub use conditions::{Conditions, NotCounted};
pub use entry::{Entry, Suits, Table, decks};
pub use wager::{CountedWager, Payouts, Skill};
