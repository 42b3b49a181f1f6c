//! A line of the scoreboard, before any view has touched it.

use croupier_rules::Provision;
use croupier_rules::law::Way;

use super::links::{self, Link};
use super::status::Status;

/// Where a chapter's clauses are cited.
const CHAPTERS: &str = "crates/rules/src/chapters/";

/// Where papers are made.
const PAPERS: [&str; 2] = ["crates/press/", "crates/felt/"];

/// A provision and what honors it.
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

    /// How far it is honored.
    pub fn status(&self) -> Status {
        Status::of(self.counted(self.code, &[CHAPTERS]), self.counted(self.tests, &PAPERS))
    }

    /// How many of these links honor the provision in its way. What is to be printed is asked for by its chapter,
    /// and only a test that looks at a paper proves it.
    fn counted(&self, links: &[Link], printed_in: &[&str]) -> usize {
        let counts = |link: &&Link| printed_in.iter().any(|folder| link.file.starts_with(folder));
        match self.provision.row().way {
            Way::Printed => links.iter().filter(counts).count(),
            Way::Executed | Way::Enforced | Way::Filed | Way::Instructed => links.len(),
        }
    }

    /// Whether it has all it takes.
    pub fn is_honored(&self) -> bool {
        self.status() == Status::Honored
    }
}

/// How many of these are honored.
pub fn honored<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> usize {
    entries.into_iter().filter(|entry| entry.is_honored()).count()
}

/// The last line of a scoreboard.
pub fn sum(entries: &[Entry]) -> String {
    format!("{} of {} provisions honored", honored(entries), entries.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn in_file(file: &'static str) -> [Link; 1] {
        [Link { id: "627a.2(b)(1)", file, line: 7, name: "a" }]
    }

    static FILED: [Link; 1] = in_file("crates/rules/src/submission/a.rs");
    static CHAPTER: [Link; 1] = in_file("crates/rules/src/chapters/minibaccarat/equipment.rs");
    static PRESS: [Link; 1] = in_file("crates/press/tests/a.rs");
    static FELT: [Link; 1] = in_file("crates/felt/src/tests.rs");

    #[test]
    fn what_is_to_be_printed_is_cited_in_its_chapter_and_proved_on_paper() {
        let status = |id, code, tests| Entry { provision: Provision::of(id), code, tests }.status();
        assert_eq!(status("627a.2(b)(1)", &CHAPTER, &PRESS), Status::Honored);
        assert_eq!(status("627a.2(b)(1)", &CHAPTER, &FELT), Status::Honored);
        assert_eq!(status("627a.2(b)(1)", &CHAPTER, &FILED), Status::NoTest);
        assert_eq!(status("627a.2(b)(1)", &PRESS, &PRESS), Status::NoCode);
        assert_eq!(status("627a.2(b)(1)", &FILED, &FILED), Status::Open);
        assert_eq!(status("627a.2(a)", &FILED, &FILED), Status::Honored);
    }
}
