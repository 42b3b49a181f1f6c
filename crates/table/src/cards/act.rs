//! What can be done with the cards, and what is recorded of it.

use alloc::sync::Arc;
use alloc::vec::Vec;

use croupier_rules::Card;

use super::device::{Condition, Device};
use super::set::{Face, SetId, ShuffledBy, Stage};
use crate::seat::Seat;

/// What can be done with the cards outside the dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardsAct {
    /// The dealer receives a set of so many decks.
    Receive {
        /// Which.
        set: SetId,
        /// How many decks.
        decks: u8,
    },
    /// The dealer receives a set that was inspected and shuffled under 603a.16(u) or (v).
    ReceivePreshuffled {
        /// Which.
        set: SetId,
        /// How many decks.
        decks: u8,
        /// The order it comes in, top first.
        order: Vec<Card>,
    },
    /// The dealer inspects it for defects.
    Inspect(SetId),
    /// The floorperson verifies the inspection.
    VerifyInspection(SetId),
    /// The dealer spreads it face up.
    Spread(SetId),
    /// The first player has had the opportunity to look at the spread cards.
    LookAtCards(SetId),
    /// The dealer, or the dealers, wash it face down.
    Wash(SetId),
    /// The dealer turns a batch face down without washing it.
    TurnFaceDown(SetId),
    /// The dealer stacks it.
    Stack(SetId),
    /// The dealer places it in the shuffling device.
    PlaceInDevice(SetId),
    /// The dealer or the device shuffles it into this order, top first. A counting device found the right number.
    Shuffle {
        /// Which.
        set: SetId,
        /// The order.
        order: Vec<Card>,
    },
    /// The counting device tells a number of cards that is not right.
    ReportCount {
        /// Which.
        set: SetId,
        /// The number.
        cards: u16,
    },
    /// The floorperson looks at the feathered stack.
    VerifyShuffle {
        /// Which.
        set: SetId,
        /// What is seen.
        finding: Distribution,
    },
    /// A floorperson directs that it be shuffled again.
    OrderReshuffle(SetId),
    /// The dealer offers the stack to a player for the cut.
    OfferCut(Seat),
    /// The player does not accept the cut.
    DeclineCut,
    /// The cover card goes into the stack below so many cards.
    Cut {
        /// How many cards lie above it.
        above: u16,
    },
    /// The dealer carries out the cut and inserts the second cover card above so many cards.
    InsertSecondCoverCard {
        /// How many cards lie below it.
        below: u16,
    },
    /// A floorperson requires another cut.
    OrderRecut,
    /// The stack goes into the shoe, the automated shoe or the dealer's hand.
    Load(SetId),
    /// The dealer exposes the first card and discards it with as many more as its face value.
    Burn,
    /// The dealer spreads a set at a table without gaming activity.
    SpreadAtIdleTable(SetId),
    /// A player wants the spread cards face up.
    AskFaceUp(SetId),
    /// A player wants the batch that was stored in the device spread and shuffled again.
    AskSpreadOfStored,
    /// The set leaves the table.
    Remove(SetId),
    /// The shuffling device jammed, stopped or did not finish.
    ReportJam,
    /// A device cannot be used any more.
    ReportOutOfOrder(Device),
    /// The device is covered or gets an out-of-order sign.
    CoverDevice(Device),
    /// The device works again.
    ReportRepaired(Device),
}

/// What the floorperson sees in a feathered stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Distribution {
    /// The cards are well intermixed.
    Even,
    /// They are not, and are shuffled again.
    Uneven,
}

/// What is recorded of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardsEvent {
    /// A set was received.
    Received(SetId),
    /// A preshuffled set was received in this order.
    ReceivedPreshuffled {
        /// Which.
        set: SetId,
        /// The order.
        order: Arc<[Card]>,
        /// How far it has come by that.
        stage: Stage,
    },
    /// A set has come so far.
    Reached(SetId, Stage),
    /// A set was shuffled into this order.
    Shuffled {
        /// Which.
        set: SetId,
        /// The order.
        order: Arc<[Card]>,
        /// By whom.
        by: ShuffledBy,
        /// How far it has come by that.
        stage: Stage,
    },
    /// A reshuffle was directed.
    ReshuffleOrdered(SetId, Stage),
    /// The stack was offered for the cut.
    CutOffered(Seat),
    /// The player did not accept.
    CutDeclined(Seat),
    /// The cover card is in, below so many cards; the seat that placed it, or the dealer.
    CoverCardPlaced {
        /// Who.
        by: Option<Seat>,
        /// How many cards lie above it.
        above: u16,
    },
    /// Everything above the cover card went to the bottom; so many cards lie below the second cover card, if any.
    CutThrough {
        /// How many cards went to the bottom.
        above: u16,
        /// How many cards lie below the second cover card.
        below: Option<u16>,
    },
    /// Another cut was required.
    RecutOrdered,
    /// The stack was loaded and is at this stage.
    Loaded(SetId, Stage),
    /// The first card was shown and discarded with so many more.
    Burned {
        /// The first card.
        first: Card,
        /// How many more went face down.
        further: u8,
    },
    /// The cards were taken from shoe and rack and spread at an idle table.
    SpreadAtIdleTable(SetId),
    /// Spread cards were turned.
    Turned(SetId, Face),
    /// The stored batch came out of the device and is next in play; whether it must be spread first.
    StoredReleased(SetId, Spreading),
    /// A set left the table.
    Removed(SetId),
    /// A device is in this condition.
    Device(Device, Condition),
}

/// Whether a batch that comes out of the device at an idle table is spread and shuffled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Spreading {
    Needed,
    NotNeeded,
}
