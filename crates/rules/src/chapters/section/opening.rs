//! Opening the table for gaming.

use super::cards::CardSets;
use crate::law::{Cited, Provision};

/// The clauses of a chapter on opening a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The dealer inspects the cards and the floorperson verifies the inspection.
    pub inspection: Provision,
    /// They are spread for the first player.
    pub spread: Provision,
    /// They are turned face down, washed and stacked.
    pub wash: Provision,
    /// Two sets are opened each by itself, where the chapter provides for two.
    pub two_sets: Option<Cited<SetByItself>>,
    /// Preinspected and preshuffled cards skip all of this.
    pub preshuffled: Provision,
}

/// What is done with each of two sets after the player has looked at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetByItself {
    /// It is washed like a single one.
    Washed,
    /// It is turned face down and stacked; the chapter asks for no wash (reading ER-123).
    NotWashed,
}

impl Opening {
    /// The clause on the spread, at a table with one set or two.
    pub const fn spread(&self, sets: CardSets) -> Provision {
        self.by_itself(sets, self.spread)
    }

    /// The clause on turning, washing and stacking, at a table with one set or two.
    pub const fn wash(&self, sets: CardSets) -> Provision {
        self.by_itself(sets, self.wash)
    }

    const fn by_itself(&self, sets: CardSets, of_one: Provision) -> Provision {
        match (sets, self.two_sets) {
            (CardSets::TwoAlternating, Some(each)) => each.provision,
            (CardSets::TwoAlternating, None) | (CardSets::One, _) => of_one,
        }
    }
}
