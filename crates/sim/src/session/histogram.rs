//! A distribution of amounts in bounded space.

use std::collections::BTreeMap;

/// How many different classes are kept apart; beyond, classes are twice as wide.
const MOST_CLASSES: usize = 4096;

/// Amounts in classes. Which classes there are depends on the amounts alone, never on the order they come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    width: i64,
    classes: BTreeMap<i64, u64>,
    count: u64,
    sum: i128,
    squares: i128,
}

impl Default for Histogram {
    fn default() -> Self {
        Histogram { width: 1, classes: BTreeMap::new(), count: 0, sum: 0, squares: 0 }
    }
}

impl Histogram {
    /// Adds an amount.
    pub fn add(&mut self, amount: i64) {
        *self.classes.entry(amount.div_euclid(self.width)).or_default() += 1;
        self.count += 1;
        self.sum += i128::from(amount);
        self.squares += i128::from(amount) * i128::from(amount);
        self.narrow();
    }

    /// Adds all amounts of another.
    pub fn merge(&mut self, other: &Histogram) {
        self.widen(other.width);
        for (class, count) in &other.classes {
            *self.classes.entry((class * other.width).div_euclid(self.width)).or_default() += count;
        }
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.narrow();
    }

    fn narrow(&mut self) {
        while self.classes.len() > MOST_CLASSES {
            self.widen(self.width * 2);
        }
    }

    fn widen(&mut self, width: i64) {
        if width > self.width {
            let classes = core::mem::take(&mut self.classes);
            for (class, count) in classes {
                *self.classes.entry((class * self.width).div_euclid(width)).or_default() += count;
            }
            self.width = width;
        }
    }

    /// How many amounts there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The mean; none without an amount.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The standard deviation; none without an amount.
    pub fn deviation(&self) -> Option<f64> {
        let mean = self.mean()?;
        Some((self.squares as f64 / self.count as f64 - mean * mean).max(0.0).sqrt())
    }

    /// The amount that this share of all does not exceed, down to the class.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        let wanted = (share * self.count as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let class = self.classes.iter().find(|(_, count)| {
            seen += **count;
            seen >= wanted
        });
        class.map(|(class, _)| class * self.width)
    }

    /// The lower end of each class, and how many amounts it has.
    pub fn classes(&self) -> impl Iterator<Item = (i64, u64)> + '_ {
        self.classes.iter().map(|(class, count)| (class * self.width, *count))
    }
}
