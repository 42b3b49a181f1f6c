//! Limits that patrons set themselves, time-outs and self-exclusion. Stricter limits hold at once, looser ones a day
//! later; a time-out or an exclusion cannot be undone early.

use std::fmt;

use croupier_rules::Cents;
use croupier_table::{Span, Time};
use serde::{Deserialize, Serialize};

/// Limits of a person's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OwnLimits {
    /// The most on one wager.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Cents>,
    /// The most that can be lost in a gaming day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss: Option<Cents>,
    /// The longest that can be played in a gaming day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<Span>,
}

/// How long looser limits wait.
pub const LOOSER_AFTER: Span = Span::hours(24);

impl OwnLimits {
    /// Whether these limits are nowhere looser than others.
    pub fn no_looser_than(&self, others: &OwnLimits) -> bool {
        no_looser(self.stake, others.stake)
            && no_looser(self.loss, others.loss)
            && no_looser(self.time, others.time)
    }

    /// The stricter of each.
    fn stricter(self, others: OwnLimits) -> OwnLimits {
        OwnLimits {
            stake: least(self.stake, others.stake),
            loss: least(self.loss, others.loss),
            time: least(self.time, others.time),
        }
    }

    /// Whether a stake is within them, for somebody who would then have lost and has played so much.
    pub(super) fn check(&self, stake: Cents, lost: Cents, played: Span) -> Result<(), LimitReached> {
        match *self {
            OwnLimits { time: Some(time), .. } if played >= time => Err(LimitReached::Time { time }),
            OwnLimits { stake: Some(most), .. } if stake > most => Err(LimitReached::Stake { most }),
            OwnLimits { loss: Some(most), .. } if lost > most => Err(LimitReached::Loss { most }),
            OwnLimits { .. } => Ok(()),
        }
    }
}

fn no_looser<T: Ord>(limit: Option<T>, other: Option<T>) -> bool {
    match (limit, other) {
        (_, None) => true,
        (None, Some(_)) => false,
        (Some(limit), Some(other)) => limit <= other,
    }
}

fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// A limit of the person's own that stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum LimitReached {
    /// The stake is too large.
    Stake {
        /// The most.
        most: Cents,
    },
    /// Too much could be lost.
    Loss {
        /// The most.
        most: Cents,
    },
    /// The time of play is over.
    Time {
        /// The longest.
        time: Span,
    },
}

impl fmt::Display for LimitReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitReached::Stake { most } => write!(f, "your own limit is {most} on a wager"),
            LimitReached::Loss { most } => {
                write!(
                    f,
                    "your own limit is a loss of {most} in a gaming day, and this wager could exceed it"
                )
            }
            LimitReached::Time { time } => {
                let minutes = time.0 / Span::minutes(1).0;
                write!(f, "your own limit is {minutes} minutes of play in a gaming day, and they are over")
            }
        }
    }
}

/// Why a person may not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Exclusion {
    /// A time-out that the person took.
    TimeOut {
        /// Until when.
        until: Time,
    },
    /// The person's own exclusion for a while.
    Until {
        /// Until when.
        until: Time,
    },
    /// The person's own exclusion for good.
    ForGood,
}

impl fmt::Display for Exclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Exclusion::TimeOut { .. } => "you are taking a time-out, which cannot be ended early",
            Exclusion::Until { .. } => "you have excluded yourself for a time that is not over",
            Exclusion::ForGood => "you have excluded yourself for good",
        })
    }
}

/// What stands between a person and the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    limits: OwnLimits,
    /// Looser limits, and when they take over.
    looser: Option<(Time, OwnLimits)>,
    pub time_out: Option<Time>,
    excluded: Option<Exclusion>,
    pub day_began: Time,
    pub began_day_with: Cents,
    pub granted_today: Cents,
    pub played_today: Span,
}

