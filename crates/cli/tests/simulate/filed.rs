//! Tables as they were filed: simulated on their own terms, or refused with every defect.

use std::io::Write;
use std::process::{Output, Stdio};

use serde_json::Value;

use crate::{croupier, file, folder, json, refusal, text};

/// The file to start from, with some keys answered otherwise.
fn submission(game: &str, changes: &[(&str, &str)]) -> String {
    let mut filed = lists_on_one_line(&text(&["submission", "new", game]));
    for (key, answer) in changes {
        let is_key = |line: &&str| line.starts_with(&format!("{key} = "));
        let line = filed.lines().find(is_key).unwrap_or_else(|| panic!("{game} has no {key}")).to_owned();
        filed = filed.replace(&line, &format!("{key} = {answer}"));
    }
    filed
}

/// The file has lists of several lines.
fn lists_on_one_line(file: &str) -> String {
    let (mut text, mut within) = (String::new(), false);
    for line in file.lines() {
        within |= line.ends_with("= [");
        text.push_str(line.trim());
        text.push_str(if within && line != "]" { " " } else { "\n" });
        within &= line != "]";
    }
    text
}

fn filed(name: &str, game: &str, changes: &[(&str, &str)]) -> String {
    file(&folder("filed"), &format!("{name}.toml"), &submission(game, changes))
}

const EZ: [(&str, &str); 8] = [
    ("decks", "6"),
    ("variation", "\"ez\""),
    ("tie", "\"9 to 1\""),
    ("dragon_bonus", "\"C\""),
    ("collection", "\"none\""),
    ("rounding", "\"none\""),
    (
        "areas",
        "[\"numbered positions\", \"banker's hand wager\", \"player's hand wager\", \"tie wager\", \
         \"player's hand cards\", \"banker's hand cards\", \"dragon bonus wager\", \"dragon 7 insurance wager\"]",
    ),
    ("inscriptions", "[\"name or logo\", \"payout odds\", \"dragon 7 pushes\"]"),
];

fn ez(name: &str) -> String {
    filed(name, "minibaccarat", &EZ)
}

fn with_input(args: &[&str], input: &str) -> Output {
    let mut command = croupier(args);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn wager<'a>(report: &'a Value, slug: &str) -> &'a Value {
    let all = report["wagers"].as_array().unwrap();
    all.iter().find(|wager| wager["wager"] == slug).unwrap_or_else(|| panic!("no {slug} in {report}"))
}

#[test]
fn an_ez_table_is_played_with_its_decks_odds_and_paytables() {
    let ez = ez("ez");
    let report = json(&["simulate", "--submission", &ez, "--rounds", "2e5", "--seed", "7", "--json"]);
    assert_eq!((&report["game"], &report["decks"]), (&"minibaccarat".into(), &6.into()));
    assert_eq!(report["wagers"].as_array().unwrap().len(), 6);
    assert!(report["wagers"].as_array().unwrap().iter().all(|wager| wager["ez"] == true), "{report}");
    assert_eq!(wager(&report, "dragon-bonus-player")["paytable"], "C");
    let odds =
        ["odds", "minibaccarat", "--decks", "6", "--ez", "--tie", "9 to 1", "--wager", "tie", "--json"];
    let edge: f64 = json(&odds)[0]["edge_percent"].as_str().unwrap().parse().unwrap();
    assert!((wager(&report, "tie")["exact"].as_f64().unwrap() * 100.0 - edge).abs() < 1e-6);
    let plain = ["simulate", "minibaccarat", "--decks", "6", "--rounds", "2e5", "--seed", "7", "--json"];
    let of_tie = |report: &Value| wager(report, "tie")["outcomes"].clone();
    assert_eq!(of_tie(&report), of_tie(&json(&plain)), "the rounds are those of any table of six decks");
    let said = text(&["simulate", "--submission", &ez, "--rounds", "1e4"]);
    assert!(said.contains("minibaccarat, 6 decks") && said.contains("dragon-7-insurance (EZ)"), "{said}");
}

#[test]
fn every_game_is_played_as_it_is_offered() {
    for (game, offered) in [
        ("minibaccarat", 5),
        ("midibaccarat", 5),
        ("baccarat", 5),
        ("three-card-prime", 4),
        ("saigon-5-card", 2),
    ] {
        let filed = filed(game, game, &[]);
        let report = json(&["simulate", game, "--submission", &filed, "--rounds", "1e5", "--json"]);
        assert_eq!(report["wagers"].as_array().unwrap().len(), offered, "{game}");
        let approved = json(&["submission", "check", &filed, "--json"]);
        for wager in approved["wagers"].as_array().unwrap() {
            let ours = self::wager(&report, wager["wager"].as_str().unwrap());
            let hold: f64 = wager["hold_percent"].as_str().unwrap().parse().unwrap();
            assert!((ours["exact"].as_f64().unwrap() * 100.0 - hold).abs() < 1e-4, "{game}: {ours}");
        }
    }
}

