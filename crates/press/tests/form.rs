//! The Rules Submission form, read back out of the PDF.

mod common;

use std::process::Command;

use common::{OptionSet, Proof, option_sets};
use croupier_press::{PageSize, Paper};
use croupier_rules::GameId;
use croupier_rules::submission::{OptionSpec, Shape, Value, options};

/// The text in the order in which it was written, in one line.
fn written(proof: &Proof) -> String {
    let output = Command::new("pdftotext").arg("-raw").arg(&proof.path).arg("-").output().expect("pdftotext");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().map(unbroken).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A line may end at the hyphen of a compound word, which goes on without a space.
fn unbroken(line: &str) -> String {
    let compound = line.ends_with('-') && !line.ends_with(" -");
    if compound { line.to_owned() } else { format!("{line} ") }
}

/// The text from a question to the next one. The two at the head have fields of their own.
fn question<'a>(text: &'a str, spec: &OptionSpec) -> &'a str {
    let start = text.find(&format!("{} {}", spec.explains, spec.key));
    let rest = &text[start.unwrap_or_else(|| panic!("{} is not asked: {text}", spec.key))..];
    let end = rest[spec.explains.len()..].find(". ").map_or(rest.len(), |end| spec.explains.len() + end);
    let key = rest.find(spec.key).unwrap_or(0);
    &rest[..end.max(key + 400).min(rest.len())]
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(' ').any(|found| found == word)
}

/// The boxes of a question as they should read: an X before what was filed, nothing before the rest.
fn boxes(spec: &OptionSpec, filed: &Value) -> Option<String> {
    let words: Vec<&str> = match spec.shape {
        Shape::Choice(words) | Shape::Words(words) => words.to_vec(),
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

/// `$75,000.00` of `75000`.
fn grouped(whole: &str) -> String {
    let (head, tail) = whole.split_at(whole.len().saturating_sub(3));
    if head.is_empty() { format!("${tail}.00") } else { format!("${head},{tail}.00") }
}

#[test]
fn every_option_is_there_with_its_answer_and_its_provision() {
    for set in option_sets() {
        let text = written(&set.proof(Paper::Form));
        for spec in options(set.game).iter().filter(|spec| spec.section().is_some()) {
            let filed = set.filed.at(spec.key).expect("filed");
            let asked = question(&text, spec);
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
    for set in option_sets() {
        let proof = set.proof(Paper::Form);
        let edition = set.game.edition();
        let holder = set.filing().submission().certificate_holder().to_owned();
        let page = proof.page(1);
        let chapter = format!("58 Pa. Code {}", set.game.chapter());
        let edition = format!("{}, {}", edition.rulemaking, edition.year);
        for wanted in [holder.as_str(), set.game.name(), &chapter, &edition] {
            assert!(page.contains(wanted), "{wanted}: {page}");
        }
        for spec in options(set.game).iter().filter(|spec| spec.section().is_none()) {
            let text = written(&proof);
            assert!(text.contains(spec.explains), "{}", spec.key);
            assert!(spec.provision.is_none_or(|provision| has_word(&text, provision.id())), "{}", spec.key);
        }
    }
}

#[test]
fn every_wager_offered_has_its_price_its_clauses_and_its_hold() {
    for set in option_sets() {
        let text = written(&set.proof(Paper::Form));
        for wager in set.filing().wagers() {
            let percent = format!("{}%", wager.percent());
            for wanted in [wager.price.as_str(), &percent, &wager.hold.to_string()] {
                assert!(text.contains(wanted), "{} {}: {wanted}: {text}", set.game, set.name);
            }
            assert!(
                wager.provisions.iter().all(|provision| has_word(&text, provision.id())),
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
        OptionSet::new("preset", game, &[]).proof(Paper::Form).has(holds);
    }
}

#[test]
fn what_is_not_offered_is_not_among_the_wagers() {
    for set in option_sets().into_iter().filter(|set| set.name == "bare" || set.name == "deferred") {
        let text = written(&set.proof(Paper::Form));
        let start = text.find("Wagers offered").expect("the part");
        let end = text.find("Attachments").expect("the next part");
        for absent in ["Dragon", "Pair Bonus Wager", "All-Six", "Prime Wager", "Bonus Wager"] {
            assert!(!text[start..end].contains(absent), "{} {}: {absent}", set.game, set.name);
        }
    }
}

#[test]
fn papers_are_attached_and_there_is_room_to_sign_and_to_decide() {
    for set in option_sets() {
        let proof = set.proof(Paper::Form);
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
        let text = written(&proof);
        let bureau = text.find("For the Bureau of Gaming Operations").expect("the box");
        assert!(!has_word(&text[bureau..], "X"), "the Bureau's boxes are empty");
    }
}

#[test]
fn the_file_is_sound_says_what_it_is_and_is_the_same_every_time() {
    for set in option_sets() {
        for (size, paper) in [(PageSize::Letter, "(letter)"), (PageSize::A4, "(A4)")] {
            let proof = set.proof_on(Paper::Form, size);
            proof.is_sound();
            assert_eq!(proof.bytes, set.proof_on(Paper::Form, size).bytes);
            let said = proof.info().split_whitespace().collect::<Vec<_>>().join(" ");
            let holder = set.filing().submission().certificate_holder().to_owned();
            let title = format!("Title: {}, Rules Submission", set.game);
            for wanted in [title, format!("Author: {holder}"), paper.to_owned(), "Tagged: yes".to_owned()] {
                assert!(said.contains(&wanted), "{wanted}: {said}");
            }
        }
    }
}
