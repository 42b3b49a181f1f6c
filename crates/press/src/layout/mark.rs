//! What is drawn, one mark after the other, in millimetres of the sheet: all that a template has to know.

use serde::Serialize;

/// A mark on the sheet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Mark {
    /// A closed outline.
    Shape { points: Vec<[f64; 2]>, style: Style },
    /// A disc.
    Disc { at: [f64; 2], radius: f64, style: Style },
    /// One line of text, turned clockwise by so many degrees around the point.
    Text { at: [f64; 2], turn: f64, size: f64, anchor: Anchor, face: Face, text: String },
    /// The number of a thing in the list of the second sheet.
    Key { at: [f64; 2], radius: f64, number: u8 },
}

/// How a shape looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// The wooden rail around the table.
    Rail,
    /// The felt.
    Felt,
    /// An area for a wager of every round.
    Wager,
    /// An area for an optional wager.
    SideWager,
    /// An area for cards.
    Cards,
    /// The number of a seat.
    Position,
    /// A space for marking vigorish.
    Space,
    /// A thing that stands on the table or hangs from it.
    Equipment,
    /// A part of such a thing.
    Part,
    /// A thing whose place the drawing only stands for.
    Elsewhere,
    /// Where somebody stands or sits.
    Person,
}

/// Which point of a line of text is given, halfway up its capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Anchor {
    Left,
    Centre,
    Right,
}

/// How text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// The name of an area.
    Label,
    /// The name of an area for an optional wager.
    SideLabel,
    /// The number of a seat.
    Number,
    /// The name of the certificate holder.
    Name,
    /// A sentence to the patrons.
    Phrase,
    /// What a list of prices is for.
    Heading,
    /// When it applies.
    When,
    /// A hand of a list of prices.
    Hand,
    /// A price.
    Price,
    /// The name of a thing on the table.
    Thing,
    /// The name of somebody's place.
    Person,
}
