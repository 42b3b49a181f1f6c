//! Counting cards: how often, and by how much, the Dragon 7 Insurance and the Tie Wager turn to the player's favour.
//!
//! Before each round the exact odds say what the wager is worth from the cards nobody has seen, and the counts say
//! what a player who follows them would believe.

use croupier_odds::baccarat::{Composition, Counts, solve};
use croupier_rules::Card;
use croupier_rules::Odds;
use croupier_rules::card::{Rank, Suit};
use croupier_rules::games::baccarat_common::cards::value;
use croupier_rules::games::baccarat_common::payouts::INSURANCE;
use croupier_rules::games::baccarat_common::{Coup, Terms};

use super::{Baccarat, Shoe, Table};
use crate::run::Watch;
use crate::stream::ROUNDS_PER_TABLE;

/// A wager that is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Target {
    Dragon7,
    Tie,
}

impl Target {
    /// Both wagers.
    pub const ALL: [Target; 2] = [Target::Dragon7, Target::Tie];

    /// The name of the wager on command lines and in files.
    pub const fn wager(self) -> &'static str {
        match self {
            Target::Dragon7 => "dragon-7-insurance",
            Target::Tie => "tie",
        }
    }

    const fn odds(self) -> Odds {
        match self {
            Target::Dragon7 => INSURANCE,
            Target::Tie => Terms::LEAST_TIE,
        }
    }

    fn is_won(self, coup: Coup) -> bool {
        match self {
            Target::Dragon7 => coup.is_dragon_7(),
            Target::Tie => coup.winner().is_none(),
        }
    }

    fn won(self, counts: &Counts) -> u128 {
        match self {
            Target::Dragon7 => counts.dragon_7(),
            Target::Tie => counts.won_by(None),
        }
    }

    /// What one unit is expected to win from cards that were counted.
    fn worth(self, counts: &Counts) -> f64 {
        let odds = f64::from(self.odds().pays()) / f64::from(self.odds().per());
        (odds + 1.0) * self.won(counts) as f64 / counts.total() as f64 - 1.0
    }

    fn result(self, coup: Coup) -> f64 {
        if self.is_won(coup) { f64::from(self.odds().pays()) / f64::from(self.odds().per()) } else { -1.0 }
    }
}

/// A way to decide whether to bet.
#[derive(Clone, Debug, PartialEq)]
pub struct System {
    /// Its name.
    pub name: &'static str,
    /// The wager.
    pub target: Target,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    /// Bets whenever the exact odds are favourable: nobody can do better.
    Exact,
    /// Adds a tag for each card seen, and bets when the sum for each deck unseen reaches a number.
    Tags { tags: [f64; 10], from: f64 },
}

/// The count for Dragon 7 in use at the tables: 4 to 7 are −1, 8 and 9 are +2, bet from +4 a deck.
const DRAGON_7_TAGS: [f64; 10] = [0.0, 0.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 2.0, 2.0];
const DRAGON_7_FROM: f64 = 4.0;

/// The systems for a shoe. Linear counts use what the removal of one card of each value does to the exact odds of a
/// full shoe: no count with fixed tags estimates them better.
pub fn systems(decks: u8) -> Vec<System> {
    let dragon = Kind::Tags { tags: DRAGON_7_TAGS, from: DRAGON_7_FROM };
    let mut systems = vec![System { name: "-1 for 4-7, +2 for 8-9", target: Target::Dragon7, kind: dragon }];
    for target in Target::ALL {
        systems.extend(linear(target, decks).map(|kind| System { name: "effects of removal", target, kind }));
        systems.push(System { name: "exact odds", target, kind: Kind::Exact });
    }
    systems.sort_by_key(|system| system.target as u8);
    systems
}

/// What the wager gains when one card of each value is gone, per deck, and the sum from which it is favourable.
fn linear(target: Target, decks: u8) -> Option<Kind> {
    let full = Composition::decks(decks).ok()?;
    let base = target.worth(&solve(&full));
    let mut tags = [0.0; 10];
    for rank in Rank::ALL {
        let card = Card::new(rank, Suit::Clubs);
        let without = full.without([card]).ok()?;
        tags[usize::from(value(card)?.get())] = target.worth(&solve(&without)) - base;
    }
    // One card of n changes the worth by its tag; k cards of n by their sum times (n - 1) / (n - k).
    let cards = f64::from(decks) * 52.0;
    Some(Kind::Tags { tags, from: -base * 52.0 / (cards - 1.0) })
}

/// What a system came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Followed {
    /// The system.
    pub system: System,
    /// How many rounds were bet on.
    pub bets: u64,
    /// The sum of what those bets were worth by the exact odds.
    pub worth: f64,
    /// The sum of what they won.
    pub won: f64,
}

/// What a wager was worth, round by round.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Favour {
    /// How many rounds were favourable.
    pub rounds: u64,
    /// The sum of what a unit was worth in those.
    pub worth: f64,
    /// The most that a unit was ever worth.
    pub best: f64,
}

