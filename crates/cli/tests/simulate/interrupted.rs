//! Ctrl-C: what there is, and how it goes on.

use std::fs::File;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use parquet::file::reader::{FileReader, SerializedFileReader};
use serde_json::Value;

use crate::{croupier, file, folder, refusal, text, wagers};

fn interrupt(run: &Child) {
    assert!(Command::new("kill").args(["-INT", &run.id().to_string()]).status().unwrap().success());
}

#[test]
fn an_interrupted_run_prints_what_it_has_and_goes_on() {
    let mut run = croupier(&["simulate", "baccarat", "--rounds", "10e12", "--seed", "7", "--json"]);
    let run = run.stdout(Stdio::piped()).spawn().unwrap();
    sleep(Duration::from_millis(700));
    interrupt(&run);
    let output = run.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let mut report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let done = report["rounds"].as_u64().unwrap();
    assert!(done > 0 && report["part"]["interrupted"] == true);
    let rounds = done + 500_000;
    report["part"]["of_rounds"] = rounds.into();
    let part = file(&folder("resume"), "part.json", &report.to_string());
    assert!(refusal(&["simulate", "merge", &part]).contains("interrupted"));
    let resumed = text(&["simulate", "--resume", &part, "--json"]);
    let whole = text(&["simulate", "baccarat", "--rounds", &rounds.to_string(), "--seed", "7", "--json"]);
    assert_eq!(wagers(&resumed), wagers(&whole));
    let whole = file(&folder("resume"), "whole.json", &whole);
    assert!(refusal(&["simulate", "--resume", &whole]).contains("not interrupted"));
}

#[test]
fn a_report_that_no_interruption_left_is_not_resumed() {
    let folder = folder("not-resumed");
    let shard =
        text(&["simulate", "baccarat", "--rounds", "1e5", "--shard", "1/2", "--json", "--wager", "tie"]);
    let interrupted = shard.replace("\"interrupted\":false", "\"interrupted\":true");
    let whole = file(&folder, "whole.json", &interrupted);
    assert!(refusal(&["simulate", "--resume", &whole]).contains("not where a run was interrupted"));
    let unknown =
        file(&folder, "unknown.json", &interrupted.replace("\"wager\":\"tie\"", "\"wager\":\"draw\""));
    assert!(refusal(&["simulate", "--resume", &unknown]).contains("no such wagers"));
    assert!(refusal(&["simulate", "--resume", &whole, "--seed", "9"]).contains("cannot be used with"));
}

#[test]
fn every_mode_ends_well_when_it_is_interrupted() {
    let folder = folder("interrupted");
    let path = folder.join("rounds.parquet");
    let session = ["--bankroll", "1000", "--bets", "tie=5", "--sessions", "10e12", "--json"];
    let modes: [(&[&str], &[&str]); 4] = [
        (&["simulate", "three-card-prime", "--rounds", "10e12"], &[]),
        (&["simulate", "session", "baccarat"], &session),
        (&["simulate", "count", "--shoes", "10e12", "--json"], &[]),
        (&["simulate", "dump", "saigon-5-card", "--rounds", "10e12", "-o"], &[path.to_str().unwrap()]),
    ];
    for (args, more) in modes {
        let mut run = croupier(&[args, more].concat());
        let run = run.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        sleep(Duration::from_millis(700));
        interrupt(&run);
        let output = run.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130), "{args:?}");
        assert!(args.contains(&"dump") || output.stdout.len() > 200, "{args:?}");
    }
    // A dump of ten million million rounds goes to numbered files; the first one is whole as far as it got.
    let first = File::open(folder.join("rounds-1.parquet")).unwrap();
    assert!(SerializedFileReader::new(first).unwrap().metadata().file_metadata().num_rows() > 0);
}
