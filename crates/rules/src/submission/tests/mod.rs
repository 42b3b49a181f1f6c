//! Planted defects, one provision at a time.

mod approved;
mod cards;
mod cases;
mod document;
mod edits;
mod equipment;
mod layout;
mod options;
#[cfg(feature = "serde")]
mod serde;
mod stakes;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{ApprovedSubmission, Defect, DefectKind, Table, Value, check, preset};
use crate::game::GameId;

const BACCARAT: [GameId; 3] = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];
const POKER_TYPE: [GameId; 2] = [GameId::ThreeCardPrime, GameId::Saigon5Card];

/// Options that differ from the preset.
type Changes = Vec<(&'static str, Value)>;

fn text(text: &str) -> Value {
    Value::text(text)
}

fn whole(number: i64) -> Value {
    Value::Integer(number)
}

/// The preset of a game with some options changed.
fn filed(game: GameId, changes: &[(&'static str, Value)]) -> Table {
    let mut table = preset(game);
    for (key, value) in changes {
        table.set(key, value.clone());
    }
    table
}

fn defects(game: GameId, changes: &[(&'static str, Value)]) -> Vec<Defect> {
    check(&filed(game, changes)).err().unwrap_or_default()
}

fn approve(game: GameId, changes: &[(&'static str, Value)]) -> ApprovedSubmission {
    check(&filed(game, changes)).unwrap_or_else(|defects| panic!("{game}: {defects:?}"))
}

/// The one defect of a submission; more or fewer fail the test.
fn only_defect(game: GameId, changes: &[(&'static str, Value)]) -> Defect {
    let mut found = defects(game, changes);
    assert_eq!(found.len(), 1, "{game} {changes:?}: {found:?}");
    found.remove(0)
}

/// The id of a paragraph in the chapter of a game; `{pay}` is its section on payouts.
fn id(game: GameId, paragraph: &str) -> String {
    let pay = if game == GameId::Baccarat { "13" } else { "12" };
    format!("{}.{}", game.number(), paragraph.replace("{pay}", pay))
}

fn rejects(game: GameId, changes: &[(&'static str, Value)], key: &str, paragraph: &str, what: DefectKind) {
    let defect = only_defect(game, changes);
    assert_eq!((defect.key.as_str(), defect.what), (key, what), "{game}: {defect}");
    assert_eq!(defect.provision.map(|p| p.id()), Some(id(game, paragraph).as_str()), "{game}: {defect}");
}

/// The preset of a list with some words more and some fewer.
fn list(game: GameId, key: &str, more: &[&str], fewer: &[&str]) -> Value {
    let Some(Value::List(mut entries)) = preset(game).at(key).cloned() else { panic!("{key} is not a list") };
    entries.retain(|entry| !fewer.iter().any(|word| *entry == text(word)));
    entries.extend(more.iter().map(|word| text(word)));
    Value::List(entries)
}

/// A consistent EZ Baccarat table.
fn ez(game: GameId) -> Changes {
    Vec::from([
        ("wagers.variation", text("ez")),
        ("vigorish.collection", text("none")),
        ("vigorish.rounding", text("none")),
        ("layout.areas", list(game, "layout.areas", &["dragon 7 insurance wager"], &[])),
        ("layout.inscriptions", list(game, "layout.inscriptions", &["dragon 7 pushes"], &[])),
    ])
}

/// A consistent table that defers vigorish.
fn deferred(game: GameId) -> Changes {
    Vec::from([
        ("vigorish.collection", text("deferred")),
        ("layout.areas", list(game, "layout.areas", &["vigorish spaces"], &[])),
    ])
}

/// A consistent table with a payout limit.
fn limited(game: GameId, limit: Value) -> Changes {
    Vec::from([
        ("table.payout_limit", limit),
        ("layout.inscriptions", list(game, "layout.inscriptions", &["payout limit"], &[])),
    ])
}

/// The same changes and one more.
fn and(mut changes: Changes, key: &'static str, value: Value) -> Changes {
    changes.push((key, value));
    changes
}
