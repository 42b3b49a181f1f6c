//! What is recorded of the cards: facts. How far a set has come by them is worked out where they change the table.

use alloc::sync::Arc;

use croupier_rules::Card;

use super::act::Distribution;
use super::device::Device;
use super::set::{SetId, ShuffledBy};
use crate::ground::Ground;
use crate::sealed::Sealed;
use crate::seat::Seat;

/// All cards of a set, top first.
pub type Order = Arc<[Card]>;

/// What is recorded of the cards outside the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum CardsEvent {
    /// A set was received at the table.
    Received {
        /// Which set.
        set: SetId,
    },
    /// A set was received preinspected and preshuffled.
    ReceivedPreshuffled {
        /// Which set.
        set: SetId,
        /// The order it came in.
        order: Sealed<Order>,
    },
    /// The dealer inspected a set.
    Inspected {
        /// Which set.
        set: SetId,
    },
    /// The floorperson verified the inspection.
    InspectionVerified {
        /// Which set.
        set: SetId,
    },
    /// A set was spread face up.
    Spread {
        /// Which set.
        set: SetId,
    },
    /// The first player looked at the spread cards, or let the opportunity pass.
    LookedAt {
        /// Which set.
        set: SetId,
    },
    /// A set was washed, face down.
    Washed {
        /// Which set.
        set: SetId,
    },
    /// A batch was turned face down.
    TurnedFaceDown {
        /// Which set.
        set: SetId,
    },
    /// A set was stacked.
    Stacked {
        /// Which set.
        set: SetId,
    },
    /// A set was placed in the shuffling device.
    PlacedInDevice {
        /// Which set.
        set: SetId,
    },
    /// A set was shuffled.
    Shuffled {
        /// Which set.
        set: SetId,
        /// By whom.
        by: ShuffledBy,
        /// The order it is in now.
        order: Sealed<Order>,
    },
    /// The floorperson looked at the feathered stack.
    ShuffleVerified {
        /// Which set.
        set: SetId,
        /// What the floorperson saw.
        finding: Distribution,
    },
    /// A floorperson directed a reshuffle.
    ReshuffleOrdered {
        /// Which set.
        set: SetId,
    },
    /// The stack was offered for the cut.
    CutOffered {
        /// To whom.
        seat: Seat,
    },
    /// The player did not accept the cut.
    CutDeclined {
        /// Who.
        seat: Seat,
    },
    /// The cover card was placed in the stack.
    CoverCardPlaced {
        /// The seat that placed it; nobody's where the dealer did.
        by: Option<Seat>,
        /// How many cards lie above it.
        above: u16,
    },
    /// Everything above the cover card went to the bottom.
    CutThrough {
        /// How many cards went to the bottom.
        above: u16,
        /// How many cards lie below the second cover card, where the chapter has one.
        below: Option<u16>,
    },
    /// A floorperson required another cut.
    RecutOrdered {
        /// Why, if a ground was stated.
        because: Option<Ground>,
    },
    /// The stack was placed where it is dealt from.
    Loaded {
        /// Which set.
        set: SetId,
    },
    /// The first card was shown and discarded with others.
    Burned {
        /// The first card.
        first: Card,
        /// How many more went with it, face down.
        further: u8,
    },
    /// The cards were taken from shoe and rack and spread at an idle table.
    SpreadAtIdleTable {
        /// Which set.
        set: SetId,
    },
    /// The cards spread at an idle table were turned face up.
    TurnedFaceUp {
        /// Which set.
        set: SetId,
    },
    /// The stored batch came out of the device and is next in play.
    StoredReleased {
        /// Which set.
        set: SetId,
        /// Whether it is spread and shuffled again first.
        spreading: Spreading,
    },
    /// The device counted a set, and the number was wrong.
    CountedWrong {
        /// Which set.
        set: SetId,
        /// How many cards it counted.
        cards: u16,
    },
    /// A set left the table.
    Removed {
        /// Which set.
        set: SetId,
    },
    /// The shuffling device did not finish a shuffle.
    Jammed {
        /// Which set was in it.
        set: SetId,
    },
    /// A device can no longer be used.
    OutOfOrder {
        /// Which device.
        device: Device,
    },
    /// A device that cannot be used was covered or marked.
    Covered {
        /// Which device.
        device: Device,
    },
    /// A device works again.
    Repaired {
        /// Which device.
        device: Device,
    },
}

/// Whether a batch that comes out of the device at an idle table is spread and shuffled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Spreading {
    Needed,
    NotNeeded,
}

impl CardsEvent {
    /// The same as everybody may be told it: nobody sees the order of undealt cards.
    #[must_use]
    pub fn without_order(mut self) -> CardsEvent {
        if let CardsEvent::ReceivedPreshuffled { order, .. } | CardsEvent::Shuffled { order, .. } = &mut self
        {
            *order = Sealed::Hidden;
        }
        self
    }
}
