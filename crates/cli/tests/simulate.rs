//! `croupier simulate` and `croupier shuffle-test`, run as a user runs them.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;
use serde_json::Value;

fn croupier(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_croupier"));
    command.args(args);
    command
}

fn output(args: &[&str]) -> Output {
    croupier(args).output().unwrap()
}

fn text(args: &[&str]) -> String {
    let output = output(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(args)).unwrap()
}

fn refusal(args: &[&str]) -> String {
    let output = output(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A place of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("simulate-{name}"));
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn file(folder: &Path, name: &str, content: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

const GAMES: [(&str, u64, usize); 5] = [
    ("minibaccarat", 8, 19),
    ("midibaccarat", 8, 19),
    ("baccarat", 8, 19),
    ("three-card-prime", 1, 12),
    ("saigon-5-card", 1, 2),
];

#[test]
fn json_has_the_form_that_was_agreed() {
    for (game, decks, wagers) in GAMES {
        let report = json(&["simulate", game, "--rounds", "1e5", "--seed", "7", "--json"]);
        let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["decks", "game", "rounds", "seconds", "seed", "threads", "wagers"]);
        assert_eq!(report["game"], game);
        assert_eq!((report["decks"].as_u64(), report["rounds"].as_u64()), (Some(decks), Some(100_000)));
        assert_eq!(report["wagers"].as_array().unwrap().len(), wagers);
        report["wagers"].as_array().unwrap().iter().for_each(assert_wager);
    }
}

fn assert_wager(wager: &Value) {
    let keys: Vec<&str> =
        wager.as_object().unwrap().keys().map(String::as_str).filter(|key| *key != "ez").collect();
    assert_eq!(keys, ["exact", "hold", "outcomes", "paytable", "standard_error", "wager", "z"]);
    let outcomes = wager["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.iter().map(|outcome| outcome["count"].as_u64().unwrap()).sum::<u64>(), 100_000);
    let number = |key: &str| wager[key].as_f64().unwrap();
    let z = (number("hold") - number("exact")) / number("standard_error");
    assert!((z - number("z")).abs() < 1e-9 && z.abs() < 4.5, "{wager}");
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

/// The wagers as they stand in the text, byte for byte.
fn wagers(report: &str) -> &str {
    &report[report.find("\"wagers\"").unwrap()..]
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
fn shards_that_do_not_belong_together_are_refused() {
    let folder = folder("refused");
    let shard = |name: &str, args: &[&str]| {
        file(&folder, name, &text(&[&["simulate"], args, &["--rounds", "1e5", "--json"]].concat()))
    };
    let first = shard("1.json", &["baccarat", "--shard", "1/4"]);
    let others = [
        ("shard 1 is in", shard("1b.json", &["baccarat", "--shard", "1/4"])),
        ("differ in the run", shard("2of5.json", &["baccarat", "--shard", "2/5"])),
        ("differ in the seed", shard("seed.json", &["baccarat", "--shard", "2/4", "--seed", "9"])),
        ("differ in the game", shard("game.json", &["minibaccarat", "--shard", "2/4"])),
        (
            "differ in the number of decks",
            shard("decks.json", &["baccarat", "--shard", "2/4", "--decks", "6"]),
        ),
        (
            "differ in the list of wagers",
            shard("tie.json", &["baccarat", "--shard", "2/4", "--wager", "tie"]),
        ),
        (
            "differ in the cover card",
            shard("cut.json", &["baccarat", "--shard", "2/4", "--cover-card", "20"]),
        ),
        ("differ in the run", shard("whole.json", &["baccarat"])),
        ("is not what simulate --json prints", file(&folder, "bad.json", "{}")),
        ("No such file", folder.join("none.json").to_str().unwrap().to_owned()),
    ];
    for (reason, other) in others {
        let said = refusal(&["simulate", "merge", &first, &other]);
        assert!(said.contains(reason), "{said}");
    }
}

#[test]
fn counts_that_were_tampered_with_are_refused() {
    let folder = folder("tampered");
    let shard = text(&["simulate", "baccarat", "--rounds", "1e5", "--shard", "1/2", "--json"]);
    let unknown = file(&folder, "unknown.json", &shard.replace("\"tie\",\"count\"", "\"draw\",\"count\""));
    assert!(refusal(&["simulate", "merge", &unknown]).contains("outcome"));
    let short = file(&folder, "short.json", &shard.replacen("\"rounds\":50176", "\"rounds\":50175", 1));
    assert!(refusal(&["simulate", "merge", &short]).contains("interrupted"));
}

#[test]
fn bad_input_is_refused_in_a_sentence() {
    for (args, reason) in [
        (&["simulate", "poker"][..], "no game is called"),
        (&["simulate"], "say which game"),
        (&["simulate", "baccarat", "--rounds", "many"], "whole number"),
        (&["simulate", "baccarat", "--decks", "5"], "six to eight"),
        (&["simulate", "three-card-prime", "--decks", "2"], "one deck"),
        (&["simulate", "baccarat", "--cover-card", "13"], "14 cards"),
        (&["simulate", "baccarat", "--wager", "ante"], "no such wager"),
        (&["simulate", "baccarat", "--paytable", "E"], "no such wager"),
        (&["simulate", "baccarat", "--strategy", "brave"], "nothing to decide"),
        (&["simulate", "three-card-prime", "--strategy", "brave"], "none of the strategies"),
        (&["simulate", "baccarat", "--shard", "5/4"], "no shard"),
        (&["simulate", "baccarat", "--rounds", "2000", "--shard", "1/4"], "too few"),
        (&["simulate", "session", "baccarat", "--bankroll", "0", "--bets", "tie=5"], "more than nothing"),
        (&["simulate", "session", "baccarat", "--bankroll", "100", "--bets", "ante=5"], "NAME=DOLLARS"),
        (&["simulate", "session", "baccarat", "--bankroll", "100", "--bets", "dragon-7-insurance=5"], "not"),
        (
            &["simulate", "session", "baccarat", "--bankroll", "9", "--bets", "tie=5", "--plan", "x"],
            "no plan",
        ),
        (&["simulate", "count", "saigon-5-card"], "no shoe"),
        (&["shuffle-test", "--decks", "9"], "9"),
    ] {
        let said = refusal(args);
        assert!(said.contains(reason), "{args:?}: {said}");
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

#[cfg(unix)]
#[test]
fn an_interrupted_run_prints_what_it_has_stays_small_and_goes_on() {
    let mut run = croupier(&["simulate", "baccarat", "--rounds", "10e12", "--seed", "7", "--json"]);
    let run = run.stdout(std::process::Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(700));
    if let Ok(status) = fs::read_to_string(format!("/proc/{}/status", run.id())) {
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        let kilobytes: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
        assert!(kilobytes < 100_000, "{kilobytes} kB");
    }
    assert!(Command::new("kill").args(["-INT", &run.id().to_string()]).status().unwrap().success());
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
    assert!(csv.lines().all(|line| line.split(',').count() == 12), "{csv}");
}

#[test]
fn pictures_are_drawn_with_the_exact_line() {
    let folder = folder("svg");
    let [run, session] =
        ["run.svg", "session.svg"].map(|name| folder.join(name).to_str().unwrap().to_owned());
    text(&["simulate", "baccarat", "--rounds", "1e6", "--wager", "banker", "--svg", &run]);
    let picture = fs::read_to_string(&run).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("hold of banker") && picture.contains("#FF0000"));
    let args = ["--bankroll", "500", "--bets", "banker=20", "--sessions", "500", "--svg", &session];
    text(&[&["simulate", "session", "baccarat"], &args[..]].concat());
    assert!(fs::read_to_string(&session).unwrap().matches("<rect").count() > 10);
}

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
    let report = json(&["simulate", "count", "minibaccarat", "--rounds", "20000", "--seed", "7", "--json"]);
    assert_eq!(report["wagers"][0]["wager"], "dragon-7-insurance");
    let often = report["wagers"][0]["favourable"].as_f64().unwrap();
    assert!((0.03..0.2).contains(&often), "{report}");
    assert!(report["wagers"][0]["average"].as_f64().unwrap() > 0.0);
    assert!(text(&["simulate", "count", "baccarat", "--rounds", "2000"]).contains("favourable"));
}

#[test]
fn a_dump_holds_the_rounds_that_were_counted() {
    let folder = folder("dump");
    for (game, hands) in [
        ("minibaccarat", &["player", "banker"][..]),
        ("three-card-prime", &["player", "dealer", "fourth"]),
        ("saigon-5-card", &["player", "dealer"]),
    ] {
        let path = folder.join(format!("{game}.parquet"));
        text(&["simulate", "dump", game, "--rounds", "20_001", "--seed", "7", "-o", path.to_str().unwrap()]);
        let reader = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
        let report = json(&["simulate", game, "--rounds", "20_001", "--seed", "7", "--json"]);
        let wagers = report["wagers"].as_array().unwrap();
        let mut nets = vec![0.0; wagers.len()];
        for (number, row) in reader.get_row_iter(None).unwrap().map(Result::unwrap).enumerate() {
            assert_eq!(row.get_long(0).unwrap(), number as i64);
            assert_eq!(row.get_long(1).unwrap(), number as i64 / 1024);
            (0..hands.len()).for_each(|hand| assert!(row.get_string(3 + hand).unwrap().len() >= 2));
            nets.iter_mut()
                .enumerate()
                .for_each(|(at, net)| *net += row.get_double(3 + hands.len() + at).unwrap());
        }
        assert_eq!(reader.metadata().file_metadata().num_rows(), 20_001);
        for (net, wager) in nets.iter().zip(wagers) {
            assert!((-net / 20_001.0 - wager["hold"].as_f64().unwrap()).abs() < 1e-9, "{game} {wager}");
        }
    }
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
