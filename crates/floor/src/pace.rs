//! How fast the automatic staff works and how long people are waited for: data, declared with the table.

use croupier_table::Span;
use serde::{Deserialize, Serialize};

/// Milliseconds as a span.
const fn milliseconds(number: u64) -> Span {
    Span(number * 1_000)
}

/// How fast a table goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pace {
    /// Between two acts of the automatic staff.
    pub beat: Span,
    /// How long the betting stays open once somebody can bet.
    pub betting: Betting,
    /// How long a courtesy waits for a person: a look at the cards, the cut, the shoe, the right to turn a hand.
    pub courtesy: Span,
    /// How long a decision about a hand waits for a person, where it does not wait for ever.
    pub decision: Option<Span>,
    /// How long a seat is kept for a person who is not connected.
    pub seat_kept: Span,
}

/// When the betting closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Betting {
    /// After this time, or as soon as everybody is ready.
    After(Span),
    /// Once every seated person has wagered and then been silent for this time, or as soon as everybody is ready.
    WhenSilent(Span),
}

impl Pace {
    /// As in a casino.
    pub const CASINO: Pace = Pace {
        beat: milliseconds(700),
        betting: Betting::After(Span::seconds(20)),
        courtesy: Span::seconds(12),
        decision: Some(Span::seconds(25)),
        seat_kept: Span::minutes(5),
    };

    /// For those who know the game.
    pub const BRISK: Pace = Pace {
        beat: milliseconds(150),
        betting: Betting::After(Span::seconds(8)),
        courtesy: Span::seconds(6),
        decision: Some(Span::seconds(12)),
        seat_kept: Span::minutes(2),
    };

    /// Waits for nobody but people, and for them only where money is at stake: for tests and load.
    pub const INSTANT: Pace = Pace {
        beat: Span(0),
        betting: Betting::WhenSilent(milliseconds(50)),
        courtesy: milliseconds(50),
        decision: None,
        seat_kept: Span::minutes(2),
    };
}
