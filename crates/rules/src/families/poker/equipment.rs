//! What the clauses on dealing ask of a table in 679a and 680a alike, as the list on a layout says it: a procedure
//! names a device, a shoe or a place in passing, and only that part of it is drawn.

/// The shuffle may be made by a device.
pub const A_DEVICE_MAY_SHUFFLE: &str = "The cards may be shuffled by an automated card shuffling device.";
/// The manual shoe has an approved place.
pub const THE_SHOES_PLACE: &str =
    "A manual shoe stands where the Bureau of Casino Compliance has approved it under 601a.10(g).";
/// The deck is held over the table inventory container.
pub const OVER_THE_CONTAINER: &str =
    "A deck dealt from the hand is held in front of the dealer, over the table inventory container.";
/// The last stack goes to an area of its own.
pub const THE_DEALERS_AREA: &str = "The dealer's cards have an area of their own.";
