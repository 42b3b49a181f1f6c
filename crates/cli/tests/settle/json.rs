//! The shape of a report in JSON: the names, all of them and no others, and what kind of value each has.

use std::collections::BTreeMap;

use croupier_rules::Provision;
use serde_json::{Value, json};

use super::{MINIBACCARAT, SAIGON_5_CARD, THREE_CARD_PRIME, json as report};

/// The kind of a value; for a list the kinds of its members, without repetition.
fn kind(value: &Value) -> Value {
    match value {
        Value::Null => json!("null"),
        Value::Bool(_) => json!("bool"),
        Value::Number(number) if number.is_i64() => json!("integer"),
        Value::Number(_) => json!("float"),
        Value::String(_) => json!("string"),
        Value::Array(members) => {
            let mut kinds: Vec<Value> = members.iter().map(kind).collect();
            kinds.dedup();
            json!(kinds)
        }
        Value::Object(members) => {
            let kinds: BTreeMap<_, _> = members.iter().map(|(name, value)| (name, kind(value))).collect();
            json!(kinds)
        }
    }
}

fn wager(pays: &str) -> Value {
    json!({
        "wager": "string", "stake": "integer", "result": "string", "pays": pays, "paid": "integer",
        "returned": "integer", "vigorish": "integer", "provision": "string",
    })
}

fn expect_shape(report: &Value, wagers: Value, hands: Value) {
    let explain = json!([{"provision": "string", "text": "string"}]);
    assert_eq!(kind(report), json!({"wagers": wagers, "hands": hands, "explain": explain}));
}

#[test]
fn a_baccarat_report_has_this_shape() {
    let hand = json!({"cards": ["string"], "point_count": "integer", "natural": "bool"});
    let hands = json!({"player": hand, "banker": hand, "winner": "string", "dragon_7": "bool"});
    expect_shape(&report(MINIBACCARAT), json!([wager("string")]), hands);
}

#[test]
fn a_three_card_prime_report_has_this_shape() {
    let hand = json!({"cards": ["string"], "rank": "string"});
    let hands = json!({
        "player": hand, "dealer": hand, "dealer_qualifies": "bool", "all_six": "string", "fourth": "string",
    });
    expect_shape(&report(THREE_CARD_PRIME), json!([wager("string"), wager("null")]), hands);
}

#[test]
fn a_saigon_5_card_report_has_this_shape() {
    let hand = |joker| {
        json!({
            "cards": ["string"], "three": ["string"], "showdown": ["string"], "qualifies": "bool",
            "total": "integer", "joker": joker, "point_count": "integer",
        })
    };
    let hands = json!({"player": hand("integer"), "dealer": hand("null"), "bonus": "null"});
    expect_shape(&report(SAIGON_5_CARD), json!([wager("string"), wager("null")]), hands);
}

#[test]
fn every_provision_is_a_full_id() {
    for report in [MINIBACCARAT, THREE_CARD_PRIME, SAIGON_5_CARD].map(report) {
        let entries =
            report["wagers"].as_array().unwrap().iter().chain(report["explain"].as_array().unwrap());
        for id in entries.map(|entry| entry["provision"].as_str().unwrap()) {
            assert!(Provision::find(id).is_some(), "{id}");
        }
    }
}

#[test]
fn a_report_is_one_line() {
    for args in [MINIBACCARAT, THREE_CARD_PRIME, SAIGON_5_CARD] {
        let text = super::text(&[args, &["--json"]].concat());
        assert!(text.ends_with("}\n") && text.lines().count() == 1);
    }
}
