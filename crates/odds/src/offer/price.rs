//! What a wager is paid: on one line, and as the lists of a sign.

use croupier_rules::{Odds, Provision};

use super::price_list::PriceList;

/// A payout on one line and in full.
pub(crate) struct Price {
    /// On one line.
    pub text: String,
    /// In full.
    pub lists: Vec<PriceList>,
}

impl Price {
    /// The clauses that set it.
    pub fn provisions(&self) -> Vec<Provision> {
        self.lists.iter().map(|list| list.provision).collect()
    }

    /// A payout of one list, which says it all.
    pub fn of(list: PriceList) -> Price {
        Price { text: list.row(), lists: vec![list] }
    }

    /// A payout of one line.
    pub fn single(title: &'static str, clause: Provision, hand: &'static str, odds: Odds) -> Price {
        Price::of(PriceList::one(title, clause, hand, odds))
    }
}
