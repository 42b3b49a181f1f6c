//! A finished round from outside: cards, wagers and options as somebody wrote them down. It is settled with its
//! reasons, or refused with what is wrong.
//!
//! ```
//! use croupier_rules::finished::FinishedRound;
//! use croupier_rules::{Cents, GameId};
//!
//! let mut round = FinishedRound::new(GameId::Minibaccarat);
//! round.player = ["Kc", "4d", "6h"].map(|card| card.parse().unwrap()).to_vec();
//! round.house = ["2h", "3s", "2d"].map(|card| card.parse().unwrap()).to_vec();
//! round.bets = vec![("banker".into(), Cents::dollars(100))];
//! let report = round.settle().unwrap();
//! assert_eq!(report.wagers[0].paid, Cents::dollars(100));
//! assert_eq!(report.wagers[0].vigorish, Cents::dollars(5));
//! assert_eq!(report.wagers[0].provision.id(), "627a.12(c)");
//! ```

mod hands;
pub(crate) mod options;
mod refusal;
mod report;
mod value;

use alloc::string::String;
use alloc::vec::Vec;

use crate::game::GameId;
use crate::kit::card::Card;
use crate::kit::money::Cents;
use crate::kit::wager::{Bets, GameWager};

pub use hands::{Hands, PointHand, PrimeHand, SplitHand};
pub use options::OptionName;
pub use refusal::Refused;
pub use report::{Report, WagerLine};
pub use value::OptionValue;

/// How a chapter settles a finished round from outside.
#[derive(Clone, Copy, Debug)]
pub struct Finished {
    /// The options that change a result.
    pub options: &'static [OptionName],
    /// Settles the round and says why, or what is wrong with it.
    pub settle: fn(&FinishedRound) -> Result<Report, Refused>,
}

/// A finished round, as written down by somebody. Nothing about it is trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedRound {
    /// The game.
    pub game: GameId,
    /// The Player's Hand, or the player's cards.
    pub player: Vec<Card>,
    /// The Banker's Hand, or the dealer's cards.
    pub house: Vec<Card>,
    /// The fourth card of a Pair Bonus Wager.
    pub fourth: Option<Card>,
    /// The three cards of the player's three-card hand.
    pub set: Option<Vec<Card>>,
    /// The wagers by name.
    pub bets: Vec<(String, Cents)>,
    /// The options by name.
    pub options: Vec<(String, OptionValue)>,
}

impl FinishedRound {
    /// A round without cards, wagers or options.
    pub const fn new(game: GameId) -> FinishedRound {
        FinishedRound {
            game,
            player: Vec::new(),
            house: Vec::new(),
            fourth: None,
            set: None,
            bets: Vec::new(),
            options: Vec::new(),
        }
    }

    /// Settles the round and says why, or what is wrong with it.
    pub fn settle(&self) -> Result<Report, Refused> {
        (self.game.chapter().finished.settle)(self)
    }

    pub(crate) fn has_no_fourth(&self) -> Result<(), Refused> {
        match self.fourth {
            Some(_) => Err(Refused::NotThisGame { field: "fourth", game: self.game }),
            None => Ok(()),
        }
    }

    pub(crate) fn has_no_set(&self) -> Result<(), Refused> {
        match self.set {
            Some(_) => Err(Refused::NotThisGame { field: "set", game: self.game }),
            None => Ok(()),
        }
    }

    /// The wagers by their place in the game's list. A wager of nothing is refused, not passed over.
    pub(crate) fn bets<W: GameWager>(&self) -> Result<Bets<W>, Refused> {
        self.bets.iter().try_fold(Bets::NONE, |bets, (name, stake)| {
            let wager = W::from_slug(name).ok_or_else(|| self.unknown_wager::<W>(name))?;
            if stake.0 <= 0 {
                return Err(Refused::WagerOfNothing { wager: wager.slug(), stake: *stake });
            }
            if bets.has(wager) {
                return Err(Refused::WagerTwice { wager: wager.slug() });
            }
            Ok(bets.with(wager, *stake))
        })
    }

    fn unknown_wager<W: GameWager>(&self, name: &str) -> Refused {
        let known = W::ALL.iter().map(|wager| wager.slug()).collect();
        Refused::UnknownWager { name: name.into(), game: self.game, known }
    }
}

#[cfg(test)]
mod tests;
