//! Baccarat: two round ends with ten to fourteen seats, and three dealers between them.

use super::{PayoutsPlace, Places, TableStyle};
use crate::table::TableShape;

pub const STYLE: TableStyle = TableStyle {
    shape,
    places: Places::Bands,
    container: 270.0,
    aside: 312.0,
    payouts: PayoutsPlace::BeyondShoe,
};

fn shape(seats: u8) -> TableShape {
    let fewer = f64::from(14_u8.saturating_sub(seats));
    TableShape::two_ended(seats, 900.0 - 25.0 * fewer, 2100.0 - 25.0 * fewer)
}
