//! Time, as an input. The machine has no clock of its own.

use core::fmt;
use core::ops::{Add, Sub};

/// A moment: microseconds since whatever moment the record counts from, which is 1970 in UTC for a live table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Time(pub u64);

/// A span of time in microseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Span(pub u64);

const SECOND: u64 = 1_000_000;

impl Span {
    /// This many hours.
    pub const fn hours(hours: u64) -> Span {
        Span::minutes(hours * 60)
    }

    /// This many minutes.
    pub const fn minutes(minutes: u64) -> Span {
        Span::seconds(minutes * 60)
    }

    /// This many seconds.
    pub const fn seconds(seconds: u64) -> Span {
        Span(seconds * SECOND)
    }
}

impl Add<Span> for Time {
    type Output = Time;
    fn add(self, span: Span) -> Time {
        Time(self.0.saturating_add(span.0))
    }
}

impl Sub for Time {
    type Output = Span;
    fn sub(self, earlier: Time) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl fmt::Display for Time {
    /// Hours, minutes and seconds since the moment that the record counts from.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / SECOND;
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}
