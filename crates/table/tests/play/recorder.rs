//! A table whose every entry is kept, and whose books are looked at after every act.

use croupier_rules::Cents;
use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Edits;
use croupier_table::ledger::Account;
use croupier_table::seat::MAX_SEATS;
use croupier_table::{Command, Entry, Genesis, Refusal, Seat, State, Table};

/// What every table begins with.
pub const INVENTORY: Cents = Cents::dollars(10_000_000);

/// The genesis of a table with these edits.
pub fn genesis(edits: &Edits) -> Genesis {
    let approved = edits.check().unwrap_or_else(|defects| panic!("{}: {}", edits.game(), defects[0]));
    Genesis::new(approved, INVENTORY)
}

/// A table and its record.
#[derive(Clone, Debug)]
pub struct Recorder {
    table: Table,
}

impl Recorder {
    /// A table before anything has happened at it.
    pub fn open(genesis: Genesis) -> Recorder {
        Recorder { table: Table::open(genesis) }
    }

    pub fn state(&self) -> &State {
        self.table.state()
    }

    pub fn genesis(&self) -> &Genesis {
        self.table.genesis()
    }

    pub fn record(&self) -> &[Entry] {
        self.table.record()
    }

    /// What was recorded since the last time.
    pub fn hand_over(&mut self) -> impl Iterator<Item = Entry> + '_ {
        self.table.hand_over()
    }

    /// Performs a command: how many entries it brought, or the refusal.
    pub fn perform(&mut self, command: &Command) -> Result<usize, Refusal> {
        let next = self.state().next();
        let entries = self.table.act(command)?;
        assert!(!entries.is_empty(), "{command:?} is accepted and leaves no trace");
        assert!(entries.iter().map(|entry| entry.n).eq(next..next + entries.len() as u64));
        let count = entries.len();
        check_books(self.state());
        Ok(count)
    }

    /// The state that the record alone gives.
    pub fn replayed(&self) -> State {
        let entries = self.record().iter().cloned();
        Table::replay(self.table.genesis().clone(), entries).expect("a whole record").state().clone()
    }
}

/// Chips are conserved, and nobody has less than nothing.
pub fn check_books(state: &State) {
    assert_eq!(state.ledger.total(), Cents::ZERO);
    for seat in Seat::counterclockwise(MAX_SEATS as u8) {
        assert!(state.ledger.balance(Account::Player(seat)).0 >= 0);
        for wager in Wager::ALL {
            assert!(state.ledger.balance(Account::Layout(seat, wager)).0 >= 0);
        }
    }
    assert!(state.ledger.balance(Account::DropBox).0 >= 0);
}
