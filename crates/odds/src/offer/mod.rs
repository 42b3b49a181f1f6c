//! Every wager that a table offers, with its payout and its exact hold. Each game says what its own table offers.

mod error;
mod payout;
mod payout_list;
#[cfg(test)]
mod tests;

pub use error::OfferError;
pub(crate) use payout::Payout;
pub use payout_list::{ListedPayout, PayoutList};

use croupier_rules::submission::ApprovedSubmission;
use croupier_rules::{Cents, Provision};

use crate::{Figures, Ratio, games};

/// A wager that a table offers.
#[derive(Clone, Debug)]
pub struct OfferedWager {
    /// Its name on command lines and in files.
    pub slug: &'static str,
    /// Its name as it is spoken.
    pub name: &'static str,
    /// The letter of its paytable, where it has one.
    pub paytable: Option<String>,
    /// What it is paid.
    pub payout: String,
    /// The clauses that set the payout.
    pub provisions: Vec<Provision>,
    /// The same in full: one list for each thing that is paid.
    pub lists: Vec<PayoutList>,
    /// The expected loss of one unit.
    pub hold: Ratio,
    /// All its outcomes.
    pub figures: Figures,
    /// The stake that the hold is for, where it depends on that: vigorish that is rounded.
    pub stake: Option<Cents>,
}

/// The wagers of a table, in the order of settlement.
///
/// # Errors
/// Never for an approved submission; a table that no chapter allows has no figures.
pub fn offered(submission: &ApprovedSubmission) -> Result<Vec<OfferedWager>, OfferError> {
    games::offered(submission)
}

impl OfferedWager {
    /// A wager with its payout and its figures.
    pub(crate) fn new(name: &'static str, payout: Payout, figures: Figures) -> OfferedWager {
        OfferedWager {
            slug: figures.wager,
            name,
            paytable: figures.paytable.clone(),
            provisions: payout.provisions(),
            payout: payout.text,
            lists: payout.lists,
            hold: figures.edge(),
            figures,
            stake: None,
        }
    }

    /// The hold as a percentage, as it is shown.
    pub fn percent(&self) -> String {
        self.hold.percent(4)
    }

    /// The clauses that set the payout, one after another.
    pub fn clauses(&self) -> String {
        self.provisions.iter().map(|provision| provision.id()).collect::<Vec<_>>().join(", ")
    }
}
