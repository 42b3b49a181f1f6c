//! A sheet in the making: things are put on it in millimetres of the table and leave it in those of the paper.

use super::geometry::{Frame, Outline, Point};
use super::item::Item;
use super::legend::Legend;
use super::mark::{Anchor, Face, Mark, Style};
use super::measure::width;
use super::scale::Scale;

/// The size of a key on paper.
const KEY_RADIUS: f64 = 1.75;

/// The distance of two lines of a label, in units of its size.
pub const LEADING: f64 = 1.2;

/// A drawing and what is on it.
#[derive(Debug)]
pub struct Sketch<'a> {
    scale: Scale,
    legend: &'a Legend,
    marks: Vec<Mark>,
    keys: Vec<Mark>,
    keyed: Vec<Item>,
    areas: Vec<Area>,
}

/// A part of the felt that belongs to one thing.
#[derive(Clone, Debug)]
#[cfg_attr(not(test), allow(dead_code, reason = "the tests look for overlaps"))]
pub struct Area {
    pub item: Option<Item>,
    pub seat: Option<u8>,
    pub outline: Outline,
}

impl<'a> Sketch<'a> {
    pub const fn new(scale: Scale, legend: &'a Legend) -> Sketch<'a> {
        Sketch { scale, legend, marks: Vec::new(), keys: Vec::new(), keyed: Vec::new(), areas: Vec::new() }
    }

    /// Everything, the keys on top.
    pub fn marks(mut self) -> Vec<Mark> {
        self.marks.append(&mut self.keys);
        self.marks
    }

    #[cfg(test)]
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// Everything that is drawn, the keys on top.
    #[cfg(test)]
    pub fn all(&self) -> Vec<Mark> {
        self.marks.iter().chain(&self.keys).cloned().collect()
    }

    /// An outline as it lies on the sheet.
    #[cfg(test)]
    pub fn on_sheet(&self, outline: &Outline) -> Outline {
        let moved = outline.0.iter().map(|&point| self.scale.on_paper(point));
        Outline(moved.map(|[x, y]| Point::new(x, y)).collect())
    }

    #[cfg(test)]
    pub fn keyed(&self) -> &[Item] {
        &self.keyed
    }

    /// So many points of type, in millimetres of the table.
    pub fn points(&self, points: f64) -> f64 {
        self.scale.of_table(points * 25.4 / 72.0)
    }

    /// The radius of a key in millimetres of the table.
    pub fn key_radius(&self) -> f64 {
        self.scale.of_table(KEY_RADIUS)
    }

    /// An outline that no thing owns.
    pub fn adorn(&mut self, outline: &Outline, style: Style) {
        let points = outline.0.iter().map(|&point| self.scale.on_paper(point)).collect();
        self.marks.push(Mark::Shape { points, style });
    }

    /// An area that belongs to a thing.
    pub fn area(&mut self, item: Option<Item>, seat: Option<u8>, outline: Outline, style: Style) {
        self.adorn(&outline, style);
        self.areas.push(Area { item, seat, outline });
    }

    /// The same, round.
    pub fn disc(&mut self, item: Option<Item>, seat: Option<u8>, (at, radius): (Point, f64), style: Style) {
        let mark = Mark::Disc { at: self.scale.on_paper(at), radius: self.scale.length(radius), style };
        self.marks.push(mark);
        self.areas.push(Area { item, seat, outline: super::geometry::circle(at, radius) });
    }

    /// One line of text.
    pub fn text(&mut self, at: Point, size: f64, anchor: Anchor, face: Face, text: &str) {
        let (at, size) = (self.scale.on_paper(at), self.scale.length(size));
        self.marks.push(Mark::Text { at, turn: 0.0, size, anchor, face, text: text.to_owned() });
    }

    /// Lines of text around a point, turned clockwise.
    pub fn label(&mut self, at: Point, turn: f64, size: f64, face: Face, lines: &[&str]) {
        let (sin, cos) = turn.to_radians().sin_cos();
        let middle = (lines.len() as f64 - 1.0) / 2.0;
        for (index, line) in lines.iter().enumerate() {
            let below = (index as f64 - middle) * size * LEADING;
            let at = self.scale.on_paper(at + Point::new(-sin, cos) * below);
            let size = self.scale.length(size);
            let text = (*line).to_owned();
            self.marks.push(Mark::Text { at, turn, size, anchor: Anchor::Centre, face, text });
        }
    }

    /// The largest size up to a limit at which lines fit into so much room.
    pub fn fitting(&self, face: Face, largest: f64, room: (f64, f64), lines: &[&str]) -> f64 {
        let widest = lines.iter().map(|line| width(face, line)).fold(0.0, f64::max);
        let high = lines.len() as f64 * LEADING;
        self.points(largest).min(room.0 / widest).min(room.1 / high)
    }

    /// An area with upright sides, its label in it.
    pub fn boxed(&mut self, item: Option<Item>, frame: Frame, style: Style, face: Face, lines: &[&str]) {
        self.area(item, None, frame.outline(), style);
        let size = self.fitting(face, 5.6, (frame.width() * 0.9, frame.height() * 0.9), lines);
        self.label(frame.centre(), 0.0, size, face, lines);
    }

    /// The number of a thing, once.
    pub fn key(&mut self, item: Item, at: Point) {
        let Some(number) = self.legend.number(item).filter(|_| !self.keyed.contains(&item)) else { return };
        self.keyed.push(item);
        self.keys.push(Mark::Key { at: self.scale.on_paper(at), radius: KEY_RADIUS, number });
    }
}
