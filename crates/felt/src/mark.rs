//! What is drawn, one mark after the other, in millimeters of the table.

use croupier_rules::chapters::section::equipment::Item;
use croupier_rules::kit::wager::Wager;

use crate::geometry::{Outline, Point, circle};

/// A mark.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Mark {
    /// The table itself, or a part of a thing: it belongs to nobody and is only looked at.
    Ornament {
        /// Its outline.
        outline: Outline,
        /// How it looks.
        style: Style,
    },
    /// An area or a thing.
    Area(Area),
    /// A line of text.
    Text(Text),
}

/// A part of the table that belongs to one item.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Area {
    /// What it is.
    pub item: Item,
    /// The seat that it belongs to, where there is one for each.
    pub seat: Option<u8>,
    /// The wager that is placed on it.
    pub wager: Option<Wager>,
    /// Its form.
    pub form: Form,
    /// How it looks.
    pub style: Style,
}

/// The form of an area.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Form {
    /// A closed outline.
    Outline(Outline),
    /// A disc.
    Disc {
        /// Its middle.
        at: Point,
        /// Its radius.
        radius: f64,
    },
}

/// One line of text.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Text {
    /// What it names or inscribes.
    pub item: Item,
    /// The seat at which it stands.
    pub seat: Option<u8>,
    /// The point that its anchor says.
    pub at: Point,
    /// How far it is turned around that point, clockwise and in degrees.
    pub turn: f64,
    /// The size of its letters.
    pub size: f64,
    /// Which of its points is given.
    pub anchor: Anchor,
    /// How it looks.
    pub face: Face,
    /// What it says.
    pub text: String,
}

/// Where the number of an item stands, on a drawing that numbers its items.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Key {
    /// The item.
    pub item: Item,
    /// The middle of the number.
    pub at: Point,
}

/// How a shape looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Anchor {
    Left,
    Center,
    Right,
}

/// How text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Face {
    /// The name of an area.
    Label,
    /// The name of an area for an optional wager, or for cards.
    SideLabel,
    /// The number of a seat.
    Number,
    /// The name of the certificate holder.
    Name,
    /// A sentence to the patrons.
    Phrase,
    /// What a list of payouts is for.
    Heading,
    /// When it applies.
    When,
    /// A hand of a list of payouts.
    Hand,
    /// A payout.
    Payout,
    /// The name of a thing on the table.
    Thing,
    /// The name of somebody's place.
    Person,
}

impl Form {
    /// The form as an outline, whatever it is.
    pub fn outline(&self) -> Outline {
        match self {
            Form::Outline(outline) => outline.clone(),
            Form::Disc { at, radius } => circle(*at, *radius),
        }
    }
}
