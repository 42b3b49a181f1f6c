//! A line whose payout may move.

use core::ops::RangeInclusive;

use croupier_rules::Odds;

/// A line of a wish, found and checked.
#[derive(Clone, Debug)]
pub(super) struct MovedLine {
    /// The name of its outcome.
    pub(super) name: String,
    /// Its place in the wish.
    pub(super) place: usize,
    /// How many deals it is paid in.
    pub(super) count: i128,
    /// What the base pays.
    pub(super) base: Odds,
    /// The payouts it may have, to 1; at least one.
    pub(super) pays: RangeInclusive<u32>,
    /// What the cost of a change is multiplied by; see [`MovedLine::cost`].
    pub(super) weight: i128,
}

impl MovedLine {
    /// How many payouts there are.
    pub(super) fn payouts(&self) -> u128 {
        u128::from(self.pays.end() - self.pays.start()) + 1
    }

    /// How far a payout is from the base: the change beside the old payout, in a unit that all lines share so that
    /// it is a whole number.
    pub(super) fn cost(&self, payout: u32) -> i128 {
        let change = i128::from(payout) * i128::from(self.base.per()) - i128::from(self.base.pays());
        change.abs() * self.weight
    }

    /// The least and the most that the line can be paid over all deals.
    pub(super) fn paid(&self) -> (i128, i128) {
        (self.count * i128::from(*self.pays.start()), self.count * i128::from(*self.pays.end()))
    }

    /// The payouts with which the line is paid from `least` to `most` over all deals.
    pub(super) fn solve(&self, least: i128, most: i128) -> RangeInclusive<u32> {
        let clamp = |payout: i128| payout.clamp(0, i128::from(u32::MAX)) as u32;
        match self.count {
            0 if least <= 0 && 0 <= most => self.pays.clone(),
            count if count == 0 || most < 0 => NO_PAYOUT,
            count => {
                let (low, high) = (least.saturating_add(count - 1).div_euclid(count), most / count);
                clamp(low.max((*self.pays.start()).into()))..=clamp(high.min((*self.pays.end()).into()))
            }
        }
    }

    /// The payouts of a range, nearest to the base first, the lower one first of two that are equally near.
    pub(super) fn nearest_first(&self, range: RangeInclusive<u32>) -> impl Iterator<Item = u32> + '_ {
        let turn = (self.base.pays() / self.base.per()).saturating_add(1);
        let below = (*range.start()..turn.min(range.end().saturating_add(1))).rev();
        let above = turn.max(*range.start())..=*range.end();
        let (mut below, mut above) = (below.peekable(), above.peekable());
        core::iter::from_fn(move || match (below.peek(), above.peek()) {
            (Some(&low), Some(&high)) if self.cost(high) < self.cost(low) => above.next(),
            (Some(_), _) => below.next(),
            (None, _) => above.next(),
        })
    }
}

#[allow(clippy::reversed_empty_ranges)]
const NO_PAYOUT: RangeInclusive<u32> = 1..=0;

#[cfg(test)]
mod tests {
    use super::*;

    fn line(base: Odds, count: i128) -> MovedLine {
        MovedLine { name: String::new(), place: 0, count, base, pays: 2..=9, weight: 1 }
    }

    #[test]
    fn payouts_come_nearest_to_the_base_first() {
        let order = |base, range| line(base, 1).nearest_first(range).collect::<Vec<_>>();
        assert_eq!(order(Odds::to_1(4), 2..=7), [4, 3, 5, 2, 6, 7]);
        assert_eq!(order(Odds::to_1(1), 2..=4), [2, 3, 4]);
        assert_eq!(order(Odds::to_1(9), 2..=4), [4, 3, 2]);
        assert_eq!(order(Odds::new(5, 2).unwrap(), 1..=4), [2, 3, 1, 4]);
        assert_eq!(order(Odds::to_1(4), NO_PAYOUT), []);
    }

    #[test]
    fn the_last_payout_is_solved_for() {
        let three = line(Odds::to_1(4), 3);
        for (least, most) in (-20..40).flat_map(|least| (-20..40).map(move |most| (least, most))) {
            let met: Vec<u32> = (2..=9).filter(|&n| (least..=most).contains(&(3 * i128::from(n)))).collect();
            assert_eq!(three.solve(least, most).collect::<Vec<_>>(), met, "{least} to {most}");
        }
        assert_eq!(line(Odds::to_1(4), 0).solve(0, 5), 2..=9);
        assert!(line(Odds::to_1(4), 0).solve(1, 5).is_empty());
    }
}
