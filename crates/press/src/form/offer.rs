//! The wagers that follow from the answers.

use croupier_odds::offer::OfferedWager;
use serde::Serialize;

use crate::prices::capital;

/// A wager offered, with its price and its hold.
#[derive(Debug, Serialize)]
pub struct Wager {
    name: String,
    paytable: Option<String>,
    price: String,
    clauses: Vec<&'static str>,
    percent: String,
    fraction: String,
    stake: Option<String>,
}

impl Wager {
    /// What the form says about a wager.
    pub fn of(wager: &OfferedWager) -> Wager {
        Wager {
            name: capital(wager.name),
            paytable: wager.paytable.clone(),
            price: wager.price.clone(),
            clauses: wager.provisions.iter().map(|provision| provision.id()).collect(),
            percent: wager.percent(),
            fraction: wager.hold.to_string(),
            stake: wager.stake.map(|stake| stake.to_string()),
        }
    }
}
