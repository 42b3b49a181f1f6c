//! The deals in which both hands draw: identities 5 and 6 of [the module's page](super).

use super::four::{Four, Square, minus, plus};
use super::number::Number;
use super::rules::{BANKER_DRAWS_BELOW, BANKER_NEVER_DRAWS, NATURAL, PLAYER_DRAWS_BELOW};

/// Deals by both final totals, where the sum of a two-card count and a third card has not yet lost its left digit.
pub(super) type Totals<T> = [[T; NATURAL + 9]; PLAYER_DRAWS_BELOW + 9];

/// Counts the deals in which both hands draw.
#[inline(always)]
pub(super) fn both_draw<T: Number>(four: &Four<T>) -> Totals<T> {
    let mut totals = [[T::ZERO; NATURAL + 9]; PLAYER_DRAWS_BELOW + 9];
    for low in 0..10 {
        for high in low..10 {
            let deals = deals(four, low, high);
            add(&mut totals, &deals, low, high);
            if low != high {
                add(&mut totals, &deals, high, low);
            }
        }
    }
    totals
}

/// Adds the deals whose third cards have these values: the Player's decides how far the Banker's Hand draws.
#[inline(always)]
fn add<T: Number>(totals: &mut Totals<T>, deals: &Square<T>, player_third: usize, banker_third: usize) {
    let below = BANKER_DRAWS_BELOW[player_third];
    for (player, row) in deals.iter().enumerate() {
        let totals = &mut totals[player + player_third][banker_third..];
        for (total, &deals) in totals.iter_mut().zip(&row[..below]) {
            *total = *total + deals;
        }
    }
}

/// The deals of six cards whose last two have these values, in this order, by the counts of the two pairs.
#[inline(always)]
fn deals<T: Number>(four: &Four<T>, z: usize, w: usize) -> Square<T> {
    let cards = &four.pairs.cards;
    let thirds = cards[z] * (cards[w] - T::one_if(z == w));
    let mut deals = holding_both(four, z, w);
    for (p, row) in deals.iter_mut().enumerate() {
        for (b, holding) in row[..BANKER_NEVER_DRAWS].iter_mut().enumerate() {
            let avoiding = four.avoiding[z][p][b] + four.avoiding[w][p][b] - four.deals[p][b];
            *holding = thirds * (avoiding + *holding);
        }
    }
    deals
}

/// The deals of four cards that hold both of two certain cards.
#[inline(always)]
fn holding_both<T: Number>(four: &Four<T>, z: usize, w: usize) -> Square<T> {
    let mut holding = one_in_each_hand(four, z, w);
    let sum = plus(z, w);
    if sum < PLAYER_DRAWS_BELOW {
        for (b, holding) in holding[sum][..BANKER_NEVER_DRAWS].iter_mut().enumerate() {
            *holding = *holding + four.pairs.avoiding(b, z, w).twice();
        }
    }
    if sum < BANKER_NEVER_DRAWS {
        for (p, row) in holding.iter_mut().enumerate() {
            row[sum] = row[sum] + four.pairs.avoiding(p, z, w).twice();
        }
    }
    holding
}

/// Those that hold one of the two certain cards in each hand.
#[inline(always)]
fn one_in_each_hand<T: Number>(four: &Four<T>, z: usize, w: usize) -> Square<T> {
    let mut cards = four.pairs.cards;
    cards[z] = cards[z] - T::ONE;
    cards[w] = cards[w] - T::ONE;
    let mut holding = [[T::ZERO; NATURAL]; PLAYER_DRAWS_BELOW];
    for (p, row) in holding.iter_mut().enumerate() {
        let (to_z, to_w) = (minus(p, z), minus(p, w));
        for (b, holding) in row[..BANKER_NEVER_DRAWS].iter_mut().enumerate() {
            let straight = cards[to_z] * (cards[minus(b, w)] - T::one_if(minus(b, w) == to_z));
            let crossed = cards[to_w] * (cards[minus(b, z)] - T::one_if(minus(b, z) == to_w));
            *holding = (straight + crossed).twice().twice();
        }
    }
    holding
}
