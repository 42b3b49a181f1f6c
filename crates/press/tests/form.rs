//! The Rules Submission form, read back out of the PDF.

mod common;

use std::process::Command;
use std::sync::LazyLock;

use common::{OptionSet, Proof, is_well_made, option_sets};
use croupier_felt::papers::Paper;
use croupier_rules::GameId;
use croupier_rules::submission::{OptionSpec, Shape, Value, options};

/// Every option set with its form on US Letter, printed once for all tests, and its text.
static FORMS: LazyLock<Vec<(OptionSet, Proof, String)>> = LazyLock::new(|| {
    let printed = option_sets().into_iter().map(|set| {
        let proof = set.proof(Paper::Form);
        let text = written(&proof);
        (set, proof, text)
    });
    printed.collect()
});

/// The text in the order in which it was written, in one line.
fn written(proof: &Proof) -> String {
    let output = Command::new("pdftotext").arg("-raw").arg(&proof.path).arg("-").output().expect("pdftotext");
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

/// Where a question stands. The two at the head have fields of their own.
fn place(text: &str, spec: &OptionSpec) -> usize {
    let asked = text.find(&format!("{} {}", spec.explains, spec.key));
    asked.unwrap_or_else(|| panic!("{} is not asked: {text}", spec.key))
}

/// The text from a question to the next one, or to the end of the questions.
fn question<'a>(game: GameId, text: &'a str, spec: &OptionSpec) -> &'a str {
    let start = place(text, spec);
    let others = options(game).iter().filter(|spec| spec.section().is_some()).map(|spec| place(text, spec));
    let end = others.chain(text.find("Wagers offered, with")).filter(|&other| other > start).min();
    &text[start..end.unwrap_or(text.len())]
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(' ').any(|found| found == word)
}

/// The boxes of a question as they should read: an X before what was filed, nothing before the rest.
fn boxes(spec: &OptionSpec, filed: &Value) -> Option<String> {
    let words: Vec<&str> = match spec.shape {
        Shape::Choice(words) => words.to_vec(),
        Shape::Items(items) => items.iter().map(|item| item.word()).collect(),
        Shape::Paytable(letters) => letters.iter().map(|letter| letter.name()).collect(),
        Shape::PaytableIfOffered(letters) => {
            letters.iter().map(|letter| letter.name()).chain(["not offered"]).collect()
        }
        Shape::Declared => return Some("X declared".to_owned()),
        Shape::Whole { .. } | Shape::Money | Shape::PayoutLimit | Shape::OddsFrom(_) | Shape::Name => {
            return None;
        }
    };
    let is_filed = |word: &str| match filed {
        Value::List(list) => list.contains(&Value::text(word)),
        other => *other == Value::text(word),
    };
    let shown = |word: &&str| if is_filed(word) { format!("X {word}") } else { (*word).to_owned() };
    Some(words.iter().map(shown).collect::<Vec<_>>().join(" "))
}

/// What a blank should hold, by the test's own spelling.
fn blank(filed: &Value) -> String {
    let dollars = |text: &str| text.strip_suffix(".00").map(grouped);
    match filed {
        Value::Integer(number) => number.to_string(),
        Value::Text(text) => dollars(text).unwrap_or_else(|| text.clone()),
        other => panic!("{other} fills no blank"),
    }
}

/// `$75,000` of `75000`.
fn grouped(whole: &str) -> String {
    let (head, tail) = whole.split_at(whole.len().saturating_sub(3));
    if head.is_empty() { format!("${tail}") } else { format!("${head},{tail}") }
}

