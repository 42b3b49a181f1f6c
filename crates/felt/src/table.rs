//! The table itself. No chapter sets its dimensions: those here are the drawing's own, and it says so.

use core::f64::consts::PI;

use croupier_rules::submission::ApprovedSubmission;

use crate::games;
use crate::geometry::{Frame, Outline, Point, arc};
use crate::seat_line::{Piece, SeatLine, Spot};

/// The width of the rail in front of the players.
const RAIL: f64 = 90.0;
/// The edge of the table on the dealer's side.
const EDGE: f64 = 40.0;
/// What a drawing shows behind the dealer's edge.
const BEHIND: f64 = 188.0;

/// A table: its felt, its rail and the line along which the players sit. The dealer's edge is at y = 0.
#[derive(Clone, Debug)]
pub struct TableShape {
    /// The outline of the felt.
    pub felt: Outline,
    /// The outline of the rail around it.
    pub rail: Outline,
    /// The line along which the players sit.
    pub line: SeatLine,
    /// How many seats there are.
    pub seats: u8,
    /// The most of the line that one seat takes.
    widest_seat: f64,
    /// The middle of the right bend, and its radius.
    bend: Point,
    radius: f64,
    back: Back,
}

/// The dealer's side of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Back {
    /// Straight, nobody but the dealer there.
    Straight,
    /// Players sit around its ends.
    RoundEnds,
}

/// A seat: its number and its share of the line.
#[derive(Clone, Copy, Debug)]
pub struct Seat {
    /// Its number, from 1.
    pub number: u8,
    /// Where its share of the line begins.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
}

impl TableShape {
    /// The table of a submission.
    pub fn of(submission: &ApprovedSubmission) -> TableShape {
        (games::style(submission.game()).shape)(submission.stakes().seats)
    }

    /// A half disc, the dealer on its straight side, which stands `side` before the bend begins.
    pub(crate) fn one_sided(seats: u8, radius: f64, side: f64, widest_seat: f64) -> TableShape {
        let center = Point::new(0.0, side);
        let outline = |radius: f64, top: f64| {
            let mut points = vec![Point::new(radius, top), Point::new(-radius, top)];
            points.extend(arc(center, radius, PI, 0.0));
            Outline(points)
        };
        TableShape {
            felt: outline(radius, 0.0),
            rail: outline(radius + RAIL, -EDGE),
            line: SeatLine(vec![Piece::Bend { center, radius, from: PI, sweep: PI }]),
            seats,
            widest_seat,
            bend: center,
            radius,
            back: Back::Straight,
        }
    }

    /// Two round ends and a straight front; the dealers stand in a recess of the back.
    pub(crate) fn two_ended(seats: u8, radius: f64, front: f64) -> TableShape {
        let recess = 110.0;
        let (x, y) = (front / 2.0, radius - recess);
        let (left, right) = (Point::new(-x, y), Point::new(x, y));
        let outline = |radius: f64, back: f64| {
            let mut points = vec![Point::new(x - 60.0, y - radius), Point::new(x - 130.0, back)];
            points.extend([Point::new(130.0 - x, back), Point::new(60.0 - x, y - radius)]);
            points.extend(arc(left, radius, 1.5 * PI, 0.5 * PI));
            points.extend(arc(right, radius, 0.5 * PI, -0.5 * PI));
            Outline(points)
        };
        let front = Piece::Straight { from: Point::new(-x, y + radius), to: Point::new(x, y + radius) };
        let left = Piece::Bend { center: left, radius, from: 1.5 * PI, sweep: PI };
        let right = Piece::Bend { center: right, radius, from: 0.5 * PI, sweep: PI };
        TableShape {
            felt: outline(radius, 0.0),
            rail: outline(radius + RAIL, -EDGE),
            line: SeatLine(vec![left, front, right]),
            seats,
            widest_seat: f64::INFINITY,
            bend: Point::new(x, y),
            radius,
            back: Back::RoundEnds,
        }
    }

    /// Everything that is drawn: the table, and the dealers behind it.
    pub fn whole(&self) -> Frame {
        let table = self.rail.frame();
        Frame { top: table.top.min(-EDGE - BEHIND), ..table }
    }

    /// Half the width of the felt that the seats leave free at this distance from the dealer's edge.
    pub fn half_width(&self, depth: f64, y: f64) -> f64 {
        let radius = self.radius - depth;
        let away = match self.back {
            Back::Straight => (y - self.bend.y).max(0.0),
            Back::RoundEnds => y - self.bend.y,
        };
        if away > radius {
            return 0.0;
        }
        self.bend.x + (radius * radius - away * away).max(0.0).sqrt()
    }

    /// Every seat, from number 1.
    pub fn each_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = f64::from(self.seats);
        let pitch = (self.line.length() / seats).min(self.widest_seat);
        let start = (self.line.length() - pitch * seats) / 2.0;
        (0..self.seats).map(move |index| {
            let from = start + pitch * f64::from(index);
            Seat { number: index + 1, from, to: from + pitch }
        })
    }

    /// The seat at which things have their numbers: in the middle of the players.
    pub const fn keyed_seat(&self) -> u8 {
        self.seats.div_ceil(2)
    }

    /// The dealer's edge, seen from above: where things attached to it begin.
    pub const fn back(&self) -> f64 {
        -EDGE
    }
}

impl Seat {
    /// A share of the seat: from -1 at its left end to 1 at its right one.
    pub fn share(&self, left: f64, right: f64) -> (f64, f64) {
        (self.way(left), self.way(right))
    }

    fn way(&self, share: f64) -> f64 {
        f64::midpoint(self.from, self.to) + share * (self.to - self.from) / 2.0
    }

    /// The middle of the seat, on the edge of the felt.
    pub fn spot(&self, line: &SeatLine) -> Spot {
        line.at(self.way(0.0))
    }
}
