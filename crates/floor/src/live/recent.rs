//! The last entries of a table's record, so that a screen that missed some can be told them. What is older is read
//! from the journal, or replaced by a whole view.

use std::collections::VecDeque;

use croupier_table::sight::Seen;
use croupier_table::{Entry, Happening, State, Viewer, evolve, happening};

/// How many entries are kept.
const KEPT: usize = 256;

/// The last entries, and the table as it stood before the first of them.
#[derive(Clone, Debug)]
pub struct Recent {
    before: State,
    entries: VecDeque<Entry>,
}

impl Recent {
    /// No entries yet after a state.
    pub fn after(state: &State) -> Recent {
        Recent { before: state.clone(), entries: VecDeque::new() }
    }

    /// Keeps an entry, and forgets the oldest where there are too many.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push_back(entry);
        if self.entries.len() > KEPT
            && let Some(oldest) = self.entries.pop_front()
        {
            evolve(&mut self.before, &oldest);
        }
    }

    /// What a viewer is told of the entries after a number and up to another; `None` where some are forgotten.
    pub fn told(&self, after: u64, upto: u64, viewer: Viewer) -> Option<Vec<Happening>> {
        if after < self.before.next() - 1 {
            return None;
        }
        let mut state = self.before.clone();
        let mut told = Vec::new();
        for entry in self.entries.iter().take_while(|entry| entry.n <= upto) {
            if entry.n <= after {
                evolve(&mut state, entry);
            } else {
                told.push(step(&mut state, entry, viewer));
            }
        }
        Some(told)
    }
}

/// Enters an entry and says what a viewer is told of it.
pub fn step(state: &mut State, entry: &Entry, viewer: Viewer) -> Happening {
    let seen = Seen::by(state, viewer);
    evolve(state, entry);
    happening(&seen, state, entry, viewer)
}
