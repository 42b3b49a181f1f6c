//! Changed payouts, and the figures that follow.

use core::fmt;

use croupier_rules::Odds;

use crate::figures::{Figures, Outcome};
use crate::line_name::plain;
use crate::ratio::Ratio;

/// One payout changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The line.
    pub line: String,
    /// What it paid.
    pub from: Odds,
    /// What it pays instead.
    pub to: Odds,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.line, self.to)
    }
}

/// A paytable that holds what is wished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// The payouts that differ from the base, in the order of the wish; none if the base holds it already.
    pub changes: Vec<Change>,
    /// What it holds.
    pub hold: Ratio,
    /// How far it is from the base.
    pub distance: Ratio,
}

impl Design {
    /// The figures of the wager with this paytable.
    pub fn figures(&self, base: &Figures) -> Figures {
        with_changes(base, &self.changes)
    }
}

/// The figures of a wager with some payouts changed. A change of a line that the wager does not have does nothing.
pub fn with_changes(base: &Figures, changes: &[Change]) -> Figures {
    let outcomes = base.outcomes.iter().map(|outcome| with_change(outcome, changes)).collect();
    Figures { outcomes, paytable: name(base, changes), ..base.clone() }
}

fn with_change(outcome: &Outcome, changes: &[Change]) -> Outcome {
    match changes.iter().find(|change| plain(&change.line) == plain(&outcome.name)) {
        Some(&Change { to, .. }) => Outcome { pays: Some(to), net: net(outcome, to), ..outcome.clone() },
        None => outcome.clone(),
    }
}

/// What is won at another payout; what is won or lost beside it stays.
fn net(outcome: &Outcome, to: Odds) -> Ratio {
    let beside = outcome.pays.map_or(Ratio::zero(), |from| &outcome.net - &Ratio::of_odds(from));
    beside + Ratio::of_odds(to)
}

/// `A with two pair at 9 to 1`, so that nobody takes it for the paytable it came from.
fn name(base: &Figures, changes: &[Change]) -> Option<String> {
    let changes: Vec<String> = changes.iter().map(Change::to_string).collect();
    match (&base.paytable, changes.is_empty()) {
        (paytable, true) => paytable.clone(),
        (None, false) => Some(changes.join(", ")),
        (Some(paytable), false) => Some(format!("{paytable} with {}", changes.join(", "))),
    }
}
