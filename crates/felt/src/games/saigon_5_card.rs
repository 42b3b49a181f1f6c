//! Saigon 5 Card: both hands before the player, the wagers beyond them.

use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::kit::wager::Wager;

use super::{PayoutsPlace, Places, TableStyle};
use crate::mark::Style;
use crate::seats::{SpotArea, SpotForm};
use crate::table::TableShape;

pub const STYLE: TableStyle = TableStyle {
    shape,
    places: Places::Spots(AREAS),
    container: 222.0,
    aside: 585.0,
    payouts: PayoutsPlace::BeforeShoe,
};

fn shape(seats: u8) -> TableShape {
    TableShape::one_sided(seats, 1100.0, 120.0, 576.0)
}

/// The areas of a seat, where they are offered.
const AREAS: &[SpotArea] = &[
    SpotArea {
        item: LayoutItem::ThreeCardHand,
        wager: None,
        at: (-80.0, 82.0),
        form: SpotForm::Box(210.0, 118.0),
        style: Style::Cards,
        lines: &["THREE-CARD", "HAND"],
    },
    SpotArea {
        item: LayoutItem::ShowdownHand,
        wager: None,
        at: (111.0, 82.0),
        form: SpotForm::Box(148.0, 118.0),
        style: Style::Cards,
        lines: &["SHOWDOWN", "HAND"],
    },
    SpotArea {
        item: LayoutItem::AnteWager,
        wager: Some(Wager::Ante),
        at: (0.0, 222.0),
        form: SpotForm::Circle(60.0),
        style: Style::Wager,
        lines: &["ANTE"],
    },
    SpotArea {
        item: LayoutItem::BonusWager,
        wager: Some(Wager::Bonus),
        at: (0.0, 350.0),
        form: SpotForm::Circle(52.0),
        style: Style::SideWager,
        lines: &["BONUS"],
    },
];
