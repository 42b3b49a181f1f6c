//! `croupier print` with another press than ours, or none: the program is copied into a folder of its own, so that
//! nothing stands beside it and the path decides.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use croupier_rules::GameId;

use super::{entries, filed, folder, path};

/// A folder with a copy of the program and a submission.
struct Alone {
    folder: PathBuf,
    submission: PathBuf,
}

impl Alone {
    fn new(name: &str) -> Alone {
        let folder = folder(name);
        fs::copy(env!("CARGO_BIN_EXE_croupier"), folder.join("croupier")).unwrap();
        let submission = filed(&folder, GameId::Saigon5Card, |text| text);
        Alone { folder, submission }
    }

    /// With a script as the press on the path.
    fn with_press(name: &str, script: &str) -> Alone {
        let alone = Alone::new(name);
        fs::create_dir(alone.folder.join("bin")).unwrap();
        executable(&alone.folder.join("bin/croupier-press"), script);
        alone
    }

    fn print(&self, args: &[&str]) -> Output {
        Command::new(self.folder.join("croupier"))
            .arg("print")
            .args(["all", path(&self.submission), "-d", path(&self.folder.join("papers"))])
            .args(args)
            .env("PATH", self.folder.join("bin"))
            .output()
            .unwrap()
    }

    /// What is said when nothing is printed.
    fn refused(&self, args: &[&str]) -> String {
        let output = self.print(args);
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]));
        assert!(!self.folder.join("papers").exists());
        String::from_utf8(output.stderr).unwrap()
    }
}

fn executable(file: &Path, script: &str) {
    use std::os::unix::fs::PermissionsExt;
    fs::write(file, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn without_a_press_one_sentence_says_how_to_get_it() {
    let said = Alone::new("no-press").refused(&[]);
    assert_eq!(said.lines().count(), 1, "{said}");
    for words in ["croupier-press", "cargo build --release -p croupier-press", "cargo install"] {
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn a_press_that_hangs_is_stopped() {
    let alone = Alone::with_press("hangs", "exec /bin/sleep 600");
    let start = Instant::now();
    let said = alone.refused(&["--time-limit", "1"]);
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
    assert!(said.contains("did not finish within 1 s") && said.contains("--time-limit"), "{said}");
}

#[test]
fn a_press_that_has_said_everything_and_hangs_is_stopped_too() {
    let script = "echo '{\"version\":1,\"pages\":1}' >&2; exec /bin/sleep 600 >&- 2>&-";
    let said = Alone::with_press("lingers", script).refused(&["--time-limit", "1"]);
    assert!(said.contains("did not finish within 1 s"), "{said}");
}

#[test]
fn a_press_on_the_path_prints() {
    let script = "echo '{\"version\":1,\"pages\":7}' >&2; printf paper";
    let alone = Alone::with_press("on-path", script);
    let output = alone.print(&[]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{said}");
    assert_eq!(said.lines().filter(|line| line.ends_with("7 pages")).count(), 5, "{said}");
    let papers = alone.folder.join("papers");
    assert_eq!(entries(&papers).len(), 5);
    assert_eq!(fs::read(papers.join("sign.pdf")).unwrap(), b"paper");
}

#[test]
fn a_press_beside_the_program_goes_before_one_on_the_path() {
    let alone = Alone::with_press("beside", "exit 3");
    let script = "echo '{\"version\":1,\"pages\":1}' >&2; printf beside";
    executable(&alone.folder.join("croupier-press"), script);
    assert_eq!(alone.print(&[]).status.code(), Some(0));
    assert_eq!(fs::read(alone.folder.join("papers/form.pdf")).unwrap(), b"beside");
}

#[test]
fn a_press_is_given_the_request_and_reads_it_whole() {
    let alone = Alone::with_press("request", "");
    let kept = alone.folder.join("request.json");
    executable(
        &alone.folder.join("bin/croupier-press"),
        &format!("/bin/cat > {}; echo '{{\"version\":1,\"pages\":1}}' >&2", path(&kept)),
    );
    assert_eq!(alone.print(&["--page", "a4", "--format", "svg"]).status.code(), Some(0));
    let request: serde_json::Value = serde_json::from_slice(&fs::read(kept).unwrap()).unwrap();
    let said = ["version", "paper", "format", "page"].map(|name| request[name].to_string());
    assert_eq!(said, ["1", "\"form\"", "\"svg\"", "\"a4\""]);
    assert_eq!(request["submission"]["game"], "saigon-5-card");
}

#[test]
fn one_paper_that_fails_leaves_none() {
    let script = "if /bin/grep -q '\"paper\":\"form\"'; then exit 3; fi; \
                  echo '{\"version\":1,\"pages\":1}' >&2; printf paper";
    let said = Alone::with_press("fails-last", script).refused(&[]);
    assert!(said.contains("gave no answer"), "{said}");
}

#[test]
fn a_press_that_says_something_else_is_not_believed() {
    for (name, script, words) in [
        ("silent", "printf paper", "gave no answer"),
        ("failed", "echo '{\"version\":1,\"pages\":1}' >&2; exit 1", "gave no answer"),
        ("other-version", "echo '{\"version\":9,\"pages\":1}' >&2", "gave no answer"),
        ("own-words", "echo 'Segmentation fault' >&2; exit 139", "gave no answer"),
        (
            "refuses",
            "echo '{\"version\":1,\"error\":\"request\",\"says\":\"the request is of version 1\"}' >&2; exit 2",
            "both must be of one version",
        ),
        (
            "out-of-order",
            "echo '{\"version\":1,\"error\":\"press\",\"says\":\"the page could not be set\"}' >&2; exit 3",
            "saigon-5-card.toml: the page could not be set",
        ),
    ] {
        let said = Alone::with_press(name, script).refused(&[]);
        assert!(said.contains(words), "{name}: {said}");
    }
}

#[test]
fn a_time_limit_is_at_least_a_second() {
    let alone = Alone::new("limit");
    let output = alone.print(&["--time-limit", "0"]);
    assert_eq!(output.status.code(), Some(2));
}
