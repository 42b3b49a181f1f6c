//! Who looks at a table.

use core::fmt;
use core::str::FromStr;

use crate::command::Actor;
use crate::seat::Seat;
use crate::seen_by::SeenBy;

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The patron at a seat, or one who is about to sit down there.
    Patron(Seat),
    /// Somebody who stands by.
    Onlooker,
    /// The dealer. The dealer's own cards are the dealer's to see when they are turned up, not before.
    Dealer,
    /// A floorperson.
    Floorperson,
    /// Surveillance, which sees every card that was dealt.
    Surveillance,
}

/// Whose steps a viewer is shown.
pub(super) enum Concern {
    Nobody,
    One(Actor),
    Everybody,
}

impl Viewer {
    /// Whether the viewer sees the face of a card.
    pub fn sees(self, seen_by: SeenBy) -> bool {
        match self {
            Viewer::Patron(seat) => seen_by.reaches(Some(seat)),
            Viewer::Onlooker | Viewer::Dealer | Viewer::Floorperson => seen_by.reaches(None),
            Viewer::Surveillance => true,
        }
    }

    /// Whose steps the viewer is shown: one's own. An onlooker has none, and surveillance watches everybody.
    pub(super) const fn concern(self) -> Concern {
        match self {
            Viewer::Patron(seat) => Concern::One(Actor::Player(seat)),
            Viewer::Onlooker => Concern::Nobody,
            Viewer::Dealer => Concern::One(Actor::Dealer),
            Viewer::Floorperson => Concern::One(Actor::Floorperson),
            Viewer::Surveillance => Concern::Everybody,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Patron(seat) => write!(f, "{seat}"),
            Viewer::Onlooker => f.write_str("onlooker"),
            Viewer::Dealer => f.write_str("dealer"),
            Viewer::Floorperson => f.write_str("floorperson"),
            Viewer::Surveillance => f.write_str("surveillance"),
        }
    }
}

/// A word that names no viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAViewer;

impl fmt::Display for NotAViewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one of `seat 3`, `onlooker`, `dealer`, `floorperson`, `surveillance`")
    }
}

impl core::error::Error for NotAViewer {}

impl FromStr for Viewer {
    type Err = NotAViewer;

    /// The inverse of [`Display`](fmt::Display).
    fn from_str(text: &str) -> Result<Viewer, NotAViewer> {
        match text {
            "onlooker" => Ok(Viewer::Onlooker),
            "dealer" => Ok(Viewer::Dealer),
            "floorperson" => Ok(Viewer::Floorperson),
            "surveillance" => Ok(Viewer::Surveillance),
            seat => seat.parse().map(Viewer::Patron).map_err(|_| NotAViewer),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Viewer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        let text = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|why| serde::de::Error::custom(format_args!("{text:?} is not {why}")))
    }
}
