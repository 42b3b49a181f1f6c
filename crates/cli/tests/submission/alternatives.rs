//! Every alternative that a new file documents, filed by itself.

use croupier_rules::GameId;
use croupier_rules::submission::{OptionSpec, Preset, Shape, Value, check, options, preset};

use super::{toml, verdict};

/// Everything that an option allows; of lists the whole one and the empty one.
fn alternatives(spec: &OptionSpec) -> Vec<Value> {
    match spec.shape {
        Shape::Choice(words) => words.iter().map(|word| Value::text(word)).collect(),
        Shape::Whole { least, most } => (least..=most).map(Value::Integer).collect(),
        Shape::Paytable(letters) => letters.iter().map(|letter| Value::text(letter.name())).collect(),
        Shape::PaytableIfOffered(letters) => {
            let names = letters.iter().map(|letter| letter.name());
            names.chain(["not offered"]).map(Value::text).collect()
        }
        Shape::Money => vec![Value::Integer(5), Value::text("20.00"), Value::text("$1,000")],
        Shape::PayoutLimit => vec![Value::text("none"), Value::text("$50,000"), Value::Integer(1_000_000)],
        Shape::OddsFrom(least) => vec![Value::text(&least.to_string()), Value::text("19 to 2")],
        Shape::Items(items) => vec![Preset::Items(items).value(), Value::texts(&[])],
        Shape::Declared => vec![Value::Boolean(true)],
        Shape::Name => vec![Value::text("A \"quoted\" Name")],
    }
}

/// Allowed by itself, an alternative is approved or contradicts another answer. Then the clause between the two is
/// named; only the arithmetic of minimum, maximum and chips has none.
#[test]
fn every_documented_alternative_is_approved_or_refused_with_the_provision() {
    let (mut approved, mut refused) = (0, 0);
    for game in GameId::ALL {
        for spec in options(game) {
            for value in alternatives(spec) {
                let mut filed = preset(game);
                filed.set(spec.key, value.clone());
                let verdict = verdict(&toml(&filed));
                assert_eq!(verdict["approved"], check(&filed).is_ok(), "{game}: {} = {value}", spec.key);
                for defect in verdict["defects"].as_array().into_iter().flatten() {
                    assert_eq!(defect["what"], "contradicts", "{game}: {} = {value}: {defect}", spec.key);
                    let arithmetic =
                        ["table.minimum", "table.maximum"].iter().any(|key| defect["key"] == *key);
                    let cited = defect["provision"].as_str().is_some_and(|id| id.starts_with(game.number()));
                    assert!(cited || arithmetic, "{game}: {} = {value}: {defect}", spec.key);
                }
                *(if verdict["approved"] == true { &mut approved } else { &mut refused }) += 1;
            }
        }
    }
    assert!(approved > 150 && refused > 50, "{approved} approved, {refused} refused");
}
