//! What lies before each player.

mod bands;
mod cell;
mod spots;

pub use spots::{SpotArea, SpotForm};

use crate::games::Places;
use crate::plan::Plan;
use crate::sketch::Sketch;
use crate::table::TableShape;

/// Draws the areas of every seat.
pub fn draw(sketch: &mut Sketch, table: &TableShape, plan: &Plan) {
    match plan.style.places {
        Places::Bands => bands::draw(sketch, table, plan),
        Places::Spots(areas) => spots::draw(sketch, table, plan, areas),
    }
}

/// How far the areas of a seat reach from the edge of the felt.
pub fn depth(plan: &Plan) -> f64 {
    match plan.style.places {
        Places::Bands => bands::depth(plan),
        Places::Spots(areas) => spots::depth(plan, areas),
    }
}
