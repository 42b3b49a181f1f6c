//! Chapter 679a, Three Card Prime.
//!
//! | file | sections |
//! | --- | --- |
//! | [`cards`] | rankings of three and of six cards, 679a.6 |
//! | [`equipment`] | seats, layout and equipment, 679a.2 |
//! | [`wagers`] | the five wagers, 679a.1 and 679a.7 |
//! | [`dealing`] | who gets which card, 679a.8 to 679a.10 |
//! | [`completion`] | what becomes of each wager, 679a.11 |
//! | [`payouts`] | the prices, 679a.12 |
//! | [`irregularities`] | what to do when something goes wrong, 679a.13 |

pub mod cards;
pub mod completion;
pub mod dealing;
pub mod equipment;
pub mod irregularities;
pub mod payouts;
pub mod terms;
pub mod wagers;

pub use cards::{AllSixHand, Strength, ThreeCardRank, all_six, qualifies, strength};
pub use completion::{Cards, Decision, Round, RoundError, Showdown, ante_play, rule};
pub use terms::Terms;
pub use wagers::PrimeWager;

#[cfg(test)]
mod naive;
