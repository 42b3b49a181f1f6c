//! Files that are none, and readers that go away.

use std::io::pipe;
use std::process::Stdio;

use croupier_rules::GameId;
use croupier_rules::submission::new_file;

use super::{Folder, command, output, said};

/// The complaint about something that cannot be read: nothing but it is said, and the exit code is 2.
fn refusal(args: &[&str], input: &[u8]) -> String {
    let output = output(args, input);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(output.stdout.is_empty());
    complaint
}

#[test]
fn no_toml_is_refused_with_line_and_column() {
    let text = new_file(GameId::Baccarat).replace("game = \"baccarat\"", "game = = \"baccarat\"");
    let line = text.lines().position(|line| line.starts_with("game")).unwrap() + 1;
    for command in ["check", "explain"] {
        let complaint = refusal(&[command, "-"], text.as_bytes());
        assert!(complaint.contains(&format!("standard input, line {line}, column 8: ")), "{complaint}");
    }
    let folder = Folder::new("garbage");
    let (good, bad) = (folder.file("good.toml", &new_file(GameId::Baccarat)), folder.file("bad.toml", &text));
    assert!(refusal(&["diff", &good, &bad], b"").contains("bad.toml, line"));
    assert!(refusal(&["check", "--json", &bad], b"").contains("column 8"));
}

#[test]
fn a_key_filed_twice_is_refused() {
    assert!(refusal(&["check", "-"], b"a = 1\na = 2\n").contains("line 2, column 1: duplicate key"));
}

#[test]
fn bytes_that_are_no_text_are_refused_where_they_begin() {
    assert!(
        refusal(&["check", "-"], b"a = 1\nb = \"\xff\"\n").contains("line 2, column 6: this is not text")
    );
}

#[test]
fn what_cannot_be_read_is_refused_kindly() {
    let folder = Folder::new("unreadable");
    let missing = refusal(&["check", &folder.path("missing.toml")], b"");
    assert!(missing.contains("cannot be read") && missing.contains("croupier submission new"), "{missing}");
    assert!(refusal(&["check", &folder.path("")], b"").contains("cannot be read"));
}

#[test]
fn something_endless_or_bottomless_is_refused() {
    assert!(refusal(&["check", "-"], &vec![b'#'; 1 << 20]).contains("too long"));
    let deep = format!("{}a = 1", "a.".repeat(50_000));
    assert!(refusal(&["check", "-"], deep.as_bytes()).contains("line 1, column 1"));
    let nested = format!("a = {}{}", "[".repeat(50_000), "]".repeat(50_000));
    assert!(refusal(&["check", "-"], nested.as_bytes()).contains("line 1, column"));
}

#[test]
fn an_unknown_game_is_refused_with_the_games_there_are() {
    assert!(refusal(&["new", "blackjack"], b"").contains("three-card-prime"));
    assert!(said(&["new"], "").2.contains("GAME"));
}

#[test]
fn a_reader_may_be_gone() {
    let folder = Folder::new("pipes");
    let file = folder.file("table.toml", &new_file(GameId::Minibaccarat));
    for args in [&["new", "baccarat"][..], &["check", &file], &["explain", &file], &["diff", &file, &file]] {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let output = command(args).stdin(Stdio::null()).stdout(writer).output().unwrap();
        assert_eq!(
            (output.status.code(), &*String::from_utf8_lossy(&output.stderr)),
            (Some(0), ""),
            "{args:?}"
        );
    }
}

#[test]
fn a_complaint_that_nobody_reads_is_still_one() {
    let (reader, writer) = pipe().unwrap();
    drop(reader);
    let status = command(&["check", "/no/such/file.toml"]).stderr(writer).status().unwrap();
    assert_eq!(status.code(), Some(2));
}
