//! Tables beyond those that every paper is proved on: ways of dealing, rounding, and a payout that leaves nothing.

use croupier_rules::GameId;
use croupier_rules::submission::Value;

use crate::common::{OptionSet, option_sets};

fn text(word: &str) -> Value {
    Value::text(word)
}

/// Every table.
pub fn sets() -> Vec<OptionSet> {
    option_sets()
        .into_iter()
        .chain([quarters(), generous(), turned_by_players(), four_stacks(), by_hand()])
        .collect()
}

/// Minibaccarat dealt face down from two batches, with vigorish rounded up and a low minimum.
pub fn quarters() -> OptionSet {
    let changes = [
        ("vigorish.rounding", text("up to quarter")),
        ("dealing.initial_cards", text("face down")),
        ("cards.shuffling", text("device")),
        ("cards.decks", Value::Integer(12)),
        ("cards.backs", text("two colors")),
        ("table.minimum", text("7.00")),
        ("irregularities.disclosed_player_card", text("simulated round")),
    ];
    OptionSet::new("quarters", GameId::Minibaccarat, &changes)
}

/// A Tie Wager at which the house loses.
pub fn generous() -> OptionSet {
    OptionSet::new("generous", GameId::Midibaccarat, &[("wagers.tie", text("12 to 1"))])
}

pub fn turned_by_players() -> OptionSet {
    let changes =
        [("dealing.cards_turned_by", text("players")), ("vigorish.rounding", text("up to quarter"))];
    OptionSet::new("turned-by-players", GameId::Baccarat, &changes)
}

/// Four cards a stack from a shoe that reshuffles by itself, and the All-Six paytable with six-card royals.
pub fn four_stacks() -> OptionSet {
    let changes = [
        ("cards.shuffling", text("reshuffling shoe")),
        ("cards.laboratory_approval", text("approved")),
        ("dealing.method", text("automated shoe")),
        ("dealing.manual_shoe_place", text("no manual shoe")),
        ("dealing.cards_per_stack", Value::Integer(4)),
        ("wagers.all_six_bonus", text("E")),
        ("wagers.pair_bonus", text("D")),
        ("wagers.bad_beat_bonus", text("B")),
        ("table.minimum", text("5.00")),
    ];
    OptionSet::new("four-stacks", GameId::ThreeCardPrime, &changes)
}

/// Saigon 5 Card dealt from the hand.
pub fn by_hand() -> OptionSet {
    let changes = [
        ("dealing.method", text("hand")),
        ("dealing.manual_shoe_place", text("no manual shoe")),
        ("cards.changed_every_hours", Value::Integer(4)),
        ("table.boxes_per_player", Value::Integer(3)),
    ];
    OptionSet::new("by-hand", GameId::Saigon5Card, &changes)
}
