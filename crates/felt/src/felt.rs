//! The whole layout of a table.

use croupier_rules::submission::ApprovedSubmission;

use crate::lettering::Lettering;
use crate::mark::{Area, Key, Mark, Style, Text};
use crate::payout_lists::InscribedPayouts;
use crate::plan::Plan;
use crate::sketch::Sketch;
use crate::table::TableShape;
use crate::{dealer_side, middle, seats};

/// A layout: the table, and every mark on it in the order in which they are drawn.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Felt {
    /// The table.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub table: TableShape,
    /// The marks.
    pub marks: Vec<Mark>,
    /// Where a drawing that numbers its items has the numbers, each item once.
    pub keys: Vec<Key>,
}

impl Felt {
    /// The layout of a submission. The payouts are given, because what a wager is paid is worked out elsewhere; they
    /// stand on the felt where the submission declares them there.
    pub fn of(submission: &ApprovedSubmission, payouts: &[InscribedPayouts], lettering: Lettering) -> Felt {
        let plan = Plan::of(submission);
        let table = TableShape::of(submission);
        let mut sketch = Sketch::new(lettering);
        sketch.adorn(&table.rail, Style::Rail);
        sketch.adorn(&table.felt, Style::Felt);
        seats::draw(&mut sketch, &table, &plan);
        dealer_side::draw(&mut sketch, &table, &plan);
        middle::draw(&mut sketch, &table, &plan, payouts);
        let Sketch { marks, keys, .. } = sketch;
        Felt { table, marks, keys }
    }

    /// Every area and every thing.
    pub fn areas(&self) -> impl Iterator<Item = &Area> {
        self.marks.iter().filter_map(|mark| match mark {
            Mark::Area(area) => Some(area),
            Mark::Ornament { .. } | Mark::Text(_) => None,
        })
    }

    /// Every line of text.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            Mark::Ornament { .. } | Mark::Area(_) => None,
        })
    }
}
