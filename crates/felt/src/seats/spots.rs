//! Circles for wagers and boxes for cards, placed by how far they are to the player's right and from the edge.

use croupier_rules::chapters::section::equipment::Fixture;
use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::kit::wager::Wager;

use crate::geometry::{Outline, Point};
use crate::mark::{Face, Style};
use crate::plan::Plan;
use crate::seat_line::Spot;
use crate::sketch::{Label, Owner, Sketch};
use crate::table::{Seat, TableShape};

/// An area of every seat.
#[derive(Clone, Copy, Debug)]
pub struct SpotArea {
    pub item: LayoutItem,
    pub wager: Option<Wager>,
    /// To the right, and from the edge of the felt.
    pub at: (f64, f64),
    pub form: SpotForm,
    pub style: Style,
    pub lines: &'static [&'static str],
}

/// The form of an area.
#[derive(Clone, Copy, Debug)]
pub enum SpotForm {
    /// A circle of this radius.
    Circle(f64),
    /// A box of this width and depth.
    Box(f64, f64),
}

impl SpotForm {
    const fn half(self) -> (f64, f64) {
        match self {
            SpotForm::Circle(radius) => (radius, radius),
            SpotForm::Box(wide, deep) => (wide / 2.0, deep / 2.0),
        }
    }

    /// The room for a label.
    fn label_room(self) -> (f64, f64) {
        match self {
            SpotForm::Circle(radius) => (radius * 1.72, radius * 1.1),
            SpotForm::Box(wide, deep) => (wide * 0.86, deep * 0.8),
        }
    }

    /// Where a key stands: on the outline, up and to the left.
    fn key(self, radius: f64) -> (f64, f64) {
        let (x, y) = self.half();
        match self {
            SpotForm::Circle(_) => (
                (x + radius * 0.6) * -core::f64::consts::FRAC_1_SQRT_2,
                (y + radius * 0.6) * core::f64::consts::FRAC_1_SQRT_2,
            ),
            SpotForm::Box(_, _) => (-x, y),
        }
    }
}

/// How far the areas reach that the table has.
pub fn depth(plan: &Plan, areas: &[SpotArea]) -> f64 {
    let there = areas.iter().filter(|area| plan.has(area.item));
    there.map(|area| area.at.1 + area.form.half().1).fold(0.0, f64::max)
}

/// Draws them at every seat.
pub fn draw(sketch: &mut Sketch, table: &TableShape, plan: &Plan, areas: &[SpotArea]) {
    for seat in table.each_seat() {
        let spot = seat.spot(&table.line);
        for area in areas.iter().filter(|area| plan.has(area.item)) {
            area.draw(sketch, seat, spot);
            if seat.number == table.keyed_seat() {
                let (right, depth) = area.form.key(sketch.key_radius());
                sketch.key(area.item, spot.reach(area.at.0 + right, area.at.1 + depth));
            }
        }
        if seat.number == table.keyed_seat() {
            sketch.key(Fixture::BettingPosition, spot.reach(0.0, -45.0));
        }
    }
}

impl SpotArea {
    fn draw(&self, sketch: &mut Sketch, seat: Seat, spot: Spot) {
        let (right, depth) = self.at;
        let at = spot.reach(right, depth);
        let owner = Owner::at(self.item, seat.number).taking(self.wager);
        match self.form {
            SpotForm::Circle(radius) => sketch.disc(owner, (at, radius), self.style),
            SpotForm::Box(_, _) => sketch.area(owner, self.corners(spot), self.style),
        }
        let face = if self.style == Style::Wager { Face::Label } else { Face::SideLabel };
        let size = sketch.fitting(face, 6.6, self.form.label_room(), self.lines);
        sketch.label(owner, Label { at, turn: spot.turn(), size, face, lines: self.lines });
    }

    fn corners(&self, spot: Spot) -> Outline {
        let ((right, depth), (x, y)) = (self.at, self.form.half());
        let corners = [(-x, -y), (x, -y), (x, y), (-x, y)];
        Outline(corners.map(|(dx, dy): (f64, f64)| -> Point { spot.reach(right + dx, depth + dy) }).into())
    }
}
