//! The register holds together: every row, every reading, and the table it was drawn from.

use std::collections::HashSet;
use std::path::Path;
use std::string::String;
use std::{fs, println};

use super::{Kind, PROVISIONS, Provision, Reading, Row, Way};
use crate::game::GameId;

/// The provisions of each chapter, in the order of the register.
const CHAPTERS: [(&str, GameId, usize); 5] = [
    ("627a", GameId::Minibaccarat, 118),
    ("629a", GameId::Midibaccarat, 108),
    ("631a", GameId::Baccarat, 122),
    ("679a", GameId::ThreeCardPrime, 136),
    ("680a", GameId::Saigon5Card, 114),
];

/// The readings of each block: first digit of the number, first and last number in the block, how many.
const BLOCKS: [(&str, &str, &str, usize); 5] = [
    ("ER-0", "ER-001", "ER-014", 14),
    ("ER-1", "ER-101", "ER-150", 50),
    ("ER-2", "ER-201", "ER-233", 33),
    ("ER-3", "ER-301", "ER-313", 13),
    ("ER-4", "ER-401", "ER-406", 6),
];

/// The most a row may say, in characters: about three lines of print, for paragraphs with many duties.
const LONGEST: usize = 360;

fn rows() -> impl Iterator<Item = &'static Row> {
    Provision::all().map(Provision::row)
}

fn chapter(id: &str) -> &str {
    id.split('.').next().unwrap_or(id)
}

fn block(prefix: &str) -> impl Iterator<Item = &'static Reading> {
    Reading::all().filter(move |reading| reading.id.starts_with(prefix))
}

#[test]
fn register_has_a_row_for_every_provision() {
    assert_eq!(PROVISIONS, 598);
    assert_eq!(rows().count(), PROVISIONS);
}

#[test]
fn chapters_follow_one_another_with_all_their_rows() {
    let expected = CHAPTERS.iter().flat_map(|&(chapter, _, count)| std::iter::repeat_n(chapter, count));
    assert!(rows().map(|row| chapter(row.id)).eq(expected));
}

#[test]
fn every_provision_knows_the_game_of_its_chapter() {
    for provision in Provision::all() {
        let of_chapter = CHAPTERS.iter().find(|&&(name, _, _)| name == chapter(provision.id()));
        assert_eq!(of_chapter.map(|&(_, game, _)| game), Some(provision.game()), "{provision}");
    }
}

#[test]
fn no_two_rows_have_the_same_id() {
    let mut seen = HashSet::new();
    for row in rows() {
        assert!(seen.insert(row.id), "{} stands twice in the register", row.id);
    }
}

#[test]
fn find_inverts_id() {
    for provision in Provision::all() {
        assert_eq!(Provision::find(provision.id()), Some(provision));
    }
}

#[test]
fn find_refuses_what_is_no_id() {
    for id in ["", "627a", "627a.5", "627a.5(F)", " 627a.5(f)", "627a.5(f) ", "627a.99(z)", "679a.8(d)"] {
        assert_eq!(Provision::find(id), None, "{id:?}");
    }
}

#[test]
fn a_citation_has_the_form_of_the_law_and_nothing_of_the_register() {
    let cases = [
        ("627a.12(e)", "§ 627a.12(e)"),
        ("679a.1/qualify", "§ 679a.1"),
        ("679a.6(b)(3)#2", "§ 679a.6(b)(3)"),
        ("679a.12(g)/E", "§ 679a.12(g)"),
    ];
    for (id, cited) in cases {
        assert_eq!(Provision::of(id).citation(), cited);
    }
    assert!(Provision::all().all(|row| !row.citation().contains(['/', '#'])));
}

#[test]
fn section_is_the_id_without_its_labels() {
    let cases = [
        ("627a.5(f)", "627a.5"),
        ("679a.1/qualify", "679a.1"),
        ("679a.6(b)(3)#2", "679a.6"),
        ("679a.12(g)/E", "679a.12"),
        ("680a.11(d)(2)(ii)(C)", "680a.11"),
    ];
    for (id, section) in cases {
        assert_eq!(Provision::of(id).section(), section);
    }
}

