//! How wagers are made.

use crate::kit::wager::Wager;
use crate::law::{Cited, Provision};

/// The clauses of a chapter on making wagers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wagers {
    /// Every wager of the game, in the order in which wagers are settled.
    pub list: &'static [Wager],
    /// Which wagers there are; of the poker-type chapters the first of the list.
    pub permitted: Provision,
    /// Wagers are chips on the layout; whether one may be spoken and come with cash.
    pub chips_on_layout: Cited<CashWagers>,
    /// Nothing changes after "no more bets".
    pub no_more_bets: Provision,
    /// Only seated players wager, and they stay until the round is over (reading ER-141).
    pub seated_only: Option<Provision>,
    /// On how many adjacent boxes one player may wager.
    pub adjacent_boxes: Option<Provision>,
    /// Every other wager needs an Ante Wager in the same box (reading ER-225).
    pub ante_first: Option<Provision>,
}

/// Whether a spoken wager with cash is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CashWagers {
    /// If the dealer confirms it and turns the cash into chips.
    IfConfirmed,
    /// Never.
    NotAccepted,
}
