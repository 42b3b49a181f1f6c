//! Sessions, counting and the test of shuffles.

use crate::{json, output, text};

#[test]
fn sessions_are_summed_up() {
    let args = ["--bankroll", "1000", "--bets", "banker=20,tie=5", "--sessions", "2000", "--hands", "100"];
    let args =
        [&["simulate", "session", "minibaccarat"], &args[..], &["--plan", "martingale", "--json"]].concat();
    let report = json(&args);
    let ends = report["ends"].as_object().unwrap();
    assert_eq!(ends.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 2000);
    assert!(report["ruin"].as_f64().unwrap() > 0.05, "{report}");
    assert_eq!(report["result"]["quantiles"].as_array().unwrap().len(), 7);
    assert!(report["drawdown"]["mean"].as_f64().unwrap() > 0.0);
    assert_eq!(report, json(&[&args[..], &["--threads", "1"]].concat()));
    for (game, bets) in
        [("three-card-prime", "ante=10,prime=5,all-six=1"), ("saigon-5-card", "ante=10,bonus=1")]
    {
        let args = ["simulate", "session", game, "--bankroll", "500", "--bets", bets, "--sessions", "300"];
        assert!(text(&args).contains("drawdown"));
    }
}

#[test]
fn counting_says_how_often_and_how_much() {
    let args = ["simulate", "count", "minibaccarat", "--shoes", "300", "--seed", "7", "--json"];
    let report = json(&args);
    assert_eq!(report, json(&[&args[..], &["--threads", "1"]].concat()));
    assert_eq!(
        (&report["shoes"], &report["wagers"][0]["wager"]),
        (&300.into(), &"dragon-7-insurance".into())
    );
    let often = report["wagers"][0]["favorable"].as_f64().unwrap();
    assert!((0.03..0.2).contains(&often), "{report}");
    assert!(report["wagers"][0]["average"].as_f64().unwrap() > 0.0);
    let dragon = &report["systems"][0];
    assert_eq!(dragon["tags"], serde_json::json!([0, 0, 0, 0, -1, -1, -1, -1, 2, 2]));
    assert_eq!((&dragon["bet_by"], &dragon["bet_from"]), (&"count".into(), &4.into()));
    assert!(dragon["worth_per_shoe"].as_f64().unwrap() > 0.3, "{dragon}");
    let words = text(&["simulate", "count", "baccarat", "--shoes", "20", "--tie", "9"]);
    assert!(words.contains("tie at 9 to 1 is favorable") && words.contains("bet from"), "{words}");
}

#[test]
fn shuffles_are_tested_and_raw_bytes_handed_out() {
    let report = json(&["shuffle-test", "--decks", "1", "--shuffles", "20000", "--seed", "7", "--json"]);
    let tests = report["tests"].as_array().unwrap();
    let names: Vec<&str> = tests.iter().map(|test| test["test"].as_str().unwrap()).collect();
    assert_eq!(names, ["position", "serial", "rising sequences"]);
    assert!(tests.iter().all(|test| test["p"].as_f64().unwrap() > 1e-4), "{report}");
    assert!(text(&["shuffle-test", "--decks", "1", "--shuffles", "1000"]).contains("rising sequences"));
    let raw = |args: &[&str]| output(&[&["shuffle-test", "--raw", "100_000"], args].concat()).stdout;
    assert_eq!(&raw(&["--seed", "0"])[..4], [0x76, 0xb8, 0xe0, 0xad], "the key stream of RFC 8439");
    assert_eq!(raw(&[]).len(), 100_000);
    assert_ne!(raw(&[]), raw(&[]), "the operating system gives a new seed each time");
}
