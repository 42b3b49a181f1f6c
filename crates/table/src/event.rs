//! Events: what happened, under which provision. The state of a table is a fold of its entries.

use alloc::sync::Arc;
use alloc::vec::Vec;

use croupier_rules::Provision;

use crate::announcement::Announcement;
use crate::baccarat::BaccaratEvent;
use crate::cards::CardsEvent;
use crate::command::{Actor, Person};
use crate::conduct::ConductEvent;
use crate::ledger::Transfer;
use crate::poker::PokerEvent;
use crate::seats::SeatsEvent;
use crate::time::Time;
use crate::wagering::WagerEvent;

/// One line of the record. The genesis of the table is number one, and no number is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Entry {
    /// Its number.
    pub n: u64,
    /// When it happened.
    pub at: Time,
    /// Whose act brought it about.
    pub by: Actor,
    /// Which person's, where the house knows its people.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub person: Option<Person>,
    /// The key of the act.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub key: Option<Arc<str>>,
    /// The provision it rests on.
    pub provision: Provision,
    /// What happened.
    pub event: Event,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
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

impl Event {
    /// The chips that moved, if any did.
    pub const fn transfer(&self) -> Option<&Transfer> {
        if let Event::Chips(transfer) = self { Some(transfer) } else { None }
    }
}

/// The entries that one command brings about.
pub type Entries = Vec<Entry>;

macro_rules! event_from {
    ($($machine:ident($event:ty)),+ $(,)?) => {
        $(impl From<$event> for Event {
            fn from(event: $event) -> Event {
                Event::$machine(event)
            }
        })+
    };
}

event_from! {
    Cards(CardsEvent), Seats(SeatsEvent), Wager(WagerEvent), Chips(Transfer), Announced(Announcement),
    Baccarat(BaccaratEvent), Poker(PokerEvent), Conduct(ConductEvent),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_stay_small() {
        assert_eq!(size_of::<Entry>(), 72);
    }
}
