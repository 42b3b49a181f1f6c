//! A wager as the cells of a game see it: which cell is which outcome. The rules are asked once for each cell.

use croupier_odds::Ratio;

use crate::counted::Counted;

/// A wager with one of its paytables, before any round.
#[derive(Clone, Debug)]
pub struct Judge {
    wager: Counted,
    outcome_of: Vec<Option<usize>>,
}

impl Judge {
    /// A wager, and the name and worth of the outcome that each cell is. Cells without one are passed over.
    pub fn new(mut wager: Counted, cells: impl IntoIterator<Item = (usize, String, Ratio)>) -> Judge {
        let mut names: Vec<Option<String>> = Vec::new();
        for (cell, name, net) in cells {
            wager.name(&name, || net);
            names.resize(names.len().max(cell + 1), None);
            names[cell] = Some(name);
        }
        wager.sort();
        let place =
            |name: Option<String>| wager.outcomes.iter().position(|known| Some(&known.name) == name.as_ref());
        let outcome_of = names.into_iter().map(place).collect();
        Judge { wager, outcome_of }
    }

    /// The wager without a round.
    pub const fn wager(&self) -> &Counted {
        &self.wager
    }

    /// Which of the wager's outcomes a cell is.
    pub fn outcome(&self, cell: usize) -> Option<usize> {
        self.outcome_of.get(cell).copied().flatten()
    }

    /// The wager after rounds that were counted by cells.
    pub fn count(&self, cells: &[u64]) -> Counted {
        let mut counted = self.wager.clone();
        for (outcome, &count) in self.outcome_of.iter().zip(cells) {
            outcome.iter().for_each(|&outcome| counted.outcomes[outcome].count += count);
        }
        counted
    }
}
