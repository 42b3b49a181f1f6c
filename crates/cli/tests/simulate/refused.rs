//! What is refused, with a sentence and an exit code of two.

use crate::{file, folder, refusal, text};

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
    assert!(refusal(&["simulate", "merge", &short]).contains("do not add up"));
    let more = file(&folder, "more.json", &shard.replacen("\"count\":", "\"count\":1", 1));
    assert!(refusal(&["simulate", "merge", &more]).contains("do not add up"));
    let huge = u64::MAX.to_string();
    let huge =
        file(&folder, "huge.json", &shard.replacen("\"count\":", &format!("\"count\":{huge}, \"was\":"), 1));
    assert!(refusal(&["simulate", "merge", &huge]).contains("do not add up"));
    let exact = file(&folder, "exact.json", &shard.replacen("\"exact\":0.0", "\"exact\":0.5", 1));
    let other = text(&["simulate", "baccarat", "--rounds", "1e5", "--shard", "2/2", "--json"]);
    let other = file(&folder, "other.json", &other);
    assert!(refusal(&["simulate", "merge", &exact, &other]).contains("differ in the list of wagers"));
    let twice = file(&folder, "twice.json", &shard.replace("\"numbers\":[1]", "\"numbers\":[1,1]"));
    refusal(&["simulate", "merge", &twice]);
    let none = file(&folder, "none.json", &shard.replace("\"numbers\":[1]", "\"numbers\":[]"));
    refusal(&["simulate", "merge", &none]);
}

#[test]
fn bad_input_is_refused_in_a_sentence() {
    for (args, reason) in [
        (&["simulate", "poker"][..], "no game is called"),
        (&["simulate", "minibacarat"], "did you mean minibaccarat?"),
        (&["simulate", "baccarat", "--rounds", "many"], "whole number"),
        (&["simulate", "baccarat", "--decks", "5"], "use 6 to 8 (631a.3(a))"),
        (&["simulate", "three-card-prime", "--decks", "2"], "one deck"),
        (&["simulate", "baccarat", "--cover-card", "13"], "14 cards lie behind the cover card (631a.5(d))"),
        (&["simulate", "baccarat", "--wager", "ante"], "no such wager"),
        (&["simulate", "baccarat", "--paytable", "E"], "no such wager"),
        (&["simulate", "baccarat", "--strategy", "brave"], "nothing to decide"),
        (&["simulate", "three-card-prime", "--strategy", "brave"], "not one of the strategies"),
        (&["simulate", "baccarat", "--shard", "5/4"], "not a shard"),
        (&["simulate", "baccarat", "--rounds", "2000", "--shard", "1/4"], "too few"),
        (&["simulate", "session", "baccarat", "--bankroll", "0", "--bets", "tie=5"], "above zero"),
        (
            &["simulate", "session", "baccarat", "--bankroll", "20", "--bets", "banker=25"],
            "--bankroll: $20 does not cover one round, in which $25 can be lost",
        ),
        (
            &["simulate", "session", "baccarat", "--bankroll", "29", "--bets", "banker=25,tie=5"],
            "$29 does not cover one round, in which $30 can be lost",
        ),
        (
            &["simulate", "session", "three-card-prime", "--bankroll", "15", "--bets", "ante=10"],
            "$15 does not cover one round, in which $20 can be lost",
        ),
        (&["simulate", "session", "baccarat", "--bankroll", "100", "--bets", "ante=5"], "no wager is called"),
        (&["simulate", "session", "baccarat", "--bankroll", "100", "--bets", "tie"], "NAME=DOLLARS"),
        (
            &["simulate", "session", "saigon-5-card", "--bankroll", "9", "--bets", "ante=5", "--ez"],
            "no EZ table",
        ),
        (&["simulate", "session", "baccarat", "--bankroll", "100", "--bets", "dragon-7-insurance=5"], "not"),
        (
            &["simulate", "session", "baccarat", "--bankroll", "9", "--bets", "tie=5", "--plan", "x"],
            "no plan",
        ),
        (&["simulate", "count", "saigon-5-card"], "no shoe"),
        (&["simulate", "count", "--tie", "7"], "8..=100"),
        (&["shuffle-test", "--decks", "9"], "9"),
    ] {
        let said = refusal(args);
        assert!(said.contains(reason), "{args:?}: {said}");
    }
}

