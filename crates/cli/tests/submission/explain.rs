//! A table in words.

use croupier_rules::submission::new_file;
use croupier_rules::{GameId, Provision};

use super::generator::{Dice, valid};
use super::{ez, filed, said, toml};

/// The sentences of an explanation, unwrapped.
fn sentences(text: &str) -> Vec<String> {
    let (code, out, err) = said(&["explain", "-"], text);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let mut sentences: Vec<String> = Vec::new();
    for line in out.lines() {
        match (line.strip_prefix(" -  "), line.strip_prefix("    ")) {
            (Some(first), _) => sentences.push(first.into()),
            (None, Some(more)) => {
                let sentence = sentences.last_mut().unwrap();
                sentence.push(' ');
                sentence.push_str(more);
            }
            (None, None) => {}
        }
    }
    sentences
}

/// The ids in the brackets at the end of a sentence.
fn cited(sentence: &str) -> Vec<&str> {
    let start = sentence.rfind(" (").unwrap_or_else(|| panic!("{sentence}"));
    sentence[start + 2..].strip_suffix(')').unwrap().split(", ").collect()
}

#[test]
fn every_sentence_has_its_provision() {
    let mut dice = Dice::new(680);
    for round in 0..25 {
        let game = GameId::ALL[round % 5];
        for sentence in sentences(&toml(&valid(game, &mut dice))) {
            for id in cited(&sentence) {
                let of_the_chapter = Provision::find(id).is_some_and(|provision| provision.game() == game);
                let limit = id == "from outside the chapter"
                    && ["The minimum wager", "The maximum wager", "Every wager is"]
                        .iter()
                        .any(|begin| sentence.starts_with(begin));
                assert!(of_the_chapter || limit, "{sentence}");
            }
        }
    }
}

#[test]
fn the_choices_are_told_as_they_were_made() {
    let said = |sentences: &[String], words: &str| {
        assert!(sentences.iter().any(|sentence| sentence.contains(words)), "{words}\n{sentences:#?}");
    };
    let told = sentences(&new_file(GameId::Minibaccarat));
    said(&told, "8 decks are used as one set. (627a.3(a))");
    said(&told, "Wager on the Banker's Hand: 1 to 1 less 5% vigorish; the house holds 1.0579%. (627a.12(c))");
    said(&told, "Vigorish is collected when the winning wager is paid. (627a.12(d)(1))");
    said(&told, "The minimum wager is $10. (from outside the chapter)");
    let told = sentences(&toml(&filed(GameId::Baccarat, &ez())));
    said(&told, "This is an EZ Baccarat table");
    said(&told, "Dragon 7 Insurance Wager: 40 to 1; the house holds 7.6113%. (631a.13(f))");
    said(&told, "is discarded with one more card that nobody sees. (631a.15(c)(1))");
    let told = sentences(&new_file(GameId::ThreeCardPrime));
    said(
        &told,
        "Bad Beat Bonus paytable A: 12/10/4 to 1; the house holds 4.5155%. (679a.12(a), 679a.12(b), 679a.12(c)/A)",
    );
    let told = sentences(&new_file(GameId::Saigon5Card));
    said(&told, "One deck of 53 cards is used, including the joker. (680a.3(a))");
    said(&told, "Used cards go into a rack attached to the dealer's side. (680a.2(d))");
}

#[test]
fn a_file_with_defects_is_not_explained() {
    let text = new_file(GameId::Baccarat).replace("seats = 14", "seats = 15");
    let (code, out, _) = said(&["explain", "-"], &text);
    assert!(code == 1 && out.contains("1 defect") && !out.contains("how this table is run"), "{out}");
}
