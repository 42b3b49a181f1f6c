//! How far a round is, and how far the shoe.

use crate::baccarat::event::Simulation;

/// The phases of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Wagers are made.
    Betting,
    /// The betting has ended, and the curator waits to be told to deal.
    BeforeCards,
    /// The first four cards are dealt.
    FirstFour,
    /// Hands are turned and announced, third cards dealt.
    Hands,
    /// Losing wagers are collected.
    Collecting,
    /// Winning wagers are paid, position by position.
    Paying,
}

/// Whether wagers depend on the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::baccarat) enum RoundKind {
    Wagered,
    /// Dealt to use up a card that was seen.
    Simulated(Simulation),
}

/// How far the shoe is from its end (reading ER-116).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Cover {
    /// The cover card has not come.
    Ahead,
    /// It has come: the hand is finished.
    Seen,
    /// That hand is finished, and "last hand" has not been announced.
    LastHandDue,
    /// One more hand is played.
    LastHand,
    /// It was played.
    Played,
}

impl Cover {
    /// After the cards of a round are removed. A simulated round is not counted as a hand.
    pub(in crate::baccarat) const fn after(self, kind: RoundKind) -> Cover {
        match kind {
            RoundKind::Simulated(_) => self,
            RoundKind::Wagered => match self {
                Cover::Seen => Cover::LastHandDue,
                Cover::LastHand => Cover::Played,
                Cover::Ahead | Cover::LastHandDue | Cover::Played => self,
            },
        }
    }
}
