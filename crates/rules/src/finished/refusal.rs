//! What is wrong with a round from outside.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::options::OptionName;
use crate::chapters::{saigon_5_card, three_card_prime};
use crate::cite;
use crate::families::baccarat as baccarat_common;
use crate::game::GameId;
use crate::kit::money::Cents;
use crate::law::Provision;

/// Why a finished round is not settled.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refused {
    /// The game has no such card or hand.
    NotThisGame { field: &'static str, game: GameId },
    /// No option has this name.
    UnknownOption { name: String, known: Vec<&'static str> },
    /// The option exists, but not in this game.
    NotAnOptionHere { option: OptionName, game: GameId, known: Vec<&'static str> },
    /// The option does not take this value.
    OptionValue { option: OptionName, given: String, allowed: &'static str, provision: Option<Provision> },
    /// The same option is given twice.
    OptionTwice { option: OptionName },
    /// The game has no wager of this name.
    UnknownWager { name: String, game: GameId, known: Vec<&'static str> },
    /// The same wager is named twice.
    WagerTwice { wager: &'static str },
    /// A wager of nothing, or less.
    WagerOfNothing { wager: &'static str, stake: Cents },
    /// The rules of baccarat are against it.
    Baccarat(baccarat_common::RoundError),
    /// The rules of Three Card Prime are against it.
    Prime(three_card_prime::RoundError),
    /// The rules of Saigon 5 Card are against it.
    Saigon(saigon_5_card::RoundError),
}

impl Refused {
    /// The provision that the round is against, where it is one.
    pub fn provision(&self) -> Option<Provision> {
        match self {
            Refused::UnknownWager { game, .. } => Some(wagers_clause(*game)),
            Refused::OptionValue { provision, .. } => *provision,
            Refused::Baccarat(error) => error.provision(),
            Refused::Prime(error) => error.provision(),
            Refused::Saigon(error) => error.provision(),
            Refused::NotThisGame { .. }
            | Refused::UnknownOption { .. }
            | Refused::NotAnOptionHere { .. }
            | Refused::OptionTwice { .. }
            | Refused::WagerTwice { .. }
            | Refused::WagerOfNothing { .. } => None,
        }
    }
}

/// The clause that lists a game's wagers.
fn wagers_clause(game: GameId) -> Provision {
    match game {
        GameId::Minibaccarat => cite!("627a.7(a)"),
        GameId::Midibaccarat => cite!("629a.7(a)"),
        GameId::Baccarat => cite!("631a.8(a)"),
        GameId::ThreeCardPrime => cite!("679a.7(d)(1)"),
        GameId::Saigon5Card => cite!("680a.7(d)(1)"),
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NotThisGame { field, game } => write!(f, "{game} has no {field:?}"),
            Refused::UnknownOption { name, known } => {
                write!(f, "no option is called {name:?}; there are {}", known.join(", "))
            }
            Refused::NotAnOptionHere { option, game, known } => {
                write!(f, "{} is no option of {game}, which has {}", option.name(), known.join(", "))
            }
            Refused::OptionValue { option, given, allowed, .. } => {
                write!(f, "option {} cannot be {given:?}; it takes {allowed}", option.name())
            }
            Refused::OptionTwice { option } => write!(f, "option {} is given twice", option.name()),
            Refused::UnknownWager { name, game, known } => {
                write!(f, "{game} has no wager {name:?}; its wagers are {}", known.join(", "))
            }
            Refused::WagerTwice { wager } => write!(f, "the {wager} wager is named twice"),
            Refused::WagerOfNothing { wager, stake } => {
                write!(f, "the {wager} wager of {stake} is no wager; leave it out or stake more than nothing")
            }
            Refused::Baccarat(error) => fmt::Display::fmt(error, f),
            Refused::Prime(error) => fmt::Display::fmt(error, f),
            Refused::Saigon(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl core::error::Error for Refused {}

impl From<baccarat_common::RoundError> for Refused {
    fn from(error: baccarat_common::RoundError) -> Refused {
        Refused::Baccarat(error)
    }
}

impl From<three_card_prime::RoundError> for Refused {
    fn from(error: three_card_prime::RoundError) -> Refused {
        Refused::Prime(error)
    }
}

impl From<saigon_5_card::RoundError> for Refused {
    fn from(error: saigon_5_card::RoundError) -> Refused {
        Refused::Saigon(error)
    }
}
