//! The view for programs: an array of provisions.

use std::io::{self, Write};

use croupier_rules::law::{Actor, Kind, Reading, Way};
use croupier_rules::{GameId, Provision};
use serde::Serialize;

use super::entry::Entry;
use super::links::Link;
use super::status::Status;

#[derive(Serialize)]
struct ProvisionView {
    id: Provision,
    chapter: &'static str,
    game: GameId,
    kind: Kind,
    actor: Actor,
    honored_by: Way,
    says: &'static str,
    status: Status,
    readings: Vec<ReadingView>,
    code: Vec<CodeView>,
    tests: Vec<TestView>,
}

#[derive(Serialize)]
struct ReadingView {
    id: &'static str,
    title: &'static str,
    open: &'static str,
    does: &'static str,
    why: &'static str,
    alternative: &'static str,
}

#[derive(Serialize)]
struct CodeView {
    file: &'static str,
    line: u32,
    item: &'static str,
}

#[derive(Serialize)]
struct TestView {
    file: &'static str,
    line: u32,
    name: &'static str,
}

/// Writes the entries.
pub fn write(entries: &[Entry], out: &mut impl Write) -> io::Result<()> {
    let views: Vec<ProvisionView> = entries.iter().map(ProvisionView::from).collect();
    serde_json::to_writer_pretty(&mut *out, &views)?;
    writeln!(out)
}

impl From<&Entry> for ProvisionView {
    fn from(entry: &Entry) -> ProvisionView {
        let (provision, row) = (entry.provision, entry.provision.row());
        ProvisionView {
            id: provision,
            chapter: provision.game().number(),
            game: provision.game(),
            kind: row.kind,
            actor: row.actor,
            honored_by: row.way,
            says: row.says,
            status: entry.status(),
            readings: provision.readings().map(ReadingView::from).collect(),
            code: entry.code.iter().map(CodeView::from).collect(),
            tests: entry.tests.iter().map(TestView::from).collect(),
        }
    }
}

impl From<&'static Reading> for ReadingView {
    fn from(reading: &'static Reading) -> ReadingView {
        let Reading { id, title, touches: _, open, does, why, alternative } = *reading;
        ReadingView { id, title, open, does, why, alternative }
    }
}

impl From<&Link> for CodeView {
    fn from(link: &Link) -> CodeView {
        CodeView { file: link.file, line: link.line, item: link.name }
    }
}

impl From<&Link> for TestView {
    fn from(link: &Link) -> TestView {
        TestView { file: link.file, line: link.line, name: link.name }
    }
}
