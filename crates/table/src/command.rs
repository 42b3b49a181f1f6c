//! Commands: who wants to do what, and when.

use alloc::sync::Arc;
use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use crate::baccarat::BaccaratAct;
use crate::cards::CardsAct;
use crate::conduct::ConductAct;
use crate::poker::PokerAct;
use crate::seat::Seat;
use crate::seats::SeatsAct;
use crate::time::Time;
use crate::wagering::WagerAct;

/// Somebody wants to do something.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Command {
    /// When.
    pub at: Time,
    /// In which part.
    pub by: Actor,
    /// Which person, where the house knows its people.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub person: Option<Person>,
    /// The key of the act, by which its entries can be found again.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub key: Option<Arc<str>>,
    /// What.
    pub act: Act,
}

impl Command {
    /// An act of nobody in particular, without a key.
    pub const fn new(at: Time, by: Actor, act: Act) -> Command {
        Command { at, by, person: None, key: None, act }
    }
}

/// A person known to the house, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Person(NonZeroU32);

impl Person {
    /// The person of a number; nobody has number zero.
    pub const fn new(number: u32) -> Option<Person> {
        match NonZeroU32::new(number) {
            Some(number) => Some(Person(number)),
            None => None,
        }
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0.get()
    }
}

/// Who acts at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// The dealer; in Baccarat the dealer calling the game.
    Dealer,
    /// A floorperson or above.
    Floorperson,
    /// The player at a seat.
    Player(Seat),
    /// Whoever is the curator in Baccarat: a player, or the dealer.
    Curator,
    /// A shuffling device or an automated shoe.
    Device,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Dealer => f.write_str("dealer"),
            Actor::Floorperson => f.write_str("floorperson"),
            Actor::Player(seat) => write!(f, "{seat}"),
            Actor::Curator => f.write_str("curator"),
            Actor::Device => f.write_str("device"),
        }
    }
}

/// A word that names nobody at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnActor;

impl fmt::Display for NotAnActor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one of `dealer`, `floorperson`, `seat 3`, `curator`, `device`")
    }
}

impl core::error::Error for NotAnActor {}

impl FromStr for Actor {
    type Err = NotAnActor;

    /// The inverse of [`Display`](fmt::Display).
    fn from_str(text: &str) -> Result<Actor, NotAnActor> {
        match text {
            "dealer" => Ok(Actor::Dealer),
            "floorperson" => Ok(Actor::Floorperson),
            "curator" => Ok(Actor::Curator),
            "device" => Ok(Actor::Device),
            seat => seat.parse().map(Actor::Player).map_err(|_| NotAnActor),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Actor {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Actor {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Actor, D::Error> {
        let text = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|why| serde::de::Error::custom(format_args!("{text:?} is not {why}")))
    }
}

/// What can be done at a table, by the small machine that it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Act {
    /// Receiving, inspecting, shuffling, cutting and loading the cards; devices.
    Cards(CardsAct),
    /// Sitting down, buying in, leaving.
    Seats(SeatsAct),
    /// Making, raising and withdrawing wagers.
    Wager(WagerAct),
    /// A round of one of the three baccarat games.
    Baccarat(BaccaratAct),
    /// A round of Three Card Prime or Saigon 5 Card.
    Poker(PokerAct),
    /// Attesting bodily acts and reporting breaches.
    Conduct(ConductAct),
}

macro_rules! act_from {
    ($($machine:ident($act:ty)),+ $(,)?) => {
        $(impl From<$act> for Act {
            fn from(act: $act) -> Act {
                Act::$machine(act)
            }
        })+
    };
}

act_from! {
    Cards(CardsAct), Seats(SeatsAct), Wager(WagerAct),
    Baccarat(BaccaratAct), Poker(PokerAct), Conduct(ConductAct),
}
