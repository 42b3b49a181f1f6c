//! What each game's Rules Submission asks, a file a game. A schema is data: its options drive the check, the
//! commented file and the form; its rules bind answers together.

mod baccarat;
mod baccarat_common;
mod every_game;
mod midibaccarat;
mod minibaccarat;
mod poker_type;
mod saigon_5_card;
mod three_card_prime;

use super::option::OptionSpec;
use super::rules::CrossRule;
use crate::game::GameId;

/// Everything that is asked and checked of one game.
#[derive(Clone, Copy, Debug)]
pub struct Schema {
    /// The options in the order of the file.
    pub options: &'static [OptionSpec],
    /// The rules between answers.
    pub rules: &'static [CrossRule],
}

/// The schema of a game.
pub const fn of(game: GameId) -> &'static Schema {
    match game {
        GameId::Minibaccarat => &minibaccarat::SCHEMA,
        GameId::Midibaccarat => &midibaccarat::SCHEMA,
        GameId::Baccarat => &baccarat::SCHEMA,
        GameId::ThreeCardPrime => &three_card_prime::SCHEMA,
        GameId::Saigon5Card => &saigon_5_card::SCHEMA,
    }
}
