//! Where the cards are dealt from.

use crate::law::Provision;

/// The clauses of a chapter on making the cards ready for the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealing {
    /// The stack is placed in a manual dealing shoe.
    pub manual_shoe: Provision,
    /// The cards are dealt from the hand, where the chapter provides for it.
    pub hand: Option<Hand>,
    /// The stack is placed in an automated dealing shoe, where the chapter provides for one.
    pub automated_shoe: Option<Provision>,
}

/// The clauses on dealing from the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The cards were shuffled by a device.
    pub needs_device: Provision,
    /// The dealer holds the deck in one hand for the whole round.
    pub held: Provision,
}
