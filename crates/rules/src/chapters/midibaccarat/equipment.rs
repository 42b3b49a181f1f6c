//! The table of Midibaccarat: one dealer, and a discard bucket.

use crate::cite;
use crate::families::baccarat::equipment::{
    A_SPACE_FOR_EACH_SEAT, HAND_CARDS, HAND_WAGERS, MARKER_BUTTONS, PHRASES,
};
use crate::kit::equipment::{Equipment, EquipmentClause, Fixture};
use crate::kit::layout::LayoutItem;

/// What chapter 629a asks of a table.
pub const EQUIPMENT: Equipment = Equipment {
    seats: cite!("629a.2(a)"),
    layout: cite!("629a.2(b)"),
    clauses: CLAUSES,
    always: &[Fixture::DiscardBucket, Fixture::DealersPlace],
    phrases: PHRASES,
};

#[rustfmt::skip]
const CLAUSES: &[EquipmentClause] = &[
    EquipmentClause::shown(cite!("629a.2(a)"), &[LayoutItem::NumberedPositions]).and(&[Fixture::DealersPlace]),
    EquipmentClause::shown(cite!("629a.2(b)(1)"), &[LayoutItem::NameOrLogo]),
    EquipmentClause::shown(cite!("629a.2(b)(2)"), HAND_WAGERS),
    EquipmentClause::shown(cite!("629a.2(b)(3)"), &[LayoutItem::PayoutOdds]),
    EquipmentClause::shown(cite!("629a.2(b)(4)"), HAND_CARDS),
    EquipmentClause::shown(cite!("629a.2(b)(5)"), &[LayoutItem::DragonBonusWager]),
    EquipmentClause::shown(cite!("629a.2(b)(6)(i)"), &[LayoutItem::Dragon7InsuranceWager]),
    EquipmentClause::shown(cite!("629a.2(b)(6)(ii)"), &[LayoutItem::Dragon7Pushes]),
    EquipmentClause::shown(cite!("629a.2(b)(7)"), &[LayoutItem::VigorishSpaces]).saying(A_SPACE_FOR_EACH_SEAT),
    EquipmentClause::placed(cite!("629a.2(c)"), MARKER_BUTTONS),
    EquipmentClause::placed(cite!("629a.2(d)"), &[Fixture::DropBox, Fixture::TipBox]),
    EquipmentClause::placed(cite!("629a.2(e)"), &[Fixture::DiscardBucket]),
    EquipmentClause::placed(cite!("629a.5(a)"), &[Fixture::ShufflingDevice]),
    EquipmentClause::placed(cite!("629a.8(c)"), &[Fixture::DealingShoe]),
];
