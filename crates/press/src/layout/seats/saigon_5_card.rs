//! Saigon 5 Card: both hands before the player, the wagers beyond them.

use super::super::item::Item;
use super::super::mark::Style;
use super::spot::{Form, SpotArea};

/// The areas of a seat, where they are offered.
pub const AREAS: &[SpotArea] = &[
    SpotArea {
        item: Item::ThreeCardHand,
        at: (-80.0, 82.0),
        form: Form::Box(210.0, 118.0),
        style: Style::Cards,
        lines: &["THREE-CARD", "HAND"],
    },
    SpotArea {
        item: Item::ShowdownHand,
        at: (111.0, 82.0),
        form: Form::Box(148.0, 118.0),
        style: Style::Cards,
        lines: &["SHOWDOWN", "HAND"],
    },
    SpotArea {
        item: Item::AnteWager,
        at: (0.0, 222.0),
        form: Form::Circle(60.0),
        style: Style::Wager,
        lines: &["ANTE"],
    },
    SpotArea {
        item: Item::BonusWager,
        at: (0.0, 350.0),
        form: Form::Circle(52.0),
        style: Style::SideWager,
        lines: &["BONUS"],
    },
];
