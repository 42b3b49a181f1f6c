//! What the two poker-type chapters share: three ways to deal, a stub that is counted, boxes, an Ante that comes
//! first, and most of what can go wrong. Where they differ, each says so in its own folder.
//!
//! ```
//! use croupier_rules::chapters::saigon_5_card;
//! use croupier_rules::families::poker::{Irregularity, Share};
//!
//! let clauses = saigon_5_card::CLAUSES;
//! let mut cards = 0;
//! clauses.dealing.deal(&clauses.dealing.manual_shoe, &[Share::Hand; 6], |_| cards += 1);
//! assert_eq!(cards, 7 * 5);
//! let remedy = clauses.remedy(Irregularity::WrongNumberOfCards).unwrap();
//! assert_eq!(remedy.provision.id(), "680a.13(c)");
//! ```

pub mod clauses;
pub mod completion;
pub mod dealing;
pub(crate) mod equipment;
pub(crate) mod filing;
pub mod irregularities;
pub mod stub;

#[cfg(test)]
pub(crate) mod tests;

pub use clauses::Clauses;
pub use completion::CompletionClauses;
pub use dealing::{DealingClauses, Delivery, Method, MethodClauses, POSITIONS, Place, Recipient, Share};
pub use irregularities::{Disposition, ExposedCard, Irregularity, IrregularityClauses};
pub use stub::{CountingShuffler, StubCount};
