//! One program in a folder.

use std::process::{Command, Stdio};

use croupier_journal::directory::{ClaimError, Directory};

#[test]
fn a_second_claim_is_refused_with_who_holds_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let held = Directory::claim(&folder.path().join("new/floor")).unwrap();
    let refused = Directory::claim(held.path()).unwrap_err();
    let process = format!("is in use by process {} (", std::process::id());
    assert!(refused.to_string().contains(&process), "{refused}");
    assert!(refused.to_string().ends_with("); close that program first, or choose another folder"));
    drop(held);
    Directory::claim(&folder.path().join("new/floor")).unwrap();
}

const FOLDER: &str = "JOURNAL_TEST_FOLDER";

/// Run again as a second process, this test claims the folder it is told and waits to be killed.
#[test]
fn a_second_process_is_refused_and_a_dead_one_is_forgotten() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        let _held = Directory::claim(folder.as_ref()).unwrap();
        println!("claimed");
        std::thread::sleep(std::time::Duration::from_secs(60));
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut other = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "a_second_process_is_refused_and_a_dead_one_is_forgotten", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said = std::io::BufReader::new(other.stdout.take().unwrap());
    assert!(std::io::BufRead::lines(said).any(|line| line.unwrap().contains("claimed")));
    let refused = Directory::claim(folder.path()).unwrap_err();
    assert!(
        matches!(&refused, ClaimError::Held { by, .. } if by.starts_with(&format!("process {} (", other.id())))
    );
    other.kill().unwrap();
    other.wait().unwrap();
    Directory::claim(folder.path()).unwrap();
}

#[test]
fn a_folder_that_cannot_be_made_is_refused_kindly() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let refused = Directory::claim(&folder.path().join("file/floor")).unwrap_err();
    assert!(refused.to_string().contains("file/floor cannot be used: "), "{refused}");
}

#[cfg(unix)]
#[test]
fn others_have_no_business_in_a_new_folder() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let claimed = Directory::claim(&folder.path().join("floor")).unwrap();
    assert_eq!(claimed.path().metadata().unwrap().permissions().mode() & 0o777, 0o700);
}
