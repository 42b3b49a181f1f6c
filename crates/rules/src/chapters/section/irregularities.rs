//! Devices that fail.

use crate::law::Provision;

/// The clauses of a chapter on what goes wrong at any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Irregularities {
    /// Devices that fail, where the chapter speaks of them.
    pub devices: Option<DeviceFaults>,
}

/// The clauses on devices that fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceFaults {
    /// The shuffling device jams, stops or does not finish: the cards are reshuffled.
    pub shuffler: Provision,
    /// The automated shoe jams, stops or does not deal all cards: the round is void.
    pub shoe: Provision,
    /// A device that cannot be used is covered or marked before another method is used.
    pub covered: Provision,
}
