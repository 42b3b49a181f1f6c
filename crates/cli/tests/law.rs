//! The scanner of the build script (its tests stand beside it) and `croupier law`, run as a user runs it.

#[path = "../build/mod.rs"]
mod build;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use croupier_rules::Provision;
use croupier_rules::law::{Kind, PROVISIONS, Reading, Way};
use serde_json::Value;

fn law(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_croupier"));
    command.arg("law").args(args);
    command
}

fn output(args: &[&str]) -> Output {
    law(args).output().unwrap()
}

fn text(args: &[&str]) -> String {
    String::from_utf8(output(args).stdout).unwrap()
}

fn json(args: &[&str]) -> Vec<Value> {
    serde_json::from_str(&text(&[args, &["--json"]].concat())).unwrap()
}

/// The ids of the provisions in a JSON answer.
fn ids(args: &[&str]) -> Vec<String> {
    json(args).iter().map(|provision| provision["id"].as_str().unwrap().to_owned()).collect()
}

fn refusal(args: &[&str]) -> String {
    let output = output(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_list_has_a_line_for_every_provision_and_a_heading_for_every_chapter() {
    let list = text(&[]);
    let lines: Vec<&str> = list.lines().filter(|line| line.contains("  tests ")).collect();
    let first_words: Vec<&str> = lines.iter().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(first_words, Provision::all().map(Provision::id).collect::<Vec<_>>());
    for heading in ["627a Minibaccarat", "629a Midibaccarat", "631a Baccarat", "679a Three", "680a Saigon"] {
        assert_eq!(list.lines().filter(|line| line.starts_with(heading)).count(), 1, "{heading}");
    }
}

#[test]
fn the_columns_of_the_list_are_aligned() {
    let list = text(&[]);
    let places: BTreeSet<_> = list.lines().filter_map(|line| line.find("  code ")).collect();
    assert_eq!(places.len(), 1);
}

#[test]
fn the_tallies_by_chapter_and_by_way_add_up_to_the_register() {
    let list = text(&[]);
    let (_, tally) = list.split_once("honored by chapter\n").unwrap();
    let (chapters, ways) = tally.split_once("honored by way\n").unwrap();
    let sum = list.lines().last().unwrap();
    for table in [chapters, ways] {
        let rows: Vec<_> = table.lines().filter_map(|line| line.split_once(" / ")).collect();
        let number = |text: &str| text.split_whitespace().last().unwrap().parse::<usize>().unwrap();
        let honored: usize = rows.iter().map(|(honored, _)| number(honored)).sum();
        let total: usize = rows.iter().map(|(_, total)| number(total)).sum();
        assert_eq!(sum, format!("{honored} of {total} provisions honored"));
        assert_eq!(total, PROVISIONS);
    }
}

#[test]
fn a_reader_may_close_the_pipe_at_any_time() {
    for args in [&[][..], &["--json"], &["680a"], &["--check"]] {
        let mut child = law(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::with_capacity(1, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let ended = child.wait_with_output().unwrap();
        assert!(!first.is_empty());
        assert!(ended.stderr.is_empty(), "{args:?} {}", String::from_utf8_lossy(&ended.stderr));
        assert!(matches!(ended.status.code(), Some(0 | 1)), "{args:?}");
    }
}

#[test]
fn a_section_is_not_one_whose_number_begins_the_same() {
    let section = ids(&["680a.1"]);
    assert!(section.iter().all(|id| id.starts_with("680a.1/")), "{section:?}");
    let eleven = ids(&["680a.11"]);
    assert!(eleven.len() > 10 && eleven.iter().all(|id| id.starts_with("680a.11(")), "{eleven:?}");
}

#[test]
fn a_paragraph_comes_with_those_below_it() {
    let paragraph = ids(&["627a.10(c)"]);
    assert!(paragraph.iter().all(|id| id.starts_with("627a.10(c)")));
    assert!(paragraph.contains(&"627a.10(c)(2)(iii)/6".to_owned()));
    assert_eq!(ids(&["627a.5(f)"]), ["627a.5(f)"]);
}

#[test]
fn the_chapters_together_are_the_register() {
    let chapters = ["627a", "629a", "631a", "679a", "680a"].map(|chapter| ids(&[chapter]));
    assert_eq!(chapters.concat(), ids(&[]));
    assert_eq!(chapters.concat().len(), PROVISIONS);
}

#[test]
fn a_provision_is_shown_with_its_tests() {
    let shown = text(&["627a.12(c)"]);
    for part in [
        "627a.12(c)  Minibaccarat",
        "kind         vigorish",
        "actor        certificate-holder",
        "says",
        "  code",
        "  tests",
    ] {
        assert!(shown.contains(part), "{part} is not in\n{shown}");
    }
    assert!(shown.contains("s627a_12_c_vigorish_is_a_twentieth_of_the_amount_won"), "{shown}");
    assert!(shown.contains("crates/rules/src/kit/vigorish.rs:"), "{shown}");
}

#[test]
fn json_gives_every_field_and_a_status_that_follows_from_the_links() {
    let fields = BTreeSet::from([
        "id",
        "chapter",
        "game",
        "kind",
        "actor",
        "honored_by",
        "says",
        "status",
        "readings",
        "code",
        "tests",
    ]);
    for provision in json(&[]) {
        let object = provision.as_object().unwrap();
        assert_eq!(object.keys().map(String::as_str).collect::<BTreeSet<_>>(), fields);
        let has = |links: &str| !object[links].as_array().unwrap().is_empty();
        let status = match (has("code"), has("tests")) {
            (true, true) => "honored",
            (true, false) => "no test",
            (false, true) => "no code",
            (false, false) => "open",
        };
        assert_eq!(object["status"], status);
        let row = Provision::find(object["id"].as_str().unwrap()).unwrap().row();
        assert_eq!((&object["says"], &object["honored_by"]), (&row.says.into(), &row.way.name().into()));
    }
}

#[test]
fn json_names_file_line_and_test() {
    let [provision] = &json(&["627a.12(c)"])[..] else { panic!("one provision") };
    let tests = provision["tests"].as_array().unwrap();
    let test = tests.iter().find(|test| test["file"] == "crates/rules/src/kit/vigorish.rs").unwrap();
    assert!(test["line"].as_u64().unwrap() > 1);
    assert!(test["name"].as_str().unwrap().starts_with("s627a_12_c_"));
    assert_eq!((&provision["chapter"], &provision["game"]), (&"627a".into(), &"minibaccarat".into()));
}

/// A text without its line breaks.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_reading_is_shown_with_the_provisions_it_touches() {
    for reading in Reading::all() {
        let shown = text(&[reading.id]);
        assert!(shown.starts_with(&format!("{}  {}\n", reading.id, reading.title)), "{shown}");
        for part in [reading.open, reading.does, reading.why, reading.alternative] {
            assert!(squeezed(&shown).contains(&squeezed(part)), "{part} is not in\n{shown}");
        }
        let touched: BTreeSet<_> = ids(&[reading.id]).into_iter().collect();
        let known = |id: &&&str| Provision::find(id).is_some();
        assert_eq!(touched, reading.touches.iter().filter(known).map(|id| (*id).to_owned()).collect());
    }
}

#[test]
fn a_provision_gives_the_readings_that_touch_it() {
    for provision in json(&[]) {
        let readings = provision["readings"].as_array().unwrap();
        let shown: Vec<_> = readings.iter().filter_map(|reading| reading["id"].as_str()).collect();
        let known = Provision::find(provision["id"].as_str().unwrap()).unwrap().readings();
        assert_eq!(shown, known.map(|reading| reading.id).collect::<Vec<_>>());
    }
}

#[test]
fn readings_are_listed_by_number_and_title() {
    let list = text(&["ER"]);
    let readings: Vec<&Reading> = Reading::all().collect();
    assert_eq!(list.lines().count(), readings.len() + 1);
    for (line, reading) in list.lines().zip(&readings) {
        assert!(line.starts_with(&format!("{}  {} (", reading.id, reading.title)), "{line}");
    }
    assert!(list.ends_with(&format!("{} readings\n", readings.len())));
    assert!(list.contains("ER-113  Ten cards from which end (3 provisions)\n"));
}

#[test]
fn what_the_register_does_not_have_is_refused_with_what_is_near() {
    assert!(refusal(&["680a.111"]).contains("680a.11"));
    assert!(refusal(&["627a.5f", "--json"]).contains("627a.5(f)"));
    assert!(refusal(&["627a.5(f", "--check"]).contains("627a.5(f)"));
    refusal(&["ER-999"]);
    refusal(&[""]);
}

#[test]
fn filters_let_through_what_they_name_and_together_all_of_it() {
    for (flag, field, values) in [
        ("--kind", "kind", Kind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>()),
        ("--way", "honored_by", Way::ALL.iter().map(|way| way.name()).collect()),
        ("--status", "status", vec!["honored", "no test", "no code", "open"]),
    ] {
        let mut total = 0;
        for value in values {
            let filtered = json(&[flag, value]);
            assert!(filtered.iter().all(|provision| provision[field] == value), "{flag} {value}");
            total += filtered.len();
        }
        assert_eq!(total, PROVISIONS, "{flag}");
    }
}

#[test]
fn filters_and_ids_narrow_each_other() {
    let both = json(&["680a", "--kind", "ranking", "--way", "executed"]);
    assert!(!both.is_empty());
    for provision in both {
        assert_eq!((&provision["chapter"], &provision["kind"]), (&"680a".into(), &"ranking".into()));
    }
}

#[test]
fn a_status_of_two_words_can_be_typed_with_a_hyphen() {
    assert_eq!(ids(&["--status", "no-test"]), ids(&["--status", "no test"]));
}

#[test]
fn an_unknown_filter_is_refused_with_the_list() {
    for (flag, member) in [("--kind", "shuffle-cut"), ("--way", "instructed"), ("--status", "honored")] {
        assert!(refusal(&[flag, "nonsense"]).contains(member), "{flag}");
    }
}

/// A clause belongs to its chapter: whoever looks for it opens one folder.
#[test]
fn every_provision_is_cited_from_the_folder_of_its_chapter() {
    let mut elsewhere = Vec::new();
    for provision in json(&[]) {
        let game = provision["game"].as_str().unwrap().replace('-', "_");
        let folder = format!("crates/rules/src/chapters/{game}/");
        let own = |place: &Value| place["file"].as_str().unwrap().starts_with(&folder);
        if !provision["code"].as_array().unwrap().iter().any(own) {
            elsewhere.push(provision["id"].as_str().unwrap().to_owned());
        }
    }
    assert!(elsewhere.is_empty(), "not cited from their chapter: {elsewhere:#?}");
}

#[test]
fn every_provision_is_honored() {
    let output = output(&["--check"]);
    let checked = String::from_utf8(output.stdout).unwrap();
    assert_eq!((output.status.code(), checked.as_str()), (Some(0), "598 of 598 provisions honored\n"));
    assert!(json(&["--check"]).is_empty());
}
