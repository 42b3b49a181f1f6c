//! Published beside recomputed.

use super::alternative::as_read;
use super::explanation::Explanations;
use super::published::Published;
use crate::catalogue::{NotCounted, Table};
use crate::figures::Figures;

/// Whether a published figure comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does, to the decimals it is printed with.
    Match,
    /// It does not.
    Mismatch,
}

impl Verdict {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Match => "match",
            Verdict::Mismatch => "mismatch",
        }
    }
}

/// A published figure, what the text gives, and what would give the figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What is published.
    pub published: Published,
    /// The figures by the text, with every paytable.
    pub recomputed: Vec<Figures>,
    /// Whether they agree.
    pub verdict: Verdict,
    /// What would make them agree; nothing is searched where they do.
    pub explanations: Explanations,
}

/// Recomputes everything that is published.
pub fn audit() -> Result<Vec<Finding>, NotCounted> {
    Published::all().map(finding).collect()
}

fn finding(published: Published) -> Result<Finding, NotCounted> {
    let recomputed = as_read(published.game, published.wager, Table::Ordinary)?;
    let holds: Vec<_> = recomputed.iter().map(Figures::edge).collect();
    let (verdict, explanations) = if published.agrees(&holds) {
        (Verdict::Match, Explanations::default())
    } else {
        (Verdict::Mismatch, Explanations::of(&published, &recomputed)?)
    };
    Ok(Finding { published, recomputed, verdict, explanations })
}
