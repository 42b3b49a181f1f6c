//! Baccarat.
pub mod class;
pub mod composition;
mod count;
pub mod counts;
mod four;
mod number;
mod rules;
mod six;
pub mod solve;

pub use class::Class;
pub use composition::{Composition, CompositionError};
pub use counts::Counts;
pub use solve::{solve, solve_many};
