//! The table, its limits, its layout and its equipment.

use super::row::Want::{Any, Is, Not};
use super::row::{BACCARAT, EVERY_GAME, ONE_SIDED, POKER_TYPE, PRIME, Row};

#[rustfmt::skip]
pub const TABLE: &[Row] = &[
    Row::new(EVERY_GAME, "certificate_holder", Any, "The certificate holder is {}."),
    Row::new(EVERY_GAME, "table.seats", Is("1"), "One player can sit at the table."),
    Row::new(EVERY_GAME, "table.seats", Not("1"), "{} players can sit at the table."),
    Row::new(ONE_SIDED, "table.places", Any, "The players sit along one side; the other side is the dealer's."),
    Row::new(EVERY_GAME, "table.minimum", Any, "No wager is lower than {}."),
    Row::new(EVERY_GAME, "table.maximum", Any, "No wager is higher than {}."),
    Row::new(EVERY_GAME, "table.smallest_chip", Any, "Every wager is a multiple of {}, so that no payment breaks a cent."),
    Row::new(POKER_TYPE, "table.boxes_per_player", Is("1"), "A player wagers on one box in a round."),
    Row::new(POKER_TYPE, "table.boxes_per_player", Not("1"), "A player may wager on up to {} adjacent boxes in a round."),
    Row::new(POKER_TYPE, "table.payout_limit", Is("none"), "What a player can be paid in a round has no limit."),
    Row::new(POKER_TYPE, "table.payout_limit", Not("none"), "All wagers together, a player is paid {} in a round at most."),
    Row::new(PRIME, "table.payout_limit", Not("none"), "A six-card royal flush is paid in full, outside that limit.").also("wagers.all_six_bonus", Is("E")),
];

#[rustfmt::skip]
pub const LAYOUT: &[Row] = &[
    Row::new(EVERY_GAME, "layout.standing", Is("submitted"), "The layout was submitted to the Bureau of Gaming Operations; its approval is still to come."),
    Row::new(EVERY_GAME, "layout.standing", Is("approved"), "The layout was submitted to the Bureau of Gaming Operations and approved."),
    Row::new(EVERY_GAME, "layout.areas", Any, "The layout has areas for: {}."),
    Row::new(EVERY_GAME, "layout.inscriptions", Any, "The layout is inscribed with: {}."),
    Row::new(EVERY_GAME, "layout.signs", Is("none"), "No sign is posted, because the layout says it all."),
    Row::new(EVERY_GAME, "layout.signs", Not("none"), "Signs at the table show: {}."),
];

#[rustfmt::skip]
pub const EQUIPMENT: &[Row] = &[
    Row::new(EVERY_GAME, "equipment.drop_box", Any, "The drop box is to the {}."),
    Row::new(EVERY_GAME, "equipment.tip_box", Not("approved alternative"), "The tip box is to the {}."),
    Row::new(EVERY_GAME, "equipment.tip_box", Is("approved alternative"), "The tip box is where the Bureau of Casino Compliance approved it instead of its ordinary place."),
    Row::new(EVERY_GAME, "equipment.tip_box_prevented_by", Is("nothing"), "Nothing keeps the tip box from its ordinary place."),
    Row::new(EVERY_GAME, "equipment.tip_box_prevented_by", Not("nothing"), "What stands in the ordinary place of the tip box: {}."),
    Row::new(EVERY_GAME, "equipment.box_places_approved", Any, "The places of both boxes have the approval of the Bureau of Casino Compliance."),
    Row::new(EVERY_GAME, "equipment.discard", Any, "Used cards go into a {}."),
    Row::new(BACCARAT, "equipment.marker_buttons", Is("not used"), "There are no marker buttons."),
    Row::new(BACCARAT, "equipment.marker_buttons", Is("inventory container"), "Marker buttons are kept in the table inventory container."),
    Row::new(BACCARAT, "equipment.marker_buttons", Is("rack in front of the inventory container"), "Marker buttons are kept in a rack of their own, which stands in front of the inventory container during play."),
];
