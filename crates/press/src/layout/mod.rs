//! The layout of a table on paper: a plan to scale, and a numbered list of what the chapter asks for.
//!
//! Where everything lies is the matter of `croupier-felt`. Here it is laid onto a sheet and numbered.

mod item;
mod legend;
mod mark;
mod scale;
#[cfg(test)]
mod tests;

use croupier_felt::papers::PageSize;
use croupier_felt::{Felt, Plan, TableShape};
use croupier_rules::submission::choice::LayoutStanding;
use serde::Serialize;

use crate::filing::Filing;
use crate::payouts::inscribed;
use legend::Legend;
use mark::Mark;
use scale::Scale;

/// The length that the scale bar stands for, and its parts.
const BAR: f64 = 500.0;
const BAR_PARTS: u8 = 5;

/// Both sheets.
#[derive(Debug, Serialize)]
pub struct Drawing {
    /// Width and height of the plan on paper.
    room: (f64, f64),
    scale: String,
    bar: Bar,
    table_size: String,
    seats: String,
    standing: &'static str,
    marks: Vec<Mark>,
    legend: Legend,
}

/// A ruler that shrinks and grows with the sheet.
#[derive(Debug, Serialize)]
struct Bar {
    length: f64,
    parts: u8,
    stands_for: String,
}

impl Drawing {
    /// The layout of a filing on a sheet.
    pub fn of(filing: &Filing, size: PageSize) -> Drawing {
        let submission = filing.submission();
        let (plan, table) = (Plan::of(submission), TableShape::of(submission));
        let (scale, legend) = (Scale::fitting(size, table.whole()), Legend::of(&plan));
        let felt = Felt::of(submission, &inscribed(filing), scale.lettering());
        Drawing {
            room: scale.room,
            scale: format!("1 : {}", scale.one_to),
            bar: Bar { length: scale.length(BAR), parts: BAR_PARTS, stands_for: format!("{BAR} mm") },
            table_size: table_size(&table),
            seats: plan.seats.to_string(),
            standing: standing(submission.layout().standing),
            marks: marks(&felt, &scale, &legend),
            legend,
        }
    }
}

/// Everything that is drawn, the keys of what the list numbers on top.
fn marks(felt: &Felt, scale: &Scale, legend: &Legend) -> Vec<Mark> {
    let radius = scale.lettering().key_radius;
    let keys = felt.keys.iter().filter_map(|key| {
        Some(Mark::Key { at: scale.on_paper(key.at), radius, number: legend.number(key.item)? })
    });
    felt.marks.iter().map(|mark| Mark::of(mark, scale)).chain(keys).collect()
}

/// Width and depth over all, to the millimeter.
fn table_size(table: &TableShape) -> String {
    let frame = table.rail.frame();
    format!("{:.0} × {:.0} mm", frame.width(), frame.height())
}

const fn standing(standing: LayoutStanding) -> &'static str {
    match standing {
        LayoutStanding::Submitted => "Submitted; approval by the Executive Director is pending",
        LayoutStanding::Approved => "Approved by the Executive Director",
    }
}
