//! One session: how much is bet, and when it is over.

use core::fmt;

use croupier_rules::Cents;

use super::summary::Streaks;

/// How the stakes follow the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progression {
    /// Always the same.
    Flat,
    /// Twice as much after each loss, one unit after a win.
    Martingale,
    /// Twice as much after each win, three times at most, one unit after a loss.
    Paroli,
    /// One unit more after a loss, one fewer after a win.
    DAlembert,
}

impl Progression {
    /// Every progression.
    pub const ALL: [Progression; 4] =
        [Progression::Flat, Progression::Martingale, Progression::Paroli, Progression::DAlembert];

    /// The name on command lines.
    pub const fn name(self) -> &'static str {
        match self {
            Progression::Flat => "flat",
            Progression::Martingale => "martingale",
            Progression::Paroli => "paroli",
            Progression::DAlembert => "dalembert",
        }
    }

    /// The progression of a name.
    pub fn from_name(name: &str) -> Option<Progression> {
        Progression::ALL.into_iter().find(|progression| progression.name() == name)
    }

    /// The units of the next round, after a round that won or lost; a round that did neither changes nothing.
    const fn next(self, units: i64, result: i64) -> i64 {
        match (self, result.signum()) {
            (Progression::Flat, _) | (_, 0) => units,
            (Progression::Martingale, 1) | (Progression::Paroli, -1) => 1,
            (Progression::Martingale, _) => units.saturating_mul(2),
            (Progression::Paroli, _) => {
                if units >= 4 {
                    1
                } else {
                    units * 2
                }
            }
            (Progression::DAlembert, 1) => {
                if units > 1 {
                    units - 1
                } else {
                    1
                }
            }
            (Progression::DAlembert, _) => units.saturating_add(1),
        }
    }
}

/// How a session is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What the player brings.
    pub bankroll: Cents,
    /// How the stakes follow the results.
    pub progression: Progression,
    /// The most units that the table takes.
    pub most_units: i64,
    /// How many rounds are played at most.
    pub rounds: u64,
    /// Being this far ahead ends the session.
    pub stop_win: Option<Cents>,
    /// Being this far behind ends the session.
    pub stop_loss: Option<Cents>,
}

/// A bankroll that does not cover a single round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankrollTooSmall {
    /// What the player brings.
    pub bankroll: Cents,
    /// The most that one round of one unit can lose.
    pub at_risk: Cents,
}

impl fmt::Display for BankrollTooSmall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BankrollTooSmall { bankroll, at_risk } = self;
        write!(
            f,
            "{bankroll} does not cover one round, in which {at_risk} can be lost; bring more or bet less"
        )
    }
}

impl std::error::Error for BankrollTooSmall {}

/// Why a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// What is left does not cover the stakes of one more round.
    Ruin,
    /// The player is behind by as much as planned.
    StopLoss,
    /// The player is ahead by as much as planned.
    StopWin,
    /// All rounds are played.
    Rounds,
}

impl End {
    /// Every end.
    pub const ALL: [End; 4] = [End::Ruin, End::StopLoss, End::StopWin, End::Rounds];

    /// The name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            End::Ruin => "ruin",
            End::StopLoss => "stop-loss",
            End::StopWin => "stop-win",
            End::Rounds => "all rounds played",
        }
    }
}

/// A session that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// What was won or lost.
    pub result: Cents,
    /// The deepest fall below an earlier height.
    pub drawdown: Cents,
    /// How many rounds were played.
    pub rounds: u64,
    /// Why it ended.
    pub end: End,
}

/// A session in progress.
struct Purse {
    result: i64,
    highest: i64,
    drawdown: i64,
    units: i64,
}

impl Plan {
    /// Whether the bankroll covers at least one round in which this much can be lost.
    ///
    /// # Errors
    /// If it does not: every session would end in ruin before its first round.
    pub fn covers(&self, at_risk: Cents) -> Result<(), BankrollTooSmall> {
        let short = BankrollTooSmall { bankroll: self.bankroll, at_risk };
        if self.bankroll < at_risk { Err(short) } else { Ok(()) }
    }

    /// Plays a session. One unit can lose `at_risk` in a round, and wins or loses what `round` says.
    pub fn play(&self, at_risk: Cents, round: &mut dyn FnMut() -> Cents, streaks: &mut Streaks) -> Session {
        let mut purse = Purse { result: 0, highest: 0, drawdown: 0, units: 1 };
        let mut streak = streaks.begin();
        let mut rounds = 0;
        let end = loop {
            if let Some(end) = self.end(&purse, at_risk, rounds) {
                break end;
            }
            let affordable = (self.bankroll.0 + purse.result) / at_risk.0.max(1);
            let units = purse.units.min(self.most_units).min(affordable);
            let won = round().0 * units;
            purse.take(won);
            streak.take(won);
            purse.units = self.progression.next(units, won);
            rounds += 1;
        };
        streak.end();
        Session { result: Cents(purse.result), drawdown: Cents(purse.drawdown), rounds, end }
    }

    fn end(&self, purse: &Purse, at_risk: Cents, rounds: u64) -> Option<End> {
        if self.bankroll.0 + purse.result < at_risk.0 {
            Some(End::Ruin)
        } else if self.stop_loss.is_some_and(|stop| purse.result <= -stop.0) {
            Some(End::StopLoss)
        } else if self.stop_win.is_some_and(|stop| purse.result >= stop.0) {
            Some(End::StopWin)
        } else {
            (rounds >= self.rounds).then_some(End::Rounds)
        }
    }
}

impl Purse {
    fn take(&mut self, won: i64) {
        self.result += won;
        self.highest = self.highest.max(self.result);
        self.drawdown = self.drawdown.max(self.highest - self.result);
    }
}
