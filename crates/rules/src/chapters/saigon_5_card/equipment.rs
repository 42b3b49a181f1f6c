//! The table of Saigon 5 Card (680a.2): betting positions, and areas for the two hands of each player.

use crate::chapters::section::equipment::{Discards, Equipment, EquipmentClause, Fixture, Positions};
use crate::cite;
use crate::families::poker::equipment::{
    A_DEVICE_MAY_SHUFFLE, OVER_THE_CONTAINER, THE_DEALERS_AREA, THE_SHOES_PLACE,
};
use crate::kit::layout::LayoutItem;
use crate::law::Cited;

pub(super) const EQUIPMENT: Equipment = Equipment {
    positions: Cited::new(Positions { fewest: 1, most: 6 }, cite!("680a.2(a)")),
    discards: Cited::new(Discards::Rack, cite!("680a.2(d)")),
    layout: cite!("680a.2(b)"),
    clauses: CLAUSES,
    elsewhere: ELSEWHERE,
    places: &[Fixture::DealersPlace, Fixture::BettingPosition],
    phrases: &[],
};

#[rustfmt::skip]
const CLAUSES: &[EquipmentClause] = &[
    EquipmentClause::placed(cite!("680a.2(a)"), &[Fixture::BettingPosition, Fixture::DealersPlace]),
    EquipmentClause::shown(cite!("680a.2(b)(1)"), &[LayoutItem::NameOrLogo]),
    EquipmentClause::shown(cite!("680a.2(b)(2)"), &[LayoutItem::AnteWager]),
    EquipmentClause::shown(cite!("680a.2(b)(3)"), &[LayoutItem::ThreeCardHand, LayoutItem::ShowdownHand]),
    EquipmentClause::shown(cite!("680a.2(b)(4)"), &[LayoutItem::BonusWager]),
    EquipmentClause::shown(cite!("680a.2(b)(5)"), &[LayoutItem::PayoutOdds]),
    EquipmentClause::shown(cite!("680a.2(b)(6)"), &[LayoutItem::PayoutLimit]),
    EquipmentClause::placed(cite!("680a.2(c)"), &[Fixture::DropBox, Fixture::TipBox]),
    EquipmentClause::placed(cite!("680a.2(d)"), &[Fixture::DiscardRack]),
];

#[rustfmt::skip]
const ELSEWHERE: &[EquipmentClause] = &[
    EquipmentClause::placed(cite!("680a.5(a)"), &[Fixture::ShufflingDevice]).saying(A_DEVICE_MAY_SHUFFLE),
    EquipmentClause::placed(cite!("680a.5(g)"), &[Fixture::ReshufflingShoe, Fixture::ReshufflingDevice]),
    EquipmentClause::placed(cite!("680a.8(a)"), &[Fixture::DealingShoe]).saying(THE_SHOES_PLACE),
    EquipmentClause::placed(cite!("680a.9(a)(2)"), &[Fixture::InventoryContainer]).saying(OVER_THE_CONTAINER),
    EquipmentClause::placed(cite!("680a.10(a)(1)"), &[Fixture::AutomatedShoe]),
    // Missing from the list of the layout, used by the dealing procedures (compare reading ER-203).
    EquipmentClause::shown(cite!("680a.10(b)"), &[LayoutItem::DealersCards]).saying(THE_DEALERS_AREA),
];
