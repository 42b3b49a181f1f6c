//! Wagers, vigorish, and what is done when a card comes to the wrong hand. The wagers that are offered bring their
//! own sentences, with price and hold.

use super::row::Want::Is;
use super::row::{BACCARAT, FRESH_CARDS, MINI, PRIME, Row, SAIGON};

const COLLECTION: &str = "vigorish.collection";
const ROUNDING: &str = "vigorish.rounding";
const DISCLOSED: &str = "irregularities.disclosed_player_card";

#[rustfmt::skip]
pub const WAGERS: &[Row] = &[
    Row::new(BACCARAT, "wagers.variation", Is("vigorish"), "The table extracts vigorish from what the Banker's Hand wins and takes no Dragon 7 Insurance.").under("{pay}(c)"),
    Row::new(BACCARAT, "wagers.variation", Is("ez"), "This is an EZ Baccarat table: it extracts no vigorish, and a Dragon 7 returns the wager on the Banker's Hand."),
    Row::new(BACCARAT, "wagers.dragon_bonus", Is("not offered"), "The Dragon Bonus Wager is not offered."),
    Row::new(PRIME, "wagers.prime", Is("not offered"), "The Prime Wager is not offered."),
    Row::new(PRIME, "wagers.pair_bonus", Is("not offered"), "The Pair Bonus Wager is not offered.").under("7(d)(3)"),
    Row::new(PRIME, "wagers.all_six_bonus", Is("not offered"), "The All-Six Bonus Wager is not offered.").under("7(d)(4)"),
    Row::new(SAIGON, "wagers.bonus", Is("not offered"), "The Bonus Wager is not offered."),
];

#[rustfmt::skip]
pub const VIGORISH: &[Row] = &[
    Row::new(BACCARAT, COLLECTION, Is("at payout"), "Vigorish is collected when the winning wager is paid.").under("{pay}(d)(1)"),
    Row::new(BACCARAT, COLLECTION, Is("deferred"), "Vigorish is marked in the space with the player's number until it is collected.").under("{pay}(d)(2) {pay}(d)(2)(ii) {pay}(d)(2)(iii)"),
    Row::new(MINI, COLLECTION, Is("deferred"), "It falls due before any reshuffle, or when the player leaves.").under("{pay}(d)(2)(i)"),
    Row::new(FRESH_CARDS, COLLECTION, Is("deferred"), "It falls due before the next shoe, or when the player leaves.").under("{pay}(d)(2)(i)"),
    Row::new(BACCARAT, COLLECTION, Is("none"), "No vigorish is collected.").under("{pay}(c)"),
    Row::new(BACCARAT, ROUNDING, Is("exact"), "It is one twentieth of what is won, to the cent."),
    Row::new(BACCARAT, ROUNDING, Is("up to quarter"), "It is one twentieth of what is won, rounded up to the quarter of a dollar for each wager."),
    Row::new(BACCARAT, ROUNDING, Is("none"), "There is nothing to round."),
];

#[rustfmt::skip]
pub const IRREGULARITIES: &[Row] = &[
    Row::new(BACCARAT, DISCLOSED, Is("discard with one more"), "A third card that the Player's Hand should not have had, seen by all while the Banker's Hand stays, is discarded with one more card that nobody sees.").under("{irregularity}(c)(1)"),
    Row::new(BACCARAT, DISCLOSED, Is("simulated round"), "A third card that the Player's Hand should not have had, seen by all while the Banker's Hand stays, begins a round that is dealt without wagers.").under("{irregularity}(c)(2)"),
];
