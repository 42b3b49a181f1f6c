//! Commands: who wants to do what, and when.

use core::fmt;

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
    /// Who.
    pub actor: Actor,
    /// What.
    pub act: Act,
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