#[test]
fn numbers_that_are_none_are_refused() {
    for rounds in ["0", "1.5", "-1", "1e30", "", " ", "1e", "0x10", "NaN", "1e6.5", "0e9", "-0"] {
        let said = refusal(&["simulate", "baccarat", "--rounds", rounds]);
        assert!(said.contains("--rounds"), "{rounds:?}: {said}");
        refusal(&["simulate", "dump", "baccarat", "--rounds", rounds]);
    }
    for shard in ["0/4", "5/4", "1/0", "0/0", "a/b", "4", "1/", "/4", "1/4/4", "1.5/4"] {
        assert!(refusal(&["simulate", "baccarat", "--shard", shard]).contains("--shard"), "{shard:?}");
    }
    for threads in ["0", "-1", "1025", "two", ""] {
        assert!(
            refusal(&["simulate", "baccarat", "--threads", threads]).contains("--threads"),
            "{threads:?}"
        );
    }
    for seed in ["text", "-1", "1.5", "18446744073709551616"] {
        assert!(refusal(&["simulate", "baccarat", "--seed", seed]).contains("--seed"), "{seed:?}");
    }
}

#[test]
fn files_that_are_no_reports_are_refused() {
    let folder = folder("files");
    let shard = text(&["simulate", "baccarat", "--rounds", "1e5", "--shard", "1/2", "--json"]);
    let good = file(&folder, "good.json", &shard);
    let (truncated, list) = (&shard[..shard.len() / 2], format!("[{shard}]"));
    for (name, content) in [
        ("empty", ""),
        ("garbage", "\0\u{1}garbage"),
        ("truncated", truncated),
        ("list", &list),
        ("null", "null"),
    ] {
        let bad = file(&folder, name, content);
        for files in [&[bad.as_str()][..], &[&good, &bad], &[&bad, &good]] {
            let said = refusal(&[&["simulate", "merge"], files].concat());
            assert!(said.contains("is not what simulate --json prints"), "{said}");
        }
        refusal(&["simulate", "--resume", &bad]);
    }
    assert!(refusal(&["simulate", "merge", &good, &good]).contains("shard 1 is in"));
    refusal(&["simulate", "merge", folder.to_str().unwrap()]);
    refusal(&["simulate", "merge"]);
}

#[test]
fn a_place_that_cannot_be_written_to_is_refused_before_the_rounds_are_played() {
    let nowhere = "/nowhere/at/all";
    refusal(&["simulate", "baccarat", "--rounds", "10e15", "--svg", nowhere]);
    refusal(&["simulate", "dump", "baccarat", "--rounds", "10e15", "-o", nowhere]);
    let session = ["--bankroll", "100", "--bets", "tie=5", "--sessions", "10e15", "--svg", nowhere];
    refusal(&[&["simulate", "session", "baccarat"], &session[..]].concat());
}

#[test]
fn a_strategy_file_that_says_nothing_is_refused() {
    let folder = folder("empty-strategy");
    for (name, content) in [("empty.txt", ""), ("blank.txt", " \n\n"), ("remarks.txt", "# to be written\n")] {
        let file = file(&folder, name, content);
        for (game, example) in [("three-card-prime", "Q-6-4+ raise"), ("saigon-5-card", "Jk 8 6 5 2 = 7")] {
            let said = refusal(&["simulate", game, "--rounds", "1e4", "--strategy", &file]);
            assert!(said.contains(name) && said.contains(example), "{said}");
        }
    }
}
