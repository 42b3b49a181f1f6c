//! What the three baccarat chapters share: one Point Count, one third-card rule, one set of wagers and payouts.
//! Where the chapters differ, each says so in its own folder.
//!
//! The functions that decide a result do not know the chapter: it is asked only for the clause to cite.
//!
//! ```
//! use croupier_rules::Cents;
//! use croupier_rules::families::baccarat::{BaccaratWager, Round, Terms};
//! use croupier_rules::chapters::minibaccarat;
//! use croupier_rules::kit::wager::Bets;
//!
//! let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect::<Vec<_>>();
//! let bets = Bets::NONE.with(BaccaratWager::Banker, Cents::dollars(100));
//! let (player, banker) = (cards("2c 3d 4h"), cards("Ks 5h 2d"));
//! let round = Round::new(minibaccarat::CLAUSES, Terms::default(), &player, &banker, bets).unwrap();
//! let settlement = round.settle().unwrap();
//! let banker = settlement.get(BaccaratWager::Banker).unwrap();
//! assert_eq!((banker.paid, banker.ruling.decided_by.id()), (Cents::ZERO, "627a.7(a)(1)(ii)"));
//! ```

pub mod clauses;
pub mod completion;
pub mod coup;
pub mod curator;
pub mod dealing;
pub mod equipment;
pub mod explain;
pub(crate) mod filing;
pub(crate) mod finished;
pub mod irregularities;
pub mod payouts;
pub mod procedure;
pub mod ranking;
pub mod round;
pub mod round_error;
pub mod sentences;
pub mod terms;
pub mod wagers;

#[cfg(test)]
mod tests;

pub use clauses::Clauses;
pub use completion::{Verdict, rule};
pub use coup::{Coup, HandResult};
pub use payouts::DragonBonusHand;
pub use procedure::Procedure;
pub use ranking::{CardClauses, CardValue, Hand, HandSize, PointCount, RankingClauses, Side};
pub use round::Round;
pub use round_error::RoundError;
pub use terms::{Terms, Variation};
pub use wagers::BaccaratWager;