/// What many shoes came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Advantage {
    /// How many rounds were dealt.
    pub rounds: u64,
    /// How many shoes were begun.
    pub shoes: u64,
    /// How favourable each wager was, in the order of [`Target::ALL`].
    pub favour: [Favour; 2],
    /// What each system came to.
    pub followed: Vec<Followed>,
}

impl Advantage {
    fn new(decks: u8) -> Advantage {
        let followed = |system| Followed { system, bets: 0, worth: 0.0, won: 0.0 };
        let followed = systems(decks).into_iter().map(followed).collect();
        Advantage { rounds: 0, shoes: 0, favour: [Favour { best: -1.0, ..Favour::default() }; 2], followed }
    }

    fn add(&mut self, unseen: &[Card], seen: &[u32; 10], deal: impl FnOnce() -> Coup) {
        let worth = worth(unseen);
        let coup = deal();
        self.rounds += 1;
        for target in Target::ALL {
            self.favour[target as usize].add(worth[target as usize]);
        }
        for followed in &mut self.followed {
            let target = followed.system.target;
            if followed.system.bets(worth[target as usize], seen, unseen.len()) {
                followed.bets += 1;
                followed.worth += worth[target as usize];
                followed.won += target.result(coup);
            }
        }
    }
}

impl Favour {
    fn add(&mut self, worth: f64) {
        self.best = self.best.max(worth);
        if worth > 0.0 {
            self.rounds += 1;
            self.worth += worth;
        }
    }
}

impl System {
    fn bets(&self, worth: f64, seen: &[u32; 10], unseen: usize) -> bool {
        match &self.kind {
            Kind::Exact => worth > 0.0,
            Kind::Tags { tags, from } => {
                let count: f64 = tags.iter().zip(seen).map(|(tag, &cards)| tag * f64::from(cards)).sum();
                count * 52.0 / unseen as f64 >= *from
            }
        }
    }
}

/// What each target is worth from cards that nobody has seen.
fn worth(unseen: &[Card]) -> [f64; 2] {
    let mut ranks = [0u16; 13];
    unseen.iter().filter_map(|card| card.rank()).for_each(|rank| ranks[rank as usize] += 1);
    let counts = Composition::from_ranks(ranks).ok().map(|left| solve(&left));
    Target::ALL.map(|target| counts.as_ref().map_or(-1.0, |counts| target.worth(counts)))
}

/// Plays so many rounds with counting. Sums are made table by table in order, so they are the same everywhere.
pub fn play(shoe: Shoe, seed: u64, rounds: u64, watch: &dyn Watch) -> Advantage {
    let mut advantage = Advantage::new(shoe.decks);
    while advantage.rounds < rounds && !watch.stop() {
        let before = advantage.rounds;
        let key = Baccarat::seed(seed).table(before / ROUNDS_PER_TABLE);
        let stop = rounds.min(before + ROUNDS_PER_TABLE);
        play_table(&mut advantage, &mut Table::new(shoe, key), stop);
        watch.played(advantage.rounds - before);
    }
    advantage
}

fn play_table(advantage: &mut Advantage, table: &mut Table, stop: u64) {
    let mut seen = [0; 10];
    let see = |seen: &mut [u32; 10], card: Card| {
        value(card).into_iter().for_each(|value| seen[usize::from(value.get())] += 1);
    };
    while advantage.rounds < stop {
        if let Some(burned) = table.ready() {
            seen = [0; 10];
            see(&mut seen, burned);
            advantage.shoes += 1;
        }
        let unseen = table.unseen().to_vec();
        let mut dealt = None;
        advantage.add(&unseen, &seen, || dealt.insert(table.deal()).coup);
        dealt.iter().flat_map(|dealt| dealt.cards()).for_each(|&card| see(&mut seen, card));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Unwatched;

    #[test]
    fn removing_eights_and_nines_favours_the_dragon() {
        let Some(Kind::Tags { tags, from }) = linear(Target::Dragon7, 8) else { panic!() };
        assert!(tags[8] > 0.0 && tags[9] > 0.0 && tags[4..8].iter().all(|&tag| tag < 0.0), "{tags:?}");
        assert!(from > 0.0);
    }

    #[test]
    fn counting_finds_the_favourable_rounds() {
        let advantage = play(Shoe::of(8), 7, 20_000, &Unwatched);
        assert_eq!(advantage.rounds, 20_000);
        let share = advantage.favour[0].rounds as f64 / 20_000.0;
        assert!((0.02..0.2).contains(&share), "{share}");
        for followed in &advantage.followed {
            let exact = advantage.favour[followed.system.target as usize];
            assert!(followed.worth <= exact.worth + 1e-9, "nothing beats the exact odds: {followed:?}");
        }
        let published = &advantage.followed[0];
        assert!(published.bets > 0 && published.worth > 0.0, "{published:?}");
    }
}
