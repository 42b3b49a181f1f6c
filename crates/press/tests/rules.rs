//! The complete rules, read back out of the PDF.

mod common;

use std::process::Command;
use std::sync::LazyLock;

use common::{OptionSet, Proof, is_well_made, option_sets};
use croupier_felt::papers::Paper;
use croupier_rules::law::Reading;
use croupier_rules::submission::account::{Heading, account};
use croupier_rules::{GameId, Provision};

/// Every option set with its paper on US Letter, printed once for all tests, and its text.
static PAPERS: LazyLock<Vec<(OptionSet, Proof, String)>> = LazyLock::new(|| {
    let printed = option_sets().into_iter().map(|set| {
        let proof = set.proof(Paper::Rules);
        let text = written(&proof);
        (set, proof, text)
    });
    printed.collect()
});

fn paper(name: &str, game: GameId) -> &'static (OptionSet, Proof, String) {
    PAPERS.iter().find(|(set, ..)| set.name == name && set.game == game).expect("a set")
}

/// The text in the order in which it was written, in one line: a margin does not cut into a sentence.
fn written(proof: &Proof) -> String {
    written_on(proof, 1, proof.pages)
}

fn written_on(proof: &Proof, first: usize, last: usize) -> String {
    let pages = ["-raw", "-f", &first.to_string(), "-l", &last.to_string()];
    let output = Command::new("pdftotext").args(pages).arg(&proof.path).arg("-").output().expect("pdftotext");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines()
        .map(unbroken)
        .collect::<String>()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace('’', "'")
        .replace(['“', '”'], "\"")
}

/// A line may end at the hyphen of a compound word, which goes on without a space.
fn unbroken(line: &str) -> String {
    let compound = line.ends_with('-') && !line.ends_with(" -");
    if compound { line.to_owned() } else { format!("{line} ") }
}

fn chapter(game: GameId) -> impl Iterator<Item = Provision> + Clone {
    Provision::all().filter(move |row| row.game() == game)
}

/// A paytable has a letter behind a slash and stands as a column of a table.
fn is_paytable(row: Provision) -> bool {
    row.id().split_once('/').is_some_and(|(_, word)| word.len() == 1 && word.chars().all(char::is_alphabetic))
}

/// What a paragraph says, up to the colon before a list that may be a table.
fn opening(row: Provision) -> &'static str {
    let says = row.row().says;
    if row.section().ends_with(".12") { says.split(": ").next().unwrap_or(says) } else { says }
}

/// Each paragraph with the text from it to the next one, in the order of the chapter.
fn paragraphs(game: GameId, text: &str) -> Vec<(Provision, &str)> {
    let mut starts = Vec::new();
    let mut from = 0;
    for row in chapter(game).filter(|row| !is_paytable(*row)) {
        let found = text[from..].find(opening(row));
        from += found.unwrap_or_else(|| panic!("{row} is not there, or not in its place: {}", &text[from..]));
        starts.push((row, from));
        from += opening(row).len();
    }
    let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([text.len()]);
    starts.iter().zip(ends).map(|((row, start), end)| (*row, &text[*start..end])).collect()
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(' ').any(|found| found == word)
}

fn paragraph<'a>(paragraphs: &[(Provision, &'a str)], row: Provision) -> &'a str {
    paragraphs.iter().find(|(found, _)| *found == row).map(|(_, text)| *text).expect("a paragraph")
}

#[test]
fn every_provision_of_the_chapter_is_there_in_order_with_its_number() {
    let mut provisions = 0;
    for (set, _, text) in PAPERS.iter() {
        for (row, text) in paragraphs(set.game, text) {
            assert!(
                has_word(text, row.id()),
                "{} {}: {row} stands beside its words: {text}",
                set.game,
                set.name
            );
        }
        for row in chapter(set.game).filter(|row| is_paytable(*row)) {
            assert!(has_word(text, row.id()), "{} {}: {row}", set.game, set.name);
        }
        provisions += chapter(set.game).count() * usize::from(set.name == "preset");
    }
    assert_eq!(provisions, croupier_rules::law::PROVISIONS);
}