impl Standing {
    pub fn limits(&self, now: Time) -> OwnLimits {
        match self.looser {
            Some((from, looser)) if from <= now => looser,
            Some(_) | None => self.limits,
        }
    }

    pub fn excluded(&self, now: Time) -> Option<Exclusion> {
        match (self.excluded, self.time_out) {
            (Some(Exclusion::ForGood), _) => Some(Exclusion::ForGood),
            (Some(Exclusion::Until { until }), _) if now < until => Some(Exclusion::Until { until }),
            (_, Some(until)) if now < until => Some(Exclusion::TimeOut { until }),
            (Some(Exclusion::Until { .. } | Exclusion::TimeOut { .. }) | None, _) => None,
        }
    }

    /// What is stricter holds at once; what is looser, from then on.
    pub fn set(&mut self, limits: OwnLimits, from: Time, at: Time) {
        let before = self.limits(at);
        self.limits = before.stricter(limits);
        self.looser = Some((from, limits)).filter(|_| !limits.no_looser_than(&before));
    }

    /// An exclusion only grows.
    pub fn exclude(&mut self, until: Option<Time>) {
        self.excluded = match (self.excluded, until) {
            (Some(Exclusion::ForGood), _) | (_, None) => Some(Exclusion::ForGood),
            (Some(Exclusion::Until { until: before }), Some(until)) => {
                Some(Exclusion::Until { until: before.max(until) })
            }
            (Some(Exclusion::TimeOut { .. }) | None, Some(until)) => Some(Exclusion::Until { until }),
        };
    }

    pub fn begin_day(&mut self, began: Time, with: Cents) {
        (self.day_began, self.began_day_with) = (began, with);
        (self.granted_today, self.played_today) = (Cents::ZERO, Span(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Time = Time(Span::hours(1).0);

    fn loss(dollars: i64) -> OwnLimits {
        OwnLimits { loss: Some(Cents::dollars(dollars)), ..OwnLimits::default() }
    }

    #[test]
    fn a_stricter_limit_holds_at_once_and_a_looser_one_a_day_later() {
        let mut standing = Standing::default();
        standing.set(loss(100), HOUR, HOUR);
        assert_eq!(standing.limits(HOUR), loss(100));
        let from = HOUR + LOOSER_AFTER;
        standing.set(loss(500), from, HOUR);
        assert_eq!(standing.limits(HOUR), loss(100));
        assert_eq!(standing.limits(from), loss(500));
        standing.set(loss(50), HOUR, HOUR);
        assert_eq!(standing.limits(from), loss(50), "a stricter one takes the looser one's place");
    }

    #[test]
    fn an_exclusion_and_a_time_out_only_grow() {
        let mut standing = Standing::default();
        standing.exclude(Some(Time(100)));
        standing.exclude(Some(Time(50)));
        assert_eq!(standing.excluded(Time(99)), Some(Exclusion::Until { until: Time(100) }));
        assert_eq!(standing.excluded(Time(100)), None);
        standing.exclude(None);
        standing.exclude(Some(Time(500)));
        assert_eq!(standing.excluded(Time(9_999)), Some(Exclusion::ForGood));
    }

    #[test]
    fn the_limits_are_checked_one_by_one() {
        let limits = OwnLimits {
            stake: Some(Cents::dollars(50)),
            loss: Some(Cents::dollars(200)),
            time: Some(Span::hours(2)),
        };
        let check = |stake, lost, hours| {
            limits.check(Cents::dollars(stake), Cents::dollars(lost), Span::hours(hours))
        };
        assert_eq!(check(50, 200, 1), Ok(()));
        assert_eq!(check(51, 0, 0), Err(LimitReached::Stake { most: Cents::dollars(50) }));
        assert_eq!(check(1, 201, 0), Err(LimitReached::Loss { most: Cents::dollars(200) }));
        assert_eq!(check(1, 0, 2), Err(LimitReached::Time { time: Span::hours(2) }));
    }
}
