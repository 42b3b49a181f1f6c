//! A run of rounds: its form, its numbers, its threads and shards.

use serde_json::Value;

use crate::{GAMES, file, folder, json, output, refusal, text, wagers};

#[test]
fn json_has_the_form_that_was_agreed() {
    for (game, decks, wagers) in GAMES {
        let report = json(&["simulate", game, "--rounds", "1e5", "--seed", "7", "--json"]);
        let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["decks", "game", "rounds", "seconds", "seed", "threads", "verdict", "wagers"]);
        assert_eq!(report["game"], game);
        assert_eq!((report["decks"].as_u64(), report["rounds"].as_u64()), (Some(decks), Some(100_000)));
        assert_eq!(report["wagers"].as_array().unwrap().len(), wagers);
        report["wagers"].as_array().unwrap().iter().for_each(assert_wager);
    }
}

fn assert_wager(wager: &Value) {
    let keys: Vec<&str> =
        wager.as_object().unwrap().keys().map(String::as_str).filter(|key| *key != "ez").collect();
    let agreed = ["exact", "hold", "outcomes", "paytable", "standard_error", "wager", "z"];
    let tests = ["chi_square", "degrees", "hold_p", "p", "variance"];
    let mut all = [&agreed[..], &tests[..]].concat();
    all.sort();
    assert_eq!(keys, all);
    let outcomes = wager["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.iter().map(|outcome| outcome["count"].as_u64().unwrap()).sum::<u64>(), 100_000);
    let number = |key: &str| wager[key].as_f64().unwrap();
    let z = (number("hold") - number("exact")) / number("standard_error");
    assert!((z - number("z")).abs() < 1e-9 && z.abs() < 4.5, "{wager}");
    let error = (number("variance") / 100_000.0).sqrt();
    assert!((error - number("standard_error")).abs() < 1e-12, "{wager}");
    assert!(number("hold_p") > 1e-4 && number("p") > 1e-4 && number("chi_square") >= 0.0, "{wager}");
    let expected: f64 = outcomes.iter().map(|outcome| outcome["expected"].as_f64().unwrap()).sum();
    assert!((expected - 100_000.0).abs() < 1e-6, "{wager}");
    for outcome in outcomes {
        let is_rare = outcome["expected"].as_f64().unwrap() < 5.0;
        assert_eq!(outcome["p"].as_f64().is_some_and(|p| p > 1e-4), is_rare, "{wager}");
    }
}

#[test]
fn rounds_are_exact_however_they_are_written() {
    for (written, rounds) in [("100_003", 100_003), ("1e5", 100_000), ("1.5e3", 1500), ("1", 1)] {
        let report = json(&["simulate", "baccarat", "--rounds", written, "--json", "--wager", "tie"]);
        assert_eq!(report["rounds"], rounds);
    }
}

#[test]
fn wagers_paytables_and_decks_narrow_a_run() {
    let args = ["simulate", "baccarat", "--rounds", "1e4", "--json", "--decks", "6"];
    let narrow = |more: &[&str]| json(&[&args[..], more].concat());
    assert_eq!(narrow(&[])["decks"], 6);
    assert_eq!(narrow(&["--wager", "banker"])["wagers"].as_array().unwrap().len(), 2);
    let bonus = narrow(&["--wager", "dragon-bonus-player", "--paytable", "b"]);
    assert_eq!((&bonus["wagers"][0]["paytable"], &bonus["wagers"][1]["ez"]), (&"B".into(), &true.into()));
    assert!(bonus["wagers"][0].get("ez").is_none());
}

#[test]
fn threads_and_shards_give_the_same_wagers_byte_for_byte() {
    let folder = folder("shards");
    for (game, ..) in GAMES {
        let run = |more: &[&str]| {
            text(&[&["simulate", game, "--rounds", "1_000_003", "--seed", "7", "--json"], more].concat())
        };
        let one = run(&["--threads", "1"]);
        assert_eq!(wagers(&one), wagers(&run(&["--threads", "2"])));
        let shards: Vec<String> = (1..=4)
            .map(|number| {
                file(&folder, &format!("{game}{number}.json"), &run(&["--shard", &format!("{number}/4")]))
            })
            .collect();
        let [a, b, c, d] = [0, 1, 2, 3].map(|shard| shards[shard].as_str());
        assert_eq!(wagers(&one), wagers(&text(&["simulate", "merge", d, b, a, c])));
        let some = file(&folder, "some.json", &text(&["simulate", "merge", c, a]));
        assert_eq!(wagers(&one), wagers(&text(&["simulate", "merge", &some, b, d])));
    }
}

#[test]
fn a_strategy_can_be_a_table_in_a_file() {
    let folder = folder("strategy");
    let wagers = |strategy: &str| {
        let args = ["simulate", "three-card-prime", "--rounds", "1e5", "--json", "--strategy", strategy];
        json(&args)["wagers"].clone()
    };
    assert_eq!(wagers(&file(&folder, "book.txt", "Q-6-4+ raise\n")), wagers("q-6-4"));
    assert_ne!(wagers("always-raise"), wagers("optimal"));
    let bad = file(&folder, "bad.txt", "Q-6-4+ maybe\n");
    assert!(refusal(&["simulate", "three-card-prime", "--strategy", &bad]).contains("raise or fold"));
    let low = file(&folder, "low.txt", "Jk 8 6 5 2 = 7\n");
    let report = json(&["simulate", "saigon-5-card", "--rounds", "1e5", "--json", "--strategy", &low]);
    assert_eq!((&report["strategy"], &report["wagers"][0]["exact"]), (&"table".into(), &Value::Null));
}

/// All lines but the one with the time.
fn without_time(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.contains(" million rounds a second")).collect()
}

