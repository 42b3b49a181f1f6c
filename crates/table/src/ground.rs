//! The grounds on which a power over somebody at the table is used (reading ER-150).

use core::fmt;

/// Why something was ordered. An order without a ground stands, and is told as one without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ground {
    /// The game is unreasonably delayed.
    Delay,
    /// Deals have been invalid repeatedly.
    InvalidDeals,
    /// The cut was performed improperly.
    ImproperCut,
    /// The integrity of the game might be affected.
    Integrity,
    /// The fairness of the game might be affected.
    Fairness,
}

impl Ground {
    /// Every ground.
    pub const ALL: [Ground; 5] =
        [Ground::Delay, Ground::InvalidDeals, Ground::ImproperCut, Ground::Integrity, Ground::Fairness];

    /// The words that follow "because".
    pub const fn words(self) -> &'static str {
        match self {
            Ground::Delay => "delay",
            Ground::InvalidDeals => "invalid deals",
            Ground::ImproperCut => "improper cut",
            Ground::Integrity => "integrity",
            Ground::Fairness => "fairness",
        }
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}
