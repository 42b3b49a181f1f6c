//! What was counted.

use croupier_rules::families::baccarat::{Coup, Side};

use super::class::Class;

/// How many of the equally likely deals fall into each class.
///
/// A deal is an ordered draw of six cards: those that a round does not use are counted with the rest, so that all
/// deals weigh the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts([u128; Class::COUNT]);

impl Counts {
    /// The counts of the classes in their order.
    pub(super) fn new(classes: impl IntoIterator<Item = u128>) -> Counts {
        let mut counts = [0; Class::COUNT];
        counts.iter_mut().zip(classes).for_each(|(count, class)| *count = class);
        Counts(counts)
    }

    /// The deals of a class.
    pub const fn count(&self, class: Class) -> u128 {
        self.0[class.index()]
    }

    /// Every class with its deals.
    pub fn classes(&self) -> impl Iterator<Item = (Class, u128)> + '_ {
        Class::all().map(|class| (class, self.count(class)))
    }

    /// All deals.
    pub fn total(&self) -> u128 {
        self.0.iter().sum()
    }

    /// The deals that a hand wins, or the ties.
    pub fn won_by(&self, winner: Option<Side>) -> u128 {
        self.sum(|coup| coup.winner() == winner)
    }

    /// The deals that make a Dragon 7.
    pub fn dragon_7(&self) -> u128 {
        self.sum(Coup::is_dragon_7)
    }

    fn sum(&self, counts: impl Fn(Coup) -> bool) -> u128 {
        self.classes().filter(|(class, _)| counts(class.coup())).map(|(_, deals)| deals).sum()
    }
}
