//! The search: every combination of payouts that is paid the right amount, nearest to the base first.
//!
//! The lines that weigh most are taken first, and the one with the most payouts last. Of each line only those
//! payouts are tried from which the lines still open can bring the sum into the range; for the last line, that is
//! the answer itself. A combination is dropped as soon as it is farther from the base than the worst of a full
//! list.

use std::collections::BinaryHeap;

use super::line::MovedLine;

/// A combination that meets the wish. The order is that of the list: cost, then fewer changes, then lower payouts.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Found {
    /// How far it is from the base, in the unit of [`MovedLine::cost`].
    pub(super) cost: i128,
    changes: usize,
    /// The payouts, in the order of the wish.
    pub(super) payouts: Vec<u32>,
}

/// What is left to bring in, and what has been spent.
#[derive(Clone, Copy)]
struct Open {
    least: i128,
    most: i128,
    cost: i128,
}

impl Open {
    fn after(self, line: &MovedLine, payout: u32) -> Open {
        let paid = line.count * i128::from(payout);
        let (least, most) = (self.least.saturating_sub(paid), self.most.saturating_sub(paid));
        Open { least, most, cost: self.cost + line.cost(payout) }
    }
}

struct Search<'a> {
    lines: &'a [MovedLine],
    /// What the lines from each on can be paid in all, least and most.
    open: Vec<(i128, i128)>,
    payouts: Vec<u32>,
    at_most: usize,
    found: BinaryHeap<Found>,
}

/// The combinations that are paid from `least` to `most`, nearest first, up to a number of them.
pub(super) fn search(mut lines: Vec<MovedLine>, least: i128, most: i128, at_most: usize) -> Vec<Found> {
    in_order_of_search(&mut lines);
    let found = BinaryHeap::new();
    let mut search =
        Search { open: open(&lines), payouts: vec![0; lines.len()], lines: &lines, at_most, found };
    search.from(0, Open { least, most, cost: 0 });
    search.found.into_sorted_vec()
}

/// What a line can add to the sum, from its minimum to its maximum payout.
fn spread(line: &MovedLine) -> i128 {
    let (low, high) = line.paid();
    high - low
}

fn in_order_of_search(lines: &mut [MovedLine]) {
    lines.sort_by_key(|line| core::cmp::Reverse(spread(line)));
    let most = lines.iter().map(MovedLine::payouts).max();
    if let Some(last) = lines.iter().rposition(|line| Some(line.payouts()) == most) {
        lines[last..].rotate_left(1);
    }
}

fn open(lines: &[MovedLine]) -> Vec<(i128, i128)> {
    let mut open = vec![(0, 0); lines.len() + 1];
    for (i, line) in lines.iter().enumerate().rev() {
        let (low, high) = line.paid();
        open[i] = (open[i + 1].0 + low, open[i + 1].1 + high);
    }
    open
}

impl Search<'_> {
    fn from(&mut self, next: usize, open: Open) {
        let Some(line) = self.lines.get(next) else { return self.finish(open) };
        let (low, high) = self.open[next + 1];
        let payouts = line.solve(open.least.saturating_sub(high), open.most.saturating_sub(low));
        for payout in line.nearest_first(payouts) {
            let after = open.after(line, payout);
            if self.is_too_far(after.cost) {
                return;
            }
            self.payouts[line.place] = payout;
            self.from(next + 1, after);
        }
    }

    /// Without lines nothing has been solved for, so the range is looked at once more.
    fn finish(&mut self, open: Open) {
        if open.least <= 0 && 0 <= open.most {
            self.keep(open.cost);
        }
    }

    /// Whether the list is full of paytables that cost less. One of equal cost may still be listed: it may change
    /// fewer lines.
    fn is_too_far(&self, cost: i128) -> bool {
        self.found.len() >= self.at_most && self.found.peek().is_none_or(|worst| worst.cost < cost)
    }

    fn keep(&mut self, cost: i128) {
        let changes = self.lines.iter().filter(|line| line.cost(self.payouts[line.place]) > 0).count();
        self.found.push(Found { cost, changes, payouts: self.payouts.clone() });
        if self.found.len() > self.at_most {
            self.found.pop();
        }
    }
}
