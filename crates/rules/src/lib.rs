//! # Croupier's rules of play
//!
//! Five casino table games of 58 Pa. Code as a pure library: chapters 627a (Minibaccarat), 629a (Midibaccarat),
//! 631a (Baccarat), 679a (Three Card Prime) and 680a (Saigon 5 Card). No input, no output, no clock, no
//! randomness; money in whole cents, odds as integer ratios; every ruling carries the provision it rests on.
//!
//! | where | what |
//! | --- | --- |
//! | [`law`] | the register of all 598 provisions and the readings of what they leave open |
//! | [`kit`] | cards, money, odds, paytables, settlement: what every game needs |
//! | [`families`] | what the three baccarat chapters share, and what the two poker-type chapters share |
//! | [`game`], [`chapters`] | the five games, a folder for each chapter |
//! | [`finished`] | a finished round from outside, settled or refused |
//! | [`submission`] | what a certificate holder files, checked with every defect at once |
#![no_std]
#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::panic,
        clippy::unwrap_used,
        clippy::wildcard_enum_match_arm
    )
)]

extern crate alloc;

/// The examples of the README, run as tests so that they cannot rot.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
pub struct Readme;

#[cfg(test)]
extern crate std;

pub mod chapters;
pub mod families;
pub mod finished;
pub mod game;
pub mod kit;
pub mod law;
pub mod submission;

pub use game::GameId;
pub use kit::card::Card;
pub use kit::money::Cents;
pub use kit::odds::Odds;
pub use law::Provision;
