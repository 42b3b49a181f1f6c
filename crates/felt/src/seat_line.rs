//! The line along which the players sit, from seat 1 on.
//!
//! Seat numbers rise counterclockwise from the dealer's right (reading ER-112). The dealer is at the top of the
//! drawing and looks down, so the line starts at the viewer's left, runs through the bottom and ends at the right.

use crate::geometry::{Outline, Point, on_circle};

/// How far apart the points of a curved outline are.
const STEP: f64 = 25.0;

/// A piece of the line.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Piece {
    /// Straight on.
    Straight { from: Point, to: Point },
    /// A bend to the left of the way, which on the page is counterclockwise.
    Bend { center: Point, radius: f64, from: f64, sweep: f64 },
}

impl Piece {
    fn length(&self) -> f64 {
        match *self {
            Piece::Straight { from, to } => (to - from).x.hypot((to - from).y),
            Piece::Bend { radius, sweep, .. } => radius * sweep,
        }
    }

    fn at(&self, way: f64) -> Spot {
        match *self {
            Piece::Straight { from, to } => {
                let along = (to - from) * self.length().recip();
                Spot { point: from + along * way, along }
            }
            Piece::Bend { center, radius, from, .. } => {
                let angle = from - way / radius;
                Spot { point: on_circle(center, radius, angle), along: Point::new(angle.sin(), -angle.cos()) }
            }
        }
    }
}

/// A place on the line and the way it runs there.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// The place.
    pub point: Point,
    along: Point,
}

impl Spot {
    /// The way a player sitting there looks.
    pub const fn inward(&self) -> Point {
        Point::new(self.along.y, -self.along.x)
    }

    /// The turn, clockwise and in degrees, after which a player sitting there can read.
    pub fn turn(&self) -> f64 {
        self.along.y.atan2(self.along.x).to_degrees()
    }

    /// A point this far to the player's right and this far toward the middle of the table.
    pub fn reach(&self, right: f64, depth: f64) -> Point {
        self.point + self.along * right + self.inward() * depth
    }
}

/// The line, made of pieces.
#[derive(Clone, Debug)]
pub struct SeatLine(pub(crate) Vec<Piece>);

impl SeatLine {
    /// How long it is.
    pub fn length(&self) -> f64 {
        self.0.iter().map(Piece::length).sum()
    }

    /// The spot after this much of the line.
    pub fn at(&self, way: f64) -> Spot {
        let mut left = way;
        let mut spot = Spot { point: Point::new(0.0, 0.0), along: Point::new(1.0, 0.0) };
        for piece in &self.0 {
            spot = piece.at(left);
            if left <= piece.length() {
                break;
            }
            left -= piece.length();
        }
        spot
    }

    /// The cell between two ways along the line and two depths.
    pub fn cell(&self, (from, to): (f64, f64), (near, far): (f64, f64)) -> Outline {
        let steps = ((to - from) / STEP).ceil().max(1.0) as usize;
        let ways = (0..=steps).map(|step| from + (to - from) * step as f64 / steps as f64);
        let edge = |depth: f64| ways.clone().map(move |way| self.at(way).reach(0.0, depth));
        Outline(edge(near).chain(edge(far).rev()).collect())
    }

    /// How wide a cell is where it is narrowest: the straight way between its far corners, or its near ones.
    pub fn width(&self, (from, to): (f64, f64), (near, far): (f64, f64)) -> f64 {
        let chord = |depth: f64| {
            let way = self.at(to).reach(0.0, depth) - self.at(from).reach(0.0, depth);
            way.x.hypot(way.y)
        };
        chord(near).min(chord(far))
    }
}

#[cfg(test)]
mod tests {
    use core::f64::consts::PI;

    use super::*;

    fn half_disc() -> SeatLine {
        let bend = Piece::Bend { center: Point::new(0.0, 0.0), radius: 100.0, from: PI, sweep: PI };
        SeatLine(vec![
            Piece::Straight { from: Point::new(-100.0, -50.0), to: Point::new(-100.0, 0.0) },
            bend,
            Piece::Straight { from: Point::new(100.0, 0.0), to: Point::new(100.0, -50.0) },
        ])
    }

    fn near(one: Point, two: Point) {
        assert!((one - two).x.hypot((one - two).y) < 1e-9, "{one:?} {two:?}");
    }

    #[test]
    fn the_line_runs_from_the_left_through_the_bottom_to_the_right() {
        let line = half_disc();
        near(line.at(0.0).point, Point::new(-100.0, -50.0));
        near(line.at(line.length() / 2.0).point, Point::new(0.0, 100.0));
        near(line.at(line.length()).point, Point::new(100.0, -50.0));
    }

    #[test]
    fn players_look_inward_and_read_upright_at_the_bottom() {
        let line = half_disc();
        let bottom = line.at(line.length() / 2.0);
        near(bottom.inward(), Point::new(0.0, -1.0));
        assert!(bottom.turn().abs() < 1e-9);
        near(line.at(10.0).inward(), Point::new(1.0, 0.0));
        assert!((line.at(10.0).turn() - 90.0).abs() < 1e-9);
        assert!((line.at(line.length() - 10.0).turn() + 90.0).abs() < 1e-9);
    }

    #[test]
    fn pieces_meet_without_a_jump() {
        let line = half_disc();
        let ways = (0..1000).map(|step| line.at(line.length() * f64::from(step) / 1000.0).point);
        let points: Vec<Point> = ways.collect();
        let longest = points.windows(2).map(|two| (two[1] - two[0]).x.hypot((two[1] - two[0]).y));
        assert!(longest.fold(0.0, f64::max) <= line.length() / 1000.0 + 1e-6);
    }
}
