//! What is not honored.

use std::io::{self, Write};
use std::process::ExitCode;

use super::entry::{self, Entry};
use super::json;
use super::links::Link;

/// All that is wrong with the provisions checked.
pub struct Problems {
    /// The entries that lack code or test.
    lacking: Vec<Entry>,
    /// The places that speak of a provision that does not exist.
    stray: Vec<&'static Link>,
    /// The last line.
    sum: String,
}

impl Problems {
    /// Checks entries; stray links are a problem whatever is checked.
    pub fn of(entries: &[Entry], stray: Vec<&'static Link>) -> Problems {
        let lacking = entries.iter().filter(|entry| !entry.is_honored()).copied().collect();
        Problems { lacking, stray, sum: entry::sum(entries) }
    }

    /// What the process should end with.
    pub fn exit_code(&self) -> ExitCode {
        if self.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    fn is_empty(&self) -> bool {
        self.lacking.is_empty() && self.stray.is_empty()
    }
}

/// One line a problem, and the sum.
pub fn write(problems: &Problems, out: &mut impl Write) -> io::Result<()> {
    for entry in &problems.lacking {
        let row = entry.provision.row();
        writeln!(out, "{}: {} ({}, to be {})", entry.provision, entry.status().lacks(), row.kind, row.way)?;
    }
    write_stray(problems, out)?;
    writeln!(out, "{}", problems.sum)
}

/// The entries that lack something, as an array; stray links have no entry and go to standard error.
pub fn write_json(problems: &Problems, out: &mut impl Write) -> io::Result<()> {
    write_stray(problems, &mut io::stderr())?;
    json::write(&problems.lacking, out)
}

fn write_stray(problems: &Problems, out: &mut impl Write) -> io::Result<()> {
    for link in &problems.stray {
        writeln!(out, "{}: no such provision ({}:{})", link.id, link.file, link.line)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use croupier_rules::Provision;

    use super::*;

    static LINK: [Link; 1] = [Link { id: "627a.99", file: "a.scenario", line: 7, name: "a" }];

    fn entry(id: &str, code: &'static [Link], tests: &'static [Link]) -> Entry {
        Entry { provision: Provision::of(id), code, tests }
    }

    fn text(problems: &Problems) -> String {
        let mut out = Vec::new();
        write(problems, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_provision_needs_code_and_test() {
        for (code, tests, lacks) in
            [(&[][..], &[][..], "no code, no test"), (&LINK, &[], "no test"), (&[], &LINK, "no code")]
        {
            let problems = Problems::of(&[entry("627a.1/natural", code, tests)], Vec::new());
            assert!(!problems.is_empty());
            let expected = format!("627a.1/natural: {lacks} (definition, to be executed)");
            assert_eq!(text(&problems), format!("{expected}\n0 of 1 provisions honored\n"));
        }
    }

    #[test]
    fn what_is_honored_is_no_problem() {
        let problems = Problems::of(&[entry("627a.1/natural", &LINK, &LINK)], Vec::new());
        assert!(problems.is_empty());
        assert_eq!(text(&problems), "1 of 1 provisions honored\n");
    }

    #[test]
    fn a_link_to_nowhere_is_a_problem() {
        let problems = Problems::of(&[], vec![&LINK[0]]);
        assert!(!problems.is_empty());
        assert_eq!(text(&problems), "627a.99: no such provision (a.scenario:7)\n0 of 0 provisions honored\n");
    }
}
