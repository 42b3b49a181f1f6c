//! Which hand beats which.

use croupier_rules::Provision;
use serde::Serialize;

use super::face::{Face, cards};
use super::said::Said;
use crate::words::capital;

/// Hands in order, highest first.
#[derive(Debug, Serialize)]
pub struct Ranking {
    /// What is ranked.
    pub title: &'static str,
    /// What is said of all of them.
    pub said: Vec<Said>,
    /// The hands.
    pub rows: Vec<RankedHand>,
}

/// A hand, what it is, and an example of it.
#[derive(Debug, Serialize)]
pub struct RankedHand {
    name: String,
    said: Said,
    example: Vec<Face>,
}

impl RankedHand {
    /// A hand with an example in the notation of cards.
    pub fn new(name: &str, said: Said, example: &str) -> RankedHand {
        RankedHand { name: capital(name), said, example: Face::all(&cards(example)) }
    }
}

/// What the register's sentence says of the hand, whose name stands beside it: `All-Six: a flush is five cards of one
/// suit.` becomes `Five cards of one suit.`
pub fn described(clause: Provision) -> Said {
    let says = clause.row().says;
    let rest =
        [" is ", " are "].iter().filter_map(|verb| says.split_once(verb)).min_by_key(|(name, _)| name.len());
    Said::under(capital(rest.map_or(says, |(_, rest)| rest)), &[clause])
}
