//! A wish, checked and granted.

use core::ops::RangeInclusive;

use croupier_rules::Odds;

use super::bounds::{brought_beside, clamped, paid};
use super::change::{Change, Design};
use super::check::{is_moved, lines};
use super::error::DesignError;
use super::line::MovedLine;
use super::search::{Found, search};
use crate::figures::Figures;
use crate::ratio::Ratio;

/// The most combinations of payouts that are searched, not counting the line with the widest bounds, whose payout is
/// solved for. Nearly all are cut off unseen; the limit is there so that a search always ends soon.
pub const MOST_COMBINATIONS: u128 = 50_000_000;

/// The most paytables that are listed, however many are asked for.
pub const MOST_LISTED: usize = 10_000;

/// A line that may move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The name of the outcome. Case, spaces and hyphens do not matter.
    pub line: String,
    /// The payouts it may have, to 1. The payout it has now is one of them only if it is within.
    pub pays: RangeInclusive<u32>,
}

/// What a wager shall hold, and which payouts may be changed for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The minimum hold.
    pub least: Ratio,
    /// The most.
    pub most: Ratio,
    /// The lines that may move; all others stay.
    pub moves: Vec<Move>,
    /// How many paytables to list, up to [`MOST_LISTED`].
    pub at_most: usize,
}

/// The paytables that grant a wish, nearest to the base first; of equally near ones, those that change fewer lines.
///
/// ```
/// use croupier_odds::Ratio;
/// use croupier_odds::design::{Move, Wish, design};
/// use croupier_odds::saigon_5_card::{BonusOptions, Remaining, bonus};
/// let base = bonus(Remaining::FULL, &BonusOptions::default());
/// let moves = ["full house", "two pair"].map(|line| Move { line: line.into(), pays: 5..=30 }).to_vec();
/// let (least, most) = (Ratio::new(79, 1000), Ratio::new(80, 1000));
/// let designs = design(&base, &Wish { least, most, moves, at_most: 3 }).unwrap();
/// assert_eq!(designs[0].changes[0].to_string(), "two pair at 9 to 1");
/// assert_eq!(designs[0].hold.percent(2), "7.97");
/// ```
pub fn design(base: &Figures, wish: &Wish) -> Result<Vec<Design>, DesignError> {
    let lines = lines(base, wish)?;
    let (least, most) = paid(base, |outcome| is_moved(wish, outcome), &wish.least, &wish.most);
    let found = search(lines.clone(), clamped(&least), clamped(&most), wish.at_most.min(MOST_LISTED));
    let unmoved = brought_beside(base, |outcome| is_moved(wish, outcome));
    Ok(found.iter().map(|found| granted(base, &lines, found, &unmoved)).collect())
}

fn granted(base: &Figures, lines: &[MovedLine], found: &Found, unmoved: &Ratio) -> Design {
    let paid_lines = || lines.iter().map(|line| (line, found.payouts[line.place]));
    let paid: i128 = paid_lines().map(|(line, payout)| line.count * i128::from(payout)).sum();
    Design {
        changes: paid_lines().filter(|(line, payout)| line.cost(*payout) > 0).map(change).collect(),
        hold: &(unmoved - &Ratio::whole(paid)) / &Ratio::whole(base.total),
        distance: paid_lines().map(|(line, payout)| distance(line.base, payout)).sum(),
    }
}

fn change((line, payout): (&MovedLine, u32)) -> Change {
    Change { line: line.name.clone(), from: line.base, to: Odds::to_1(payout) }
}

/// The change beside the old payout.
pub(super) fn distance(base: Odds, payout: u32) -> Ratio {
    let base = Ratio::of_odds(base);
    &(&Ratio::whole(payout) - &base).abs() / &base
}
