//! Published figures: which single payout would account for one.

use core::ops::RangeInclusive;

use croupier_rules::Odds;
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

use super::bounds::{ceiling, floor, paid};
use super::check::plain_odds;
use super::wish::distance;
use crate::figures::{Figures, Outcome};
use crate::ratio::Ratio;

/// A single payout that makes a wager hold a published figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SingleChange {
    /// The line.
    pub line: String,
    /// What it pays.
    pub from: Odds,
    /// Every payout, to 1, with which the hold is rounded to the published figure. A line that is rarely hit has
    /// many, and is a poor explanation for it.
    pub to: RangeInclusive<u32>,
    /// The one of them that is nearest to what the line pays.
    pub nearest: u32,
    /// How far that is from the base.
    pub distance: Ratio,
}

/// The single changes of a payout to another whole number to 1 after which the hold, as a percentage with this many
/// decimals, is the published one; nearest to the base first. None if the base holds it already.
///
/// ```
/// use croupier_odds::Ratio;
/// use croupier_odds::design::explain;
/// use croupier_odds::saigon_5_card::{BonusOptions, Remaining, bonus};
/// let base = bonus(Remaining::FULL, &BonusOptions::default());
/// let changes = explain(&base, &Ratio::new(797, 10_000), 2);
/// assert_eq!((changes[0].line.as_str(), changes[0].nearest), ("two pair", 9));
/// ```
pub fn explain(base: &Figures, published: &Ratio, places: u32) -> Vec<SingleChange> {
    let figure = Published::of(published, places);
    if figure.is(&base.edge()) {
        return Vec::new();
    }
    let lines = base.outcomes.iter().filter(|line| line.count > 0);
    let mut changes: Vec<_> = lines.filter_map(|line| change(base, line, &figure)).collect();
    changes.sort_by(|a, b| a.distance.cmp(&b.distance));
    changes
}

fn change(base: &Figures, line: &Outcome, figure: &Published) -> Option<SingleChange> {
    let from = plain_odds(line)?;
    let to = payouts(base, line, figure)?;
    let (low, high) = (distance(from, *to.start()), distance(from, *to.end()));
    let (nearest, distance) = if low <= high { (*to.start(), low) } else { (*to.end(), high) };
    Some(SingleChange { line: line.name.clone(), from, to, nearest, distance })
}

/// Every payout with which the hold is the figure. The halves at both ends are rounded away from zero, so that
/// either end may be one too far.
fn payouts(base: &Figures, line: &Outcome, figure: &Published) -> Option<RangeInclusive<u32>> {
    let (least, most) = paid(base, |outcome| core::ptr::eq(outcome, line), &figure.least(), &figure.most());
    let (low, high) = (ceiling(&Ratio::new(least, line.count)), floor(&Ratio::new(most, line.count)));
    let low = if low.is_positive() { low.to_u32()? } else { 1 };
    let high = if high.is_positive() { high.to_u32().unwrap_or(u32::MAX) } else { 0 };
    let fits = |payout: &u32| figure.is(&hold(base, line, *payout));
    let (first, last) = ((low..=high).take(2).find(fits), (low..=high).rev().take(2).find(fits));
    first.zip(last).map(|(first, last)| first..=last)
}

fn hold(base: &Figures, line: &Outcome, payout: u32) -> Ratio {
    let more = &Ratio::whole(payout) - &line.net;
    &base.edge() - &(&more * &Ratio::new(line.count, base.total))
}

/// A percentage with this many decimals.
struct Published {
    text: String,
    places: u32,
    /// The figure, rounded, in units of its last decimal.
    units: BigInt,
}

impl Published {
    fn of(figure: &Ratio, places: u32) -> Published {
        let units = figure.abs() * Ratio::whole(Published::units_in_one(places));
        let rounded = floor(&(units + Ratio::new(1, 2)));
        let units = if figure.is_positive() { rounded } else { -rounded };
        Published { text: figure.percent(places), places, units }
    }

    /// Whether a hold is shown as this figure.
    fn is(&self, hold: &Ratio) -> bool {
        hold.percent(self.places) == self.text
    }

    fn least(&self) -> Ratio {
        self.half_units(2 * &self.units - 1)
    }

    fn most(&self) -> Ratio {
        self.half_units(2 * &self.units + 1)
    }

    fn half_units(&self, halves: BigInt) -> Ratio {
        Ratio::new(halves, 2 * Published::units_in_one(self.places))
    }

    fn units_in_one(places: u32) -> BigInt {
        BigInt::from(10).pow(places + 2)
    }
}