#[test]
fn every_section_is_a_chapter_and_a_number() {
    for provision in Provision::all() {
        let (chapter, number) = provision.section().split_once('.').unwrap_or_default();
        assert!(CHAPTERS.iter().any(|&(name, _, _)| name == chapter), "{provision}");
        assert!(number.parse::<u8>().is_ok_and(|number| (1..=15).contains(&number)), "{provision}");
    }
}

#[test]
fn sections_of_a_chapter_rise() {
    let order = |provision: Provision| {
        let number = provision.section().rsplit('.').next().and_then(|number| number.parse::<u8>().ok());
        (chapter(provision.id()), number)
    };
    assert!(Provision::all().is_sorted_by_key(order));
}

#[test]
fn every_row_says_one_clean_sentence() {
    for row in rows() {
        assert!(row.says.ends_with('.'), "{} does not end with a full stop", row.id);
        assert_eq!(row.says, row.says.trim(), "{}", row.id);
        assert!(!row.says.contains("  "), "{} has a doubled space", row.id);
        assert!(row.says.chars().count() <= LONGEST, "{} says too much", row.id);
    }
}

#[test]
fn no_two_rows_of_a_chapter_say_the_same() {
    let mut seen = HashSet::new();
    for row in rows() {
        assert!(seen.insert((chapter(row.id), row.says)), "{} repeats another row of its chapter", row.id);
    }
}

#[test]
fn every_way_is_taken_in_every_chapter() {
    for (name, _, _) in CHAPTERS {
        for &way in Way::ALL {
            assert!(rows().any(|row| chapter(row.id) == name && row.way == way), "{name} has nothing {way}");
        }
    }
}

#[test]
fn hand_ranks_and_definitions_are_executed() {
    let decided = rows().filter(|row| matches!(row.kind, Kind::Definition | Kind::Ranking));
    for row in decided {
        assert_eq!(row.way, Way::Executed, "{}", row.id);
    }
}

/// Conjuncts that a short summary is likely to lose, each with the rows that must keep it.
const CONJUNCTS: [(&str, &[&str]); 14] = [
    (
        "approved by the Executive Director",
        &["627a.2(b)", "629a.2(b)", "631a.2(b)", "679a.2(b)", "680a.2(b)"],
    ),
    ("verifies the inspection", &["627a.4(a)", "629a.4(a)", "631a.4(a)", "679a.4(a)", "680a.4(a)"]),
    ("randomly intermixed", &["627a.5(a)", "629a.5(a)", "679a.5(a)", "680a.5(a)"]),
    ("shuffles the stack independently", &["631a.5(a)"]),
    ("ER-113", &["627a.5(c)", "629a.5(c)", "631a.5(c)"]),
    ("integrity or fairness", &["627a.5(e)", "629a.5(e)", "631a.5(e)", "679a.5(e)", "680a.5(e)"]),
    ("given up freely or taken", &["629a.8(d)", "631a.9(e)"]),
    ("face up on the Banker's Hand area", &["627a.8(c)(2)"]),
    ("designates the dealer calling the game", &["631a.7(d)(1)"]),
    ("holds the deck in the chosen hand and with the other", &["679a.9(b)", "680a.9(b)"]),
    (
        "determines whether cards were misdealt",
        &["679a.8(h)", "679a.9(f)", "679a.10(f)", "680a.8(g)", "680a.9(f)", "680a.10(f)"],
    ),
    ("the highest possible hand", &["679a.11(c)", "679a.11(c)(2)"]),
    ("face up in the shoe", &["627a.13(c)", "631a.15(c)", "627a.13(d)", "629a.13(d)", "631a.15(d)"]),
    (
        "no wagers are accepted",
        &["627a.13(c)(2)", "629a.13(c)(2)", "631a.15(c)(2)", "627a.13(d)", "629a.13(d)", "631a.15(d)"],
    ),
];

#[test]
fn no_row_loses_a_conjunct_of_its_paragraph() {
    for (words, ids) in CONJUNCTS {
        for id in ids {
            let says = Provision::of(id).row().says;
            assert!(says.contains(words), "{id} does not say {words:?}: {says}");
        }
    }
}

