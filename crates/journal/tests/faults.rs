//! Real faults against real files: a writer that is killed, a disk without room, a file that cannot be written.
//!
//! A test that needs a second process runs itself again with `JOURNAL_TEST_FOLDER` in its environment.

mod common;

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use common::{all, append, linked, note, notes, table};
use croupier_journal::store::sqlite::Sqlite;
use croupier_journal::verify::verify;
use croupier_journal::{AppendError, Directory, Heads, Journal, Outcome, Records, Store, Stream};

const FOLDER: &str = "JOURNAL_TEST_FOLDER";

/// The folder that this process was told to work in, if it is the second one.
fn told_folder() -> Option<PathBuf> {
    std::env::var_os(FOLDER).map(PathBuf::from)
}

/// This test once more, as a process of its own.
fn second_process(test: &str, folder: &Path) -> Command {
    again(&std::env::current_exe().unwrap(), test, folder)
}

fn again(program: &Path, test: &str, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--exact", test, "--nocapture", "--test-threads=1"]).env(FOLDER, folder);
    command.stdout(Stdio::piped());
    command
}

/// Lines that a process says about itself, without those of the test program around it.
fn lines(child: &mut Child) -> impl Iterator<Item = String> + use<> {
    let said = BufReader::new(child.stdout.take().unwrap()).lines();
    said.map_while(Result::ok).filter_map(|line| line.split_once("= ").map(|(_, said)| said.to_owned()))
}

fn say(words: std::fmt::Arguments) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "= {words}").and_then(|()| out.flush()).unwrap();
}

fn sound(folder: &Path) -> Sqlite {
    let directory = Directory::claim(folder).unwrap();
    let store = Sqlite::open(&directory.journal()).unwrap();
    verify(&store, &[]).unwrap();
    store
}

/// Writes acts to many tables and the house, as fast as it goes, and says which are durable.
fn write_until_killed(folder: &Path) {
    let directory = Directory::claim(folder).unwrap();
    let store = Sqlite::open(&directory.journal()).unwrap();
    let mut house = store.heads().unwrap().get(&Stream::House).map_or(0, |head| head.n);
    let mut tables: Vec<(Stream, u64)> = (0..8).map(|name| (table(&format!("t{name}")), 0)).collect();
    let heads = store.heads().unwrap();
    tables.iter_mut().for_each(|(stream, n)| *n = heads.get(stream).map_or(0, |head| head.n));
    let (tell, told) = mpsc::channel();
    let mut journal = Journal::start(store, move |outcome| _ = tell.send(outcome)).unwrap();
    let mut submitted = Vec::new();
    say(format_args!("writing"));
    loop {
        for (stream, n) in &mut tables {
            (*n, house) = (*n + 1, house + 1);
            let id = journal.submit(vec![note(stream, *n), note(&Stream::House, house)]);
            submitted.push((id, format!("{} {n} {house}", stream.name().1)));
        }
        match told.recv().unwrap() {
            Outcome::Durable { upto } => {
                let durable = submitted.iter().take_while(|(id, _)| *id <= upto).count();
                submitted.drain(..durable).for_each(|(_, act)| say(format_args!("{act}")));
            }
            other => panic!("{other:?}"),
        }
    }
}

/// Both rows of an act that was acknowledged are there.
fn there(heads: &Heads, act: &str) {
    let words: Vec<&str> = act.split(' ').collect();
    let [name, n, house] = words[..] else { panic!("{act:?}") };
    let enough = |stream, n: &str| heads[&stream].n >= n.parse().unwrap();
    assert!(
        enough(table(name), n) && enough(Stream::House, house),
        "{act} was acknowledged and is not there"
    );
}

/// Numbers that nobody foresees; on failure the seed is in the message.
struct Dice(u64);

