//! A wish against the figures: every line found, every defect reported.

use croupier_rules::Odds;

use super::error::{DesignDefect, DesignError};
use super::line::MovedLine;
use super::wish::{MOST_COMBINATIONS, Move, Wish};
use crate::figures::{Figures, Outcome};
use crate::line_name::{nearest, plain};
use crate::ratio::Ratio;
use crate::three_card_prime::BAD_BEAT;

/// The most deals of a line, so that ten lines at any payout add up within the numbers of the search.
const MOST_DEALS: u128 = 1 << 90;

/// The most that the least common multiple of the old payouts may be, so that costs add up as well.
const MOST_WEIGHT: i128 = 1 << 56;

/// The lines of a wish, in its order.
pub(super) fn lines(base: &Figures, wish: &Wish) -> Result<Vec<MovedLine>, DesignError> {
    let found = wish.moves.iter().enumerate().map(|(place, moved)| line(base, moved, place));
    let (good, bad): (Vec<_>, Vec<_>) = found.partition(Result::is_ok);
    let mut lines: Vec<_> = good.into_iter().flatten().collect();
    let mut defects: Vec<_> = bad.into_iter().filter_map(Result::err).collect();
    defects.extend(duplicates(&wish.moves));
    defects.extend((wish.least > wish.most).then_some(DesignDefect::EmptyHold));
    defects.extend(too_many(&lines));
    defects.extend(weigh(&mut lines).err());
    if defects.is_empty() { Ok(lines) } else { Err(DesignError { defects }) }
}

/// Whether a wish moves an outcome.
pub(super) fn is_moved(wish: &Wish, outcome: &Outcome) -> bool {
    wish.moves.iter().any(|moved| plain(&moved.line) == plain(&outcome.name))
}

/// The odds of an outcome that wins exactly them.
pub(super) fn plain_odds(outcome: &Outcome) -> Option<Odds> {
    outcome.pays.filter(|&odds| odds.pays() > 0 && Ratio::of_odds(odds) == outcome.net)
}

/// The lines of a wager that can be moved.
pub fn movable(base: &Figures) -> impl Iterator<Item = &str> {
    let lines = base.outcomes.iter().filter(|outcome| movable_odds(base, outcome).is_some());
    lines.map(|outcome| outcome.name.as_str())
}

/// The odds of an outcome that can be moved. Where a decision belongs to the wager, other payouts could change what
/// is best, but for the Bad Beat Bonus: it is won beside an Ante that is lost in any case, with hands that are
/// raised at every payout.
fn movable_odds(base: &Figures, outcome: &Outcome) -> Option<Odds> {
    match base.play {
        Some(_) => outcome.pays.filter(|odds| odds.pays() > 0 && outcome.name.starts_with(BAD_BEAT)),
        None => plain_odds(outcome),
    }
}

fn line(base: &Figures, moved: &Move, place: usize) -> Result<MovedLine, DesignDefect> {
    let mut named = base.outcomes.iter().filter(|outcome| plain(&outcome.name) == plain(&moved.line));
    let outcome = named.next().ok_or_else(|| unknown(base, moved))?;
    let odds = movable_odds(base, outcome).filter(|_| named.next().is_none());
    let (name, pays) = (outcome.name.clone(), moved.pays.clone());
    let Some(odds) = odds else { return Err(DesignDefect::NotPaidAtOdds { line: name }) };
    if pays.is_empty() || *pays.start() == 0 {
        return Err(DesignDefect::NoPayouts { line: name });
    }
    let count = Some(outcome.count).filter(|&count| count <= MOST_DEALS).ok_or(DesignDefect::TooLarge)?;
    Ok(MovedLine { name, place, count: count as i128, base: odds, pays, weight: 1 })
}

fn unknown(base: &Figures, moved: &Move) -> DesignDefect {
    let nearest = nearest(&moved.line, movable(base)).map(str::to_owned);
    DesignDefect::UnknownLine { line: moved.line.clone(), nearest }
}

/// The lines that are named again, each once.
fn duplicates(moves: &[Move]) -> impl Iterator<Item = DesignDefect> {
    let names: Vec<String> = moves.iter().map(|moved| plain(&moved.line)).collect();
    let before = move |i: usize| names[..i].iter().filter(|name| **name == names[i]).count();
    let again = moves.iter().enumerate().filter(move |&(i, _)| before(i) == 1);
    again.map(|(_, moved)| DesignDefect::DuplicateLine { line: moved.line.clone() })
}

/// Too many combinations of all lines but the one with the most payouts.
fn too_many(lines: &[MovedLine]) -> Option<DesignDefect> {
    let widest = lines.iter().map(MovedLine::payouts).max().unwrap_or(1);
    let all = lines.iter().fold(1u128, |all, line| all.saturating_mul(line.payouts()));
    let combinations = all / widest;
    (combinations > MOST_COMBINATIONS).then_some(DesignDefect::TooManyCombinations { combinations })
}

/// Gives each line the weight that makes the cost of its changes a whole number in a common unit.
fn weigh(lines: &mut [MovedLine]) -> Result<(), DesignDefect> {
    let old_payout = |line: &MovedLine| i128::from(line.base.pays());
    let unit = lines.iter().try_fold(1, |unit, line| common_multiple(unit, old_payout(line)));
    let unit = unit.ok_or(DesignDefect::TooLarge)?;
    lines.iter_mut().for_each(|line| line.weight = unit / old_payout(line));
    Ok(())
}

fn common_multiple(a: i128, b: i128) -> Option<i128> {
    Some(a / common_divisor(a, b) * b).filter(|&multiple| multiple <= MOST_WEIGHT)
}

fn common_divisor(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
