//! # Seeded play
//!
//! The rules of `croupier-rules`, played by the billion, as a check on the exact odds of `croupier-odds` and
//! for what odds do not say: sessions, ruin, streaks, counting.
//!
//! ```
//! use croupier_rules::GameId;
//! use croupier_sim::game::{Manner, Unfiled};
//! use croupier_sim::games;
//! use croupier_sim::run::{Run, Shard, Span, Unwatched};
//!
//! let game = games::unfiled(GameId::Minibaccarat, &Unfiled::default(), &Manner::default())?;
//! let kernel = game.kernel();
//! let mut run = Run::new(&*kernel, 7, Span::of(1_000_000, Shard::WHOLE)?, 0);
//! run.play(2, &Unwatched, |_| {})?;
//! for wager in game.judges() {
//!     let counted = wager.count(run.cells());
//!     assert_eq!(counted.rounds(), 1_000_000);
//!     assert!(counted.z().is_some_and(|z| z.abs() < 4.0));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same seed gives the same counts on one thread or sixteen, in one run or in shards: see [`stream`]. Each game
//! is played in two ways. The fast one plays many tables side by side without a shuffle; rounds are counted in the
//! cells of their game, and the rules judge each cell once. The plain one shuffles whole shoes and decks and deals them
//! card by card (the `Table` of each game): sessions, counting and dumps use it, and tests hold the fast one against it.
//!
//! | where | what |
//! | --- | --- |
//! | [`stream`] | the numbers of a table, from the seed and the number of the table |
//! | [`baccarat`], [`three_card_prime`], [`saigon_5_card`] | the games, their strategies and their wagers |
//! | [`game`], [`games`] | a game as all the rest sees it, and the registry that makes one |
//! | [`rows`] | rounds card by card |
//! | [`kernel`], [`run`], [`workers`] | tables played in blocks, on threads, in shards, with a break |
//! | [`judge`], [`counted`], [`statistics`], [`chance`] | from cells to outcomes, hold, standard error, z, chi-square and how likely each is |
//! | [`session`] | bankroll, betting plan and stop rules |
//! | [`baccarat::advantage`] | counting cards, and where the counts come from |
//! | [`shuffle_test`] | whether shuffles look like chance |
//! | [`dispatch`] | wider instructions, where the processor has them |
#![cfg_attr(
    not(test),
    deny(clippy::expect_used, clippy::panic, clippy::unwrap_used, clippy::wildcard_enum_match_arm)
)]

pub mod baccarat;
pub mod chance;
pub mod counted;
mod deck;
mod deck_lanes;
pub mod dispatch;
pub mod game;
pub mod games;
pub mod judge;
pub mod kernel;
pub mod rows;
pub mod run;
pub mod saigon_5_card;
pub mod session;
pub mod shuffle_test;
pub mod statistics;
pub mod stream;
pub mod three_card_prime;
pub mod workers;

pub use counted::{Counted, CountedOutcome};
pub use judge::Judge;
pub use workers::WorkerFailed;
