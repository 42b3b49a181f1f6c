//! What a way to play holds, beside the best.

use croupier_odds::Ratio;
use serde::Serialize;

use crate::words::capital;

/// The decimals of what a strategy costs in per cent: the best simple one costs very little.
const COST: u32 = 6;

/// A strategy and what it costs.
#[derive(Debug, Serialize)]
pub struct Compared {
    /// What is done.
    pub name: String,
    /// The hold, in per cent.
    pub hold: String,
    /// How much more that is than with the best play.
    pub cost: String,
}

impl Compared {
    /// A strategy with its hold, and what it holds more than the best.
    pub fn new(name: &str, hold: &Ratio, cost: &Ratio) -> Compared {
        Compared { name: capital(name), hold: hold.percent(4), cost: cost.percent(COST) }
    }
}
