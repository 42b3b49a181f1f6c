//! Pictures.

use std::fs;

use crate::{folder, text};

#[test]
fn every_wager_of_a_run_is_in_its_picture() {
    let path = folder("svg").join("run.svg");
    let svg = path.to_str().unwrap();
    let picture = |args: &[&str]| {
        text(&[&["simulate", "baccarat", "--rounds", "1e6", "--svg", svg], args].concat());
        fs::read_to_string(&path).unwrap()
    };
    let all = picture(&[]);
    assert!(all.starts_with("<svg") && all.contains("1,000,000 rounds"));
    for wager in
        ["player", "banker", "tie", "dragon-bonus-player C", "banker (EZ)", "dragon-7-insurance (EZ)"]
    {
        assert!(all.lines().any(|line| line.trim() == wager), "{wager}");
    }
    assert_eq!(all.matches("<polygon").count(), 19, "a band for every wager");
    assert_eq!(all.matches("hold, %").count(), 19);
    let one = picture(&["--wager", "dragon-7-insurance"]);
    assert_eq!(one.matches("<polygon").count(), 1);
    assert!(one.contains("exact 7.6113 %"));
    for legend in ["hold so far", "exact", "two standard errors"] {
        assert!(one.lines().any(|line| line.trim().starts_with(legend)), "{legend}");
    }
}

#[test]
fn the_smallest_run_has_a_picture_too() {
    let path = folder("svg").join("one.svg");
    text(&["simulate", "saigon-5-card", "--rounds", "1", "--svg", path.to_str().unwrap()]);
    let picture = fs::read_to_string(&path).unwrap();
    assert!(picture.contains("<circle") && !picture.contains("NaN") && !picture.contains("inf"));
}

#[test]
fn the_results_of_sessions_are_drawn() {
    let path = folder("svg").join("session.svg");
    let args =
        ["--bankroll", "500", "--bets", "banker=20", "--sessions", "500", "--svg", path.to_str().unwrap()];
    text(&[&["simulate", "session", "baccarat", "--stop-win", "200"], &args[..]].concat());
    let picture = fs::read_to_string(&path).unwrap();
    assert!(picture.matches("<rect").count() > 10);
    for words in ["bankroll $500", "stop-win $200", "mean ", "median ", "% of sessions", "500 sessions: ruin"]
    {
        assert!(picture.contains(words), "{words}");
    }
}
