//! # Exact odds
//!
//! What does this wager hold, under these options, from these cards? Counted, never sampled: integers and exact
//! ratios until a figure is shown, and every result decided by the functions of `croupier-rules`.
//!
//! | where | what |
//! | --- | --- |
//! | [`ratio`] | exact fractions |
//! | [`figures`] | the outcomes of a wager and the figures that follow from them |
//! | [`baccarat`] | every result of a round of baccarat from any cards, and the figures of its wagers |
//! | [`three_card_prime`] | Ante and Play under the best play, Prime, Pair Bonus and All-Six |
//! | [`saigon_5_card`] | the Ante and the Bonus of Saigon 5 Card, and what other readings would change |
//! | [`custom`], [`design`] | paytables under consideration, and paytables for a desired hold |
//! | [`catalogue`] | every wager of every game, with every paytable and number of decks |
//! | [`offer`] | every wager that the table of a submission offers, with payout and hold |
//! | [`audit`] | the published hold percentages recomputed, and readings not taken beside those taken |
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

pub mod audit;
pub mod baccarat;
pub mod catalogue;
pub mod custom;
pub mod design;
pub mod figures;
mod games;
mod line_name;
pub mod offer;
pub mod ratio;
pub mod saigon_5_card;
pub mod three_card_prime;

pub use figures::{Figures, Outcome};
pub use ratio::Ratio;
