//! A line of the scoreboard, before any view has touched it.

use croupier_rules::Provision;
use croupier_rules::law::Way;

use super::links::{self, Link};
use super::status::Status;

/// Where papers are made.
const PRESS: &str = "crates/press/";

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
        Status::of(self.counted(self.code), self.counted(self.tests))
    }

    /// How many of these links honour the provision in its way: what is to be printed is honoured by the press.
    fn counted(&self, links: &[Link]) -> usize {
        let printed = self.provision.row().way == Way::Printed;
        links.iter().filter(|link| !printed || link.file.starts_with(PRESS)).count()
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

#[cfg(test)]
mod tests {
    use super::*;

    static FILED: [Link; 1] =
        [Link { id: "627a.2(b)(1)", file: "crates/rules/src/a.rs", line: 7, name: "a" }];
    static PRINTED: [Link; 1] =
        [Link { id: "627a.2(b)(1)", file: "crates/press/src/a.rs", line: 7, name: "a" }];

    #[test]
    fn what_is_to_be_printed_is_honoured_by_the_press_alone() {
        let entry = |id, links| Entry { provision: Provision::of(id), code: links, tests: links }.status();
        assert_eq!(entry("627a.2(b)(1)", &FILED), Status::Open);
        assert_eq!(entry("627a.2(b)(1)", &PRINTED), Status::Honoured);
        assert_eq!(entry("627a.2(a)", &FILED), Status::Honoured);
    }
}