#[test]
fn paragraphs_are_labelled_level_by_level() {
    let (_, _, text) = paper("preset", GameId::Minibaccarat);
    for wanted in [
        "627a.7(a) ER-141 (1) (i) A Banker's Hand wager wins",
        "627a.7(a)(1)(i) (ii) A Banker's Hand wager loses",
        "627a.7(a)(4) ER-105 (i) (A) A Dragon Bonus Wager wins",
        "(b) Wagers are value chips",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn every_sentence_about_this_table_stands_under_the_paragraph_it_rests_on() {
    for (set, _, text) in PAPERS.iter() {
        let paragraphs = paragraphs(set.game, text);
        for sentence in Heading::ALL.into_iter().flat_map(|heading| account(set.game, &set.filed, heading)) {
            let place = sentence.provisions.first().map_or(text.as_str(), |&row| paragraph(&paragraphs, row));
            let said = place.find(sentence.text.trim_end_matches('.'));
            assert!(!place.contains(".."), "{place}");
            let name = set.name;
            assert!(said.is_some(), "{} {name}: {:?} is not in: {place}", set.game, sentence.text);
            assert!(
                place[..said.unwrap_or(0)].to_uppercase().contains("AT THIS TABLE"),
                "{name}: {sentence:?}"
            );
        }
    }
}

#[test]
fn a_paragraph_that_leaves_nothing_open_has_no_note_about_this_table() {
    let (set, _, text) = paper("preset", GameId::Minibaccarat);
    let paragraphs = paragraphs(set.game, text);
    let natural = Provision::find("627a.10(a)").expect("a row");
    assert!(!paragraph(&paragraphs, natural).to_uppercase().contains("AT THIS TABLE"));
}

#[test]
fn every_reading_of_the_chapter_is_explained_and_none_of_another_chapter() {
    for game in GameId::ALL {
        let (_, _, text) = paper("preset", game);
        for reading in Reading::all() {
            let touches = chapter(game).any(|row| reading.touches.contains(&row.id()));
            assert_eq!(text.contains(reading.does), touches, "{game}: {}", reading.id);
            assert_eq!(text.contains(&format!("{} {}", reading.id, reading.title)), touches, "{game}");
        }
        for (row, text) in paragraphs(game, text) {
            let beside = |reading: &&Reading| text.contains(reading.id);
            assert_eq!(row.readings().filter(beside).count(), row.readings().count(), "{row}: {text}");
        }
    }
}

/// The payouts of a paytable as they were typed here from the chapter, not from the program.
#[test]
fn paytables_are_tables_with_the_one_that_is_used_marked() {
    let (_, _, text) = paper("preset", GameId::ThreeCardPrime);
    assert!(text.contains("Full house 25 to 1 25 to 1 20 to 1 20 to 1 20 to 1"), "{text}");
    assert!(text.contains("Pair 1 to 1 2 to 1 2 to 1 1 to 1"), "{text}");
    assert!(text.contains("Six-card royal flush - diamonds – – – – 200,000 to 1"), "{text}");
    // Play, Prime, Pair Bonus twice, Bad Beat Bonus and All-Six are each paid by one table.
    assert_eq!(used(text), 6);
    assert_eq!(used(&paper("bare", GameId::ThreeCardPrime).2), 2);
}

fn used(text: &str) -> usize {
    text.matches("used here").count() - text.matches("not used here").count()
}

#[test]
fn the_dragon_bonus_and_table_1_are_tables() {
    for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
        let (_, _, text) = paper("preset", game);
        assert!(text.contains("Win by 9 points 30 to 1 20 to 1 30 to 1"), "{text}");
        assert!(text.contains("Natural tie push push push"), "{text}");
        assert!(text.contains("3 D D D D D D D D S D"), "{text}");
        assert!(text.contains("6 S S S S S S D D S S"), "{text}");
        assert_eq!(used(text), 1);
        assert_eq!(used(&paper("deferred", game).2), 0, "no Dragon Bonus, so no paytable is used");
    }
}

#[test]
fn the_contents_give_the_page_on_which_each_section_begins() {
    for game in GameId::ALL {
        let (_, proof, _) = paper("preset", game);
        let front = Command::new("pdftotext").args(["-layout", "-l", "1"]).arg(&proof.path).arg("-").output();
        let front = String::from_utf8_lossy(&front.expect("pdftotext").stdout).into_owned();
        let entries = front.lines().filter(|line| line.contains(" . . ."));
        let mut sections = 0;
        for entry in entries {
            let (title, page) = entry.split_once(" . . .").expect("dots");
            let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
            let page = page.split_whitespace().last().and_then(|page| page.parse().ok()).expect("a page");
            let there = written_on(proof, page, page);
            assert!(there.contains(&title.replace('’', "'")), "{game}: {title} on {page}: {there}");
            sections += 1;
        }
        let expected = chapter(game).map(Provision::section).collect::<std::collections::BTreeSet<_>>().len();
        assert_eq!(sections, expected + 1, "every section, and the readings");
    }
}

#[test]
fn the_file_is_well_made() {
    for (set, proof, _) in PAPERS.iter() {
        is_well_made(set, Paper::Rules, proof, 8..=16);
    }
}
