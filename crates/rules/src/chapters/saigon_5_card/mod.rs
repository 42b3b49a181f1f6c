//! Chapter 680a, Saigon 5 Card: five cards set into a three-card hand that must qualify and a two-card
//! showdown hand that is compared.

pub mod bonus;
pub mod cards;
pub mod completion;
pub mod dealing;
pub mod equipment;
mod explain;
pub mod irregularities;
pub mod payouts;
pub mod round;
pub mod round_error;
pub mod splits;
pub mod terms;
pub mod wagers;

pub use bonus::BonusHand;
pub use cards::{ShowdownCount, Value};
pub use completion::Showdown;
pub use round::Round;
pub use round_error::RoundError;
pub use splits::{SetHand, Split};
pub use terms::Terms;
pub use wagers::SaigonWager;

#[cfg(test)]
mod every_hand;
