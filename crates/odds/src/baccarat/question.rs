//! Which figures are asked for.

use core::fmt;

use croupier_rules::families::baccarat::{BaccaratWager, DragonBonusHand, Terms, Variation};
use croupier_rules::kit::paytable::{Letter, Pays};
use croupier_rules::kit::wager::GameWager;
use croupier_rules::{Cents, GameId};

use super::answer::Answer;
use super::composition::Composition;
use super::counts::Counts;
use super::solve::solve;
use crate::figures::Figures;

/// Which wager, at which table, at which payouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The game.
    pub game: GameId,
    /// The terms of the table.
    pub terms: Terms,
    /// The wager.
    pub wager: BaccaratWager,
    /// Payouts of a Dragon Bonus under consideration, in place of the table's paytable. A winning line
    /// without a payout brings the stake back and nothing else.
    pub dragon_bonus: Option<Pays<DragonBonusHand>>,
    /// What is staked. Only vigorish that is rounded depends on it.
    pub stake: Option<Cents>,
}

/// Why a question has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoFigures {
    /// The game is not one of the three games of baccarat.
    NotBaccarat(GameId),
    /// The table does not offer the wager.
    NotOffered(BaccaratWager),
    /// The chapters have no Dragon Bonus paytable of this letter.
    NoPaytable(Letter),
    /// Vigorish is rounded up, and nothing was said of the stake.
    StakeNeeded,
    /// Nothing is staked, or more than can be.
    StakeOutOfRange(Cents),
}

impl fmt::Display for NoFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoFigures::NotBaccarat(game) => write!(f, "{game} is not a game of baccarat"),
            NoFigures::NotOffered(wager) => write!(f, "this table does not offer the {}", wager.name()),
            NoFigures::NoPaytable(letter) => {
                write!(f, "there is no Dragon Bonus paytable {letter}; there are A, B and C")
            }
            NoFigures::StakeNeeded => {
                f.write_str("what vigorish rounded up to a quarter costs depends on the stake: say how much")
            }
            NoFigures::StakeOutOfRange(stake) => {
                write!(f, "a stake is one cent to {}, not {stake}", Cents::LARGEST_WAGER)
            }
        }
    }
}

impl std::error::Error for NoFigures {}

/// The figures of a wager from these cards.
pub fn figures(question: &Question, composition: &Composition) -> Result<Figures, NoFigures> {
    question.figures(&solve(composition))
}

impl Question {
    /// The wager at the table's own payouts.
    pub const fn new(game: GameId, terms: Terms, wager: BaccaratWager) -> Question {
        Question { game, terms, wager, dragon_bonus: None, stake: None }
    }

    /// The same with other payouts of the Dragon Bonus.
    pub const fn paid_by(mut self, pays: Pays<DragonBonusHand>) -> Question {
        self.dragon_bonus = Some(pays);
        self
    }

    /// The same at a stake.
    pub const fn at_stake(mut self, stake: Cents) -> Question {
        self.stake = Some(stake);
        self
    }

    /// The figures, from counts that may serve many questions.
    pub fn figures(&self, counts: &Counts) -> Result<Figures, NoFigures> {
        Ok(Figures {
            game: self.game,
            decks: self.terms.decks,
            ez: self.terms.variation == Variation::Ez,
            wager: self.wager.slug(),
            paytable: self.paytable(),
            total: counts.total(),
            outcomes: Answer::to(self)?.outcomes(counts)?,
            play: None,
        })
    }

    /// The letter of the paytable, or a word for one under consideration.
    fn paytable(&self) -> Option<String> {
        let letter = self.terms.dragon_bonus.map(Letter::name);
        let name = if self.dragon_bonus.is_some() { Some("custom") } else { letter };
        name.filter(|_| self.is_dragon_bonus()).map(str::to_owned)
    }

    /// Whether the wager is paid by a paytable.
    pub(super) const fn is_dragon_bonus(&self) -> bool {
        match self.wager {
            BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker => true,
            BaccaratWager::Player | BaccaratWager::Banker | BaccaratWager::Tie => false,
            BaccaratWager::Dragon7Insurance => false,
        }
    }
}
