//! The proof, when the shoe is over.

use alloc::vec::Vec;
use core::fmt;

use crate::{Commitment, Contribution, Seed};

/// Everything that the order of a fair shoe follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Reveal {
    /// The house's seed, no longer a secret.
    #[cfg_attr(feature = "serde", serde(with = "in_the_clear"))]
    pub seed: Seed,
    /// What the patrons added, in the order in which they added it.
    pub contributions: Vec<Contribution>,
}

/// The seed is not the one that the house committed itself to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotThisSeed {
    /// What was published before the cut.
    pub published: Commitment,
    /// What the revealed seed would have been published as.
    pub revealed: Commitment,
}

impl fmt::Display for NotThisSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotThisSeed { published, revealed } = self;
        write!(f, "the revealed seed has the commitment {revealed}, but {published} was published")
    }
}

impl core::error::Error for NotThisSeed {}

impl Reveal {
    /// Puts cards that lie in the order of new decks into the order of the shoe, before the cut.
    ///
    /// # Errors
    /// If the commitment is not the seed's.
    pub fn verify<T>(&self, published: &Commitment, mut cards: Vec<T>) -> Result<Vec<T>, NotThisSeed> {
        let revealed = self.seed.commitment();
        if revealed != *published {
            return Err(NotThisSeed { published: *published, revealed });
        }
        self.seed.shuffler(&self.contributions).shuffle(&mut cards);
        Ok(cards)
    }
}

/// A seed as text, which only a reveal may be.
#[cfg(feature = "serde")]
mod in_the_clear {
    use serde::{Deserializer, Serializer};

    use crate::Seed;
    use crate::hex::{self, Hex};

    pub fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Hex(seed.expose()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        hex::deserialize(deserializer).map(Seed::new)
    }
}
