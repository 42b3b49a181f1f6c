//! What is drawn, one mark after the other, in millimeters of the sheet: all that a template has to know.

use croupier_felt::{Anchor, Area, Face, Form, Style, Text};
use serde::Serialize;

use super::scale::Scale;

/// A mark on the sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Mark {
    /// A closed outline.
    Shape { points: Vec<[f64; 2]>, style: Style },
    /// A disc.
    Disc { at: [f64; 2], radius: f64, style: Style },
    /// One line of text, turned clockwise by these degrees around the point.
    Text { at: [f64; 2], turn: f64, size: f64, anchor: Anchor, face: Face, text: String },
    /// The number of an item in the list of the second sheet.
    Key { at: [f64; 2], radius: f64, number: u8 },
}

impl Mark {
    /// A mark of the felt, on the sheet.
    pub fn of(mark: &croupier_felt::Mark, scale: &Scale) -> Mark {
        match mark {
            croupier_felt::Mark::Ornament { outline, style } => {
                Mark::Shape { points: scale.outline(outline), style: *style }
            }
            croupier_felt::Mark::Area(area) => Mark::area(area, scale),
            croupier_felt::Mark::Text(text) => Mark::text(text, scale),
        }
    }

    fn area(area: &Area, scale: &Scale) -> Mark {
        let style = area.style;
        match &area.form {
            Form::Outline(outline) => Mark::Shape { points: scale.outline(outline), style },
            Form::Disc { at, radius } => {
                Mark::Disc { at: scale.on_paper(*at), radius: scale.length(*radius), style }
            }
        }
    }

    fn text(text: &Text, scale: &Scale) -> Mark {
        Mark::Text {
            at: scale.on_paper(text.at),
            turn: text.turn,
            size: scale.length(text.size),
            anchor: text.anchor,
            face: text.face,
            text: text.text.clone(),
        }
    }
}
