//! Two submissions compared.

use croupier_rules::GameId;
use croupier_rules::submission::{Value, new_file};
use serde_json::Value as Json;

use super::{Folder, ez, filed, said, text, toml};

fn compared(folder: &Folder, a: &str, b: &str) -> Json {
    let (a, b) = (folder.file("a.toml", a), folder.file("b.toml", b));
    let (code, out, err) = said(&["diff", &a, &b, "--json"], "");
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    serde_json::from_str(&out).unwrap()
}

fn hold<'a>(diff: &'a Json, wager: &str) -> [Option<&'a str>; 3] {
    let wagers = diff["wagers"].as_array().unwrap();
    let line = wagers.iter().find(|line| line["wager"] == wager).unwrap();
    ["before", "after", "difference"].map(|name| line[name].as_str())
}

#[test]
fn a_paytable_that_changes_changes_the_hold_of_its_wager_alone() {
    let folder = Folder::new("diff-paytable");
    let game = GameId::ThreeCardPrime;
    let other = toml(&filed(game, &[("wagers.all_six_bonus", text("E"))]));
    let diff = compared(&folder, &new_file(game), &other);
    let option = &diff["options"][0];
    assert_eq!(diff["options"].as_array().unwrap().len(), 1, "{diff}");
    assert_eq!(
        (&option["key"], &option["provisions"][0]),
        (&"wagers.all_six_bonus".into(), &"679a.12(g)".into())
    );
    assert_eq!((&option["before"], &option["after"]), (&"A".into(), &"E".into()));
    assert_eq!(hold(&diff, "all-six").map(Option::unwrap)[..2], ["10.2248", "18.0981"]);
    assert_eq!(hold(&diff, "all-six")[2], Some("+7.8733"));
    assert_eq!(hold(&diff, "prime"), [Some("3.6206"), Some("3.6206"), Some("0.0000")]);
}

#[test]
fn the_text_names_options_provisions_and_holds() {
    let folder = Folder::new("diff-text");
    let a = folder.file("before.toml", &new_file(GameId::Minibaccarat));
    let b = toml(&filed(
        GameId::Minibaccarat,
        &[("wagers.tie", text("9 to 1")), ("table.seats", Value::Integer(7))],
    ));
    let (code, out, _) = said(&["diff", &a, "-"], &b);
    assert_eq!(code, 0);
    for words in [
        "2 options differ.",
        "table.seats (627a.2(a))\n  before  9\n  after   7\n",
        "wagers.tie (627a.12(b))\n  before  8 to 1\n  after   9 to 1\n",
    ] {
        assert!(out.contains(words), "{words}\n{out}");
    }
    let tie: Vec<&str> =
        out.lines().find(|line| line.starts_with("tie ")).unwrap().split_whitespace().collect();
    assert_eq!(tie, ["tie", "14.3596", "4.8440", "-9.5156"]);
}

#[test]
fn wagers_that_come_and_go_are_said_to() {
    let folder = Folder::new("diff-ez");
    let game = GameId::Midibaccarat;
    let diff = compared(&folder, &new_file(game), &toml(&filed(game, &ez())));
    assert_eq!(hold(&diff, "dragon-7-insurance"), [None, Some("7.6113"), None]);
    assert_eq!(hold(&diff, "banker"), [Some("1.0579"), Some("1.0183"), Some("-0.0396")]);
}

#[test]
fn another_spelling_is_no_difference() {
    let folder = Folder::new("diff-spelling");
    let game = GameId::Baccarat;
    let Some(Value::List(mut areas)) = filed(game, &[]).at("layout.areas").cloned() else { panic!() };
    areas.reverse();
    let changes = [
        ("table.minimum", Value::Integer(10)),
        ("table.maximum", text("$1,000")),
        ("wagers.dragon_bonus", text("a")),
        ("layout.areas", Value::List(areas)),
    ];
    let diff = compared(&folder, &new_file(game), &toml(&filed(game, &changes)));
    assert_eq!(diff["options"], Json::Array(Vec::new()));
    let (a, b) = (folder.path("a.toml"), folder.path("b.toml"));
    assert!(said(&["diff", &a, &b], "").1.contains("No option differs."));
}

#[test]
fn two_games_may_be_compared() {
    let folder = Folder::new("diff-games");
    let diff = compared(&folder, &new_file(GameId::Minibaccarat), &new_file(GameId::Baccarat));
    let options = diff["options"].as_array().unwrap();
    let seats = options.iter().find(|option| option["key"] == "table.seats").unwrap();
    assert_eq!(seats["provisions"], serde_json::json!(["627a.2(a)", "631a.2(a)"]));
    let shoe = options.iter().find(|option| option["key"] == "dealing.shoe").unwrap();
    assert!(shoe["before"].is_null() && shoe["after"].is_string());
}

#[test]
fn a_file_with_defects_is_named_and_not_compared() {
    let folder = Folder::new("diff-defects");
    let good = folder.file("good.toml", &new_file(GameId::Baccarat));
    let bad = folder.file("bad.toml", &new_file(GameId::Baccarat).replace("seats = 14", "seats = 15"));
    for (a, b, times) in [(&good, &bad, 1), (&bad, &good, 1), (&bad, &bad, 2)] {
        let (code, out, err) = said(&["diff", a, b], "");
        assert_eq!((code, err.as_str()), (1, ""));
        assert_eq!(out.matches("bad.toml: 1 defect\n").count(), times, "{out}");
        assert!(out.contains("(631a.2(a))") && !out.contains("good.toml"), "{out}");
    }
}

#[test]
fn one_standard_input_is_not_two_files() {
    let (code, _, err) = said(&["diff", "-", "-"], &new_file(GameId::Baccarat));
    assert!(code == 2 && err.contains("only one"), "{err}");
}
