//! The deals in which both hands draw: identities 5 and 6 of [the module's page](super).

use super::four::{Four, Row, minus, plus, shifted, twice_over};
use super::number::Number;
use super::rules::{BANKER_DRAWS_BELOW, NATURAL, PLAYER_DRAWS_BELOW};

/// Deals by both final totals, the Banker's first, where the sum of a two-card count and a third card has not yet
/// lost its left digit.
pub(super) type Totals<T> = [[T; PLAYER_DRAWS_BELOW + 9]; NATURAL + 9];

/// Counts the deals in which both hands draw.
#[inline(always)]
pub(super) fn both_draw<T: Number>(four: &Four<T>) -> Totals<T> {
    let mut totals = [[T::ZERO; PLAYER_DRAWS_BELOW + 9]; NATURAL + 9];
    for low in 0..10 {
        for high in low..10 {
            add_thirds(four, &mut totals, low, high);
        }
    }
    totals
}

/// Adds the deals whose third cards have these two values, whichever hand gets which. The Player's decides how far
/// the Banker's Hand draws.
#[inline(always)]
fn add_thirds<T: Number>(four: &Four<T>, totals: &mut Totals<T>, low: usize, high: usize) {
    let thirds = Thirds::new(four, low, high);
    let (below_low, below_high) = (BANKER_DRAWS_BELOW[low], BANKER_DRAWS_BELOW[high]);
    for banker in 0..below_low.max(below_high) {
        let row = thirds.row(banker);
        if banker < below_low {
            add(&mut totals[banker + high], low, &row);
        }
        if banker < below_high && low != high {
            add(&mut totals[banker + low], high, &row);
        }
    }
}

#[inline(always)]
fn add<T: Number>(totals: &mut [T; PLAYER_DRAWS_BELOW + 9], player_third: usize, row: &Row<T>) {
    for (total, &deals) in totals[player_third..].iter_mut().zip(row) {
        *total = *total + deals;
    }
}

/// Two certain cards, taken out of the shoe to be the third cards.
struct Thirds<'a, T> {
    four: &'a Four<T>,
    low: usize,
    high: usize,
    /// In how many ways they can be chosen.
    ways: T,
    /// `to_low[s]`: the cards left that make a count `s` with the low one.
    to_low: [T; NATURAL],
    /// `to_high[s]`: the cards left that make a count `s` with the high one.
    to_high: [T; NATURAL],
}

impl<'a, T: Number> Thirds<'a, T> {
    #[inline(always)]
    fn new(four: &'a Four<T>, low: usize, high: usize) -> Thirds<'a, T> {
        let mut left = four.pairs.cards;
        let mut ways = left[low];
        left[low] = left[low] - T::ONE;
        ways = ways * left[high];
        left[high] = left[high] - T::ONE;
        let around = twice_over(left);
        Thirds { four, low, high, ways, to_low: *shifted(&around, low), to_high: *shifted(&around, high) }
    }

    /// The deals of six cards whose last two have these values, in this order, for a count of the Banker's pair.
    #[inline(always)]
    fn row(&self, banker: usize) -> Row<T> {
        let four = self.four;
        let (low, high) = (&four.avoiding[self.low][banker], &four.avoiding[self.high][banker]);
        let mut row = self.holding_both(banker);
        for (player, deals) in row.iter_mut().enumerate() {
            let avoiding = low[player] + high[player] - four.deals[banker][player];
            *deals = self.ways * (avoiding + *deals);
        }
        row
    }

    /// The deals of four cards that hold both of the two cards.
    #[inline(always)]
    fn holding_both(&self, banker: usize) -> Row<T> {
        let mut row = self.one_in_each_hand(banker);
        let sum = plus(self.low, self.high);
        if banker == sum {
            for (player, holding) in row.iter_mut().enumerate() {
                *holding = *holding + self.four.pairs.avoiding(player, self.low, self.high).twice();
            }
        }
        if sum < PLAYER_DRAWS_BELOW {
            row[sum] = row[sum] + self.four.pairs.avoiding(banker, self.low, self.high).twice();
        }
        row
    }

    /// Those that hold one of the two cards in each hand.
    #[inline(always)]
    fn one_in_each_hand(&self, banker: usize) -> Row<T> {
        let (with_low, with_high) = (self.to_low[banker].twice().twice(), self.to_high[banker].twice().twice());
        let mut row: Row<T> =
            core::array::from_fn(|p| self.to_low[p] * with_high + self.to_high[p] * with_low);
        // Where both partners have the same value, they are two cards and not one.
        let same = plus(minus(banker, self.high), self.low);
        if same < PLAYER_DRAWS_BELOW {
            row[same] = row[same] - with_high;
        }
        let same = plus(minus(banker, self.low), self.high);
        if same < PLAYER_DRAWS_BELOW {
            row[same] = row[same] - with_low;
        }
        row
    }
}
