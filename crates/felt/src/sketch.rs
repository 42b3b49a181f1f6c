//! A layout in the making: things are put on it one after the other, in millimeters of the table.

use croupier_rules::chapters::section::equipment::Item;
use croupier_rules::kit::wager::Wager;

use crate::geometry::{Frame, Outline, Point};
use crate::lettering::Lettering;
use crate::mark::{Anchor, Area, Face, Form, Key, Mark, Style, Text};
use crate::measure::width;

/// The distance of two lines of a label, in units of its size.
pub const LEADING: f64 = 1.2;

/// What has been drawn so far.
#[derive(Debug)]
pub struct Sketch {
    lettering: Lettering,
    pub marks: Vec<Mark>,
    pub keys: Vec<Key>,
}

/// Whose mark it is: an item and, where each seat has one, the seat; and the wager that is placed there.
#[derive(Clone, Copy, Debug)]
pub struct Owner {
    item: Item,
    seat: Option<u8>,
    wager: Option<Wager>,
}

/// Lines of text that share a middle.
#[derive(Clone, Copy, Debug)]
pub struct Label<'a> {
    pub at: Point,
    /// Clockwise, in degrees.
    pub turn: f64,
    pub size: f64,
    pub face: Face,
    pub lines: &'a [&'a str],
}

impl Owner {
    /// What the table has once.
    pub fn once(item: impl Into<Item>) -> Owner {
        Owner { item: item.into(), seat: None, wager: None }
    }

    /// What a seat has.
    pub fn at(item: impl Into<Item>, seat: u8) -> Owner {
        Owner { item: item.into(), seat: Some(seat), wager: None }
    }

    /// The same, for a wager.
    pub const fn taking(mut self, wager: Option<Wager>) -> Owner {
        self.wager = wager;
        self
    }
}

impl Sketch {
    pub const fn new(lettering: Lettering) -> Sketch {
        Sketch { lettering, marks: Vec::new(), keys: Vec::new() }
    }

    /// This many points of type, in millimeters of the table.
    pub fn points(&self, points: f64) -> f64 {
        self.lettering.points(points)
    }

    /// The radius of a key in millimeters of the table.
    pub fn key_radius(&self) -> f64 {
        self.lettering.key_radius_on_table()
    }

    /// An outline that belongs to nothing.
    pub fn adorn(&mut self, outline: &Outline, style: Style) {
        self.marks.push(Mark::Ornament { outline: outline.clone(), style });
    }

    /// An area.
    pub fn area(&mut self, owner: Owner, outline: Outline, style: Style) {
        self.form(owner, Form::Outline(outline), style);
    }

    /// The same, round.
    pub fn disc(&mut self, owner: Owner, (at, radius): (Point, f64), style: Style) {
        self.form(owner, Form::Disc { at, radius }, style);
    }

    fn form(&mut self, Owner { item, seat, wager }: Owner, form: Form, style: Style) {
        self.marks.push(Mark::Area(Area { item, seat, wager, form, style }));
    }

    /// One line of text.
    pub fn text(&mut self, owner: Owner, at: Point, size: f64, (anchor, face): (Anchor, Face), text: &str) {
        let Owner { item, seat, .. } = owner;
        let text = text.to_owned();
        self.marks.push(Mark::Text(Text { item, seat, at, turn: 0.0, size, anchor, face, text }));
    }

    /// Lines of text around a point.
    pub fn label(&mut self, Owner { item, seat, .. }: Owner, label: Label<'_>) {
        let Label { turn, size, face, lines, .. } = label;
        let (sin, cos) = turn.to_radians().sin_cos();
        let middle = (lines.len() as f64 - 1.0) / 2.0;
        for (index, line) in lines.iter().enumerate() {
            let below = (index as f64 - middle) * size * LEADING;
            let at = label.at + Point::new(-sin, cos) * below;
            let (anchor, text) = (Anchor::Center, (*line).to_owned());
            self.marks.push(Mark::Text(Text { item, seat, at, turn, size, anchor, face, text }));
        }
    }

    /// The largest size up to a limit at which lines fit into this room.
    pub fn fitting(&self, face: Face, largest: f64, room: (f64, f64), lines: &[&str]) -> f64 {
        let widest = lines.iter().map(|line| width(face, line)).fold(0.0, f64::max);
        let high = lines.len() as f64 * LEADING;
        self.points(largest).min(room.0 / widest).min(room.1 / high)
    }

    /// An area with upright sides, its label in it.
    pub fn boxed(&mut self, owner: Owner, frame: Frame, style: Style, face: Face, lines: &[&str]) {
        self.area(owner, frame.outline(), style);
        let size = self.fitting(face, 5.6, (frame.width() * 0.9, frame.height() * 0.9), lines);
        self.label(owner, Label { at: frame.center(), turn: 0.0, size, face, lines });
    }

    /// Where the number of an item stands: the first place that it is given.
    pub fn key(&mut self, item: impl Into<Item>, at: Point) {
        let item = item.into();
        if !self.keys.iter().any(|key| key.item == item) {
            self.keys.push(Key { item, at });
        }
    }
}
