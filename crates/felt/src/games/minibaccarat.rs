//! Minibaccarat: a half disc with up to nine seats, the payouts between the chips and the shoe.

use super::{PayoutsPlace, Places, TableStyle};
use crate::table::TableShape;

pub const STYLE: TableStyle = TableStyle {
    shape,
    places: Places::Bands,
    container: 270.0,
    aside: 665.0,
    payouts: PayoutsPlace::BeforeShoe,
};

fn shape(seats: u8) -> TableShape {
    let radius = if seats > 7 { 1350.0 } else { 1300.0 };
    TableShape::one_sided(seats, radius, 200.0, 540.0)
}
