//! Memory stays small, whatever is played.

use std::fs;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use crate::{croupier, folder};

const MOST_KILOBYTES: u64 = 100_000;

/// The most memory that a process has had so far, unless it has ended.
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

/// Runs to the end and looks every few milliseconds.
fn assert_stays_small(args: &[&str]) {
    let mut run = croupier(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut most = 0;
    let status = loop {
        most = most.max(peak(run.id()).unwrap_or(0));
        assert!(most < MOST_KILOBYTES, "{args:?}: {most} kB");
        match run.try_wait().unwrap() {
            Some(status) => break status,
            None => sleep(Duration::from_millis(5)),
        }
    };
    assert!(status.success() && most > 0, "{args:?}");
}

const GAMES: [&str; 3] = ["baccarat", "three-card-prime", "saigon-5-card"];

#[test]
fn a_run_with_a_picture_and_many_threads() {
    let svg = folder("memory").join("run.svg");
    for game in GAMES {
        let rounds = ["--rounds", "5e6", "--threads", "64", "--svg", svg.to_str().unwrap()];
        assert_stays_small(&[&["simulate", game], &rounds[..]].concat());
    }
}

#[test]
fn a_dump_of_several_groups_of_rounds() {
    for game in GAMES {
        let path = folder("memory").join(format!("{game}.parquet"));
        let path = path.to_str().unwrap();
        assert_stays_small(&["simulate", "dump", game, "--rounds", "1_200_000", "-o", path]);
        fs::remove_file(path).unwrap();
    }
}

#[test]
fn sessions_whose_results_are_all_different() {
    let svg = folder("memory").join("session.svg");
    let plan =
        ["--plan", "martingale", "--hands", "200", "--sessions", "2e4", "--svg", svg.to_str().unwrap()];
    for (game, bets) in [("baccarat", "banker=1.20,tie=0.05"), ("saigon-5-card", "ante=0.50,bonus=0.05")] {
        let purse = ["--bankroll", "1000000", "--bets", bets, "--threads", "16"];
        assert_stays_small(&[&["simulate", "session", game], &purse[..], &plan].concat());
    }
}

#[test]
fn shoes_that_are_counted() {
    assert_stays_small(&["simulate", "count", "--shoes", "500", "--threads", "32"]);
}