#[test]
fn every_option_is_there_with_its_answer_and_its_provision() {
    for (set, _, text) in FORMS.iter() {
        for spec in options(set.game).iter().filter(|spec| spec.section().is_some()) {
            let filed = set.filed.at(spec.key).expect("filed");
            let asked = question(set.game, text, spec);
            let name = format!("{} {}, {}: {asked}", set.game, set.name, spec.key);
            let wanted = boxes(spec, filed).unwrap_or_else(|| blank(filed));
            let after = &asked[spec.explains.len() + spec.key.len() + 2..];
            if matches!(spec.shape, Shape::PayoutLimit) {
                let none = *filed == Value::text("none");
                assert!(after.starts_with(if none { "X none" } else { "none X" }), "{name}");
            }
            assert!(after.contains(&wanted), "{wanted} in {name}");
            assert!(boxes(spec, filed).is_none() || after.starts_with(&wanted), "{wanted} begins {name}");
            let clause = spec.provision.map_or("chapter", |provision| provision.id());
            assert!(has_word(asked, clause), "{clause} in {name}");
            assert!(spec.see.iter().all(|see| asked.contains(see.id())), "{name}");
        }
    }
}

#[test]
fn the_head_names_holder_game_chapter_and_edition() {
    for (set, proof, text) in FORMS.iter() {
        let edition = set.game.edition();
        let holder = set.filing().submission().certificate_holder().to_owned();
        let page = proof.page(1);
        let chapter = format!("58 Pa. Code {}", set.game.number());
        let edition = format!("{}, {}", edition.rulemaking, edition.year);
        for wanted in [holder.as_str(), set.game.name(), &chapter, &edition] {
            assert!(page.contains(wanted), "{wanted}: {page}");
        }
        for spec in options(set.game).iter().filter(|spec| spec.section().is_none()) {
            assert!(text.contains(spec.explains), "{}", spec.key);
            assert!(spec.provision.is_none_or(|provision| has_word(text, provision.id())), "{}", spec.key);
        }
    }
}

#[test]
fn every_wager_offered_has_its_payout_its_clauses_and_its_hold() {
    for (set, _, text) in FORMS.iter() {
        for wager in set.filing().wagers() {
            let percent = format!("{}%", wager.percent());
            for wanted in [wager.payout.as_str(), &percent] {
                assert!(text.contains(wanted), "{} {}: {wanted}: {text}", set.game, set.name);
            }
            let fractions = text.replace([',', ' '], "");
            assert!(fractions.contains(&format!("exactly{}", wager.hold)), "{}: {text}", wager.hold);
            assert!(
                wager.provisions.iter().all(|provision| has_word(text, provision.id())),
                "{}",
                wager.name
            );
        }
    }
}

/// Figures that are known from elsewhere, for eight decks and for the published paytables.
#[test]
fn the_holds_are_those_known_from_elsewhere() {
    let known: [(GameId, &[&str]); 3] = [
        (GameId::Minibaccarat, &["1.0579%", "1.2351%", "14.3596%"]),
        (GameId::ThreeCardPrime, &["3.6", "3.1", "10.2"]),
        (GameId::Saigon5Card, &["12.80"]),
    ];
    for (game, holds) in known {
        let preset = FORMS.iter().find(|(set, ..)| set.game == game && set.name == "preset");
        preset.expect("a preset").1.has(holds);
    }
}

#[test]
fn what_is_not_offered_is_not_among_the_wagers() {
    for (set, _, text) in FORMS.iter().filter(|(set, ..)| set.name == "bare" || set.name == "deferred") {
        let start = text.find("Wagers offered").expect("the part");
        let end = text.find("Attachments").expect("the next part");
        for absent in ["Dragon", "Pair Bonus Wager", "All-Six", "Prime Wager", "Bonus Wager"] {
            assert!(!text[start..end].contains(absent), "{} {}: {absent}", set.game, set.name);
        }
    }
}

#[test]
fn papers_are_attached_and_there_is_room_to_sign_and_to_decide() {
    for (_, proof, text) in FORMS.iter() {
        proof.has(&[
            "table layout",
            "signs at the table",
            "gaming guide",
            "complete rules of play",
            "On behalf of",
            "Signature for the certificate holder",
            "Name and title",
            "Date",
            "For the Bureau of Gaming Operations",
            "File number",
        ]);
        let bureau = text.find("For the Bureau of Gaming Operations").expect("the box");
        assert!(!has_word(&text[bureau..], "X"), "the Bureau's boxes are empty");
    }
}

#[test]
fn the_file_is_well_made() {
    for (set, proof, _) in FORMS.iter() {
        is_well_made(set, Paper::Form, proof, 3..=4);
    }
}
