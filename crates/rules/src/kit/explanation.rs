//! Why: the clauses a decision went through, with the values they saw.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::law::Provision;

/// A clause that was applied, and what it saw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Clause {
    /// The provision.
    pub provision: Provision,
    /// What it saw and what followed, in a sentence.
    pub text: String,
}

/// The clauses in the order in which they were applied.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation(pub Vec<Clause>);

impl Explanation {
    /// Adds a clause.
    pub fn say(&mut self, provision: Provision, text: impl Into<String>) {
        self.0.push(Clause { provision, text: text.into() });
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.0.iter().map(|clause| clause.provision.id().len()).max().unwrap_or(0);
        self.0.iter().try_for_each(|c| writeln!(f, "{:width$}  {}", c.provision.id(), c.text))
    }
}
