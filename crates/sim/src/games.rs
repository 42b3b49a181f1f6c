//! The registry: which game is played by what. No other file tells the games apart.

use croupier_rules::GameId;
use croupier_rules::chapters::{baccarat, midibaccarat, minibaccarat};
use croupier_rules::submission::{ApprovedSubmission, Terms};

use crate::baccarat::BaccaratGame;
use crate::game::{CannotPlay, Game, Manner, Unfiled};
use crate::saigon_5_card::{self, SaigonGame};
use crate::three_card_prime::{self, PrimeGame};

/// A game without a submission: every wager with every paytable.
///
/// # Errors
/// If no table may be set up this way, or the game cannot be played in this manner.
pub fn unfiled(game: GameId, table: &Unfiled, manner: &Manner) -> Result<Box<dyn Game>, CannotPlay> {
    let baccarat = |clauses| -> Result<Box<dyn Game>, CannotPlay> {
        Ok(Box::new(BaccaratGame::unfiled(clauses, table, manner)?))
    };
    match game {
        GameId::Minibaccarat => baccarat(minibaccarat::CLAUSES),
        GameId::Midibaccarat => baccarat(midibaccarat::CLAUSES),
        GameId::Baccarat => baccarat(baccarat::CLAUSES),
        GameId::ThreeCardPrime => Ok(Box::new(PrimeGame::unfiled(table, manner)?)),
        GameId::Saigon5Card => Ok(Box::new(SaigonGame::unfiled(table, manner)?)),
    }
}

/// The game of a submission: what its table offers, on its terms and within its limits.
///
/// # Errors
/// If the game cannot be played in this manner.
pub fn filed(submission: &ApprovedSubmission, manner: &Manner) -> Result<Box<dyn Game>, CannotPlay> {
    let (game, stakes) = (submission.game(), *submission.stakes());
    match submission.terms() {
        Terms::Baccarat(terms) => Ok(Box::new(BaccaratGame::filed(game, terms, stakes, manner)?)),
        Terms::ThreeCardPrime(terms) => Ok(Box::new(PrimeGame::filed(terms, stakes, manner)?)),
        Terms::Saigon5Card(terms) => Ok(Box::new(SaigonGame::filed(terms, stakes, manner)?)),
    }
}

/// The names of a game's strategies; none where players decide nothing.
pub const fn strategies(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => &[],
        GameId::ThreeCardPrime => &three_card_prime::strategy::Strategy::NAMES,
        GameId::Saigon5Card => &saigon_5_card::strategy::Strategy::NAMES,
    }
}
