//! The table of Minibaccarat: one dealer, and a discard rack.

use crate::cite;
use crate::families::baccarat::equipment::{
    A_SPACE_FOR_EACH_SEAT, HAND_CARDS, HAND_WAGERS, MARKER_BUTTONS, PHRASES,
};
use crate::kit::equipment::{Equipment, EquipmentClause, Fixture};
use crate::kit::layout::LayoutItem;

/// What chapter 627a asks of a table.
pub const EQUIPMENT: Equipment = Equipment {
    seats: cite!("627a.2(a)"),
    layout: cite!("627a.2(b)"),
    clauses: CLAUSES,
    always: &[Fixture::DiscardRack, Fixture::DealersPlace],
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
    EquipmentClause::placed(cite!("627a.3(b)"), &[Fixture::ShufflingDevice]),
    EquipmentClause::placed(cite!("627a.8(c)"), &[Fixture::DealingShoe]),
];
