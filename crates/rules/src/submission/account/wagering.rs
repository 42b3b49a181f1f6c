//! Wagers, vigorish, and what is done when a card comes to the wrong hand. The wagers that are offered bring their
//! own sentences, with payout and hold.

use super::clause::{
    bankers_hand_pays, discard_with_one_more, due_before_next_shoe, due_before_reshuffle, marker_stays,
    simulated_round, vigorish_at_payout, vigorish_due, vigorish_later, vigorish_marked,
};
use super::row::Row;
use super::row::Want::Is;

const COLLECTION: &str = "vigorish.collection";
const ROUNDING: &str = "vigorish.rounding";
const DISCLOSED: &str = "irregularities.disclosed_player_card";

#[rustfmt::skip]
pub const WAGERS: &[Row] = &[
    Row::new("wagers.variation", Is("vigorish"), "The table extracts vigorish on winning Banker's Hand wagers and does not offer Dragon 7 Insurance.").under(&[bankers_hand_pays]),
    Row::new("wagers.variation", Is("ez"), "This is an EZ Baccarat table: it extracts no vigorish, and a Dragon 7 returns the wager on the Banker's Hand."),
    Row::new("wagers.dragon_bonus", Is("not offered"), "The Dragon Bonus Wager is not offered."),
    Row::new("wagers.prime", Is("not offered"), "The Prime Wager is not offered."),
    Row::new("wagers.pair_bonus", Is("not offered"), "The Pair Bonus Wager is not offered.").under_what_it_sees(),
    Row::new("wagers.all_six_bonus", Is("not offered"), "The All-Six Bonus Wager is not offered.").under_what_it_sees(),
    Row::new("wagers.bonus", Is("not offered"), "The Bonus Wager is not offered."),
];

#[rustfmt::skip]
pub const VIGORISH: &[Row] = &[
    Row::new(COLLECTION, Is("at payout"), "Vigorish is collected when the winning wager is paid.").under(&[vigorish_at_payout]),
    Row::new(COLLECTION, Is("deferred"), "Vigorish is marked in the space with the player's number until it is collected.").under(&[vigorish_later, vigorish_marked, marker_stays]),
    Row::new(COLLECTION, Is("deferred"), "It falls due before any reshuffle, or when the player leaves.").under(&[vigorish_due]).when(due_before_reshuffle),
    Row::new(COLLECTION, Is("deferred"), "It falls due before the next shoe, or when the player leaves.").under(&[vigorish_due]).when(due_before_next_shoe),
    Row::new(COLLECTION, Is("none"), "No vigorish is collected.").under(&[bankers_hand_pays]),
    Row::new(ROUNDING, Is("exact"), "It is one twentieth of what is won, to the cent."),
    Row::new(ROUNDING, Is("up to quarter"), "It is one twentieth of what is won, rounded up to the next quarter dollar for each wager."),
    Row::new(ROUNDING, Is("none"), "There is nothing to round."),
];

#[rustfmt::skip]
pub const IRREGULARITIES: &[Row] = &[
    Row::new(DISCLOSED, Is("discard with one more"), "A third card that the Player's Hand should not have had, seen by all while the Banker's Hand stays, is discarded with one more card that nobody sees.").under(&[discard_with_one_more]),
    Row::new(DISCLOSED, Is("simulated round"), "A third card that the Player's Hand should not have had, seen by all while the Banker's Hand stays, begins a round that is dealt without wagers.").under(&[simulated_round]),
];
