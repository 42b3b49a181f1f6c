//! The lines of a scenario that are judged before anything is played: options, submissions, openings.

use croupier_rules::GameId;
use croupier_rules::submission::{Table as Filed, Value, preset};
use croupier_script::{Failure, Files, NoFiles, Script};

fn play(lines: &[&str]) -> Result<(), Failure> {
    with(&NoFiles, lines)
}

fn with(files: &dyn Files, lines: &[&str]) -> Result<(), Failure> {
    Script::parse(&lines.join("\n"))?.play(files).map(drop)
}

/// The number of the line that fails.
fn fails(lines: &[&str]) -> usize {
    play(lines).expect_err("a line fails").line
}

#[test]
fn an_option_that_is_unlawful_by_itself_is_refused_on_its_line() {
    let unlawful = [
        ("minibaccarat", "decks = 9", "627a.3(a)"),
        ("minibaccarat", "tie = 7 to 1", "627a.12(b)"),
        ("minibaccarat", "seats = 10", "627a.2(a)"),
        ("three-card-prime", "seats = 7", "679a.2(a)"),
        ("three-card-prime", "payout-limit = 1", "679a.12(h)"),
        ("saigon-5-card", "payout-limit = 1", "680a.12(d)"),
        ("baccarat", "seats = 9", "631a.2(a)"),
    ];
    for (game, option, provision) in unlawful {
        let (game, line) = (format!("game {game}"), format!("option {option}"));
        let refused = format!("{line} => refused {provision}");
        play(&[&game, &refused, "ready"]).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(fails(&[&game, &line, "ready"]), 3, "{line}");
        assert_eq!(fails(&[&game, &format!("{line} => ok")]), 2, "{line}");
        play(&[&game, &line, &format!("open => refused {provision}")]).unwrap();
    }
}

#[test]
fn a_refused_option_leaves_the_table_as_it_was() {
    play(&["game minibaccarat", "option seats = 10 => refused", "ready", "seat 9: sit 100"]).unwrap();
}

#[test]
fn a_lawful_option_may_say_so_and_is_set() {
    play(&["game minibaccarat", "option seats = 4 => ok", "ready", "seat 5: sit 100 => refused 627a.2(a)"])
        .unwrap();
    assert_eq!(fails(&["game minibaccarat", "option seats = 4 => refused"]), 2);
    assert_eq!(fails(&["game minibaccarat", "option seats = 10 => refused 627a.3(a)"]), 2);
}

#[test]
fn options_that_contradict_each_other_are_judged_when_the_table_opens() {
    let lines = ["game baccarat", "option minimum = 500", "option maximum = 100"];
    for word in ["ready", "open"] {
        let refused = format!("{word} => refused");
        play(&[&lines[..], &[&refused]].concat()).unwrap();
        assert_eq!(fails(&[&lines[..], &[word]].concat()), 4);
    }
    assert_eq!(fails(&["game baccarat", "open => refused"]), 2);
    assert_eq!(fails(&[&lines[..], &["seat 1: sit 100"]].concat()), 4);
}

#[test]
fn open_opens_the_table_closed() {
    play(&["game minibaccarat", "open", "expect next dealer: receive 8", "dealer: receive 8"]).unwrap();
    assert_eq!(fails(&["game minibaccarat", "open", "option seats = 3"]), 3);
}

#[test]
fn an_expectation_where_none_can_stand_is_an_error() {
    let lines = [
        "game minibaccarat => ok",
        "cards Kc => refused",
        "cover 10 => ok",
        "left 9 => ok",
        "at 10:00 => ok",
    ];
    for line in lines {
        assert_eq!(fails(&[line]), 1, "{line}");
    }
    assert_eq!(fails(&["game baccarat", "ready => says \"no more bets\""]), 2);
    assert_eq!(fails(&["game baccarat", "option seats = 10 => cites 631a.2(a)"]), 2);
    assert_eq!(fails(&["game baccarat", "ready", "expect betting open => ok"]), 3);
}

#[test]
fn nothing_is_no_scenario() {
    for text in ["", "\n\n", "# only a comment\n", "proves 627a.2(a)\n"] {
        assert!(Script::parse(text).is_err(), "{text:?}");
    }
}

/// One submission, under one name.
struct Cabinet(&'static str, Filed);

impl Files for Cabinet {
    fn submission(&self, name: &str) -> Result<Filed, String> {
        if name == self.0 { Ok(self.1.clone()) } else { Err(format!("no {name}")) }
    }
}

fn four_seats() -> Filed {
    let mut filed = preset(GameId::Midibaccarat);
    filed.set("table.seats", Value::Integer(4));
    filed
}

#[test]
fn a_submission_brings_its_options() {
    let cabinet = Cabinet("four-seats.toml", four_seats());
    let lines =
        ["submission four-seats.toml", "ready", "seat 4: sit 500", "seat 5: sit 500 => refused 629a.2(a)"];
    with(&cabinet, &lines).unwrap();
    let wager = ["seat 4: wager player 5 => refused", "seat 4: wager player 10", "expect chips seat 4 = 490"];
    with(&cabinet, &[&lines[..], &wager].concat()).unwrap();
    assert!(with(&cabinet, &["submission other.toml"]).is_err());
    assert!(with(&cabinet, &["submission four-seats.toml", "option seats = 3"]).is_err());
}

#[test]
fn a_submission_with_defects_opens_no_table() {
    let mut filed = four_seats();
    filed.set("wagers.tie", Value::text("7 to 1"));
    let cabinet = Cabinet("bad.toml", filed);
    with(&cabinet, &["submission bad.toml => refused 629a.12(b)"]).unwrap();
    with(&cabinet, &["submission bad.toml", "ready => refused 629a.12(b)"]).unwrap();
    assert!(with(&cabinet, &["submission bad.toml", "ready"]).is_err());
    assert!(with(&cabinet, &["submission bad.toml => refused 629a.2(a)"]).is_err());
}

#[test]
fn a_table_that_nobody_opens_is_judged_all_the_same() {
    let unlawful = ["game minibaccarat", "option decks = 9"];
    assert_eq!(fails(&unlawful), 2);
    assert_eq!(fails(&[&unlawful[..], &["game baccarat", "ready"]].concat()), 3);
    play(&[&unlawful[..], &["open => refused 627a.3(a)"]].concat()).unwrap();
    play(&[&unlawful[..], &["seat 1: sit 100 => refused 627a.3(a)", "game baccarat"]].concat()).unwrap();
    play(&["game minibaccarat", "option decks = 9 => refused"]).unwrap();
    assert_eq!(fails(&["at 1:00"]), 1);
}

#[test]
fn a_word_that_no_submission_takes_cannot_be_read() {
    let failure = play(&["game baccarat", "option collection = never", "ready"]).unwrap_err();
    assert_eq!(failure.line, 2);
    assert!(failure.to_string().ends_with("cannot be read; one of: at payout, deferred, none"), "{failure}");
}
