//! Defects: all at once, each with its line.

use croupier_rules::GameId;
use croupier_rules::submission::new_file;

use super::{said, verdict};

const DEFECTIVE: &str = r#"game = "saigon-5-card"
certificate_holder = "Somebody"
colour = "green"

[table]
seats = 7
places = "players on one side, dealer opposite"
minimum = 10
maximum = 5.00
smallest_chip = "0.01"
boxes_per_player = "many"
payout_limit = "none"
"#;

/// The new file of Saigon 5 Card behind another beginning.
fn defective() -> String {
    let new = new_file(GameId::Saigon5Card);
    let (_, rest) = new.split_once("\n[cards]").unwrap();
    format!("{DEFECTIVE}\n[cards]{}", rest.replacen("    \"ante wager\",\n", "", 1))
}

#[test]
fn several_defects_are_reported_at_once_with_line_key_value_and_provision() {
    let verdict = verdict(&defective());
    let defects: Vec<_> = verdict["defects"].as_array().unwrap().iter().collect();
    let brief: Vec<_> = defects
        .iter()
        .map(|defect| {
            let word = |name: &str| defect[name].as_str();
            (defect["line"].as_u64(), word("key").unwrap(), word("what").unwrap(), word("provision"))
        })
        .collect();
    let areas = defective().lines().position(|line| line.starts_with("areas = ")).unwrap() as u64 + 1;
    assert_eq!(
        brief,
        [
            (Some(6), "table.seats", "not-allowed", Some("680a.2(a)")),
            (Some(9), "table.maximum", "wrong-type", None),
            (Some(10), "table.smallest_chip", "contradicts", Some("680a.12(b)")),
            (Some(11), "table.boxes_per_player", "wrong-type", Some("680a.7(e)")),
            (Some(areas), "layout.areas", "contradicts", Some("680a.2(b)(2)")),
            (Some(3), "colour", "unknown", None),
        ]
    );
    assert_eq!((defects[0]["filed"].as_str(), defects[1]["filed"].as_str()), (Some("7"), Some("5.00")));
}

#[test]
fn the_text_has_the_same_defects() {
    let (code, out, err) = said(&["check", "-"], &defective());
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(out.starts_with("standard input: 6 defects\n"), "{out}");
    let line = "  line 6   table.seats: filed 7; allowed a whole number from 1 to 6 (680a.2(a))";
    assert!(out.lines().any(|said| said == line), "{out}");
}

#[test]
fn an_option_that_is_not_there_has_no_line() {
    let text = new_file(GameId::Baccarat).replace("\nseats = 14\n", "\n");
    let defect = &verdict(&text)["defects"][0];
    assert!(defect["line"].is_null() && defect["filed"].is_null());
    assert_eq!((&defect["key"], &defect["provision"]), (&"table.seats".into(), &"631a.2(a)".into()));
    assert!(said(&["check", "-"], &text).1.contains("table.seats: not filed; allowed a whole number"));
}

/// Of equal entries the first is right and the others repeat it.
#[test]
fn an_entry_of_a_list_has_its_own_line() {
    let new = new_file(GameId::Saigon5Card);
    let text =
        new.replace("    \"ante wager\",\n", "    \"ante wager\",\n    \"tree\",\n    \"ante wager\",\n");
    let line =
        new.lines().position(|line| line.contains("\"ante wager\",") && !line.starts_with('#')).unwrap() + 1;
    let verdict = verdict(&text);
    let lines: Vec<_> = verdict["defects"].as_array().unwrap().iter().map(|defect| &defect["line"]).collect();
    assert_eq!(lines, [line as u64 + 1, line as u64 + 2]);
}

#[test]
fn an_unknown_game_is_the_only_defect() {
    let verdict = verdict("game = \"blackjack\"\nseats = 1\n");
    assert_eq!(verdict["defects"].as_array().unwrap().len(), 1);
    assert_eq!((&verdict["defects"][0]["key"], &verdict["defects"][0]["line"]), (&"game".into(), &1.into()));
    assert_eq!(super::verdict("")["defects"][0]["what"], "missing");
}
