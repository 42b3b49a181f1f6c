//! What a wager is paid: on one line, and as the lists of a sign.

use croupier_rules::{Odds, Provision};

use super::payout_list::PayoutList;

/// A payout on one line and in full.
pub(crate) struct Payout {
    /// On one line.
    pub text: String,
    /// In full.
    pub lists: Vec<PayoutList>,
}

impl Payout {
    /// The clauses that set it.
    pub fn provisions(&self) -> Vec<Provision> {
        self.lists.iter().map(|list| list.provision).collect()
    }

    /// A payout of one list, which says it all.
    pub fn of(list: PayoutList) -> Payout {
        Payout { text: list.row(), lists: vec![list] }
    }

    /// A payout of one line.
    pub fn single(title: &'static str, clause: Provision, hand: &'static str, odds: Odds) -> Payout {
        Payout::of(PayoutList::one(title, clause, hand, odds))
    }
}
