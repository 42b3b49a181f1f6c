//! A line of the scoreboard, before any view has touched it.

use croupier_rules::Provision;

use super::links::{self, Link};
use super::status::Status;

/// A provision and what honours it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The provision.
    pub provision: Provision,
    /// The places in the code that cite it.
    pub code: &'static [Link],
    /// The tests that prove it.
    pub tests: &'static [Link],
}

impl Entry {
    /// The entry of a provision.
    pub fn of(provision: Provision) -> Entry {
        let id = provision.id();
        Entry { provision, code: links::code(id), tests: links::tests(id) }
    }

    /// How far it is honoured.
    pub fn status(&self) -> Status {
        Status::of(self.code.len(), self.tests.len())
    }

    /// Whether it has all it takes.
    pub fn is_honoured(&self) -> bool {
        self.status() == Status::Honoured
    }
}

/// How many of these are honoured.
pub fn honoured<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> usize {
    entries.into_iter().filter(|entry| entry.is_honoured()).count()
}

/// The last line of a scoreboard.
pub fn sum(entries: &[Entry]) -> String {
    format!("{} of {} provisions honoured", honoured(entries), entries.len())
}
