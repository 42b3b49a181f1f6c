//! What can be wrong with a wish.

use core::fmt;

use super::wish::MOST_COMBINATIONS;

/// Something wrong with a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DesignDefect {
    /// The wager has no such outcome.
    UnknownLine {
        /// The name as written.
        line: String,
        /// The paid outcome that is spelled most like it.
        nearest: Option<String>,
    },
    /// The outcome is not paid at odds, or wins something else as well, such as a later wager.
    NotPaidAtOdds {
        /// The line.
        line: String,
    },
    /// The line is named more than once.
    DuplicateLine {
        /// The line.
        line: String,
    },
    /// The bounds hold no payout of at least 1 to 1.
    NoPayouts {
        /// The line.
        line: String,
    },
    /// The minimum hold is above the maximum.
    EmptyHold,
    /// The payouts of all lines but the one with the widest bounds have too many combinations.
    TooManyCombinations {
        /// How many there are.
        combinations: u128,
    },
    /// The counts or the payouts are beyond what the search can add up.
    TooLarge,
}

impl fmt::Display for DesignDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DesignDefect::UnknownLine { line, nearest: Some(nearest) } => {
                write!(f, "there is no line {line:?}; the nearest is {nearest:?}")
            }
            DesignDefect::UnknownLine { line, nearest: None } => write!(f, "there is no line {line:?}"),
            DesignDefect::NotPaidAtOdds { line } => write!(f, "{line:?} has no payout that can be moved"),
            DesignDefect::DuplicateLine { line } => write!(f, "the line {line:?} is named more than once"),
            DesignDefect::NoPayouts { line } => {
                write!(f, "the bounds of {line:?} hold no payout of at least 1 to 1")
            }
            DesignDefect::EmptyHold => f.write_str("the least hold is above the most"),
            DesignDefect::TooManyCombinations { combinations } => write!(
                f,
                "there are {combinations} combinations of payouts without the widest line, and at most \
                 {MOST_COMBINATIONS} are searched: narrow the bounds or move fewer lines"
            ),
            DesignDefect::TooLarge => f.write_str("the counts or the payouts are too large to be searched"),
        }
    }
}

/// Everything wrong with a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DesignError {
    /// The defects, at least one.
    pub defects: Vec<DesignDefect>,
}

impl fmt::Display for DesignError {
    /// A line for each defect.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.defects.iter().map(DesignDefect::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for DesignError {}
