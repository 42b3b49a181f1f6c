//! The games, a folder each, with the same file names in every folder: `equipment`, `cards`, `wagers`, `dealing`,
//! `completion`, `payouts`, `irregularities`. Who knows a chapter finds its code.

pub mod baccarat;
pub mod midibaccarat;
pub mod minibaccarat;
pub mod saigon_5_card;
pub mod three_card_prime;

use crate::game::GameId;
use crate::kit::equipment::Equipment;

/// What the chapter of a game asks of its table.
pub const fn equipment(game: GameId) -> &'static Equipment {
    match game {
        GameId::Minibaccarat => &minibaccarat::equipment::EQUIPMENT,
        GameId::Midibaccarat => &midibaccarat::equipment::EQUIPMENT,
        GameId::Baccarat => &baccarat::equipment::EQUIPMENT,
        GameId::ThreeCardPrime => &three_card_prime::equipment::EQUIPMENT,
        GameId::Saigon5Card => &saigon_5_card::equipment::EQUIPMENT,
    }
}
