//! A cell: a part of a band that runs along the line of the seats.

use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::kit::wager::Wager;

use crate::mark::{Face, Style};
use crate::sketch::{Label, Owner, Sketch};
use crate::table::{Seat, TableShape};

/// A cell of every seat.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pub item: LayoutItem,
    pub wager: Wager,
    /// Its share of the seat, from -1 to 1.
    pub share: (f64, f64),
    /// From the edge of the felt.
    pub depth: (f64, f64),
    pub style: Style,
    pub face: Face,
    pub largest: f64,
    pub key: KeyPlace,
    pub lines: &'static [&'static str],
}

/// Where a cell has its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPlace {
    /// In the cell, left of the label.
    BesideLabel,
    /// On its corner at the player, because the cell is small.
    NearCorner,
    /// On its corner toward the middle of the table, because it is narrow there.
    FarCorner,
}

impl Cell {
    /// Draws the cell at every seat, lettered in one size.
    pub fn draw(&self, sketch: &mut Sketch, table: &TableShape) {
        let sizes = table.each_seat().map(|seat| self.size(sketch, table, seat));
        let size = sizes.fold(f64::INFINITY, f64::min);
        for seat in table.each_seat() {
            self.draw_at(sketch, table, seat, size);
        }
    }

    fn draw_at(&self, sketch: &mut Sketch, table: &TableShape, seat: Seat, size: f64) {
        let (from, to) = seat.share(self.share.0, self.share.1);
        let outline = table.line.cell((from, to), self.depth);
        let owner = Owner::at(self.item, seat.number).taking(Some(self.wager));
        sketch.area(owner, outline, self.style);
        let middle = f64::midpoint(self.depth.0, self.depth.1);
        let spot = table.line.at(f64::midpoint(from, to));
        let (at, turn) = (spot.reach(0.0, middle), spot.turn());
        sketch.label(owner, Label { at, turn, size, face: self.face, lines: self.lines });
        if seat.number == table.keyed_seat() {
            let half = table.line.width((from, to), self.depth) / 2.0;
            let at = match self.key {
                KeyPlace::BesideLabel => spot.reach(sketch.key_radius() + 6.0 - half, middle),
                KeyPlace::NearCorner => spot.reach(-half, self.depth.0),
                KeyPlace::FarCorner => spot.reach(-half, self.depth.1),
            };
            sketch.key(self.item, at);
        }
    }

    /// The label keeps clear of the keys at both ends, so that it is in the middle at every seat.
    fn size(&self, sketch: &Sketch, table: &TableShape, seat: Seat) -> f64 {
        let wide = table.line.width(seat.share(self.share.0, self.share.1), self.depth);
        let keys = match self.key {
            KeyPlace::BesideLabel => 4.0 * sketch.key_radius() + 24.0,
            KeyPlace::NearCorner | KeyPlace::FarCorner => wide * 0.1,
        };
        let room = (wide - keys, (self.depth.1 - self.depth.0) * 0.86);
        sketch.fitting(self.face, self.largest, room, self.lines)
    }
}
