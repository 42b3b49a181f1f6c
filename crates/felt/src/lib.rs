//! # The felt
//!
//! The layout of a table as geometry: what lies where, in millimeters of the table, for whoever draws it. The press
//! sets it on paper, a page on a screen. Everything follows from an approved submission; nothing here knows a sheet,
//! a font file or a typesetter.
//!
//! ```
//! use croupier_felt::{Felt, Lettering};
//! use croupier_rules::kit::layout::LayoutItem;
//! use croupier_rules::{GameId, submission};
//!
//! let submission = submission::check(&submission::preset(GameId::Saigon5Card)).unwrap();
//! let felt = Felt::of(&submission, &[], Lettering::one_to(10));
//! let antes = felt.areas().filter(|area| area.item == LayoutItem::AnteWager.into());
//! assert_eq!(antes.count(), 6);
//! ```
//!
//! | where | what |
//! | --- | --- |
//! | [`Felt`] | the whole: the table and every mark on it, in the order in which they are drawn |
//! | [`Mark`], [`Area`], [`Text`], [`Key`] | the parts: who they belong to, where they are, how they look |
//! | [`Plan`] | what a submission puts on the table |
//! | [`TableShape`], `seat_line` | the table, and the line along which the players sit |
//! | `seats`, `dealer_side`, `middle` | what lies before a player, before the dealer, and in between |
//! | `games` | how the table of each game is drawn: the one file that knows the games |
//! | [`geometry`] | points and outlines |
//! | [`papers`] | what is asked of the press and what it answers |
#![cfg_attr(
    not(test),
    deny(clippy::expect_used, clippy::panic, clippy::unwrap_used, clippy::wildcard_enum_match_arm)
)]

mod dealer_side;
mod felt;
mod games;
pub mod geometry;
mod lettering;
mod mark;
mod measure;
mod middle;
pub mod papers;
mod payout_lists;
mod plan;
mod seat_line;
mod seats;
mod sketch;
mod table;
#[cfg(test)]
mod tests;

pub use felt::Felt;
pub use lettering::Lettering;
pub use mark::{Anchor, Area, Face, Form, Key, Mark, Style, Text};
pub use measure::width;
pub use payout_lists::{InscribedPayouts, PayoutLine};
pub use plan::Plan;
pub use seat_line::{SeatLine, Spot};
pub use table::{Seat, TableShape};
