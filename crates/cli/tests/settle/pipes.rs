//! Readers that go away, disks that are full, and programs that ask one line at a time.

use std::io::{BufRead, BufReader, Write, pipe};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::lines::LINES;
use super::{MINIBACCARAT, command, listening};

#[test]
fn a_reader_may_close_the_pipe_after_a_line() {
    let mut child = listening();
    let mut stdin = child.stdin.take().unwrap();
    // The program stops reading when nobody listens, so the writer may fail as well.
    let writer = thread::spawn(move || (0..20_000).try_for_each(|_| writeln!(stdin, "{}", LINES[0])));
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(first.starts_with("{\"wagers\":"));
    assert_eq!((output.status.code(), &*String::from_utf8_lossy(&output.stderr)), (Some(0), ""));
    assert!(writer.join().unwrap().is_err());
}

#[test]
fn a_reader_may_be_gone_before_the_first_line() {
    let (reader, writer) = pipe().unwrap();
    drop(reader);
    let output = command(MINIBACCARAT).stdout(writer).output().unwrap();
    assert_eq!((output.status.code(), &*String::from_utf8_lossy(&output.stderr)), (Some(0), ""));
}

#[test]
fn a_refusal_that_nobody_reads_is_still_a_refusal() {
    let (reader, writer) = pipe().unwrap();
    drop(reader);
    let status = command(&["blackjack"]).stderr(writer).status().unwrap();
    assert_eq!(status.code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure_and_is_said() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = command(MINIBACCARAT).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("No space left"));
}

/// A program that waits for each answer before it asks again gets it.
#[test]
fn answers_come_line_by_line() {
    let mut child = listening();
    let (mut stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let (sender, answers) = mpsc::channel();
    thread::spawn(move || BufReader::new(stdout).lines().try_for_each(|line| sender.send(line.unwrap())));
    for line in LINES {
        writeln!(stdin, "{line}").unwrap();
        let answer = answers.recv_timeout(Duration::from_secs(20)).unwrap();
        assert!(answer.starts_with("{\"wagers\":"), "{answer}");
    }
    // A line that has only begun does not hold back the answer to the one before it.
    write!(stdin, "{}\n{{\"game\"", LINES[0]).unwrap();
    assert!(answers.recv_timeout(Duration::from_secs(20)).unwrap().starts_with("{\"wagers\":"));
    drop(stdin);
    assert!(answers.recv_timeout(Duration::from_secs(20)).unwrap().starts_with("{\"error\":"));
    assert!(child.wait().unwrap().success());
}
