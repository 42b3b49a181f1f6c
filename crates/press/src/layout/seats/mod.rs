//! What lies before each player.

mod baccarat;
mod cell;
mod saigon_5_card;
mod spot;
mod three_card_prime;

use croupier_rules::GameId;

use super::plan::Plan;
use super::sketch::Sketch;
use super::table::TableShape;

/// Draws the areas of every seat.
pub fn draw(sketch: &mut Sketch<'_>, table: &TableShape, plan: &Plan) {
    match plan.game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => baccarat::draw(sketch, table, plan),
        GameId::ThreeCardPrime => spot::draw(sketch, table, plan, three_card_prime::AREAS),
        GameId::Saigon5Card => spot::draw(sketch, table, plan, saigon_5_card::AREAS),
    }
}

/// How far the areas of a seat reach from the edge of the felt.
pub fn depth(plan: &Plan) -> f64 {
    match plan.game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => baccarat::depth(plan),
        GameId::ThreeCardPrime => spot::depth(plan, three_card_prime::AREAS),
        GameId::Saigon5Card => spot::depth(plan, saigon_5_card::AREAS),
    }
}
