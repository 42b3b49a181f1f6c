//! # Croupier's rules of play
//!
//! Five casino table games of 58 Pa. Code as a pure library: chapters 627a (Minibaccarat), 629a (Midibaccarat),
//! 631a (Baccarat), 679a (Three Card Prime) and 680a (Saigon 5 Card). No input, no output, no clock, no
//! randomness; money in whole cents, odds as integer ratios; every ruling carries the provision it rests on.
//!
//! | where | what |
//! | --- | --- |
//! | [`card`], [`deck`] | cards and the decks they come from |
//! | [`money`], [`odds`], [`vigorish`], [`payout_limit`] | amounts and prices |
//! | [`wager`], [`paytable`], [`settlement`] | what is staked, what it can bring, what it brought |
//! | [`provision`] | the register of all 598 provisions and the readings of what they leave open |
//! | [`game`], [`games`] | the five games, a folder each |
//! | [`finished`] | a finished round from outside, settled or refused |
//! | [`submission`] | what a certificate holder files, checked with every defect at once |
//! | [`explanation`] | why |
#![no_std]

extern crate alloc;

/// The examples of the README, run as tests so that they cannot rot.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;

#[cfg(test)]
extern crate std;

pub mod card;
pub mod deck;
pub mod explanation;
pub mod finished;
pub mod game;
pub mod games;
pub mod money;
pub mod odds;
pub mod payout_limit;
pub mod paytable;
pub mod provision;
pub mod settlement;
pub mod submission;
pub mod vigorish;
pub mod wager;

pub use card::Card;
pub use game::GameId;
pub use money::Cents;
pub use odds::Odds;
pub use provision::Provision;
