//! Why a game cannot be played, or nobody can sit down at it.

use core::fmt;

use croupier_rules::{Cents, GameId, Provision};

/// What one of the rules refuses, and which.
#[derive(Debug)]
pub struct Unlawful {
    /// What is refused.
    pub why: Box<dyn std::error::Error + Send + Sync>,
    /// The clause, where one says so.
    pub provision: Option<Provision>,
}

/// Why a game cannot be played.
#[derive(Debug)]
pub enum CannotPlay {
    /// No table may be set up this way.
    Unlawful(Unlawful),
    /// Too few cards lie behind the cover card.
    CoverCard {
        /// The fewest.
        fewest: u8,
        /// The clause.
        provision: Provision,
    },
    /// The game takes one deck, and no cover card ends it.
    OneDeck(GameId),
    /// The game has no EZ table.
    NoEzTable(GameId),
    /// Players decide nothing, so there is no strategy to choose.
    NothingToDecide(GameId),
    /// No strategy of the game has this name.
    NoSuchStrategy(String),
    /// The player's own table cannot be read.
    StrategyTable(Box<dyn std::error::Error + Send + Sync>),
}

impl CannotPlay {
    /// The clause, where one says so.
    pub const fn provision(&self) -> Option<Provision> {
        match self {
            CannotPlay::Unlawful(unlawful) => unlawful.provision,
            CannotPlay::CoverCard { provision, .. } => Some(*provision),
            CannotPlay::OneDeck(_)
            | CannotPlay::NoEzTable(_)
            | CannotPlay::NothingToDecide(_)
            | CannotPlay::NoSuchStrategy(_)
            | CannotPlay::StrategyTable(_) => None,
        }
    }
}

impl fmt::Display for CannotPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotPlay::Unlawful(unlawful) => unlawful.why.fmt(f),
            CannotPlay::CoverCard { fewest, .. } => {
                write!(f, "at least {fewest} cards lie behind the cover card")
            }
            CannotPlay::OneDeck(game) => {
                write!(f, "{game} is played with one deck and without a cover card")
            }
            CannotPlay::NoEzTable(game) => write!(f, "{game} has no EZ table"),
            CannotPlay::NothingToDecide(game) => write!(f, "{game} leaves its players nothing to decide"),
            CannotPlay::NoSuchStrategy(name) => write!(f, "no strategy is called {name:?}"),
            CannotPlay::StrategyTable(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for CannotPlay {}

/// Why nobody can sit down with these wagers.
#[derive(Debug)]
pub enum CannotSit {
    /// The game has no such wager.
    NoSuchWager {
        /// What was asked for.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A wager is named twice.
    Twice(&'static str),
    /// Nothing is wagered.
    NothingStaked,
    /// A wager is below the table's minimum.
    BelowMinimum(&'static str, Cents),
    /// A wager is above the table's maximum.
    AboveMaximum(&'static str, Cents),
    /// A wager is not made in the table's chips.
    NotInChips(&'static str, Cents),
    /// The rules refuse them.
    Unlawful(Unlawful),
}

impl CannotSit {
    /// The clause, where one says so.
    pub const fn provision(&self) -> Option<Provision> {
        match self {
            CannotSit::Unlawful(unlawful) => unlawful.provision,
            CannotSit::NoSuchWager { .. }
            | CannotSit::Twice(_)
            | CannotSit::NothingStaked
            | CannotSit::BelowMinimum(..)
            | CannotSit::AboveMaximum(..)
            | CannotSit::NotInChips(..) => None,
        }
    }
}

impl fmt::Display for CannotSit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotSit::NoSuchWager { name, known } => {
                write!(f, "no wager is called {name:?}; wagers: {}", known.join(", "))
            }
            CannotSit::Twice(wager) => write!(f, "{wager} is named twice"),
            CannotSit::NothingStaked => f.write_str("nothing is staked"),
            CannotSit::BelowMinimum(wager, minimum) => {
                write!(f, "{wager} is below the table's minimum of {minimum}")
            }
            CannotSit::AboveMaximum(wager, maximum) => {
                write!(f, "{wager} is above the table's maximum of {maximum}")
            }
            CannotSit::NotInChips(wager, chip) => {
                write!(f, "{wager} is not a multiple of the table's smallest chip, {chip}")
            }
            CannotSit::Unlawful(unlawful) => unlawful.why.fmt(f),
        }
    }
}

impl std::error::Error for CannotSit {}
