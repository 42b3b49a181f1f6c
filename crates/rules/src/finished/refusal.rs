//! What is wrong with a round from outside.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::options::OptionName;
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
    /// The rules of the game are against it.
    AgainstTheRules { why: String, provision: Option<Provision> },
}

impl Refused {
    /// The provision that the round violates, where there is one.
    pub fn provision(&self) -> Option<Provision> {
        match self {
            Refused::UnknownWager { game, .. } => Some(game.chapter().wagers.permitted),
            Refused::OptionValue { provision, .. } | Refused::AgainstTheRules { provision, .. } => *provision,
            Refused::NotThisGame { .. }
            | Refused::UnknownOption { .. }
            | Refused::NotAnOptionHere { .. }
            | Refused::OptionTwice { .. }
            | Refused::WagerTwice { .. }
            | Refused::WagerOfNothing { .. } => None,
        }
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
            Refused::AgainstTheRules { why, .. } => f.write_str(why),
        }
    }
}

impl core::error::Error for Refused {}

impl Refused {
    /// The refusal of a round that its rules refuse.
    pub(crate) fn by_the_rules(why: &impl fmt::Display, provision: Option<Provision>) -> Refused {
        Refused::AgainstTheRules { why: why.to_string(), provision }
    }
}
