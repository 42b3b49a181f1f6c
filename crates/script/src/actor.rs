//! Who acts, as a scenario names them.

use croupier_table::command::Actor;
use croupier_table::seat::Seat;

use crate::failure::Problem;

/// Reads `dealer`, `floorperson`, `curator`, `device` or `seat 3`.
pub(crate) fn parse(text: &str) -> Result<Actor, Problem> {
    match text.trim() {
        "dealer" => Ok(Actor::Dealer),
        "floorperson" => Ok(Actor::Floorperson),
        "curator" => Ok(Actor::Curator),
        "device" => Ok(Actor::Device),
        other => seat(other).map(Actor::Player),
    }
}

/// Reads `seat 3`.
pub(crate) fn seat(text: &str) -> Result<Seat, Problem> {
    let number = text.trim().strip_prefix("seat").map(str::trim).and_then(|number| number.parse().ok());
    number.and_then(Seat::new).ok_or_else(|| {
        Problem::unreadable("an actor is dealer, floorperson, curator, device or seat 1 to seat 14")
    })
}
