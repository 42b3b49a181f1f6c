//! # Seeded play

pub mod baccarat;
mod deck;
mod deck_lanes;
pub mod dispatch;
pub mod kernel;
pub mod saigon_5_card;
pub mod stream;
pub mod three_card_prime;
