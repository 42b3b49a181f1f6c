//! # Seeded play

pub mod baccarat;
pub mod counted;
mod deck;
mod deck_lanes;
pub mod dispatch;
pub mod judge;
pub mod kernel;
pub mod run;
pub mod saigon_5_card;
pub mod session;
pub mod shuffle;
pub mod shuffle_test;
pub mod statistics;
pub mod stream;
pub mod three_card_prime;

pub use counted::{Counted, CountedOutcome};
pub use judge::Judge;
