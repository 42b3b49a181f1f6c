//! Counting cards: how often, and by how much, the Dragon 7 Insurance and the Tie Wager turn in the player's favor.
//!
//! Shoes are dealt card by card. Before each round the exact odds of the cards nobody has seen say what each wager is
//! worth, and each system says whether a player who follows it would bet. See [`count`] for where the tags come from.

pub mod count;
mod followed;
mod target;

use croupier_odds::baccarat::{Composition, solve_many};
use croupier_rules::Card;
use croupier_rules::families::baccarat::Coup;
use croupier_rules::families::baccarat::ranking::value;

use super::{Shoe, Table};
use crate::run::Watch;
use crate::workers::{self, WorkerFailed};
pub use followed::{Advantage, Favor, Followed, System, Way};
pub use target::Target;

/// A round before it is dealt, and how it ends.
struct Moment {
    /// How many cards of each value were seen since the shoe began.
    seen: [u32; 10],
    unseen: Composition,
    coup: Coup,
}

/// Shoes that a thread plays at a time.
const SHARE: u64 = 16;

/// Plays whole shoes with counting. Sums are made by shares of shoes and added in the order of the shoes, so
/// they are the same on any number of threads.
///
/// # Errors
/// If a thread fails.
pub fn play(
    shoe: Shoe,
    targets: &[Target],
    seed: u64,
    shoes: u64,
    threads: usize,
    watch: &dyn Watch,
) -> Result<Advantage, WorkerFailed> {
    let nothing = Advantage::new(shoe.decks, targets);
    let mut advantage = nothing.clone();
    while advantage.shoes < shoes && !watch.stop() {
        let parts = workers::on_threads(threads, |share| {
            let first = shoes.min(advantage.shoes + share as u64 * SHARE);
            let end = shoes.min(first + SHARE);
            let mut part = nothing.clone();
            play_shoes(&mut part, Table::new(shoe, seed, 0).from_shoe(first), end - first);
            watch.played(end - first);
            part
        })?;
        parts.iter().for_each(|part| advantage.add(part));
    }
    Ok(advantage)
}

fn play_shoes(advantage: &mut Advantage, mut table: Table, shoes: u64) {
    for _ in 0..shoes {
        let moments = moments(advantage.decks, &mut table);
        let unseen: Vec<Composition> = moments.iter().map(|moment| moment.unseen).collect();
        for (moment, counts) in moments.iter().zip(solve_many(&unseen)) {
            advantage.take(&moment.seen, moment.unseen.size(), &counts, moment.coup);
        }
        advantage.shoes += 1;
    }
}

/// The rounds of a shoe. Cards that are burned face down are never seen.
fn moments(decks: u8, table: &mut Table) -> Vec<Moment> {
    let mut unseen = Composition::decks(decks)
        .unwrap_or_else(|why| unreachable!("every shoe of baccarat can be counted: {why}"));
    let (mut seen, mut moments) = ([0; 10], Vec::new());
    table.ready().into_iter().for_each(|burned| see(&mut seen, &mut unseen, burned));
    loop {
        let round = table.deal();
        moments.push(Moment { seen, unseen, coup: round.coup });
        if round.last {
            return moments;
        }
        round.cards().iter().for_each(|&card| see(&mut seen, &mut unseen, card));
    }
}

fn see(seen: &mut [u32; 10], unseen: &mut Composition, card: Card) {
    let (Some(value), Ok(())) = (value(card), unseen.remove(card)) else {
        unreachable!("a card that is dealt was in the shoe, and a round can follow it")
    };
    seen[usize::from(value.get())] += 1;
}

#[cfg(test)]
mod tests;
