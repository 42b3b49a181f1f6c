//! The table of Baccarat (631a.2): three dealers, and a discard bucket.

use crate::chapters::section::equipment::{Discards, Equipment, EquipmentClause, Fixture, Positions};
use crate::cite;
use crate::families::baccarat::equipment::{
    A_SPACE_FOR_EACH_SEAT, HAND_CARDS, HAND_WAGERS, MARKER_BUTTONS, PHRASES,
};
use crate::kit::layout::LayoutItem;
use crate::law::Cited;

pub(super) const EQUIPMENT: Equipment = Equipment {
    positions: Cited::new(Positions { fewest: 10, most: 14 }, cite!("631a.2(a)")),
    discards: Cited::new(Discards::Bucket, cite!("631a.2(e)")),
    layout: cite!("631a.2(b)"),
    clauses: CLAUSES,
    elsewhere: ELSEWHERE,
    places: &[Fixture::CallersPlace, Fixture::PayersPlaces],
    phrases: PHRASES,
};

const A_DEALER_CALLS: &str = "One dealer calls the game and places the cards face up in front of the dealer.";
const DEALERS_PAY: &str = "Dealers in charge of wagers collect those that lose and pay those that win.";

#[rustfmt::skip]
const CLAUSES: &[EquipmentClause] = &[
    EquipmentClause::shown(cite!("631a.2(a)"), &[LayoutItem::NumberedPositions]),
    EquipmentClause::shown(cite!("631a.2(b)(1)"), &[LayoutItem::NameOrLogo]),
    EquipmentClause::shown(cite!("631a.2(b)(2)"), HAND_WAGERS),
    EquipmentClause::shown(cite!("631a.2(b)(3)"), &[LayoutItem::PayoutOdds]),
    EquipmentClause::shown(cite!("631a.2(b)(4)"), HAND_CARDS),
    EquipmentClause::shown(cite!("631a.2(b)(5)"), &[LayoutItem::DragonBonusWager]),
    EquipmentClause::shown(cite!("631a.2(b)(6)(i)"), &[LayoutItem::Dragon7InsuranceWager]),
    EquipmentClause::shown(cite!("631a.2(b)(6)(ii)"), &[LayoutItem::Dragon7Pushes]),
    EquipmentClause::shown(cite!("631a.2(b)(7)"), &[LayoutItem::VigorishSpaces]).saying(A_SPACE_FOR_EACH_SEAT),
    EquipmentClause::placed(cite!("631a.2(c)"), MARKER_BUTTONS),
    EquipmentClause::placed(cite!("631a.2(d)"), &[Fixture::DropBox, Fixture::TipBox]),
    EquipmentClause::placed(cite!("631a.2(e)"), &[Fixture::DiscardBucket]),
];

#[rustfmt::skip]
const ELSEWHERE: &[EquipmentClause] = &[
    EquipmentClause::placed(cite!("631a.7(a)"), &[Fixture::DealingShoe]),
    // One dealer calls the game and others pay; the chapter gives neither a place (reading ER-133).
    EquipmentClause::placed(cite!("631a.9(c)"), &[Fixture::CallersPlace]).saying(A_DEALER_CALLS),
    EquipmentClause::placed(cite!("631a.12(b)"), &[Fixture::PayersPlaces]).saying(DEALERS_PAY),
];
