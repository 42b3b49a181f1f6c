//! The games, a folder each, with the same file names in every folder: `cards`, `wagers`, `dealing`,
//! `completion`, `payouts`, `irregularities`. Who knows a chapter finds its code.

pub mod baccarat;
pub mod midibaccarat;
pub mod minibaccarat;
pub mod saigon_5_card;
pub mod three_card_prime;
