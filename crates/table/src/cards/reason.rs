//! Why an act about cards is refused.

use core::fmt;

use super::stage::Stage;
use crate::ground::Ground;
use crate::seat::Seat;

/// Whose act it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Role {
    Dealer,
    Floorperson,
    Player,
    Device,
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Dealer => "the dealer",
            Role::Floorperson => "a floorperson or above",
            Role::Player => "a player seated at the table",
            Role::Device => "the shuffling device",
        })
    }
}

/// Why an act about cards is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
#[allow(missing_docs)]
pub enum CardsReason {
    NotYours { role: Role },
    RoundUnderWay,
    Due { stage: Stage },
    OneSetOnly,
    WrongNumberOfDecks { decks: u8 },
    NotTheSameCards,
    BatchesAreNotWashed,
    WashThem,
    DeviceShuffles,
    NoDevice,
    DeviceOutOfOrder,
    DeviceBusy,
    NotInDevice,
    CoverTheDeviceFirst,
    NotACountingDevice,
    NothingFollowsTheCount,
    CountIsRight,
    NoReshuffleOrders,
    VigorishMarked,
    NotOffered,
    OfferTo { seat: Option<Seat> },
    NoCutAfterADevice,
    OnlyTheDealerCuts,
    TooNearTheTop { least: u16 },
    TooNearTheBottom { least: u16 },
    NothingWasCut,
    CardsWereDealt,
    ShoeIsLoaded,
    NotAGround { ground: Ground },
    AnotherSetsTurn,
    OtherSetInTheRack,
    OtherSetNotStored,
    Overdue { hours: u8 },
    NoIdleTableRule,
    ReshufflingDevice,
    GamingActivity,
    LayIdle,
    AlreadyFaceUp,
    NotReleasedUnspread,
    NothingJammed,
    DeviceWorks,
    NoCoverRule,
    AlreadyCovered,
    AlreadyOutOfOrder,
}

impl fmt::Display for CardsReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            CardsReason::NotYours { role } => return write!(f, "that is for {role} to do"),
            CardsReason::Due { stage } => due(*stage),
            CardsReason::WrongNumberOfDecks { decks: 1 } => "a set of this table has one deck",
            CardsReason::WrongNumberOfDecks { decks } => {
                return write!(f, "a set of this table has {decks} decks");
            }
            CardsReason::OfferTo { seat: Some(seat) } => {
                return write!(f, "the cut is offered to {seat} next");
            }
            CardsReason::OfferTo { seat: None } => "no player is left to offer the cut to; the dealer cuts",
            CardsReason::TooNearTheTop { least: 1 } => "at least one card must lie above the cover card",
            CardsReason::TooNearTheTop { least } => {
                return write!(f, "at least {least} cards must lie above the cover card");
            }
            CardsReason::TooNearTheBottom { least: 1 } => "at least one card must lie below the cover card",
            CardsReason::TooNearTheBottom { least } => {
                return write!(f, "at least {least} cards must lie below the cover card");
            }
            CardsReason::Overdue { hours } => {
                return write!(f, "these cards have been open for {hours} hours and must be changed first");
            }
            CardsReason::NotAGround { ground } => {
                return write!(f, "{ground} is not a ground for this order");
            }
            CardsReason::RoundUnderWay => "that has to wait until the round is over",
            CardsReason::OneSetOnly => "this table is played with one set of cards",
            CardsReason::NotTheSameCards => "the order does not have exactly the cards of the set",
            CardsReason::BatchesAreNotWashed => "two batches are turned face down and stacked separately",
            CardsReason::WashThem => "these cards are washed when they are turned face down",
            CardsReason::DeviceShuffles => "this table's device shuffles the cards",
            CardsReason::NoDevice => "this table has no such device",
            CardsReason::DeviceOutOfOrder => "the device is out of order",
            CardsReason::DeviceBusy => "the device is shuffling the other set",
            CardsReason::NotInDevice => "the cards have yet to be placed in the device",
            CardsReason::CoverTheDeviceFirst => {
                "the device must be covered or marked out of order before another method is used"
            }
            CardsReason::NotACountingDevice => "this table's device does not count",
            CardsReason::NothingFollowsTheCount => "this chapter attaches nothing to a device's count",
            CardsReason::CountIsRight => "that is the right number of cards",
            CardsReason::NoReshuffleOrders => "this chapter does not let a floorperson direct a reshuffle",
            CardsReason::VigorishMarked => {
                "marked vigorish must be collected before the cards are shuffled again"
            }
            CardsReason::NotOffered => "the cut is not offered to this player",
            CardsReason::NoCutAfterADevice => "cards shuffled by a device are dealt without a cut",
            CardsReason::OnlyTheDealerCuts => "at this game only the dealer cuts",
            CardsReason::NothingWasCut => "there is no cut to repeat",
            CardsReason::CardsWereDealt => "cards have been dealt since the cut",
            CardsReason::ShoeIsLoaded => "the cards are in the dealing shoe already",
            CardsReason::AnotherSetsTurn => "the sets alternate, and it is the other one's turn",
            CardsReason::OtherSetInTheRack => "the other set is still in the discard rack",
            CardsReason::OtherSetNotStored => "the other set has yet to go into the shuffling device",
            CardsReason::NoIdleTableRule => {
                "this chapter has no rule for an idle table; the shoe stays as it is"
            }
            CardsReason::ReshufflingDevice => "that does not apply to a device that reshuffles by itself",
            CardsReason::GamingActivity => "the table is not idle: somebody is seated",
            CardsReason::LayIdle => {
                "these cards have lain in the shoe since the last player left, and must be spread first"
            }
            CardsReason::AlreadyFaceUp => "the cards are already face up",
            CardsReason::NotReleasedUnspread => "no batch has come out of the device unspread",
            CardsReason::NothingJammed => "the device is not shuffling",
            CardsReason::DeviceWorks => "the device is not out of order",
            CardsReason::NoCoverRule => "this chapter does not ask for a cover on the device",
            CardsReason::AlreadyCovered => "the device is already covered or marked",
            CardsReason::AlreadyOutOfOrder => "the device is already known to be out of order",
        };
        f.write_str(words)
    }
}

/// What a stage waits for.
const fn due(stage: Stage) -> &'static str {
    match stage {
        Stage::Absent => "the cards have yet to be received",
        Stage::Received => "the dealer has yet to inspect the cards",
        Stage::Inspected => "the floorperson has yet to verify the inspection",
        Stage::Verified => "the cards have yet to be spread face up",
        Stage::Spread { .. } => "the first player has yet to look at the cards",
        Stage::Seen { .. } => {
            "the cards have yet to be turned face down, mixed or stacked as the chapter says"
        }
        Stage::Unwashed => "the dealers have yet to wash and stack the cards",
        Stage::FaceDown { .. } => "the cards have yet to be stacked",
        Stage::Stacked { .. } | Stage::Spent => "the cards have yet to be shuffled",
        Stage::InDevice => "the device is still shuffling the cards",
        Stage::Feathered => "the floorperson has yet to verify the shuffle",
        Stage::Shuffled => "the shuffled stack has yet to be cut, where there is a cut, and loaded",
        Stage::Cut => "the dealer has yet to carry out the cut",
        Stage::CutThrough => "the cut stack has yet to be loaded",
        Stage::Loaded => "the first card has yet to be burned",
        Stage::InPlay => "the cards are in play",
    }
}
