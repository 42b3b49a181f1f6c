//! What the two poker-type chapters share: three ways to deal, a stub that is counted, boxes, an Ante that comes
//! first, and most of what can go wrong. Where they differ, each says so in its own folder.

pub mod clauses;
pub mod completion;
pub mod dealing;
pub mod irregularities;

pub use clauses::Clauses;
pub use completion::CompletionClauses;
pub use dealing::{DealingClauses, Method, MethodClauses};
pub use irregularities::{ExposedCard, IrregularityClauses};
