//! A choice of a chapter, with the clause that makes it.

use super::Provision;

/// A choice of a chapter, with the clause that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cited<T> {
    /// The choice.
    pub choice: T,
    /// The clause.
    pub provision: Provision,
}

impl<T> Cited<T> {
    /// A choice and its clause.
    pub const fn new(choice: T, provision: Provision) -> Cited<T> {
        Cited { choice, provision }
    }
}
