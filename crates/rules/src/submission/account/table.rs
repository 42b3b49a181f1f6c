//! The table, its limits, its layout and its equipment.

use super::row::Row;
use super::row::Want::{Any, Is, Not};

#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    Row::new("certificate_holder", Any, "The certificate holder is {}."),
    Row::new("table.seats", Is("1"), "One player can sit at the table."),
    Row::new("table.seats", Not("1"), "{} players can sit at the table."),
    Row::new("table.places", Any, "The players sit along one side; the other side is the dealer's."),
    Row::new("table.minimum", Any, "No wager is lower than {}."),
    Row::new("table.maximum", Any, "No wager is higher than {}."),
    Row::new("table.smallest_chip", Any, "Every wager is a multiple of {}, so that no payment breaks a cent."),
    Row::new("table.boxes_per_player", Is("1"), "A player wagers on one box in a round."),
    Row::new("table.boxes_per_player", Not("1"), "A player may wager on up to {} adjacent boxes in a round."),
    Row::new("table.payout_limit", Is("none"), "What a player can be paid in a round has no limit."),
    Row::new("table.payout_limit", Not("none"), "All wagers together, a player is paid {} in a round at most."),
    Row::new("table.payout_limit", Not("none"), "A six-card royal flush is paid in full, outside that limit.").also("wagers.all_six_bonus", Is("E")),
];

#[rustfmt::skip]
pub const LAYOUT: &[Row] = &[
    Row::new("layout.standing", Is("submitted"), "The layout was submitted to the Bureau of Gaming Operations; its approval is still to come."),
    Row::new("layout.standing", Is("approved"), "The layout was submitted to the Bureau of Gaming Operations and approved."),
    Row::new("layout.areas", Any, "The layout has areas for: {}."),
    Row::new("layout.inscriptions", Any, "The layout is inscribed with: {}."),
    Row::new("layout.signs", Is("none"), "No sign is posted, because the layout says it all."),
    Row::new("layout.signs", Not("none"), "Signs at the table show: {}."),
];

#[rustfmt::skip]
pub const EQUIPMENT: &[Row] = &[
    Row::new("equipment.drop_box", Any, "The drop box is to the {}."),
    Row::new("equipment.tip_box", Not("approved alternative"), "The tip box is to the {}."),
    Row::new("equipment.tip_box", Is("approved alternative"), "The tip box is where the Bureau of Casino Compliance approved it instead of its ordinary place."),
    Row::new("equipment.tip_box_prevented_by", Is("nothing"), "Nothing keeps the tip box from its ordinary place."),
    Row::new("equipment.tip_box_prevented_by", Not("nothing"), "What stands in the ordinary place of the tip box: {}."),
    Row::new("equipment.box_places_approved", Any, "The places of both boxes have the approval of the Bureau of Casino Compliance."),
    Row::new("equipment.discard", Any, "Used cards go into a {}."),
    Row::new("equipment.marker_buttons", Is("not used"), "There are no marker buttons."),
    Row::new("equipment.marker_buttons", Is("inventory container"), "Marker buttons are kept in the table inventory container."),
    Row::new("equipment.marker_buttons", Is("rack in front of the inventory container"), "Marker buttons are kept in a rack of their own, which stands in front of the inventory container during play."),
];
