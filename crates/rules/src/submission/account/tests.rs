use alloc::vec;

use super::row::Under;
use super::*;
use crate::submission::{OptionSpec, Preset, Shape, Value, options, preset};

fn rows() -> impl Iterator<Item = &'static Row> {
    Heading::ALL.into_iter().flat_map(Heading::rows)
}

/// The answers that change what is said; of numbers the two ends.
fn answers(spec: &OptionSpec) -> Vec<Value> {
    match spec.shape {
        Shape::Choice(words) => words.iter().map(|word| Value::text(word)).collect(),
        Shape::Whole { least, most } => vec![Value::Integer(least), Value::Integer(most)],
        Shape::PayoutLimit => vec![Value::text("none"), Value::text("60000.00")],
        Shape::Items(items) => vec![Preset::Items(items).value(), Value::texts(&[])],
        Shape::Money | Shape::Declared | Shape::Name => vec![spec.preset.value()],
        Shape::OddsFrom(_) | Shape::Paytable(_) => Vec::new(),
        Shape::PaytableIfOffered(_) => vec![Value::text("not offered")],
    }
}

/// A wager that is offered brings its sentence with its payout, and the game is in the title.
fn is_said_elsewhere(spec: &OptionSpec, value: &Value) -> bool {
    spec.key == "game" || (spec.key == "wagers.prime" && *value == Value::text("offered"))
}

#[test]
fn every_answer_of_every_option_is_put_into_words() {
    for game in GameId::ALL {
        for spec in options(game) {
            for value in answers(spec).into_iter().filter(|value| !is_said_elsewhere(spec, value)) {
                let mut filed = preset(game);
                filed.set(spec.key, value.clone());
                let said = rows().filter(|row| row.key == spec.key && row.sentence(game, &filed).is_some());
                assert!(said.count() > 0, "{game}: {} = {value}", spec.key);
            }
        }
    }
}

#[test]
fn every_row_is_for_a_chapter_and_every_clause_it_names_is_there() {
    for row in rows() {
        let games: Vec<GameId> = GameId::ALL.into_iter().filter(|&game| row.is_for(game)).collect();
        assert!(!games.is_empty(), "{}", row.says);
        for game in games {
            let outside = options(game).iter().any(|spec| spec.key == row.key && spec.provision.is_none());
            let expected = match row.under {
                Under::TheOption => usize::from(!outside),
                Under::WhatTheOptionSees => 1,
                Under::Clauses(clauses) => clauses.len(),
            };
            let provisions = row.provisions(game);
            assert_eq!(provisions.len(), expected, "{game}: {}", row.says);
            assert!(provisions.iter().all(|provision| provision.game() == game), "{game}: {}", row.says);
        }
    }
}

#[test]
fn a_further_answer_is_asked_of_an_option_that_a_chapter_of_the_row_has() {
    for row in rows() {
        let Some((key, _)) = row.also else { continue };
        let has = |game: GameId| options(game).iter().any(|spec| spec.key == key);
        assert!(GameId::ALL.into_iter().any(|game| row.is_for(game) && has(game)), "{}", row.says);
    }
}

#[test]
fn two_batches_have_half_of_the_decks_each() {
    let mut filed = preset(GameId::Minibaccarat);
    filed.set("cards.shuffling", Value::text("device"));
    filed.set("cards.decks", Value::Integer(14));
    let said: Vec<_> = rows().filter_map(|row| row.sentence(GameId::Minibaccarat, &filed)).collect();
    assert!(said.iter().any(|sentence| sentence.text.contains("14 decks are used in two batches of 7")));
}

#[test]
fn a_name_that_ends_in_a_full_stop_ends_its_sentence() {
    let mut filed = preset(GameId::Baccarat);
    filed.set("certificate_holder", Value::text("Keystone, Inc."));
    let said = account(GameId::Baccarat, &filed, Heading::Table);
    assert_eq!(said[0].text, "The certificate holder is Keystone, Inc.");
}
