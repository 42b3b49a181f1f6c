//! Three Card Prime: Play before the player, Ante beyond it, the optional wagers around them.

use super::super::item::Item;
use super::super::mark::Style;
use super::spot::{Form, SpotArea};

/// The areas of a seat, where they are offered.
pub const AREAS: &[SpotArea] = &[
    SpotArea {
        item: Item::PlayWager,
        at: (0.0, 82.0),
        form: Form::Circle(58.0),
        style: Style::Wager,
        lines: &["PLAY"],
    },
    SpotArea {
        item: Item::AnteWager,
        at: (0.0, 212.0),
        form: Form::Circle(58.0),
        style: Style::Wager,
        lines: &["ANTE"],
    },
    SpotArea {
        item: Item::PrimeWager,
        at: (-132.0, 147.0),
        form: Form::Circle(50.0),
        style: Style::SideWager,
        lines: &["PRIME"],
    },
    SpotArea {
        item: Item::AllSixBonusWager,
        at: (132.0, 147.0),
        form: Form::Circle(50.0),
        style: Style::SideWager,
        lines: &["ALL-SIX", "BONUS"],
    },
    SpotArea {
        item: Item::PairBonusWager,
        at: (-58.0, 336.0),
        form: Form::Circle(50.0),
        style: Style::SideWager,
        lines: &["PAIR", "BONUS"],
    },
    SpotArea {
        item: Item::FourthCard,
        at: (58.0, 336.0),
        form: Form::Box(76.0, 102.0),
        style: Style::Cards,
        lines: &["FOURTH", "CARD"],
    },
];
