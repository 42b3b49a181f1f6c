//! The table of Three Card Prime (679a.2): betting positions, a phrase on the dealer's hand and one on ties.

use crate::chapters::section::equipment::{Discards, Equipment, EquipmentClause, Fixture, Phrase, Positions};
use crate::cite;
use crate::families::poker::equipment::{
    A_DEVICE_MAY_SHUFFLE, OVER_THE_CONTAINER, THE_DEALERS_AREA, THE_SHOES_PLACE,
};
use crate::kit::layout::LayoutItem;
use crate::law::Cited;

pub(super) const EQUIPMENT: Equipment = Equipment {
    positions: Cited::new(Positions { fewest: 1, most: 6 }, cite!("679a.2(a)")),
    discards: Cited::new(Discards::Rack, cite!("679a.2(d)")),
    layout: cite!("679a.2(b)"),
    clauses: CLAUSES,
    elsewhere: ELSEWHERE,
    places: &[Fixture::DealersPlace, Fixture::BettingPosition],
    phrases: PHRASES,
};

/// The chapter words these itself.
const PHRASES: &[Phrase] = &[
    Phrase {
        item: LayoutItem::DealerQualifies,
        text: "Dealer Qualifies with a Queen or Ante Pushes and Play Wins",
    },
    Phrase { item: LayoutItem::PlayerWinsTies, text: "Player wins ties" },
];

const OPTIONAL_WAGERS: &[LayoutItem] =
    &[LayoutItem::PrimeWager, LayoutItem::PairBonusWager, LayoutItem::AllSixBonusWager];
const AN_AREA_FOR_EACH: &str = "Each optional wager offered has an area of its own for each player.";
const THE_FOURTH_CARDS_AREA: &str =
    "The fourth card of a player with a Pair Bonus Wager has an area of its own.";
const ODDS_AND_PHRASES: &[LayoutItem] =
    &[LayoutItem::PayoutOdds, LayoutItem::DealerQualifies, LayoutItem::PlayerWinsTies];

#[rustfmt::skip]
const CLAUSES: &[EquipmentClause] = &[
    EquipmentClause::placed(cite!("679a.2(a)"), &[Fixture::BettingPosition, Fixture::DealersPlace]),
    EquipmentClause::shown(cite!("679a.2(b)(1)"), &[LayoutItem::NameOrLogo]),
    // One area each: the third one that the chapter counts is a slip (reading ER-202).
    EquipmentClause::shown(cite!("679a.2(b)(2)"), &[LayoutItem::AnteWager, LayoutItem::PlayWager]),
    EquipmentClause::shown(cite!("679a.2(b)(3)"), OPTIONAL_WAGERS).saying(AN_AREA_FOR_EACH),
    EquipmentClause::shown(cite!("679a.2(b)(4)"), ODDS_AND_PHRASES),
    EquipmentClause::shown(cite!("679a.2(b)(5)"), &[LayoutItem::PayoutLimit]),
    EquipmentClause::placed(cite!("679a.2(c)"), &[Fixture::DropBox, Fixture::TipBox]),
    EquipmentClause::placed(cite!("679a.2(d)"), &[Fixture::DiscardRack]),
];

#[rustfmt::skip]
const ELSEWHERE: &[EquipmentClause] = &[
    EquipmentClause::placed(cite!("679a.5(a)"), &[Fixture::ShufflingDevice]).saying(A_DEVICE_MAY_SHUFFLE),
    EquipmentClause::placed(cite!("679a.5(g)"), &[Fixture::ReshufflingShoe, Fixture::ReshufflingDevice]),
    EquipmentClause::placed(cite!("679a.8(a)"), &[Fixture::DealingShoe]).saying(THE_SHOES_PLACE),
    // Missing from the list of the layout, needed by the dealing procedures (reading ER-203).
    EquipmentClause::shown(cite!("679a.8(c)"), &[LayoutItem::FourthCard]).saying(THE_FOURTH_CARDS_AREA),
    EquipmentClause::placed(cite!("679a.9(a)(2)"), &[Fixture::InventoryContainer]).saying(OVER_THE_CONTAINER),
    EquipmentClause::placed(cite!("679a.10(a)(1)"), &[Fixture::AutomatedShoe]),
    EquipmentClause::shown(cite!("679a.10(b)"), &[LayoutItem::DealersCards]).saying(THE_DEALERS_AREA),
];
