//! The table of Minibaccarat (627a.2): one dealer, and a discard rack.

use crate::chapters::section::equipment::{Discards, Equipment, EquipmentClause, Fixture, Positions};
use crate::cite;
use crate::families::baccarat::equipment::{
    A_SPACE_FOR_EACH_SEAT, HAND_CARDS, HAND_WAGERS, MARKER_BUTTONS, PHRASES,
};
use crate::kit::layout::LayoutItem;
use crate::law::Cited;

pub(super) const EQUIPMENT: Equipment = Equipment {
    positions: Cited::new(Positions { fewest: 1, most: 9 }, cite!("627a.2(a)")),
    discards: Cited::new(Discards::Rack, cite!("627a.2(e)")),
    layout: cite!("627a.2(b)"),
    clauses: CLAUSES,
    elsewhere: ELSEWHERE,
    places: &[Fixture::DealersPlace],
    phrases: PHRASES,
};

#[rustfmt::skip]
const CLAUSES: &[EquipmentClause] = &[
    EquipmentClause::shown(cite!("627a.2(a)"), &[LayoutItem::NumberedPositions]).and(&[Fixture::DealersPlace]),
    EquipmentClause::shown(cite!("627a.2(b)(1)"), &[LayoutItem::NameOrLogo]),
    EquipmentClause::shown(cite!("627a.2(b)(2)"), HAND_WAGERS),
    EquipmentClause::shown(cite!("627a.2(b)(3)"), &[LayoutItem::PayoutOdds]),
    EquipmentClause::shown(cite!("627a.2(b)(4)"), HAND_CARDS),
    EquipmentClause::shown(cite!("627a.2(b)(5)"), &[LayoutItem::DragonBonusWager]),
    EquipmentClause::shown(cite!("627a.2(b)(6)(i)"), &[LayoutItem::Dragon7InsuranceWager]),
    EquipmentClause::shown(cite!("627a.2(b)(6)(ii)"), &[LayoutItem::Dragon7Pushes]),
    EquipmentClause::shown(cite!("627a.2(b)(7)"), &[LayoutItem::VigorishSpaces]).saying(A_SPACE_FOR_EACH_SEAT),
    EquipmentClause::placed(cite!("627a.2(c)"), MARKER_BUTTONS),
    EquipmentClause::placed(cite!("627a.2(d)"), &[Fixture::DropBox, Fixture::TipBox]),
    EquipmentClause::placed(cite!("627a.2(e)"), &[Fixture::DiscardRack]),
];

#[rustfmt::skip]
const ELSEWHERE: &[EquipmentClause] = &[
    EquipmentClause::placed(cite!("627a.3(b)"), &[Fixture::ShufflingDevice]),
    EquipmentClause::placed(cite!("627a.8(c)"), &[Fixture::DealingShoe]),
];
