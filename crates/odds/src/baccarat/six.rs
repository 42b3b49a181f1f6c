//! The deals in which both hands draw: identities 5 and 6 of [the module's page](super).

use super::four::{Four, Row, Square, around, minus, plus, shifted};
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
        let avoiding = four.avoiding(low);
        for high in low..10 {
            let mut thirds = Thirds::new(four, low, high);
            thirds.add_apart(&avoiding, &mut totals);
            thirds.add_together(&mut totals);
        }
    }
    totals
}

/// Two certain cards, taken out of the shoe to be the third cards.
struct Thirds<'a, T> {
    four: &'a Four<T>,
    low: usize,
    high: usize,
    /// In how many ways they can be chosen.
    ways: T,
    /// `to_low[s]`: the cards left that make a count `s` with the low one.
    to_low: [T; 10],
    /// `to_high[s]`: the cards left that make a count `s` with the high one.
    to_high: [T; 10],
}

impl<'a, T: Number> Thirds<'a, T> {
    #[inline(always)]
    fn new(four: &'a Four<T>, low: usize, high: usize) -> Thirds<'a, T> {
        let mut left = four.pairs.cards;
        let mut ways = left[low];
        left[low] = left[low] - T::ONE;
        ways = ways * left[high];
        left[high] = left[high] - T::ONE;
        let left = around(&left);
        Thirds { four, low, high, ways, to_low: shifted(&left, low), to_high: shifted(&left, high) }
    }

    /// The Banker's counts of interest: those that draw after one or the other of the two cards.
    #[inline(always)]
    fn bankers(&self) -> core::ops::Range<usize> {
        0..BANKER_DRAWS_BELOW[self.low].max(BANKER_DRAWS_BELOW[self.high])
    }

    /// Adds the deals that avoid the two cards, but for those that [`Thirds::add_together`] adds.
    #[inline(always)]
    fn add_apart(&mut self, avoiding_low: &Square<T>, totals: &mut Totals<T>) {
        for banker in self.bankers() {
            let row = self.apart(banker, &avoiding_low[banker]);
            self.add_row(totals, banker, &row);
        }
    }

    /// The row for a count of the Banker's pair. Where the partners of both cards have the same value, they are two
    /// cards and not one: for the length of this row, that value has one card less.
    #[inline(always)]
    fn apart(&mut self, banker: usize, avoiding_low: &Row<T>) -> Row<T> {
        let (with_low, with_high) = (self.to_low[banker], self.to_high[banker]);
        let (same_low, same_high) = (minus(banker, self.high - self.low), plus(banker, self.high - self.low));
        self.to_low[same_low] = self.to_low[same_low] - T::ONE;
        self.to_high[same_high] = self.to_high[same_high] - T::ONE;
        let row = self.row(banker, avoiding_low, with_low, with_high);
        self.to_low[same_low] = self.to_low[same_low] + T::ONE;
        self.to_high[same_high] = self.to_high[same_high] + T::ONE;
        row
    }

    #[inline(always)]
    fn row(&self, banker: usize, avoiding_low: &Row<T>, with_low: T, with_high: T) -> Row<T> {
        let (with_low, with_high) = (with_low.twice().twice(), with_high.twice().twice());
        let holding_high = &self.four.holding[self.high][banker];
        core::array::from_fn(|player| {
            let holding_both = self.to_low[player] * with_high + self.to_high[player] * with_low;
            self.ways * (avoiding_low[player] - holding_high[player] + holding_both)
        })
    }

    /// Adds the deals that would hold both cards in one pair, which were taken away twice.
    #[inline(always)]
    fn add_together(&self, totals: &mut Totals<T>) {
        let sum = plus(self.low, self.high);
        if self.bankers().contains(&sum) {
            self.add_row(totals, sum, &core::array::from_fn(|player| self.together(player)));
        }
        if sum < PLAYER_DRAWS_BELOW {
            for banker in self.bankers() {
                self.add_one(totals, banker, sum, self.together(banker));
            }
        }
    }

    /// Those where the other pair has this count.
    #[inline(always)]
    fn together(&self, other: usize) -> T {
        self.ways * self.four.pairs.avoiding(other, self.low, self.high).twice()
    }

    /// Enters a row under both ways to give the two cards to the hands, as far as the Banker's Hand then draws.
    #[inline(always)]
    fn add_row(&self, totals: &mut Totals<T>, banker: usize, row: &Row<T>) {
        if banker < BANKER_DRAWS_BELOW[self.low] {
            add(&mut totals[banker + self.high], self.low, row);
        }
        if banker < BANKER_DRAWS_BELOW[self.high] && self.low != self.high {
            add(&mut totals[banker + self.low], self.high, row);
        }
    }

    /// Enters one number in the same way.
    #[inline(always)]
    fn add_one(&self, totals: &mut Totals<T>, banker: usize, player: usize, deals: T) {
        if banker < BANKER_DRAWS_BELOW[self.low] {
            add(&mut totals[banker + self.high], player + self.low, &[deals]);
        }
        if banker < BANKER_DRAWS_BELOW[self.high] && self.low != self.high {
            add(&mut totals[banker + self.low], player + self.high, &[deals]);
        }
    }
}

/// Adds numbers to the totals from one on.
#[inline(always)]
fn add<T: Number, const N: usize>(totals: &mut [T], from: usize, numbers: &[T; N]) {
    if let Some(totals) = totals[from..].first_chunk_mut::<N>() {
        for (total, &number) in totals.iter_mut().zip(numbers) {
            *total = *total + number;
        }
    }
}
