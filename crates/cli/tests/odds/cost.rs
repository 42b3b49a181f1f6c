//! What `croupier odds --all --json` costs, as the operating system reckons it.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{self, Read};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::odds;

/// What a run took.
#[derive(Debug)]
struct Cost {
    /// Processor time, in hundredths of a second: unlike the time on the wall, it is the program's own.
    ticks: u64,
    /// The most memory that was in use, in KiB.
    peak: u64,
}

/// Runs the program once. It has computed everything when it starts to write, and then waits for its reader: a
/// pipe holds 64 KiB, less than there is to write.
fn run() -> Cost {
    let mut child = odds(&["--all", "--json"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut [0]).unwrap();
    let peak = peak(&child);
    let written = io::copy(&mut out, &mut io::sink()).unwrap();
    assert!(written > 100_000, "so little that all of it may lie in the pipe: {written}");
    let ticks = ticks_at_exit(&child);
    assert!(child.wait().unwrap().success());
    Cost { ticks, peak }
}

fn peak(child: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// The processor time of a program that has ended and was not waited for yet.
fn ticks_at_exit(child: &Child) -> u64 {
    loop {
        let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
        // The name of the program stands in brackets and is skipped; the state is the first field behind it.
        let fields: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
        if fields[0] == "Z" {
            return [fields[11], fields[12]].iter().map(|ticks| ticks.parse::<u64>().unwrap()).sum();
        }
        sleep(Duration::from_millis(1));
    }
}

/// The best of several runs: other programs may slow one down, and none can speed one up. Built for tests the
/// program is slower than as it is released, so that what holds here holds there.
#[test]
fn the_whole_catalogue_takes_less_than_200_milliseconds_and_50_megabytes() {
    let runs: Vec<Cost> = (0..5).map(|_| run()).collect();
    let ticks = runs.iter().map(|cost| cost.ticks).min().unwrap();
    assert!(ticks < 20, "{runs:?}");
    assert!(runs.iter().all(|cost| cost.peak < 50_000_000 / 1024), "{runs:?}");
}
