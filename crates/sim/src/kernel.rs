//! What the machinery of a run needs to know of a game.

use crate::stream::ROUNDS_PER_TABLE;

/// A game that can be played on many tables, its rounds counted in cells.
pub trait Kernel: Sync {
    /// How many cells rounds are counted in.
    fn cells(&self) -> usize;

    /// How many tables a block has.
    fn side_by_side(&self) -> u64;

    /// Plays a block of whole tables side by side, fast.
    fn block(&self, seed: u64, first: u64, cells: &mut [u64]);

    /// Plays the first rounds of one table alone, by the functions of the rules: the same rounds as in a block.
    fn table(&self, seed: u64, table: u64, rounds: u64, cells: &mut [u64]);

    /// Plays some tables, the last of which may be cut short.
    fn tables(&self, seed: u64, first: u64, rounds: u64, cells: &mut [u64]) {
        let whole = rounds / ROUNDS_PER_TABLE;
        let blocks = whole / self.side_by_side();
        (0..blocks).for_each(|block| self.block(seed, first + block * self.side_by_side(), cells));
        let alone = blocks * self.side_by_side();
        for table in alone..rounds.div_ceil(ROUNDS_PER_TABLE) {
            let rounds = (rounds - table * ROUNDS_PER_TABLE).min(ROUNDS_PER_TABLE);
            self.table(seed, first + table, rounds, cells);
        }
    }
}
