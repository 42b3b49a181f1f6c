//! The document as a whole: unknown keys, several defects, the file to start from, the register.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{defects, filed, only_defect, text, whole};
use crate::game::GameId;
use crate::law::{Provision, Way};
use crate::submission::{DefectKind, Table, Value, check, new_file, options, preset};

#[test]
fn several_defects_are_all_reported_in_the_order_of_the_options() {
    let mut table = filed(
        GameId::Saigon5Card,
        &[
            ("equipment.discard", text("floor")),
            ("wagers.bonnus", text("A")),
            ("table.boxes_per_player", Value::Boolean(true)),
            ("dealing.method", text("hand")),
            ("table.seats", whole(7)),
            ("layout.areas", Value::texts(&["ante wager", "pool", 7.to_string().as_str()])),
        ],
    );
    table.clear("table.minimum");
    let found = check(&table).unwrap_err();
    let summary: Vec<(&str, DefectKind)> = found.iter().map(|d| (d.key.as_str(), d.what)).collect();
    let expected = [
        ("table.seats", DefectKind::NotAllowed),
        ("table.minimum", DefectKind::Missing),
        ("table.boxes_per_player", DefectKind::WrongType),
        ("cards.changed_every_hours", DefectKind::Contradicts),
        ("dealing.manual_shoe_place", DefectKind::Contradicts),
        ("layout.areas", DefectKind::NotAllowed),
        ("layout.areas", DefectKind::NotAllowed),
        ("equipment.discard", DefectKind::NotAllowed),
        ("wagers.bonnus", DefectKind::Unknown),
    ];
    assert_eq!(summary, expected);
}

#[test]
fn an_unreadable_game_is_the_only_defect() {
    let mut table = preset(GameId::Baccarat);
    for (value, what) in [
        (Some(text("poker")), DefectKind::NotAllowed),
        (Some(whole(631)), DefectKind::WrongType),
        (None, DefectKind::Missing),
    ] {
        match value {
            Some(value) => table.set("game", value),
            None => drop(table.clear("game")),
        }
        let found = check(&table).unwrap_err();
        assert_eq!((found.len(), found[0].what), (1, what));
        assert!(GameId::ALL.iter().all(|game| found[0].allowed.contains(game.slug())));
    }
    assert_eq!(check(&Table::new()).unwrap_err().len(), 1);
}

#[test]
fn a_misspelt_key_is_unknown_and_the_right_one_suggested() {
    for game in GameId::ALL {
        for spec in options(game).iter().filter(|spec| spec.key != "game") {
            let misspelt = &spec.key[..spec.key.len() - 1];
            let mut table = preset(game);
            table.set(misspelt, spec.preset.value());
            let found = check(&table).unwrap_err();
            assert_eq!((found.len(), found[0].what), (1, DefectKind::Unknown), "{game} {found:?}");
            assert!(found[0].allowed.ends_with(&format!("the nearest is {}", spec.key)), "{}", found[0]);
        }
    }
}

#[test]
fn a_key_in_the_wrong_section_is_unknown_and_its_section_suggested() {
    for key in ["seats", "cards.seats", "table.wagers.seats"] {
        let mut table = preset(GameId::Baccarat);
        table.set(key, whole(12));
        let found = check(&table).unwrap_err();
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].what, DefectKind::Unknown);
    }
    assert!(only_defect(GameId::Baccarat, &[("seats", whole(12))]).allowed.ends_with("table.seats"));
    assert_eq!(only_defect(GameId::Baccarat, &[("xyzzy", whole(12))]).allowed, "no option of this name");
}

#[test]
fn a_misspelt_section_suggests_the_right_option_for_each_of_its_keys() {
    let mut table = preset(GameId::Baccarat);
    table.set("tabel.seats", whole(12));
    table.set("tabel.minimum", whole(5));
    table.set("empty", Value::Table(Table::new()));
    let found = check(&table).unwrap_err();
    assert_eq!(
        found.iter().map(|d| d.key.as_str()).collect::<Vec<_>>(),
        ["tabel.seats", "tabel.minimum", "empty"]
    );
    assert!(found[0].allowed.ends_with("table.seats") && found[1].allowed.ends_with("table.minimum"));
}

#[test]
fn a_key_with_a_dot_in_it_is_no_section() {
    let mut table = preset(GameId::Baccarat);
    table.insert("table.seats", whole(12));
    assert_eq!(check(&table).unwrap_err()[0].what, DefectKind::Unknown);
}

