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
mod options;
mod refusal;
mod report;
mod value;

use alloc::string::String;
use alloc::vec::Vec;

use crate::chapters::{saigon_5_card, three_card_prime};
use crate::families::baccarat::{self as baccarat_common, Clauses};
use crate::game::GameId;
use crate::kit::card::Card;
use crate::kit::money::Cents;
use crate::kit::wager::{Bets, GameWager};

pub use hands::{Hands, PointHand, PrimeHand, SplitHand};
pub use options::OptionName;
pub use refusal::Refused;
pub use report::{Report, WagerLine};
pub use value::OptionValue;

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
        match self.game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => self.baccarat(),
            GameId::ThreeCardPrime => self.prime(),
            GameId::Saigon5Card => self.saigon(),
        }
    }

    fn baccarat(&self) -> Result<Report, Refused> {
        self.has_no_fourth()?;
        self.has_no_set()?;
        let terms = options::baccarat(self.game, &self.options)?;
        let chapter =
            Clauses::of(self.game).ok_or(Refused::NotThisGame { field: "player", game: self.game })?;
        let round = baccarat_common::Round::new(chapter, terms, &self.player, &self.house, self.bets()?)?;
        let settlement = round.settle()?;
        Ok(Report::new(&settlement, Hands::baccarat(&round), round.explain(&settlement)))
    }

    fn prime(&self) -> Result<Report, Refused> {
        self.has_no_set()?;
        let terms = options::prime(self.game, &self.options)?;
        let bets = self.bets()?;
        let round = three_card_prime::Round::new(&terms, &self.player, &self.house, self.fourth, bets)?;
        let settlement = round.settle()?;
        Ok(Report::new(&settlement, Hands::prime(&round), round.explain(&settlement)))
    }

    fn saigon(&self) -> Result<Report, Refused> {
        self.has_no_fourth()?;
        let terms = options::saigon(self.game, &self.options)?;
        let (bets, set) = (self.bets()?, self.set.as_deref());
        let round = saigon_5_card::Round::new(&terms, &self.player, &self.house, set, bets)?;
        let settlement = round.settle()?;
        Ok(Report::new(&settlement, Hands::saigon(&round), round.explain(&settlement)))
    }

    fn has_no_fourth(&self) -> Result<(), Refused> {
        match self.fourth {
            Some(_) => Err(Refused::NotThisGame { field: "fourth", game: self.game }),
            None => Ok(()),
        }
    }

    fn has_no_set(&self) -> Result<(), Refused> {
        match self.set {
            Some(_) => Err(Refused::NotThisGame { field: "set", game: self.game }),
            None => Ok(()),
        }
    }

    /// The wagers by their place in the game's list. A wager of nothing is refused, not passed over.
    fn bets<W: GameWager>(&self) -> Result<Bets<W>, Refused> {
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
