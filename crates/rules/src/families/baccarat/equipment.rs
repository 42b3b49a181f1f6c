//! What the tables of the three baccarat chapters have alike, each chapter in clauses of its own.

use crate::chapters::section::equipment::{Fixture, Phrase};
use crate::kit::layout::LayoutItem;

/// Where wagers on either hand and on the tie are placed.
pub const HAND_WAGERS: &[LayoutItem] =
    &[LayoutItem::BankersHandWager, LayoutItem::PlayersHandWager, LayoutItem::TieWager];
/// Where the cards of both hands lie.
pub const HAND_CARDS: &[LayoutItem] = &[LayoutItem::PlayersHandCards, LayoutItem::BankersHandCards];
/// Where marker buttons are kept.
pub const MARKER_BUTTONS: &[Fixture] = &[Fixture::InventoryContainer, Fixture::MarkerRack];
/// What the clause on vigorish spaces asks for, in words that fit a table of any seats.
pub const A_SPACE_FOR_EACH_SEAT: &str =
    "The layout has a numbered space for each seat, where its vigorish is marked.";
/// What patrons of an EZ Baccarat table are told; the words are ours.
pub const PHRASES: &[Phrase] = &[Phrase {
    item: LayoutItem::Dragon7Pushes,
    text: "Dragon 7: wagers on the Banker's Hand push and are returned",
}];