#[test]
fn a_section_that_is_no_table_is_a_wrong_type_and_its_options_are_missing() {
    let mut table = preset(GameId::Baccarat);
    table.insert("vigorish", text("five per cent"));
    let found = check(&table).unwrap_err();
    let summary: Vec<(&str, DefectKind)> = found.iter().map(|d| (d.key.as_str(), d.what)).collect();
    let expected = [
        ("vigorish.collection", DefectKind::Missing),
        ("vigorish.rounding", DefectKind::Missing),
        ("vigorish", DefectKind::WrongType),
    ];
    assert_eq!(summary, expected);
}

#[test]
fn an_option_of_another_game_is_unknown() {
    assert_eq!(only_defect(GameId::Saigon5Card, &[("wagers.tie", text("8 to 1"))]).what, DefectKind::Unknown);
    assert_eq!(
        only_defect(GameId::Midibaccarat, &[("dealing.initial_cards", text("face up"))]).what,
        DefectKind::Unknown
    );
}

#[test]
fn a_defect_says_what_was_filed_what_is_allowed_and_where_it_stands() {
    let defect = only_defect(GameId::Saigon5Card, &[("table.boxes_per_player", whole(9))]);
    assert_eq!(
        defect.to_string(),
        "table.boxes_per_player: filed 9; allowed a whole number from 1 to 6 (680a.7(e))"
    );
    let mut table = preset(GameId::Baccarat);
    table.clear("dealing.cards_turned_by");
    let found = check(&table).unwrap_err();
    assert_eq!(
        found[0].to_string(),
        "dealing.cards_turned_by: not filed; allowed \"dealer\" or \"players\" (631a.9(d))"
    );
    assert!(defects(GameId::Baccarat, &[("table.minimum", whole(0))])[0].provision.is_none());
}

#[test]
fn values_are_shown_as_a_file_writes_them() {
    let mut table = Table::new();
    table.set("a.b", Value::List(Vec::from([text("q\"\\\n"), whole(-3), Value::Boolean(true)])));
    table.set("c", Value::Other("1.5".into()));
    assert_eq!(table.to_string(), "{ a = { b = [\"q\\\"\\\\\\u000A\", -3, true] }, c = 1.5 }");
}

#[test]
fn the_new_file_has_every_option_with_its_value_its_allowed_values_and_its_provision() {
    for game in GameId::ALL {
        let file = new_file(game);
        let unwrapped = file.replace("\n# ", " ");
        for spec in options(game) {
            let Value::List(entries) = spec.preset.value() else {
                assert!(
                    file.contains(&format!("\n{} = {}\n", spec.name(), spec.preset.value())),
                    "{}",
                    spec.key
                );
                assert!(unwrapped.contains(&format!("Allowed: {}.", spec.shape.allowed())), "{}", spec.key);
                continue;
            };
            let lines: String = entries.iter().map(|entry| format!("    {entry},\n")).collect();
            let list = if entries.is_empty() { "[]\n".into() } else { format!("[\n{lines}]\n") };
            assert!(file.contains(&format!("\n{} = {list}", spec.name())), "{}", spec.key);
        }
        for provision in options(game).iter().flat_map(|spec| spec.provision.iter().chain(spec.see)) {
            assert!(file.contains(provision.id()), "{provision}");
        }
        let headings: Vec<&str> = file.lines().filter(|line| line.starts_with('[')).collect();
        assert!((1..headings.len()).all(|i| !headings[..i].contains(&headings[i])), "{headings:?}");
        assert!(file.lines().all(|line| !line.starts_with('#') || line.len() <= 110), "{game}");
    }
}

#[test]
fn every_provision_honored_by_filing_is_in_the_filing_of_its_game() {
    for provision in Provision::all().filter(|provision| provision.row().way == Way::Filed) {
        let filing = provision.game().chapter().filing;
        let asked = filing
            .options
            .iter()
            .any(|spec| spec.provision == Some(provision) || spec.see.contains(&provision));
        let ruled = filing.rules.iter().any(|rule| rule.provision == Some(provision));
        let shown = provision.game().chapter().equipment.layout_items().any(|(_, asks)| asks == provision);
        assert!(asked || ruled || shown, "{provision}");
    }
}

#[test]
fn a_filing_cites_no_chapter_but_its_own() {
    for game in GameId::ALL {
        let filing = game.chapter().filing;
        let asked = filing.options.iter().flat_map(|spec| spec.provision.iter().chain(spec.see)).copied();
        let ruled = filing.rules.iter().filter_map(|rule| rule.provision);
        let shown = game.chapter().equipment.layout_items().map(|(_, asks)| asks);
        assert!(asked.chain(ruled).chain(shown).all(|provision| provision.game() == game), "{game}");
    }
}
