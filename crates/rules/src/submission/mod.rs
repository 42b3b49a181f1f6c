//! The Rules Submission: what a certificate holder files for one game.
//!
//! A filed document is untrusted: a [`Table`] may hold anything. [`check`] turns it into an
//! [`ApprovedSubmission`] or reports every [`Defect`] at once, each with its provision. What may be filed is data,
//! a list of [`OptionSpec`] for each game, which also writes the file to start from:
//!
//! ```
//! use croupier_rules::GameId;
//! use croupier_rules::submission::{self, Value};
//!
//! let mut filed = submission::preset(GameId::Saigon5Card);
//! assert!(submission::check(&filed).is_ok());
//!
//! filed.set("table.boxes_per_player", Value::Integer(9));
//! let defects = submission::check(&filed).unwrap_err();
//! assert_eq!(
//!     defects[0].to_string(),
//!     "table.boxes_per_player: filed 9; allowed a whole number from 1 to 6 (680a.7(e))"
//! );
//! ```

pub mod account;
pub(crate) mod answers;
pub(crate) mod approved;
mod build;
mod check;
pub mod choice;
mod defect;
mod edits;
pub(crate) mod every_game;
mod filed;
#[cfg(feature = "serde")]
mod filed_serde;
pub(crate) mod filing;
pub(crate) mod key;
mod nearest;
mod new_file;
pub(crate) mod option;
pub mod plain;
mod reading;
pub(crate) mod rules;
pub(crate) mod setup;
#[cfg(test)]
mod tests;
pub(crate) mod wager_terms;

pub use crate::chapters::section::cards::CardSets;
pub use approved::{
    ApprovedSubmission, BaccaratOptions, Boxes, DealingOptions, Layout, Options, PrimeOptions, SaigonOptions,
    Stakes, Terms,
};
pub use check::check;
pub use defect::{Defect, DefectKind};
pub use edits::Edits;
pub use filed::{Table, Value};
pub use filing::Filing;
pub use new_file::new_file;
pub use option::{NONE, NOT_OFFERED, OptionSpec, Preset, Shape};
pub use wager_terms::{Offering, WagerTerms};

use crate::game::GameId;

/// Every option of a game, in the order of the file.
pub const fn options(game: GameId) -> &'static [OptionSpec] {
    game.chapter().filing.options
}

/// The option of a game that has this key.
pub fn option(game: GameId, key: &str) -> Option<&'static OptionSpec> {
    options(game).iter().find(|spec| spec.key == key)
}

/// What a new file holds, without its comments: a submission that is approved as it stands.
pub fn preset(game: GameId) -> Table {
    let mut filed = Table::new();
    for spec in options(game) {
        filed.set(spec.key, spec.preset.value());
    }
    filed
}
