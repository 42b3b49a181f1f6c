//! Three Card Prime: Play before the player, Ante beyond it, the optional wagers around them.

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
        item: LayoutItem::PlayWager,
        wager: Some(Wager::Play),
        at: (0.0, 82.0),
        form: SpotForm::Circle(58.0),
        style: Style::Wager,
        lines: &["PLAY"],
    },
    SpotArea {
        item: LayoutItem::AnteWager,
        wager: Some(Wager::Ante),
        at: (0.0, 212.0),
        form: SpotForm::Circle(58.0),
        style: Style::Wager,
        lines: &["ANTE"],
    },
    SpotArea {
        item: LayoutItem::PrimeWager,
        wager: Some(Wager::Prime),
        at: (-132.0, 147.0),
        form: SpotForm::Circle(50.0),
        style: Style::SideWager,
        lines: &["PRIME"],
    },
    SpotArea {
        item: LayoutItem::AllSixBonusWager,
        wager: Some(Wager::AllSix),
        at: (132.0, 147.0),
        form: SpotForm::Circle(50.0),
        style: Style::SideWager,
        lines: &["ALL-SIX", "BONUS"],
    },
    SpotArea {
        item: LayoutItem::PairBonusWager,
        wager: Some(Wager::PairBonus),
        at: (-58.0, 336.0),
        form: SpotForm::Circle(50.0),
        style: Style::SideWager,
        lines: &["PAIR", "BONUS"],
    },
    SpotArea {
        item: LayoutItem::FourthCard,
        wager: None,
        at: (58.0, 336.0),
        form: SpotForm::Box(76.0, 102.0),
        style: Style::Cards,
        lines: &["FOURTH", "CARD"],
    },
];
