//! `croupier simulate` and `croupier shuffle-test`, run as a user runs them.

mod check;
mod dump;
mod filed;
#[cfg(unix)]
mod interrupted;
#[cfg(target_os = "linux")]
mod memory;
mod modes;
mod pictures;
mod refused;
mod run;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn croupier(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_croupier"));
    command.args(args);
    command
}

fn output(args: &[&str]) -> Output {
    croupier(args).output().unwrap()
}

fn text(args: &[&str]) -> String {
    let output = output(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(args)).unwrap()
}

fn refusal(args: &[&str]) -> String {
    let output = output(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A place of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("simulate-{name}"));
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn file(folder: &Path, name: &str, content: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

const GAMES: [(&str, u64, usize); 5] = [
    ("minibaccarat", 8, 19),
    ("midibaccarat", 8, 19),
    ("baccarat", 8, 19),
    ("three-card-prime", 1, 12),
    ("saigon-5-card", 1, 2),
];

/// The wagers as they stand in the text, byte for byte.
fn wagers(report: &str) -> &str {
    &report[report.find("\"wagers\"").unwrap()..]
}
