//! What can be done with the cards outside the deal.

use alloc::vec::Vec;

use croupier_rules::Card;

use super::device::Device;
use super::set::SetId;
use crate::ground::Ground;
use crate::seat::Seat;

/// What can be done with the cards outside the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum CardsAct {
    /// The dealer receives a set of cards.
    Receive {
        /// Which set.
        set: SetId,
        /// How many decks it has.
        decks: u8,
    },
    /// The dealer receives a set that was inspected and shuffled under 603a.16(u) or (v).
    ReceivePreshuffled {
        /// Which set.
        set: SetId,
        /// How many decks it has.
        decks: u8,
        /// The order it comes in, top first.
        order: Vec<Card>,
    },
    /// The dealer inspects a set for defects.
    Inspect {
        /// Which set.
        set: SetId,
    },
    /// The floorperson verifies the inspection.
    VerifyInspection {
        /// Which set.
        set: SetId,
    },
    /// The dealer spreads a set face up.
    Spread {
        /// Which set.
        set: SetId,
    },
    /// The first player has had the opportunity to look at the spread cards.
    LookAtCards {
        /// Which set.
        set: SetId,
    },
    /// The dealer, or several dealers, wash a set face down.
    Wash {
        /// Which set.
        set: SetId,
    },
    /// The dealer turns a batch face down without washing it.
    TurnFaceDown {
        /// Which set.
        set: SetId,
    },
    /// The dealer stacks a set.
    Stack {
        /// Which set.
        set: SetId,
    },
    /// The dealer places a set in the shuffling device.
    PlaceInDevice {
        /// Which set.
        set: SetId,
    },
    /// The dealer or the device shuffles a set into this order, top first. A counting device found the right number.
    Shuffle {
        /// Which set.
        set: SetId,
        /// The order.
        order: Vec<Card>,
    },
    /// The counting device reports a number of cards that is not right.
    ReportCount {
        /// Which set.
        set: SetId,
        /// The number.
        cards: u16,
    },
    /// The floorperson looks at the feathered stack.
    VerifyShuffle {
        /// Which set.
        set: SetId,
        /// What the floorperson sees.
        finding: Distribution,
    },
    /// A floorperson directs that a set be shuffled again.
    OrderReshuffle {
        /// Which set.
        set: SetId,
    },
    /// The dealer offers the stack to a player for the cut.
    OfferCut {
        /// The player's seat.
        seat: Seat,
    },
    /// The player does not accept the cut.
    DeclineCut,
    /// The cover card goes into the stack.
    Cut {
        /// How many cards lie above it.
        above: u16,
    },
    /// The dealer carries out the cut and inserts the second cover card.
    InsertSecondCoverCard {
        /// How many cards lie below it.
        below: u16,
    },
    /// A floorperson requires another cut.
    OrderRecut {
        /// Why, if a ground is stated.
        because: Option<Ground>,
    },
    /// The stack goes into the shoe, the automated shoe or the dealer's hand.
    Load {
        /// Which set.
        set: SetId,
    },
    /// The dealer exposes the first card and discards it with as many more as its face value.
    Burn,
    /// The dealer spreads a set at a table without gaming activity.
    SpreadAtIdleTable {
        /// Which set.
        set: SetId,
    },
    /// A player asks for the spread cards to be turned face up.
    AskFaceUp {
        /// Which set.
        set: SetId,
    },
    /// A player asks for the batch that was stored in the device to be spread and shuffled again.
    AskSpreadOfStored,
    /// A set leaves the table.
    Remove {
        /// Which set.
        set: SetId,
    },
    /// The shuffling device jammed, stopped or did not finish.
    ReportJam,
    /// A device can no longer be used.
    ReportOutOfOrder {
        /// Which device.
        device: Device,
    },
    /// A device is covered or gets an out-of-order sign.
    CoverDevice {
        /// Which device.
        device: Device,
    },
    /// A device works again.
    ReportRepaired {
        /// Which device.
        device: Device,
    },
}

/// What the floorperson sees in a feathered stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Distribution {
    /// The cards are well intermixed.
    Even,
    /// They are not, and are shuffled again.
    Uneven,
}