impl Dice {
    fn fresh() -> Dice {
        Dice(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64 | 1)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

#[test]
fn whatever_was_acknowledged_survives_kill_nine() {
    if let Some(folder) = told_folder() {
        return write_until_killed(&folder);
    }
    let kills = std::env::var("JOURNAL_KILLS").map_or(40, |kills| kills.parse().unwrap());
    let (folder, mut dice) = (tempfile::tempdir().unwrap(), Dice::fresh());
    let mut acknowledged = 0;
    for _ in 0..kills {
        let mut child =
            second_process("whatever_was_acknowledged_survives_kill_nine", folder.path()).spawn().unwrap();
        let (pid, wait) = (child.id(), Duration::from_micros(dice.below(60_000)));
        let mut said = lines(&mut child);
        assert_eq!(said.next().as_deref(), Some("writing"));
        let killer = thread::spawn(move || {
            thread::sleep(wait);
            child.kill().unwrap();
            child.wait().unwrap()
        });
        let acts: Vec<String> = said.collect();
        assert!(!killer.join().unwrap().success(), "process {pid} ended by itself");
        let store = sound(folder.path());
        let heads = store.heads().unwrap();
        acts.iter().for_each(|act| there(&heads, act));
        acknowledged += acts.len();
        let tables: u64 =
            heads.iter().filter(|(stream, _)| **stream != Stream::House).map(|(_, head)| head.n).sum();
        assert_eq!(tables, heads.get(&Stream::House).map_or(0, |head| head.n), "no act is there in half");
    }
    println!("{kills} kills, {acknowledged} acts acknowledged, none lost");
    assert!(acknowledged > kills, "{acknowledged} acts in {kills} runs test nothing");
}

#[test]
fn a_journal_without_room_says_so_and_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
    append(&mut store, notes(&Stream::House, 1..=3));
    let pages: i64 = store.connection().pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    store.connection().pragma_update(None, "max_page_count", pages).unwrap();
    let batch = linked(&store, notes(&table("1"), 1..=500));
    let refused = store.append(std::slice::from_ref(&batch)).unwrap_err();
    assert!(matches!(refused, AppendError::Full(_)), "{refused:?}");
    assert_eq!(refused.to_string(), "there is no room for the journal: database or disk is full");
    assert_eq!(all(&store, &table("1")), []);
    verify(&store, &[]).unwrap();
    store.connection().pragma_update(None, "max_page_count", pages + 1000).unwrap();
    assert_eq!(store.append(&[batch]).unwrap().rows, 500);
    verify(&store, &[]).unwrap();
}

/// The operating system refuses to let the file grow. Nothing is acknowledged that is not there, and the loss is said.
#[cfg(unix)]
#[test]
fn a_file_that_cannot_grow_loses_nothing_that_was_acknowledged() {
    const TEST: &str = "a_file_that_cannot_grow_loses_nothing_that_was_acknowledged";
    if let Some(folder) = told_folder() {
        let directory = Directory::claim(&folder).unwrap();
        let mut store = Sqlite::open(&directory.journal()).unwrap();
        for n in 1.. {
            let batch = linked(&store, notes(&Stream::House, 20 * n - 19..=20 * n));
            match store.append(&[batch]) {
                Ok(_) => say(format_args!("durable {}", 20 * n)),
                Err(why) => {
                    return say(format_args!("refused {} {why}", matches!(why, AppendError::Unwritable(_))));
                }
            }
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let program = std::env::current_exe().unwrap();
    let words = [program.as_os_str(), "--exact".as_ref(), TEST.as_ref(), "--nocapture".as_ref()];
    let limited = "trap '' XFSZ; ulimit -f 200; exec \"$@\"";
    let mut child = Command::new("sh")
        .args(["-c", limited, "sh"])
        .args(words.map(OsString::from))
        .env(FOLDER, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said: Vec<String> = lines(&mut child).collect();
    child.wait().unwrap();
    let last: u64 = said.iter().filter_map(|line| line.strip_prefix("durable ")?.parse().ok()).max().unwrap();
    assert!(said.last().unwrap().starts_with("refused true the journal cannot be written: "), "{said:?}");
    let store = sound(folder.path());
    assert_eq!(store.heads().unwrap()[&Stream::House].n, last);
}

/// As nobody in particular: root may write anywhere.
#[cfg(unix)]
fn as_nobody(test: &str, folder: &Path) -> Vec<String> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;
    let place = tempfile::tempdir().unwrap();
    std::fs::set_permissions(place.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let program = place.path().join("test");
    std::fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    let mut command = again(&program, test, folder);
    if std::fs::metadata(folder).unwrap().uid() == 0 {
        command.uid(65534).gid(65534).current_dir("/");
    }
    let mut child = command.spawn().unwrap();
    let said = lines(&mut child).collect();
    child.wait().unwrap();
    said
}

#[cfg(unix)]
fn mode(path: &Path, mode: u32) {
    std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode)).unwrap();
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_written_is_refused_in_words() {
    const TEST: &str = "a_file_that_may_not_be_written_is_refused_in_words";
    if let Some(folder) = told_folder() {
        let opened = Sqlite::open(&folder.join("journal.sqlite"));
        return say(format_args!("{}", opened.map_or_else(|why| why.to_string(), |_| "opened".into())));
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.sqlite");
    let mut store = Sqlite::open(&file).unwrap();
    append(&mut store, notes(&Stream::House, 1..=3));
    drop(store);
    mode(folder.path(), 0o777);
    mode(&file, 0o444);
    let said = as_nobody(TEST, folder.path());
    assert_eq!(said, ["the journal cannot be opened: attempt to write a readonly database"]);
    mode(&file, 0o000);
    let said = as_nobody(TEST, folder.path());
    assert!(said[0].starts_with("the journal cannot be opened: unable to open database file"), "{said:?}");
    mode(&file, 0o644);
    mode(folder.path(), 0o755);
    assert_eq!(sound(folder.path()).heads().unwrap()[&Stream::House].n, 3);
}

/// Whoever has the file open goes on; whoever opens it anew does not; nothing is lost.
#[cfg(unix)]
#[test]
fn a_permission_that_is_lost_while_writing_loses_no_row() {
    const TEST: &str = "a_permission_that_is_lost_while_writing_loses_no_row";
    if let Some(folder) = told_folder() {
        let mut store = Sqlite::open(&folder.join("journal.sqlite")).unwrap();
        append(&mut store, notes(&Stream::House, 4..=6));
        mode_all(&folder, 0o000);
        let batch = linked(&store, notes(&Stream::House, 7..=9));
        let outcome = store.append(&[batch]).map_or_else(|why| why.to_string(), |_| "durable 9".into());
        say(format_args!("{outcome}"));
        drop(store);
        let again = Sqlite::open(&folder.join("journal.sqlite"));
        return say(format_args!("{}", again.map_or_else(|why| why.to_string(), |_| "opened".into())));
    }
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(&folder.path().join("journal.sqlite")).unwrap();
    append(&mut store, notes(&Stream::House, 1..=3));
    drop(store);
    give_to_nobody(folder.path());
    mode_all(folder.path(), 0o644);
    mode(folder.path(), 0o777);
    let said = as_nobody(TEST, folder.path());
    assert!(said[1].starts_with("the journal cannot be opened: "), "{said:?}");
    mode_all(folder.path(), 0o644);
    let expected = if said[0] == "durable 9" { 9 } else { 6 };
    assert_eq!(sound(folder.path()).heads().unwrap()[&Stream::House].n, expected, "{said:?}");
}

#[cfg(unix)]
fn mode_all(folder: &Path, to: u32) {
    std::fs::read_dir(folder).unwrap().for_each(|entry| mode(&entry.unwrap().path(), to));
}

#[cfg(unix)]
fn give_to_nobody(folder: &Path) {
    use std::os::unix::fs::{MetadataExt, chown};
    if std::fs::metadata(folder).unwrap().uid() == 0 {
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        files.for_each(|file| chown(file, Some(65534), Some(65534)).unwrap());
    }
}
