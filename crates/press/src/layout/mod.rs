//! The layout of a table, drawn to scale: a plan of the table, and a numbered list of what the chapter asks for.
//!
//! Everything is placed here, in millimetres of the table, and tested; the template only draws the marks.

mod clauses;
mod dealer_side;
mod geometry;
mod item;
mod legend;
mod mark;
mod measure;
mod middle;
mod odds;
mod plan;
mod scale;
mod seat_line;
mod seats;
mod sketch;
mod table;
#[cfg(test)]
mod tests;

use croupier_rules::submission::choice::LayoutStanding;
use serde::Serialize;

use crate::filing::Filing;
use crate::paper::PageSize;
use legend::Legend;
use mark::{Mark, Style};
use plan::Plan;
use scale::Scale;
use sketch::Sketch;
use table::TableShape;

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
        let plan = Plan::of(filing);
        let table = TableShape::of(plan.game, plan.seats);
        let (scale, legend) = (Scale::fitting(size, table.whole()), Legend::of(&plan));
        let marks = sketch(scale, &legend, &table, &plan, filing).marks();
        Drawing {
            room: scale.room,
            scale: format!("1 : {}", scale.one_to),
            bar: Bar { length: scale.length(BAR), parts: BAR_PARTS, stands_for: format!("{BAR} mm") },
            table_size: table_size(&table),
            seats: plan.seats.to_string(),
            standing: standing(filing.submission().layout().standing),
            marks,
            legend,
        }
    }
}

fn sketch<'a>(
    scale: Scale,
    legend: &'a Legend,
    table: &TableShape,
    plan: &Plan,
    filing: &Filing,
) -> Sketch<'a> {
    let mut sketch = Sketch::new(scale, legend);
    sketch.adorn(&table.rail, Style::Rail);
    sketch.adorn(&table.felt, Style::Felt);
    seats::draw(&mut sketch, table, plan);
    dealer_side::draw(&mut sketch, table, plan);
    middle::draw(&mut sketch, table, plan, filing);
    sketch
}

/// Width and depth over all, to the millimetre.
fn table_size(table: &TableShape) -> String {
    let frame = table.rail.frame();
    format!("{:.0} × {:.0} mm", frame.width(), frame.height())
}

const fn standing(standing: LayoutStanding) -> &'static str {
    match standing {
        LayoutStanding::Submitted => "Submitted; approval by the Bureau of Gaming Operations is to come",
        LayoutStanding::Approved => "Approved by the Bureau of Gaming Operations",
    }
}
