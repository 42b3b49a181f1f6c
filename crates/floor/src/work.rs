//! What one step of the floor writes: rows, answers that wait for them, and answers that need not wait.

use std::collections::BTreeSet;

use crate::batch::Row;
use crate::keys::Outcome;
use crate::names::{Asker, BatchId, TableId};
use crate::outputs::{Answer, Outputs};
use croupier_table::Viewer;

/// An answer that waits until a batch is durable.
#[derive(Clone, Debug)]
pub struct Held {
    /// Who waits.
    pub asker: Asker,
    /// What became of it.
    pub outcome: Outcome,
    /// How the one who asked sees the table, where it is about one.
    pub viewer: Viewer,
    /// Whether it was asked before.
    pub repeated: bool,
    /// What is answered where the outcome does not say it all.
    pub answer: Option<Answer>,
}

/// A batch on its way.
#[derive(Clone, Debug)]
pub struct Flight {
    /// Which.
    pub id: BatchId,
    /// Its rows, with everything in them.
    pub rows: Vec<Row>,
    /// Who waits for it.
    pub held: Vec<Held>,
}

impl Flight {
    /// The tables that it has rows of.
    pub fn tables(&self) -> BTreeSet<TableId> {
        self.rows.iter().filter_map(|row| row.table().cloned()).collect()
    }
}

/// What one step writes.
#[derive(Debug, Default)]
pub struct Work {
    /// The rows, in order.
    pub rows: Vec<Row>,
    /// Who waits for them.
    pub held: Vec<Held>,
    /// What can be said and shown at once.
    pub out: Outputs,
    /// The tables at which something has changed.
    pub touched: BTreeSet<TableId>,
}
