//! # Exact odds
//!
//! What does this wager hold, under these options, from these cards? Counted, never sampled: integers and exact
//! ratios until a figure is shown, and every result decided by the functions of `croupier-rules`.
//!
//! | where | what |
//! | --- | --- |
//! | [`ratio`] | exact fractions |
//! | [`figures`] | the outcomes of a wager and the figures that follow from them |
//! | [`baccarat`] | every wager of the three games of baccarat, from any shoe |
//! | [`three_card_prime`] | Ante and Play under the best play, Prime, Pair Bonus and All-Six |
//! | [`saigon_5_card`] | the Ante and the Bonus of Saigon 5 Card, and what other readings would change |

pub mod baccarat;
pub mod figures;
pub mod ratio;
pub mod saigon_5_card;
pub mod three_card_prime;

pub use figures::{Figures, Outcome};
pub use ratio::Ratio;
