//! What can go wrong, the limits of the table, and a word of care.

use super::said::Said;
use crate::filing::Filing;

/// Said to everybody.
pub const CARE: [&str; 3] = [
    "Play for the pleasure of the game, with money that you can do without, and decide before you sit down how much \
     and how long.",
    "Raising or lowering your wagers by a system does not change what they hold, and a loss is not won back by playing \
     on.",
    "If it is no longer a pleasure, stop. Anybody who works here will tell you, in confidence, where help with \
     gambling is to be had, and how to be kept from playing if you ask for it.",
];

/// What a patron should know about mistakes.
pub fn irregular(filing: &Filing) -> Vec<Said> {
    let mut said = filing.words().irregular(filing);
    said.push(Said::plain(
        "If something looks wrong to you, say so at once. What no rule covers is for the floorperson to decide.",
    ));
    said
}

/// The limits that all wagers are subject to.
pub fn limits(filing: &Filing) -> Vec<Said> {
    let stakes = filing.submission().stakes();
    let (minimum, maximum) = (stakes.minimum, stakes.maximum);
    let wagers = Said::plain(format!(
        "Every wager is subject to the minimum of {minimum} and the maximum of {maximum} of this table."
    ));
    core::iter::once(wagers).chain(payout_limit(filing)).chain(filing.words().outside_limit()).collect()
}

fn payout_limit(filing: &Filing) -> Option<Said> {
    let limit = filing.submission().payout_limit()?;
    let text = format!("All wagers together, one player is paid {limit} in a round at most.");
    Some(Said::under(text, filing.game().chapter().payouts.limit.as_slice()))
}
