//! What the figures of a run are held against, and the exit code of `--check`.

use serde_json::Value;

use crate::{GAMES, file, folder, json, output, refusal, text};

/// In ten million rounds nobody happens to win the payout of 200,000 to 1, so the rounds vary far less than the wager
/// does. The exact variance knows better.
#[test]
fn z_rests_on_the_exact_variance() {
    let args = ["simulate", "three-card-prime", "--seed", "3", "--rounds", "1e7", "--json"];
    let report = json(&[&args[..], &["--wager", "all-six", "--paytable", "E"]].concat());
    let wager = &report["wagers"][0];
    let number = |key: &str| wager[key].as_f64().unwrap();
    assert!((number("z") - 1.035).abs() < 0.001, "by the rounds alone it would be 9.80: {wager}");
    let by_hand = (number("hold") - number("exact")) / (number("variance") / 1e7).sqrt();
    assert!((number("z") - by_hand).abs() < 1e-12);
    assert!(number("hold_p") > 0.05, "{wager}");
    assert!(number("p") > 0.001, "{wager}");
}

#[test]
fn the_variance_is_that_of_the_exact_odds() {
    let odds = json(&["odds", "three-card-prime", "--wager", "all-six", "--paytable", "E", "--json"]);
    let (over, under) = odds[0]["variance"].as_str().unwrap().split_once('/').unwrap();
    let exact = over.parse::<f64>().unwrap() / under.parse::<f64>().unwrap();
    let args = ["simulate", "three-card-prime", "--rounds", "1e4", "--json"];
    let report = json(&[&args[..], &["--wager", "all-six", "--paytable", "E"]].concat());
    let ours = report["wagers"][0]["variance"].as_f64().unwrap();
    assert!((ours / exact - 1.0).abs() < 1e-12, "{ours} is not {exact}");
}

#[test]
fn one_line_says_the_verdict_and_check_agrees_with_it() {
    for (game, ..) in GAMES {
        let said = text(&["simulate", game, "--rounds", "1e5", "--seed", "7", "--check"]);
        let verdicts: Vec<&str> = said.lines().filter(|line| line.starts_with("Verdict: ")).collect();
        assert_eq!(verdicts.len(), 1, "{said}");
        assert!(verdicts[0].contains("figures are within what chance allows"), "{said}");
        let report = json(&["simulate", game, "--rounds", "1e5", "--seed", "7", "--check", "--json"]);
        assert_eq!(
            (&report["verdict"]["within"], &report["verdict"]["level"]),
            (&true.into(), &0.001.into())
        );
        let figures = report["verdict"]["figures"].as_u64().unwrap();
        assert!(verdicts[0].contains(&format!("all {figures} figures")), "{said}");
        assert_eq!(report["verdict"]["outside"], Value::Array(Vec::new()));
    }
}

/// A shard whose counts were altered, so that they still add up.
fn altered(name: &str, from: &str, to: &str, by: i64) -> String {
    let args = ["simulate", "three-card-prime", "--rounds", "1e5", "--shard", "1/1", "--json"];
    let mut report = json(&[&args[..], &["--wager", "all-six", "--paytable", "E"]].concat());
    report["part"] = serde_json::json!({ "of_rounds": 100_000, "shards": 1, "numbers": [1] });
    for outcome in report["wagers"][0]["outcomes"].as_array_mut().unwrap() {
        let change = match outcome["name"].as_str().unwrap() {
            name if name == from => -by,
            name if name == to => by,
            _ => 0,
        };
        outcome["count"] = (outcome["count"].as_i64().unwrap() + change).into();
    }
    file(&folder("check"), name, &report.to_string())
}

#[test]
fn figures_outside_what_chance_allows_end_with_exit_code_one() {
    let (lose, royal) = ("less than three-of-a-kind", "six-card royal flush - diamonds");
    for (name, to, by, figure) in [
        ("same.json", "straight", 0, None),
        ("straight.json", "straight", 700, Some("outcomes")),
        ("royal.json", royal, 2, Some(royal)),
    ] {
        let altered = altered(name, lose, to, by);
        assert!(
            output(&["simulate", "merge", &altered]).status.success(),
            "{name}: without --check all is well"
        );
        let checked = output(&["simulate", "merge", &altered, "--check"]);
        assert_eq!(checked.status.code(), Some(i32::from(figure.is_some())), "{name}");
        let report: Value = serde_json::from_slice(&checked.stdout).unwrap();
        assert_eq!(report["verdict"]["within"], figure.is_none(), "{name}");
        let outside = report["verdict"]["outside"].as_array().unwrap();
        let named = |figure: &str| outside.iter().any(|outside| outside["figure"] == figure);
        assert!(figure.is_none_or(named), "{name}: {outside:?}");
    }
}

#[test]
fn there_is_nothing_to_check_where_no_exact_figure_is_known() {
    let low = file(&folder("check"), "low.txt", "Jk 8 6 5 2 = 7\n");
    let args = ["simulate", "saigon-5-card", "--rounds", "1e4", "--strategy", &low, "--wager", "ante"];
    assert!(text(&args).contains("Verdict: no exact figure is known"));
    assert!(refusal(&[&args[..], &["--check"]].concat()).contains("no exact figure is known"));
}
