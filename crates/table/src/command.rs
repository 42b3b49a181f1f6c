//! Commands: who wants to do what, and when.

use alloc::sync::Arc;
use core::fmt;
use core::num::NonZeroU32;

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
pub struct Command {
    /// When.
    pub at: Time,
    /// In which part.
    pub by: Actor,
    /// Which person, where the house knows its people.
    pub person: Option<Person>,
    /// The key of the act, by which its entries can be found again.
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

/// What can be done at a table, by the small machine that it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
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
