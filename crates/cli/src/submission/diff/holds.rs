//! What becomes of the hold of each wager.

use croupier_odds::Ratio;
use serde::Serialize;

use croupier_odds::offer::OfferedWager;

/// A wager before and after, in per cent; a hold is missing where the wager is not offered.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Hold {
    /// The wager.
    pub wager: &'static str,
    /// By the first file.
    pub before: Option<String>,
    /// By the second file.
    pub after: Option<String>,
    /// How much more the second one holds, where both offer the wager.
    pub difference: Option<String>,
}

/// Every wager that either table offers.
pub fn between(a: &[OfferedWager], b: &[OfferedWager]) -> Vec<Hold> {
    let added = b.iter().filter(|wager| find(a, wager.slug).is_none());
    a.iter().chain(added).map(|wager| hold(wager.slug, a, b)).collect()
}

fn find<'a>(wagers: &'a [OfferedWager], slug: &str) -> Option<&'a OfferedWager> {
    wagers.iter().find(|wager| wager.slug == slug)
}

fn hold(slug: &'static str, a: &[OfferedWager], b: &[OfferedWager]) -> Hold {
    let (a, b) = (find(a, slug), find(b, slug));
    let difference = a.zip(b).map(|(a, b)| signed(&(&b.hold - &a.hold)));
    Hold {
        wager: slug,
        before: a.map(OfferedWager::percent),
        after: b.map(OfferedWager::percent),
        difference,
    }
}

fn signed(difference: &Ratio) -> String {
    let sign = if difference.is_positive() { "+" } else { "" };
    format!("{sign}{}", difference.percent(4))
}