#[test]
fn a_submission_comes_from_standard_input_too() {
    let args = ["simulate", "--submission", "-", "--rounds", "1e4", "--json"];
    let areas = "[\"ante wager\", \"three-card hand\", \"showdown hand\", \"dealer's cards\"]";
    let without = [("bonus", "\"not offered\""), ("areas", areas)];
    let output = with_input(&args, &submission("saigon-5-card", &without));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["game"], report["wagers"].as_array().unwrap().len()), (&"saigon-5-card".into(), 1));
}

#[test]
fn sessions_keep_to_the_terms_and_limits_of_the_table() {
    let table = filed("session", "baccarat", &[("smallest_chip", "\"5.00\""), ("maximum", "\"200.00\"")]);
    let session = |bets: &'static str| {
        vec!["simulate", "session", "--bankroll", "5000", "--sessions", "300", "--bets", bets, "--submission"]
    };
    let sit = |bets| [session(bets), vec![&table[..]]].concat();
    for (bets, reason) in [
        ("banker=5", "--bets: banker is below the table's minimum of $10"),
        ("banker=205", "--bets: banker is above the table's maximum of $200"),
        ("banker=12", "--bets: banker is not a multiple of the table's smallest chip, $5"),
        ("dragon-7-insurance=10", "(631a.8(a)(5))"),
        ("ante=10", "no wager is called \"ante\"; wagers: player, banker"),
        ("banker=10,banker=20", "banker is named twice"),
    ] {
        let said = refusal(&sit(bets));
        assert!(said.contains(reason), "{bets}: {said}");
    }
    let martingale =
        |more: &[&str]| json(&[&sit("banker=25")[..], &["--plan", "martingale", "--json"], more].concat());
    assert_eq!(martingale(&[]), martingale(&["--most-units", "8"]), "eight times $25 is the maximum");
    assert_ne!(martingale(&[]), martingale(&["--most-units", "4"]));
    let ez = ez("session-ez");
    let insured = [session("banker=10,dragon-7-insurance=10"), vec![&ez]].concat();
    assert!(text(&insured).contains("dragon-7-insurance=10"));
}

#[test]
fn counts_are_for_the_wagers_that_the_table_offers() {
    let counted = |file: &str| {
        let report = json(&["simulate", "count", "--submission", file, "--shoes", "20", "--json"]);
        let wagers = report["wagers"].as_array().unwrap().clone();
        wagers.iter().map(|wager| format!("{} {}", wager["wager"], wager["odds"])).collect::<Vec<_>>()
    };
    assert_eq!(counted(&ez("count")), ["\"dragon-7-insurance\" \"40 to 1\"", "\"tie\" \"9 to 1\""]);
    assert_eq!(counted(&filed("count-plain", "midibaccarat", &[])), ["\"tie\" \"8 to 1\""]);
    let prime = filed("count-prime", "three-card-prime", &[]);
    assert!(refusal(&["simulate", "count", "--submission", &prime]).contains("no shoe to count"));
}

#[test]
fn a_dump_has_the_columns_of_the_table() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    let path = folder("filed").join("ez.parquet");
    let to = path.to_str().unwrap();
    text(&["simulate", "dump", "--submission", &ez("dump"), "--rounds", "500", "-o", to]);
    let reader = SerializedFileReader::new(std::fs::File::open(&path).unwrap()).unwrap();
    let schema = reader.metadata().file_metadata().schema_descr();
    let nets = schema.columns().iter().map(|column| column.name().to_owned());
    let nets: Vec<String> = nets.filter(|name| name.ends_with("_net")).collect();
    assert_eq!(nets.len(), 6);
    assert!(nets.contains(&"dragon_bonus_banker_c_ez_net".into()), "{nets:?}");
}

#[test]
fn shards_of_a_filed_table_are_merged_without_its_file() {
    let (ez, folder) = (ez("shards"), folder("filed"));
    let run = |more: &[&str]| {
        text(&[&["simulate", "--submission", &ez, "--rounds", "300_000", "--json"], more].concat())
    };
    let shard =
        |number: &str| file(&folder, &format!("{number}.json"), &run(&["--shard", &format!("{number}/2")]));
    let (one, two) = (shard("1"), shard("2"));
    let (whole, merged) = (run(&[]), text(&["simulate", "merge", &two, &one]));
    let counts = |report: &str| serde_json::from_str::<Value>(report).unwrap()["wagers"].clone();
    assert_eq!(counts(&whole), counts(&merged));
    let submission = |report: &str| serde_json::from_str::<Value>(report).unwrap()["submission"].clone();
    assert_eq!(submission(&merged)["wagers"]["tie"], "9 to 1");
    assert_eq!(submission(&merged), submission(&whole));
    let other =
        ["simulate", "minibaccarat", "--decks", "6", "--rounds", "300_000", "--shard", "1/2", "--json"];
    let other = file(&folder, "other.json", &text(&other));
    assert!(refusal(&["simulate", "merge", &two, &other]).contains("differ in the"));
    let spoiled = std::fs::read_to_string(&one).unwrap();
    let spoiled = spoiled.replace("\"cover_cards\":2,\"decks\":6", "\"cover_cards\":2,\"decks\":9");
    let spoiled = file(&folder, "spoiled.json", &spoiled);
    assert!(refusal(&["simulate", "merge", &spoiled]).contains("cards.decks: filed 9"));
}

