//! Systems, and what becomes of those who follow them.

use croupier_odds::baccarat::Counts;
use croupier_rules::families::baccarat::Coup;

use super::Target;
use super::count::{Count, Effects};

/// A way to decide whether to bet on a wager.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct System {
    /// The wager.
    pub target: Target,
    /// The way.
    pub way: Way,
}

/// How it is decided whether to bet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// By a count that can be kept at a table.
    Count(Count),
    /// By a count whose tags are the effects of removal themselves: no count estimates better.
    Effects(Effects),
    /// By the exact odds: nobody can do better.
    Exact,
}

impl Way {
    /// The name in reports.
    pub const fn name(&self) -> &'static str {
        match self {
            Way::Count(_) => "count",
            Way::Effects(_) => "effects of removal",
            Way::Exact => "exact odds",
        }
    }
}

impl System {
    /// The systems for a wager, the simplest first.
    pub fn all(target: Target, decks: u8) -> Vec<System> {
        let effects = Effects::of(target, decks);
        let ways = effects.into_iter().flat_map(|e| [Way::Count(e.count()), Way::Effects(e)]);
        ways.chain([Way::Exact]).map(|way| System { target, way }).collect()
    }

    fn bets(&self, worth: f64, seen: &[u32; 10], unseen: u32) -> bool {
        match &self.way {
            Way::Count(count) => count.bets(seen, unseen),
            Way::Effects(effects) => {
                let sum: f64 = effects.removed.iter().zip(seen).map(|(e, &n)| e * f64::from(n)).sum();
                sum * 52.0 / f64::from(unseen) >= effects.from()
            }
            Way::Exact => worth > 0.0,
        }
    }
}

/// What a system came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Followed {
    /// The system.
    pub system: System,
    /// How many rounds were bet on.
    pub bets: u64,
    /// How many of these bets were won.
    pub wins: u64,
    /// The sum of what the bets were worth by the exact odds.
    pub worth: f64,
}

impl Followed {
    const fn new(system: System) -> Followed {
        Followed { system, bets: 0, wins: 0, worth: 0.0 }
    }

    /// What a bet won on average, and its standard error; none without a bet.
    pub fn won(&self) -> Option<(f64, f64)> {
        let (bets, back) = (self.bets as f64, self.system.target.brings_back());
        let often = self.wins as f64 / bets;
        (self.bets > 0).then(|| (back * often - 1.0, back * (often * (1.0 - often) / bets).sqrt()))
    }
}

/// What a wager was worth, round by round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Favor {
    /// The wager.
    pub target: Target,
    /// How many rounds were favorable.
    pub rounds: u64,
    /// The sum of what a unit was worth in those.
    pub worth: f64,
    /// The most that a unit was ever worth; below zero before the first round.
    pub best: f64,
}

impl Favor {
    const fn new(target: Target) -> Favor {
        Favor { target, rounds: 0, worth: 0.0, best: -1.0 }
    }

    fn take(&mut self, worth: f64) {
        self.best = self.best.max(worth);
        if worth > 0.0 {
            self.rounds += 1;
            self.worth += worth;
        }
    }
}

/// What many shoes came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Advantage {
    /// How many decks a shoe has.
    pub decks: u8,
    /// How many rounds were dealt.
    pub rounds: u64,
    /// How many shoes were dealt to their end.
    pub shoes: u64,
    /// How favorable each wager was.
    pub favor: Vec<Favor>,
    /// What each system came to.
    pub followed: Vec<Followed>,
}

impl Advantage {
    pub(super) fn new(decks: u8, targets: &[Target]) -> Advantage {
        let systems = targets.iter().flat_map(|&target| System::all(target, decks));
        let favor = targets.iter().map(|&target| Favor::new(target)).collect();
        Advantage { decks, rounds: 0, shoes: 0, favor, followed: systems.map(Followed::new).collect() }
    }

    /// Takes a round into account, from what was seen before it and the exact odds of what was not.
    pub(super) fn take(&mut self, seen: &[u32; 10], unseen: u32, counts: &Counts, coup: Coup) {
        self.rounds += 1;
        self.favor.iter_mut().for_each(|favor| favor.take(favor.target.worth(counts)));
        for followed in &mut self.followed {
            let (target, worth) = (followed.system.target, followed.system.target.worth(counts));
            if followed.system.bets(worth, seen, unseen) {
                followed.bets += 1;
                followed.wins += u64::from(target.is_won(coup));
                followed.worth += worth;
            }
        }
    }

    /// Adds the shoes of another.
    pub(super) fn add(&mut self, other: &Advantage) {
        self.rounds += other.rounds;
        self.shoes += other.shoes;
        for (sum, part) in self.favor.iter_mut().zip(&other.favor) {
            sum.rounds += part.rounds;
            sum.worth += part.worth;
            sum.best = sum.best.max(part.best);
        }
        for (sum, part) in self.followed.iter_mut().zip(&other.followed) {
            sum.bets += part.bets;
            sum.wins += part.wins;
            sum.worth += part.worth;
        }
    }
}
