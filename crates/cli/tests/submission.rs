//! `croupier submission`, run as a certificate holder runs it: files approved, files refused with line and
//! provision, holds, comparisons, and what becomes of garbage.

#[path = "submission/alternatives.rs"]
mod alternatives;
#[path = "submission/approved.rs"]
mod approved;
#[path = "submission/diff.rs"]
mod diff;
#[path = "submission/explain.rs"]
mod explain;
#[path = "submission/garbage.rs"]
mod garbage;
#[path = "submission/generated.rs"]
mod generated;
#[path = "submission/generator.rs"]
mod generator;
#[path = "submission/refused.rs"]
mod refused;

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use croupier_rules::GameId;
use croupier_rules::submission::{Table, Value, preset};
use serde_json::Value as Json;

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_croupier"));
    command.arg("submission").args(args);
    command
}

/// What the program says, given a text on standard input. It may stop reading before the end.
fn output(args: &[&str], input: &[u8]) -> Output {
    let mut child =
        command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// Exit code, standard output, standard error.
fn said(args: &[&str], input: &str) -> (i32, String, String) {
    let output = output(args, input.as_bytes());
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// The verdict on a filed text; it agrees with the exit code, and nothing else is said.
fn verdict(text: &str) -> Json {
    let (code, out, err) = said(&["check", "-", "--json"], text);
    let verdict: Json = serde_json::from_str(&out).unwrap_or_else(|why| panic!("{why}: {out}{err}"));
    let expected = if verdict["approved"] == true { 0 } else { 1 };
    assert_eq!((code, err.as_str()), (expected, ""), "{out}");
    verdict
}

/// The preset of a game with some answers changed.
fn filed(game: GameId, changes: &[(&str, Value)]) -> Table {
    let mut table = preset(game);
    for (key, value) in changes {
        table.set(key, value.clone());
    }
    table
}

/// A filed document as TOML, one line a key.
fn toml(table: &Table) -> String {
    let mut text = String::new();
    let (sections, head): (Vec<_>, Vec<_>) =
        table.iter().partition(|(_, value)| matches!(value, Value::Table(_)));
    for (key, value) in head {
        writeln!(text, "{key} = {value}").unwrap();
    }
    for (section, value) in sections {
        let Value::Table(table) = value else { unreachable!() };
        writeln!(text, "\n[{section}]").unwrap();
        table.iter().for_each(|(key, value)| writeln!(text, "{key} = {value}").unwrap());
    }
    text
}

/// The line of a key in such a text.
fn line_of(text: &str, key: &str) -> Option<u64> {
    let (section, name) = key.split_once('.').unwrap_or(("", key));
    let mut current = String::new();
    for (index, line) in text.lines().enumerate() {
        match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            Some(header) => current = header.into(),
            None if current == section && line.starts_with(&format!("{name} = ")) => {
                return Some(index as u64 + 1);
            }
            None => {}
        }
    }
    None
}

/// A file in a folder of its own, which is gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("submission-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().into()
    }

    fn file(&self, name: &str, text: &str) -> String {
        std::fs::write(self.0.join(name), text).unwrap();
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn text(word: &str) -> Value {
    Value::text(word)
}

/// The answers of a consistent EZ Baccarat table.
fn ez() -> [(&'static str, Value); 5] {
    let areas = [
        "numbered positions",
        "banker's hand wager",
        "player's hand wager",
        "tie wager",
        "player's hand cards",
        "banker's hand cards",
        "dragon bonus wager",
        "dragon 7 insurance wager",
    ];
    [
        ("wagers.variation", text("ez")),
        ("vigorish.collection", text("none")),
        ("vigorish.rounding", text("none")),
        ("layout.areas", Value::texts(&areas)),
        ("layout.signs", Value::texts(&["dragon 7 pushes"])),
    ]
}
