//! Points and outlines on the table, in millimeters: x to the viewer's right, y away from the dealer.

use core::ops::{Add, Mul, Sub};

/// A point, or the way from one point to another.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Point {
    /// To the viewer's right.
    pub x: f64,
    /// Away from the dealer.
    pub y: f64,
}

impl Point {
    /// A point.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;

    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

/// A closed outline.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outline(pub Vec<Point>);

/// A box with upright sides.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub struct Frame {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Frame {
    /// A box.
    pub const fn new(left: f64, top: f64, right: f64, bottom: f64) -> Frame {
        Frame { left, top, right, bottom }
    }

    /// How wide it is.
    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    /// How high it is.
    pub fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// Its middle.
    pub fn center(&self) -> Point {
        Point::new(f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }

    /// The box as an outline.
    pub fn outline(&self) -> Outline {
        let corners = [(self.left, self.top), (self.right, self.top), (self.right, self.bottom)];
        let corners = corners.into_iter().chain([(self.left, self.bottom)]);
        Outline(corners.map(|(x, y)| Point::new(x, y)).collect())
    }

    /// The other side of the table's middle line.
    pub fn mirrored(&self) -> Frame {
        Frame::new(-self.right, self.top, -self.left, self.bottom)
    }
}

/// How finely a circle is drawn: two degrees a step.
const STEP: f64 = core::f64::consts::PI / 90.0;

/// A circle as an outline.
pub fn circle(center: Point, radius: f64) -> Outline {
    Outline(arc(center, radius, 0.0, core::f64::consts::TAU))
}

/// Points along an arc, both ends included. An angle of zero points right and grows clockwise on the page.
pub fn arc(center: Point, radius: f64, from: f64, to: f64) -> Vec<Point> {
    let steps = ((to - from).abs() / STEP).ceil().max(1.0) as usize;
    let angle = |step: usize| from + (to - from) * step as f64 / steps as f64;
    (0..=steps).map(|step| on_circle(center, radius, angle(step))).collect()
}

/// The point of a circle at an angle.
pub fn on_circle(center: Point, radius: f64, angle: f64) -> Point {
    center + Point::new(angle.cos(), angle.sin()) * radius
}

impl Outline {
    /// The smallest box around it.
    pub fn frame(&self) -> Frame {
        let start = Frame::new(f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY);
        self.0.iter().fold(start, |frame, point| {
            Frame::new(
                frame.left.min(point.x),
                frame.top.min(point.y),
                frame.right.max(point.x),
                frame.bottom.max(point.y),
            )
        })
    }

    fn edges(&self) -> impl Iterator<Item = (Point, Point)> + Clone + '_ {
        let next = self.0.iter().cycle().skip(1);
        self.0.iter().copied().zip(next.copied())
    }

    /// Whether a point lies inside.
    pub fn contains(&self, point: Point) -> bool {
        let crossed = |(a, b): &(Point, Point)| {
            (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
        };
        self.edges().filter(crossed).count() % 2 == 1
    }

    /// Whether another outline lies inside.
    pub fn holds(&self, other: &Outline) -> bool {
        other.0.iter().all(|&point| self.contains(point)) && !self.crosses(other)
    }

    /// Whether the two share a part of the felt.
    pub fn overlaps(&self, other: &Outline) -> bool {
        let inside = |a: &Outline, b: &Outline| b.0.iter().any(|&point| a.contains(point));
        self.crosses(other) || inside(self, other) || inside(other, self)
    }

    fn crosses(&self, other: &Outline) -> bool {
        self.edges().any(|one| other.edges().any(|two| cross(one, two)))
    }
}

/// Whether two lines cross, their ends apart.
fn cross((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let turn = |p: Point, q: Point, r: Point| (q - p).x * (r - p).y - (q - p).y * (r - p).x;
    let apart = |one: f64, two: f64| one * two < 0.0 && one.abs().min(two.abs()) > 1e-6;
    apart(turn(a, b, c), turn(a, b, d)) && apart(turn(c, d, a), turn(c, d, b))
}
