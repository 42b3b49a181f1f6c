//! Events: what happened, under which provision. The state of a table is a fold of its entries.

use croupier_rules::Provision;
use smallvec::SmallVec;

use crate::announcement::Announcement;
use crate::baccarat::BaccaratEvent;
use crate::cards::CardsEvent;
use crate::command::Actor;
use crate::conduct::ConductEvent;
use crate::ledger::Transfer;
use crate::poker::PokerEvent;
use crate::seats::SeatsEvent;
use crate::time::Time;
use crate::wagering::WagerEvent;

/// One line of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When it happened.
    pub at: Time,
    /// Who did it.
    pub actor: Actor,
    /// The provision it rests on.
    pub provision: Provision,
    /// What happened.
    pub event: Event,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    Cards(CardsEvent),
    Seats(SeatsEvent),
    Wager(WagerEvent),
    /// Chips moved.
    Chips(Transfer),
    /// Somebody spoke.
    Announced(Announcement),
    Baccarat(BaccaratEvent),
    Poker(PokerEvent),
    Conduct(ConductEvent),
}

/// The entries that one command brings about.
pub type Entries = SmallVec<[Entry; 8]>;
