//! The wagers that are counted for.

use croupier_odds::baccarat::Counts;
use croupier_rules::Odds;
use croupier_rules::families::baccarat::payouts::INSURANCE;
use croupier_rules::families::baccarat::{Coup, Terms};

/// A wager that is counted for, at its payout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// The Dragon 7 Insurance.
    Dragon7,
    /// The Tie Wager, which a certificate holder may pay better than it must.
    Tie(Odds),
}

impl Target {
    /// Both wagers, the Tie Wager at the least that it may pay.
    pub const ALL: [Target; 2] = [Target::Dragon7, Target::Tie(Terms::LEAST_TIE)];

    /// The name of the wager on command lines and in files.
    pub const fn wager(self) -> &'static str {
        match self {
            Target::Dragon7 => "dragon-7-insurance",
            Target::Tie(_) => "tie",
        }
    }

    /// What it pays.
    pub const fn odds(self) -> Odds {
        match self {
            Target::Dragon7 => INSURANCE,
            Target::Tie(odds) => odds,
        }
    }

    /// What a unit that is won brings back, itself included.
    pub(super) fn brings_back(self) -> f64 {
        f64::from(self.odds().pays()) / f64::from(self.odds().per()) + 1.0
    }

    pub(super) fn is_won(self, coup: Coup) -> bool {
        match self {
            Target::Dragon7 => coup.is_dragon_7(),
            Target::Tie(_) => coup.winner().is_none(),
        }
    }

    /// What one unit is expected to win from cards that were counted.
    pub(super) fn worth(self, counts: &Counts) -> f64 {
        let won = match self {
            Target::Dragon7 => counts.dragon_7(),
            Target::Tie(_) => counts.won_by(None),
        };
        self.brings_back() * won as f64 / counts.total() as f64 - 1.0
    }
}