/// Sections that 679a and 680a have paragraph for paragraph in common.
const TWIN_SECTIONS: [&str; 4] = ["680a.3", "680a.4", "680a.5", "680a.9"];

#[test]
fn twins_of_679a_and_680a_are_honored_alike() {
    let saigon = Provision::all().filter(|provision| TWIN_SECTIONS.contains(&provision.section()));
    assert_eq!(saigon.clone().count(), 8 + 5 + 8 + 8);
    for provision in saigon {
        let twin = Provision::find(&provision.id().replace("680a", "679a"));
        let honored = |row: &Row| (row.kind, row.actor, row.way);
        assert_eq!(twin.map(|twin| honored(twin.row())), Some(honored(provision.row())), "{provision}");
    }
}

#[test]
fn readings_rise_without_a_repetition() {
    assert!(Reading::all().map(|reading| reading.id).is_sorted_by(|a, b| a < b));
}

#[test]
fn every_block_of_readings_is_complete() {
    for (prefix, first, last, count) in BLOCKS {
        assert_eq!(block(prefix).count(), count, "{prefix}xx");
        assert_eq!(block(prefix).next().map(|reading| reading.id), Some(first));
        assert_eq!(block(prefix).last().map(|reading| reading.id), Some(last));
    }
    assert_eq!(Reading::all().count(), BLOCKS.iter().map(|&(_, _, _, count)| count).sum());
}

#[test]
fn every_field_of_a_reading_is_written() {
    for reading in Reading::all() {
        assert!(!reading.title.is_empty() && !reading.title.ends_with('.'), "{}", reading.id);
        for field in [reading.open, reading.does, reading.why, reading.alternative] {
            assert!(field.len() > 1 && field.ends_with('.'), "{}: {field:?}", reading.id);
            assert_eq!(field, field.trim(), "{}", reading.id);
        }
    }
}

#[test]
fn every_provision_a_reading_touches_exists() {
    for reading in Reading::all() {
        for &id in reading.touches {
            assert!(Provision::find(id).is_some(), "{} touches {id}, which is not a provision", reading.id);
        }
    }
}

#[test]
fn no_reading_touches_a_provision_twice() {
    for reading in Reading::all() {
        let distinct: HashSet<_> = reading.touches.iter().collect();
        assert_eq!(distinct.len(), reading.touches.len(), "{}", reading.id);
    }
}

#[test]
fn readings_are_found_by_number_and_from_their_provisions() {
    for reading in Reading::all() {
        assert_eq!(Reading::find(reading.id), Some(reading));
        for provision in reading.touches.iter().filter_map(|id| Provision::find(id)) {
            assert!(provision.readings().any(|other| other == reading), "{} from {provision}", reading.id);
        }
    }
    assert_eq!(Reading::find("ER-999"), None);
}

/// A file of the regulations, where they stand beside the checkout.
fn regulations(file: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/regulations").join(file);
    let text = fs::read_to_string(path).ok();
    if text.is_none() {
        println!("not compared: {file} does not stand beside this checkout");
    }
    text
}

#[test]
fn every_erratum_of_the_texts_has_its_reading() {
    let Some(errata) = regulations("errata.md") else { return };
    let headings = errata.lines().filter_map(|line| line.strip_prefix("### "));
    let numbers = headings.filter_map(|heading| heading.split(' ').next());
    assert!(numbers.eq(Reading::all().map(|reading| reading.id)));
}

#[test]
fn register_agrees_with_the_table_of_provisions() {
    let Some(table) = regulations("provisions.tsv") else { return };
    let written = rows().map(|row| [row.id, row.kind.name(), row.actor.name()]);
    let mut lines = table.lines().skip(1).map(columns);
    for row in written {
        assert_eq!(Some(row), lines.next());
    }
    assert_eq!(lines.next(), None);
}

/// Id, kind and actor of a line; the second column is the game, which the chapter already tells.
fn columns(line: &str) -> [&str; 3] {
    let mut cells = line.split('\t');
    let id = cells.next().unwrap_or_default();
    let mut rest = cells.skip(1);
    [id, rest.next().unwrap_or_default(), rest.next().unwrap_or_default()]
}
