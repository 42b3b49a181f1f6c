//! What many sessions came to.

use super::histogram::Histogram;
use super::plan::{End, Session};

/// Longer streaks are counted with those of this length.
const LONGEST: usize = 64;

/// How often rounds were won or lost in a row. Rounds that do neither do not end a streak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Streaks {
    won: [u64; LONGEST + 1],
    lost: [u64; LONGEST + 1],
}

impl Default for Streaks {
    fn default() -> Self {
        Streaks { won: [0; LONGEST + 1], lost: [0; LONGEST + 1] }
    }
}

/// A streak in progress: positive while winning, negative while losing.
pub(super) struct Streak<'a> {
    streaks: &'a mut Streaks,
    length: i64,
}

impl Streaks {
    pub(super) const fn begin(&mut self) -> Streak<'_> {
        Streak { streaks: self, length: 0 }
    }

    /// How many streaks of wins there were of each length, from 1.
    pub fn won(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        of_each_length(&self.won)
    }

    /// How many streaks of losses there were of each length, from 1.
    pub fn lost(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        of_each_length(&self.lost)
    }

    fn merge(&mut self, other: &Streaks) {
        self.won.iter_mut().zip(other.won).for_each(|(sum, count)| *sum += count);
        self.lost.iter_mut().zip(other.lost).for_each(|(sum, count)| *sum += count);
    }
}

fn of_each_length(counts: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    counts.iter().copied().enumerate().filter(|&(length, count)| length > 0 && count > 0)
}

impl Streak<'_> {
    pub(super) fn take(&mut self, won: i64) {
        if won.signum() * self.length < 0 {
            self.finish();
        }
        self.length += won.signum();
    }

    fn finish(&mut self) {
        let length = (self.length.unsigned_abs() as usize).min(LONGEST);
        let counts = if self.length > 0 { &mut self.streaks.won } else { &mut self.streaks.lost };
        counts[length] += 1;
        self.length = 0;
    }

    pub(super) fn end(mut self) {
        if self.length != 0 {
            self.finish();
        }
    }
}

/// What many sessions came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many there were.
    pub sessions: u64,
    /// How many rounds they had together.
    pub rounds: u64,
    ends: [u64; End::ALL.len()],
    /// What they won or lost, in cents.
    pub results: Histogram,
    /// Their deepest falls, in cents.
    pub drawdowns: Histogram,
    /// Their streaks.
    pub streaks: Streaks,
}

impl Summary {
    pub(super) fn add(&mut self, session: &Session) {
        self.sessions += 1;
        self.rounds += session.rounds;
        self.ends[session.end as usize] += 1;
        self.results.add(session.result.0);
        self.drawdowns.add(session.drawdown.0);
    }

    pub(super) fn merge(&mut self, other: &Summary) {
        self.sessions += other.sessions;
        self.rounds += other.rounds;
        self.ends.iter_mut().zip(other.ends).for_each(|(sum, count)| *sum += count);
        self.results.merge(&other.results);
        self.drawdowns.merge(&other.drawdowns);
        self.streaks.merge(&other.streaks);
    }

    /// How many sessions ended this way.
    pub const fn ended(&self, end: End) -> u64 {
        self.ends[end as usize]
    }

    /// The share of sessions that ended in ruin; none without a session.
    pub fn ruin(&self) -> Option<f64> {
        (self.sessions > 0).then(|| self.ended(End::Ruin) as f64 / self.sessions as f64)
    }
}
