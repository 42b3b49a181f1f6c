//! The table, its limits, its layout and its equipment.

use super::row::Row;
use super::row::Want::{Any, Is, Not};

#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    Row::new("certificate_holder", Any, "The certificate holder is {}."),
    Row::new("table.seats", Is("1"), "One player can sit at the table."),
    Row::new("table.seats", Not("1"), "{} players can sit at the table."),
    Row::new("table.places", Any, "The players sit along one side; the other side is the dealer's."),
    Row::new("table.minimum", Any, "The minimum wager is {}."),
    Row::new("table.maximum", Any, "The maximum wager is {}."),
    Row::new("table.smallest_chip", Any, "Every wager is a multiple of {}, so that every payment is whole cents."),
    Row::new("table.boxes_per_player", Is("1"), "A player wagers on one box in a round."),
    Row::new("table.boxes_per_player", Not("1"), "A player may wager on up to {} adjacent boxes in a round."),
    Row::new("table.payout_limit", Is("none"), "There is no limit on what a player can be paid in a round."),
    Row::new("table.payout_limit", Not("none"), "A player is paid at most {} in a round, all wagers together."),
    Row::new("table.payout_limit", Not("none"), "A six-card royal flush is paid in full, outside that limit.").also("wagers.all_six_bonus", Is("E")),
];

#[rustfmt::skip]
pub const LAYOUT: &[Row] = &[
    Row::new("layout.standing", Is("submitted"), "The layout was submitted to the Bureau of Gaming Operations for review; the Executive Director's approval is pending."),
    Row::new("layout.standing", Is("approved"), "The layout was reviewed by the Bureau of Gaming Operations and approved by the Executive Director."),
    Row::new("layout.areas", Any, "The layout has areas for: {}."),
    Row::new("layout.inscriptions", Any, "The layout is inscribed with: {}."),
    Row::new("layout.signs", Is("none"), "No sign is posted, because the layout shows everything required."),
    Row::new("layout.signs", Not("none"), "Signs at the table show: {}."),
];

#[rustfmt::skip]
pub const EQUIPMENT: &[Row] = &[
    Row::new("equipment.drop_box", Any, "The drop box is to the {}."),
    Row::new("equipment.tip_box", Not("approved alternative"), "The tip box is to the {}."),
    Row::new("equipment.tip_box", Is("approved alternative"), "The tip box is at an alternative location that the Bureau of Casino Compliance approved."),
    Row::new("equipment.tip_box_prevented_by", Is("nothing"), "Nothing keeps the tip box from its usual location."),
    Row::new("equipment.tip_box_prevented_by", Not("nothing"), "What stands in the usual location of the tip box: {}."),
    Row::new("equipment.box_places_approved", Any, "The Bureau of Casino Compliance has approved the location of both boxes."),
    Row::new("equipment.discard", Any, "Used cards go into a {}."),
    Row::new("equipment.marker_buttons", Is("not used"), "There are no marker buttons."),
    Row::new("equipment.marker_buttons", Is("inventory container"), "Marker buttons are kept in the table inventory container."),
    Row::new("equipment.marker_buttons", Is("rack in front of the inventory container"), "Marker buttons are kept in a rack of their own, which stands in front of the inventory container during play."),
];
