//! Two hundred generated submissions, half of them with one planted defect.

use croupier_rules::submission::{OptionSpec, Shape, Table, Value, options};
use croupier_rules::{GameId, Provision};
use serde_json::Value as Json;

use super::generator::{Dice, valid};
use super::{line_of, toml, verdict};

/// A defect: where it is planted, and how it must be reported.
struct Planted {
    key: &'static str,
    provision: Option<Provision>,
    what: &'static str,
}

/// A value of the right type that the option does not allow.
fn forbidden(spec: &OptionSpec, filed: &Value) -> Value {
    match (spec.shape, filed) {
        (Shape::Whole { most, .. }, _) => Value::Integer(most + 1),
        (Shape::Money, _) => Value::Integer(0),
        (Shape::PayoutLimit, _) => Value::text("49999.99"),
        (Shape::OddsFrom(_), _) => Value::text("15 to 2"),
        (Shape::Declared, _) => Value::Boolean(false),
        (Shape::Name, _) => Value::text("  "),
        (Shape::Items(_), Value::List(entries)) => {
            Value::List(entries.iter().cloned().chain([Value::text("a cup holder")]).collect())
        }
        _ => Value::text("something else"),
    }
}

/// Plants a defect in an option that rests on a provision: a forbidden value, a wrong type, or none at all.
fn plant(game: GameId, table: &mut Table, dice: &mut Dice) -> Planted {
    let cited: Vec<&OptionSpec> = options(game).iter().filter(|spec| spec.provision.is_some()).collect();
    let spec = dice.pick(&cited);
    let filed = table.at(spec.key).unwrap().clone();
    let what = dice.pick(&["not-allowed", "not-allowed", "wrong-type", "missing"]);
    match what {
        "missing" => drop(table.clear(spec.key)),
        "wrong-type" => table.set(spec.key, Value::Other("2.5".into())),
        _ => table.set(spec.key, forbidden(spec, &filed)),
    }
    Planted { key: spec.key, provision: spec.provision, what }
}

/// Plants an answer that contradicts others.
fn contradict(game: GameId, table: &mut Table, dice: &mut Dice) -> Planted {
    let contradiction = |key, paragraph: &str| {
        let provision = Provision::find(&format!("{}.{paragraph}", game.number()));
        assert!(provision.is_some(), "{game} {paragraph}");
        Planted { key, provision, what: "contradicts" }
    };
    let poker_type = matches!(game, GameId::ThreeCardPrime | GameId::Saigon5Card);
    match dice.below(3) {
        0 => {
            let side = table.at("equipment.drop_box").unwrap().clone();
            table.set("equipment.tip_box", side);
            contradiction("equipment.tip_box", if poker_type { "2(c)" } else { "2(d)" })
        }
        1 => {
            let Some(Value::List(mut entries)) = table.at("layout.inscriptions").cloned() else { panic!() };
            entries.retain(|entry| *entry != Value::text("name or logo"));
            table.set("layout.inscriptions", Value::List(entries));
            contradiction("layout.inscriptions", "2(b)(1)")
        }
        _ => {
            let Some(Value::List(mut entries)) = table.at("layout.areas").cloned() else { panic!() };
            let word = if poker_type { "ante wager" } else { "tie wager" };
            entries.retain(|entry| *entry != Value::text(word));
            table.set("layout.areas", Value::List(entries));
            contradiction("layout.areas", "2(b)(2)")
        }
    }
}

fn reported(verdict: &Json, planted: &Planted, text: &str) {
    let defects = verdict["defects"].as_array().unwrap();
    assert_eq!(defects.len(), 1, "{} {}: {verdict}\n{text}", planted.key, planted.what);
    let defect = &defects[0];
    assert_eq!((&defect["key"], &defect["what"]), (&planted.key.into(), &planted.what.into()), "{text}");
    assert_eq!(defect["provision"].as_str(), planted.provision.map(|provision| provision.id()), "{text}");
    assert_eq!(defect["line"].as_u64(), line_of(text, planted.key), "{defect}\n{text}");
    assert_eq!(defect["filed"].is_null(), planted.what == "missing");
    assert!(!defect["allowed"].as_str().unwrap().is_empty());
}

#[test]
fn planted_defects_are_all_reported_and_valid_submissions_all_approved() {
    let mut dice = Dice::new(627);
    for round in 0..200 {
        let game = GameId::ALL[round / 2 % GameId::ALL.len()];
        let mut table = valid(game, &mut dice);
        if round % 2 == 0 {
            let text = toml(&table);
            assert_eq!(verdict(&text)["approved"], true, "{text}\n{}", verdict(&text));
            continue;
        }
        let third = dice.below(3) == 0;
        let planted = if third { contradict } else { plant }(game, &mut table, &mut dice);
        let text = toml(&table);
        reported(&verdict(&text), &planted, &text);
    }
}
