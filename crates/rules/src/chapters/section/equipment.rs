//! The table and what stands on it.

use crate::law::Cited;

/// The clauses of a chapter on the table and its equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Equipment {
    /// How many players sit at the table, or how many betting positions it has.
    pub positions: Cited<Positions>,
    /// Where played cards go.
    pub discards: Cited<Discards>,
}

/// How many positions a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Positions {
    /// The fewest.
    pub fewest: u8,
    /// The most.
    pub most: u8,
}

/// Where played cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discards {
    /// The discard rack.
    Rack,
    /// The discard bucket.
    Bucket,
}

impl Discards {
    /// The name of the place.
    pub const fn name(self) -> &'static str {
        match self {
            Discards::Rack => "discard rack",
            Discards::Bucket => "discard bucket",
        }
    }
}
