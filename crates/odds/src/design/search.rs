//! The search: every combination of prices that is paid the right amount, nearest to the base first.
//!
//! The lines are taken from the one with the fewest prices to the one with the most. A combination is dropped as
//! soon as the lines still open can no longer bring the sum into the range, or as soon as it is farther from the
//! base than the worst of a full list. The last line is not searched at all, but solved for.

use std::collections::BinaryHeap;

use super::line::MovedLine;

/// A combination that meets the wish. The order is that of the list: cost, then fewer changes, then lower prices.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Found {
    /// How far it is from the base, in the unit of [`MovedLine::cost`].
    pub(super) cost: i128,
    changes: usize,
    /// The prices, in the order of the wish.
    pub(super) prices: Vec<u32>,
}

/// What is left to bring in, and what has been spent.
#[derive(Clone, Copy)]
struct Open {
    least: i128,
    most: i128,
    cost: i128,
}

struct Search<'a> {
    lines: &'a [MovedLine],
    /// What the lines from each on can be paid in all, least and most.
    open: Vec<(i128, i128)>,
    prices: Vec<u32>,
    at_most: usize,
    found: BinaryHeap<Found>,
}

/// The combinations that are paid from `least` to `most`, nearest first; at most so many.
pub(super) fn search(mut lines: Vec<MovedLine>, least: i128, most: i128, at_most: usize) -> Vec<Found> {
    lines.sort_by_key(MovedLine::prices);
    let found = BinaryHeap::new();
    let mut search =
        Search { open: open(&lines), prices: vec![0; lines.len()], lines: &lines, at_most, found };
    search.from(0, Open { least, most, cost: 0 });
    search.found.into_sorted_vec()
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
        let (low, high) = self.open[next];
        if high < open.least || open.most < low {
            return;
        }
        match self.lines.len() - next {
            0 => self.keep(open.cost),
            1 => self.solve(&self.lines[next], open),
            _ => self.branch(next, open),
        }
    }

    fn branch(&mut self, next: usize, open: Open) {
        let line = &self.lines[next];
        for price in line.nearest_first(line.pays.clone()) {
            let cost = open.cost + line.cost(price);
            if self.is_too_far(cost) {
                return;
            }
            self.prices[line.place] = price;
            let paid = line.count * i128::from(price);
            let (least, most) = (open.least.saturating_sub(paid), open.most.saturating_sub(paid));
            self.from(next + 1, Open { least, most, cost });
        }
    }

    fn solve(&mut self, line: &MovedLine, open: Open) {
        for price in line.nearest_first(line.solve(open.least, open.most)) {
            let cost = open.cost + line.cost(price);
            if self.is_too_far(cost) {
                return;
            }
            self.prices[line.place] = price;
            self.keep(cost);
        }
    }

    /// Whether nothing of this cost or more can be listed any more. An equal cost can: it may change fewer lines.
    fn is_too_far(&self, cost: i128) -> bool {
        self.found.len() >= self.at_most && self.found.peek().is_none_or(|worst| worst.cost < cost)
    }

    fn keep(&mut self, cost: i128) {
        let changes = self.lines.iter().filter(|line| line.cost(self.prices[line.place]) > 0).count();
        self.found.push(Found { cost, changes, prices: self.prices.clone() });
        if self.found.len() > self.at_most {
            self.found.pop();
        }
    }
}
