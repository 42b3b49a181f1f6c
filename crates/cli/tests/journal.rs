//! `croupier journal`, run as a user runs it, on the golden journal of format 1.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use parquet::file::reader::{FileReader, SerializedFileReader};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../journal/tests/golden").join(name)
}

/// A folder of its own with the golden journal in it, and the keys it was sealed with.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("journal").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::copy(golden("format-1.sqlite"), folder.join("journal.sqlite")).unwrap();
    let keys = folder.join("sealing.keys");
    fs::write(&keys, format!("1 {}\n", "2a".repeat(32))).unwrap();
    #[cfg(unix)]
    fs::set_permissions(&keys, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
    folder
}

fn journal(args: &[&str], folder: &Path) -> Output {
    let (command, others) = args.split_first().unwrap();
    let mut croupier = Command::new(env!("CARGO_BIN_EXE_croupier"));
    croupier.args(["journal", command]).arg(folder).args(others).output().unwrap()
}

fn said(output: &Output) -> (Option<i32>, String) {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    (output.status.code(), String::from_utf8(text).unwrap())
}

#[test]
fn a_whole_journal_is_said_to_be_whole() {
    let folder = folder("whole");
    let (code, text) = said(&journal(&["verify"], &folder));
    let rows = fs::read_to_string(golden("format-1.jsonl")).unwrap().lines().count();
    assert!(text.starts_with(&format!("whole: {rows} rows in 4 streams\n")), "{text}");
    assert_eq!(code, Some(0));
    let since = golden("format-1.checkpoint");
    let (code, text) = said(&journal(&["verify", "--replay", "--since", since.to_str().unwrap()], &folder));
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("table minibaccarat replays: "), "{text}");
    assert!(text.contains("checkpoint 1 is still there, signed by "), "{text}");
}

#[test]
fn an_altered_row_is_named_and_the_exit_code_is_one() {
    let folder = folder("altered");
    let file = folder.join("journal.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    let word = b"{\"baccarat\":{\"result-announced\":{\"winner\":\"banker\"}}}";
    let place = bytes.windows(word.len()).position(|window| window == word).expect("a result");
    bytes[place + 41..place + 47].copy_from_slice(b"player");
    fs::write(&file, bytes).unwrap();
    let (code, text) = said(&journal(&["verify"], &folder));
    assert!(text.starts_with("NOT WHOLE: table minibaccarat, row "), "{text}");
    assert!(text.ends_with(" was altered: its hash does not follow from it\n"), "{text}");
    assert_eq!(code, Some(1));
}

#[test]
fn a_new_checkpoint_proves_the_journal_later_and_finds_another_one() {
    let folder = folder("checkpoint");
    let printed = journal(&["checkpoint"], &folder);
    assert_eq!(printed.status.code(), Some(0), "{printed:?}");
    let kept = folder.join("kept.json");
    fs::write(&kept, &printed.stdout).unwrap();
    let since = ["verify", "--since", kept.to_str().unwrap()];
    let (code, text) = said(&journal(&since, &folder));
    assert!(text.contains("checkpoint 2 is still there"), "{text}");
    assert_eq!(code, Some(0));
    fs::copy(golden("format-1.sqlite"), folder.join("journal.sqlite")).unwrap();
    let (code, text) = said(&journal(&since, &folder));
    assert_eq!((code, &*text), (Some(1), "NOT WHOLE: checkpoints, row 2 is missing\n"));
}

#[test]
fn a_round_is_told_forward_and_back() {
    let folder = folder("replay");
    let (code, forward) = said(&journal(&["replay", "--table", "minibaccarat", "--round", "2"], &folder));
    assert_eq!(code, Some(0), "{forward}");
    assert!(forward.lines().all(|line| line.contains("  round 2  1970-01-01T00:0")), "{forward}");
    assert!(forward.contains("(627a."), "{forward}");
    let back = ["replay", "--table", "minibaccarat", "--round", "2", "--back"];
    let (_, back) = said(&journal(&back, &folder));
    assert!(back.lines().rev().eq(forward.lines()));
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    let folder = folder("refused");
    let (code, text) = said(&journal(&["replay", "--table", "minibacarat"], &folder));
    assert!(text.contains("did you mean minibaccarat?"), "{text}");
    assert_eq!(code, Some(2));
    let (code, text) = said(&journal(&["replay", "--table", "minibaccarat", "--round", "99"], &folder));
    assert!(text.starts_with("croupier: minibaccarat has rounds 1 to "), "{text}");
    assert_eq!(code, Some(2));
    let (code, text) = said(&journal(&["verify"], &folder.join("elsewhere")));
    assert!(text.starts_with("croupier: there is no journal in "), "{text}");
    assert_eq!(code, Some(2));
    fs::remove_file(folder.join("sealing.keys")).unwrap();
    let (code, text) = said(&journal(&["verify", "--replay"], &folder));
    assert!(text.contains("sealing.keys cannot be used"), "{text}");
    assert_eq!((code, folder.join("sealing.keys").exists()), (Some(2), false));
}

#[test]
fn rows_are_exported_in_three_forms() {
    let folder = folder("export");
    let expected = fs::read_to_string(golden("format-1.jsonl")).unwrap();
    let json = journal(&["export", "--json"], &folder);
    assert!(json.stdout == expected.as_bytes());
    let csv = String::from_utf8(journal(&["export", "--csv"], &folder).stdout).unwrap();
    assert_eq!(csv.lines().count(), expected.lines().count() + 1);
    assert!(csv.starts_with("stream,n,at,by,person,key,provision,event,hash\r\nhouse,1,"), "{csv}");
    let house = journal(&["export", "--json", "--stream", "house"], &folder);
    assert_eq!(String::from_utf8(house.stdout).unwrap().lines().count(), 2);
    let file = folder.join("rows.parquet");
    let to = ["export", "--parquet", file.to_str().unwrap()];
    assert_eq!(said(&journal(&to, &folder)), (Some(0), String::new()));
    let reader = SerializedFileReader::new(fs::File::open(&file).unwrap()).unwrap();
    assert_eq!(reader.metadata().file_metadata().num_rows() as usize, expected.lines().count());
    assert_eq!(reader.get_row_iter(None).unwrap().count(), expected.lines().count());
    assert_eq!(said(&journal(&to, &folder)).0, Some(2), "a file that is there is left alone");
}