#[test]
fn a_filed_run_goes_on_without_its_file() {
    let (ez, folder) = (ez("resumed"), folder("filed"));
    let run = |more: &[&str]| {
        json(&[&["simulate", "--submission", &ez, "--rounds", "204_800", "--json"], more].concat())
    };
    let mut half = run(&["--shard", "1/2"]);
    half["part"] =
        serde_json::json!({ "of_rounds": 204_800, "shards": 1, "numbers": [1], "interrupted": true });
    let half = file(&folder, "half.json", &half.to_string());
    let (resumed, whole) = (json(&["simulate", "--resume", &half, "--json"]), run(&[]));
    assert_eq!((&resumed["wagers"], &resumed["submission"]), (&whole["wagers"], &whole["submission"]));
}

/// Each of these must be refused by every way of simulating, with its clause where the chapters have one.
#[test]
fn no_unlawful_table_is_simulated() {
    for (name, game, change, said) in [
        ("nine-decks", "baccarat", ("decks", "9"), "(631a.3(a))"),
        ("nine-decks-mini", "minibaccarat", ("decks", "9"), "(627a.3(a))"),
        ("tie-at-7", "midibaccarat", ("tie", "\"7 to 1\""), "(629a.12(b))"),
        ("ten-seats", "minibaccarat", ("seats", "10"), "(627a.2(a))"),
        ("ten-seats-prime", "three-card-prime", ("seats", "10"), "(679a.2(a))"),
        ("limit-of-1", "three-card-prime", ("payout_limit", "\"1.00\""), "(679a.12(h))"),
        ("limit-of-1-saigon", "saigon-5-card", ("payout_limit", "\"1.00\""), "(680a.12(d))"),
        (
            "minimum",
            "baccarat",
            ("minimum", "\"2000.00\""),
            "table.maximum: filed \"1000.00\"; allowed no less",
        ),
    ] {
        let file = filed(name, game, &[change]);
        let bets = if game.ends_with("baccarat") { "tie=10" } else { "ante=10" };
        for mode in [
            &["simulate"][..],
            &["simulate", game],
            &["simulate", "dump", "-o", "/nowhere/at/all"],
            &["simulate", "count"],
            &["simulate", "session", "--bankroll", "100", "--bets", bets],
        ] {
            let refused = refusal(&[mode, &["--submission", &file]].concat());
            assert!(refused.contains("1 defect") && refused.contains(said), "{mode:?}: {refused}");
        }
    }
}

#[test]
fn every_defect_is_named_at_once_with_its_line() {
    let changes =
        [("decks", "9"), ("tie", "\"7 to 1\""), ("seats", "10"), ("minimum", "\"2000.00\""), ("backs", "7")];
    let file = filed("everything", "minibaccarat", &changes);
    let said = refusal(&["simulate", "--submission", &file]);
    assert!(said.starts_with(&format!("croupier: {file}: 5 defects\n")), "{said}");
    for expected in ["table.seats", "table.maximum", "cards.decks", "cards.backs", "wagers.tie", "line 18"] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

#[test]
fn what_is_no_submission_or_another_one_is_refused() {
    let file = filed("agrees", "baccarat", &[]);
    let said = refusal(&["simulate", "minibaccarat", "--submission", &file]);
    assert!(said.contains("the submission is for Baccarat, not for Minibaccarat"), "{said}");
    assert!(refusal(&["simulate", "bacarat", "--submission", &file]).contains("did you mean baccarat?"));
    assert!(refusal(&["simulate", "--submission", "/nowhere.toml"]).contains("submission new GAME"));
    let garbage = self::file(&folder("filed"), "garbage.toml", "game = ");
    assert!(refusal(&["simulate", "--submission", &garbage]).contains("line 1"));
    for more in [&["--decks", "6"][..], &["--resume", "x.json"]] {
        refusal(&[&["simulate", "--submission", &file], more].concat());
    }
    refusal(&["simulate", "count", "--submission", &file, "--tie", "9"]);
    let session = ["simulate", "session", "--bankroll", "100", "--bets", "tie=10", "--submission", &file];
    refusal(&[&session[..], &["--ez"]].concat());
    refusal(&[&session[..], &["--paytable", "B"]].concat());
}
