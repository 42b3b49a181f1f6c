//! Paytables under consideration, by the names of their lines. Reading them from a file is left to others;
//! here they are checked against the lines that a wager has.

use core::fmt;

use croupier_rules::Odds;
use croupier_rules::kit::paytable::{Line, Pays};

use crate::line_name::{nearest, plain};

#[cfg(test)]
mod tests;

/// A paytable as it was written, unchecked.
///
/// ```
/// use croupier_odds::custom::Custom;
/// use croupier_rules::chapters::three_card_prime::payouts::PRIME;
/// let lines = [("same color player and dealer hand", "5 to 1"), ("same color playr hand", "3 to 1")];
/// let custom = Custom { lines: lines.map(|(name, odds)| (name.into(), odds.parse().unwrap())).into() };
/// let why = custom.pays_like(&PRIME.pays).unwrap_err().to_string();
/// assert_eq!(
///     why,
///     "there is no line \"same color playr hand\"; the nearest is \"same color player hand\"\n\
///      the line \"same color player hand\" is missing"
/// );
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Custom {
    /// What each line pays. Case, spaces and hyphens in a name do not matter: `two-pair` is `two pair`.
    pub lines: Vec<(String, Odds)>,
}

/// Something wrong with a custom paytable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomDefect {
    /// The wager has no such line.
    UnknownLine {
        /// The name as written.
        name: String,
        /// The line that is spelled most like it.
        nearest: Option<&'static str>,
    },
    /// The same line has several payouts.
    DuplicateLine {
        /// The line.
        name: &'static str,
    },
    /// A line that is paid in the paytable it replaces has no payout.
    MissingLine {
        /// The line.
        name: &'static str,
    },
}

impl fmt::Display for CustomDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CustomDefect::UnknownLine { name, nearest: Some(nearest) } => {
                write!(f, "there is no line {name:?}; the nearest is {nearest:?}")
            }
            CustomDefect::UnknownLine { name, nearest: None } => write!(f, "there is no line {name:?}"),
            CustomDefect::DuplicateLine { name } => write!(f, "the line {name:?} has more than one payout"),
            CustomDefect::MissingLine { name } => write!(f, "the line {name:?} is missing"),
        }
    }
}

/// Everything wrong with a custom paytable: unknown lines, then duplicate ones, then missing ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomError {
    /// The defects, at least one.
    pub defects: Vec<CustomDefect>,
}

impl fmt::Display for CustomError {
    /// A line for each defect.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.defects.iter().map(CustomDefect::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for CustomError {}

impl Custom {
    /// A paytable as it stands, to start from: every line that it pays, in its order.
    pub fn of<L: Line>(pays: &Pays<L>) -> Custom {
        let paid = L::ALL.iter().filter_map(|&line| Some((line.name().to_owned(), pays.odds(line)?)));
        Custom { lines: paid.collect() }
    }

    /// The paytable, if it pays every line that the paytable it replaces pays, each once, and no other. A line
    /// that is not paid there, such as one that only pushes, may be left out and is then not paid here either.
    /// Odds of nothing, such as `0 to 1`, mean that the line is not paid.
    pub fn pays_like<L: Line>(&self, base: &Pays<L>) -> Result<Pays<L>, CustomError> {
        let defects: Vec<_> =
            self.unknown::<L>().chain(self.duplicate::<L>()).chain(self.missing(base)).collect();
        if defects.is_empty() { Ok(self.as_pays()) } else { Err(CustomError { defects }) }
    }

    fn as_pays<L: Line>(&self) -> Pays<L> {
        let payout = |line| self.payouts(line).next().filter(|odds| odds.pays() > 0);
        L::ALL.iter().fold(Pays::to_1([]), |pays, &line| pays.with(line, payout(line)))
    }

    fn payouts<L: Line>(&self, line: L) -> impl Iterator<Item = Odds> + '_ {
        self.lines.iter().filter(move |(name, _)| plain(name) == plain(line.name())).map(|&(_, odds)| odds)
    }

    fn unknown<L: Line>(&self) -> impl Iterator<Item = CustomDefect> + '_ {
        let names = || L::ALL.iter().map(|line| line.name());
        let known = move |name: &str| names().any(|line| plain(line) == plain(name));
        let unknown = self.lines.iter().filter(move |(name, _)| !known(name));
        unknown.map(move |(name, _)| CustomDefect::UnknownLine {
            name: name.clone(),
            nearest: nearest(name, names()),
        })
    }

    fn duplicate<L: Line>(&self) -> impl Iterator<Item = CustomDefect> + '_ {
        let twice = L::ALL.iter().filter(|&&line| self.payouts(line).count() > 1);
        twice.map(|line| CustomDefect::DuplicateLine { name: line.name() })
    }

    fn missing<L: Line>(&self, base: &Pays<L>) -> impl Iterator<Item = CustomDefect> {
        let paid = L::ALL.iter().filter(|&&line| base.odds(line).is_some());
        paid.filter(|&&line| self.payouts(line).next().is_none())
            .map(|line| CustomDefect::MissingLine { name: line.name() })
    }
}
