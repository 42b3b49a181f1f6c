//! Saigon 5 Card (chapter 680a), counted exactly.
//!
//! | where | what |
//! | --- | --- |
//! | [`remaining`] | the cards a round is dealt from: the whole deck, or what is left of it |
//! | [`ante()`] | the Ante Wager, over every deal of ten cards |
//! | [`setting`] | how the player and the dealer choose where several splits qualify |
//! | [`ante_reading`] | who qualifies and with what, as it is read and as it could be |
//! | [`bonus()`] | the Bonus Wager, over every deal of five cards |
//! | [`what_if`] | the readings that could have been other ones, by name |
//!
//! Nothing is walked card by card. The Ante depends only on eleven classes of value, the Bonus only on ranks and
//! on whether a hand is of one suit; both count those classes, from any cards, in well under a millisecond.

pub mod ante;
pub mod ante_reading;
pub mod bonus;
pub(crate) mod catalogue;
mod deals;
mod multisets;
pub(crate) mod offer;
pub mod remaining;
pub mod setting;
pub mod what_if;

pub use ante::{Choice, ante, ante_read};
pub use ante_reading::AnteReading;
pub use bonus::{BonusOptions, BonusReading, bonus};
pub use remaining::{Remaining, RemainingError};
pub use setting::Setting;
pub use what_if::WhatIf;
