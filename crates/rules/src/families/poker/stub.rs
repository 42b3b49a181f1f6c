//! The stub: what is left of the deck after a deal, and what its count shows (reading ER-224).

use super::dealing::MethodClauses;
use crate::law::Provision;

/// The stub is counted at least once in this many rounds.
pub const ROUNDS_BETWEEN_COUNTS: u32 = 5;

/// Whether the shuffling device counts the deck after each shuffle and says whether it is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountingShuffler {
    /// One is in use.
    InUse,
    /// None is in use.
    NotInUse,
}

/// What a count of the stub showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StubCount {
    /// The deck is whole and was dealt as it should be.
    Right,
    /// The deck is whole, but cards went where they should not.
    Misdealt,
    /// The deck is not whole, whether or not cards were misdealt out of it.
    DeckIsWrong,
}

impl StubCount {
    /// Every finding.
    pub const ALL: [StubCount; 3] = [StubCount::Right, StubCount::Misdealt, StubCount::DeckIsWrong];

    /// Reads a count: stub and cards dealt or discarded this round make one deck of this size.
    pub const fn read(deck: usize, stub: usize, cards_out: usize, should_be_out: usize) -> StubCount {
        let is_whole = match stub.checked_add(cards_out) {
            Some(cards) => cards == deck,
            None => false,
        };
        match (is_whole, cards_out == should_be_out) {
            (false, _) => StubCount::DeckIsWrong,
            (true, false) => StubCount::Misdealt,
            (true, true) => StubCount::Right,
        }
    }
}

impl MethodClauses {
    /// The clause under which the stub must be counted in this round, if it must, given how many rounds, this one
    /// included, were dealt since the last count. A device that counts makes the count unnecessary, and a shoe that
    /// reshuffles automatically leaves no stub to count (reading ER-215).
    pub const fn count_due(&self, shuffler: CountingShuffler, rounds_since_count: u32) -> Option<Provision> {
        match shuffler {
            CountingShuffler::InUse => None,
            CountingShuffler::NotInUse if self.keeps_its_stub() => None,
            CountingShuffler::NotInUse if rounds_since_count < ROUNDS_BETWEEN_COUNTS => None,
            CountingShuffler::NotInUse => Some(self.count),
        }
    }
}
