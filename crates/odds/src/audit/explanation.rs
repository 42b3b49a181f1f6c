//! What a published figure may have been computed from.

use super::alternative::{Alternative, Changed};
use super::pay_line::{PayLine, Search};
use super::published::Published;
use crate::catalogue::NotCounted;
use crate::figures::Figures;
use crate::ratio::Ratio;

/// A provision read differently, with which a wager would hold what is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherReading {
    /// The number of the reading.
    pub reading: &'static str,
    /// The alternative in words.
    pub says: &'static str,
    /// What the wager would then hold, with each paytable.
    pub holds: Vec<Ratio>,
}

/// Every single change of the text that gives a published figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanations {
    /// Payouts, nearest to the text first.
    pub pay_lines: Vec<PayLine>,
    /// Readings.
    pub readings: Vec<OtherReading>,
    /// How many lines were tried at every payout.
    pub lines_tried: usize,
    /// How many readings were tried.
    pub readings_tried: usize,
}

impl Explanations {
    /// Searches all payouts and all readings.
    pub(super) fn of(published: &Published, tables: &[Figures]) -> Result<Explanations, NotCounted> {
        let search = Search::new(published, tables);
        let alternatives = Alternative::of_game(published.game);
        let tried: Result<Vec<_>, _> =
            alternatives.iter().map(|alternative| reading(published, tables, alternative)).collect();
        Ok(Explanations {
            pay_lines: search.run(),
            readings: tried?.into_iter().flatten().collect(),
            lines_tried: search.size(),
            readings_tried: alternatives.len(),
        })
    }
}

/// The reading, if the figures under its alternative are the published ones.
fn reading(
    published: &Published,
    tables: &[Figures],
    alternative: &Alternative,
) -> Result<Option<OtherReading>, NotCounted> {
    let changes = alternative.changes(published.game)?;
    let holds: Vec<Ratio> = tables.iter().map(|table| hold(table, &changes)).collect();
    let (reading, says) = (alternative.reading, alternative.says);
    Ok(published.agrees(&holds).then_some(OtherReading { reading, says, holds }))
}

/// What a paytable holds under the alternative, where that touches it.
fn hold(table: &Figures, changes: &[Changed]) -> Ratio {
    let changed = changes
        .iter()
        .find(|change| (change.as_read.wager, &change.as_read.paytable) == (table.wager, &table.paytable));
    changed.map_or(table, |change| &change.otherwise).edge()
}