#[test]
fn text_and_csv_are_the_same_every_time_and_say_the_figures() {
    let args = ["simulate", "saigon-5-card", "--rounds", "1e6", "--seed", "7"];
    let (once, again) =
        (text(&[&args[..], &["--threads", "1"]].concat()), text(&[&args[..], &["--threads", "2"]].concat()));
    assert_eq!(without_time(&once), without_time(&again));
    assert!(once.contains("hold %") && once.contains("chi-square") && once.contains("1.8675"), "{once}");
    let csv = text(&[&args[..], &["--csv"]].concat());
    assert_eq!(csv, text(&[&args[..], &["--csv"]].concat()));
    assert_eq!(csv.lines().count(), 1 + 8 + 11);
    assert!(csv.lines().all(|line| line.split(',').count() == 18), "{csv}");
}

#[test]
fn text_is_short_unless_all_is_asked_for() {
    let run = |game: &str, more: &[&str]| text(&[&["simulate", game, "--rounds", "1e4"], more].concat());
    let rows = |text: &str| text.lines().filter(|line| line.starts_with("all-six ")).count();
    let short = run("three-card-prime", &[]);
    assert_eq!(rows(&short), 1, "{short}");
    assert!(!short.contains("one round in") && short.contains("--all"), "{short}");
    assert_eq!(short.lines().filter(|line| line.starts_with("Verdict: ")).count(), 1);
    let all = run("three-card-prime", &["--all"]);
    assert!(rows(&all) > 5 && all.contains("one round in") && !all.contains("--all"), "{all}");
    let asked = run("three-card-prime", &["--wager", "all-six"]);
    assert_eq!(rows(&asked), rows(&all), "what is asked for by name is shown whole");
    let baccarat = run("baccarat", &[]);
    assert!(baccarat.contains("dragon-bonus-player A (EZ)") && !baccarat.contains("dragon-bonus-player B"));
    let json = json(&["simulate", "three-card-prime", "--rounds", "1e4", "--json"]);
    assert_eq!(json["wagers"].as_array().unwrap().len(), 12, "JSON stays complete");
}

/// Where each of these words begins in a text; they must come in this order.
fn assert_in_order(text: &str, keys: &[&str]) {
    let mut from = 0;
    for key in keys {
        let quoted = format!("\"{key}\":");
        let at = text[from..].find(&quoted).unwrap_or_else(|| panic!("{key} is missing or comes too early"));
        from += at + quoted.len();
    }
}

#[test]
fn json_has_its_fields_in_the_order_that_was_agreed() {
    let report = text(&["simulate", "minibaccarat", "--rounds", "1e4", "--json"]);
    assert!(
        report.starts_with("{\"game\":\"minibaccarat\",\"decks\":8,\"rounds\":10000,\"seed\":1,\"seconds\":")
    );
    assert_in_order(&report, &["game", "decks", "rounds", "seed", "seconds", "threads", "wagers"]);
    let wager = &report[report.find("{\"wager\"").unwrap()..];
    let keys = ["wager", "paytable", "outcomes", "name", "count", "hold", "standard_error", "exact", "z"];
    assert_in_order(wager, &keys);
}

#[test]
fn wagers_paytables_and_outcomes_have_the_names_of_the_exact_odds() {
    let odds = json(&["odds", "--all", "--json"]);
    let key = |entry: &Value| (entry["wager"].clone(), entry["paytable"].clone(), entry["ez"] == true);
    let names = |entry: &Value| {
        let outcomes = entry["outcomes"].as_array().unwrap();
        outcomes.iter().map(|outcome| outcome["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    for (game, decks, _) in GAMES {
        let report = json(&["simulate", game, "--rounds", "2000", "--json"]);
        let of_game = |entry: &&Value| entry["game"] == game && entry["decks"].as_u64().unwrap_or(1) == decks;
        let exact: Vec<&Value> = odds.as_array().unwrap().iter().filter(of_game).collect();
        let ours = report["wagers"].as_array().unwrap();
        assert_eq!(ours.len(), exact.len(), "{game}");
        for wager in ours {
            let same = exact.iter().find(|entry| key(entry) == key(wager)).unwrap();
            assert_eq!(names(wager), names(same), "{game}: {wager}");
            let (exact, edge) = (wager["exact"].as_f64().unwrap(), same["edge_percent"].as_str().unwrap());
            let edge: f64 = edge.parse().unwrap();
            assert!((exact * 100.0 - edge).abs() < 1e-6, "{game}: {wager}");
        }
    }
}

#[test]
fn nothing_but_the_result_is_written_where_there_is_no_terminal() {
    for args in [
        &["simulate", "minibaccarat", "--rounds", "1e6"][..],
        &["simulate", "count", "--shoes", "20"],
        &["simulate", "session", "baccarat", "--bankroll", "100", "--bets", "tie=5", "--sessions", "100"],
    ] {
        let output = output(args);
        assert!(output.status.success() && output.stderr.is_empty(), "{args:?}");
        assert!(!output.stdout.contains(&b'\x1b'), "{args:?}");
    }
}
