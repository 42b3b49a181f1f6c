//! A table whose every entry is kept, and whose books are looked at after every event.

use croupier_rules::Cents;
use croupier_rules::kit::wager::MAX_WAGERS;
use croupier_table::ledger::Account;
use croupier_table::seat::MAX_SEATS;
use croupier_table::{Command, Entry, Refusal, Seat, Setup, State, apply, decide};

/// A table and its record.
#[derive(Clone, Debug)]
pub struct Recorder {
    pub state: State,
    pub record: Vec<Entry>,
}

impl Recorder {
    /// A table before anything has happened at it.
    pub fn open(setup: Setup) -> Recorder {
        Recorder { state: State::new(setup), record: Vec::new() }
    }

    /// Performs a command: how many entries it brought, or the refusal.
    pub fn perform(&mut self, command: &Command) -> Result<usize, Refusal> {
        let entries = decide(&self.state, command)?;
        assert!(!entries.is_empty(), "{command:?} is accepted and leaves no trace");
        for entry in &entries {
            apply(&mut self.state, entry);
            check_books(&self.state);
        }
        let count = entries.len();
        self.record.extend(entries);
        Ok(count)
    }

    /// The state that the record alone gives.
    pub fn replayed(&self) -> State {
        let mut state = State::new(Setup::clone(&self.state.setup));
        self.record.iter().for_each(|entry| apply(&mut state, entry));
        state
    }
}

/// Chips are conserved, and nobody has less than nothing.
pub fn check_books(state: &State) {
    assert_eq!(state.ledger.total(), Cents::ZERO);
    for seat in Seat::counterclockwise(MAX_SEATS as u8) {
        assert!(state.ledger.balance(Account::Player(seat)).0 >= 0);
        for wager in 0..MAX_WAGERS as u8 {
            assert!(state.ledger.balance(Account::Layout(seat, wager)).0 >= 0);
        }
    }
    assert!(state.ledger.balance(Account::DropBox).0 >= 0);
}
