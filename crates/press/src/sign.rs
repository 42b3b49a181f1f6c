//! The signs at a table: payout odds, limits, and the Dragon 7 notice of EZ Baccarat.

use croupier_rules::games::baccarat_common::Variation;
use croupier_rules::submission::Terms;
use serde::Serialize;

use crate::filing::Filing;
use crate::prices::{PostedList, posted};

/// Every sign of a table, a page each.
#[derive(Debug, Serialize)]
pub struct Signs {
    payouts: Vec<PostedList>,
    phrases: Vec<&'static str>,
    limit: Option<String>,
    ez: bool,
}

impl Signs {
    /// The signs of a filing.
    pub fn of(filing: &Filing) -> Signs {
        let ez = match filing.submission().terms() {
            Terms::Baccarat(terms) => terms.variation == Variation::Ez,
            Terms::ThreeCardPrime(_) | Terms::Saigon5Card(_) => false,
        };
        Signs { payouts: posted(filing), phrases: Vec::new(), limit: None, ez }
    }
}
