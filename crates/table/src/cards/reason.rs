//! Why an act about cards is refused.

use core::fmt;

use super::set::{Occasion, Stage};
use crate::seat::Seat;

/// Whose act it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
#[allow(missing_docs)]
pub enum CardsReason {
    NotYours(Role),
    RoundUnderWay,
    Due(Stage),
    OneSetOnly,
    WrongNumberOfDecks { decks: u8 },
    NotTheSameCards,
    BatchesAreNotWashed,
    WashThem,
    DeviceShuffles,
    NoDevice,
    DeviceOutOfOrder,
    DeviceBusy,
    CoverTheDeviceFirst,
    NotACountingDevice,
    NothingFollowsTheCount,
    CountIsRight,
    NoReshuffleOrders,
    VigorishMarked,
    NotOffered,
    OfferTo(Option<Seat>),
    NoCutAfterADevice,
    OnlyTheDealerCuts,
    TooNearTheTop { least: u16 },
    TooNearTheBottom { least: u16 },
    NothingWasCut,
    CardsWereDealt,
    AnotherSetsTurn,
    OtherSetInTheRack,
    OtherSetNotStored,
    Overdue { hours: u8 },
    NoIdleTableRule,
    ReshufflingDevice,
    GamingActivity,
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
        match self {
            CardsReason::NotYours(role) => write!(f, "that is for {role} to do"),
            CardsReason::Due(stage) => f.write_str(due(*stage)),
            CardsReason::WrongNumberOfDecks { decks } => write!(f, "a set of this table has {decks} deck(s)"),
            CardsReason::OfferTo(Some(seat)) => write!(f, "the cut is next offered to {seat}"),
            CardsReason::OfferTo(None) => {
                f.write_str("no player is left to offer the cut to; the dealer cuts")
            }
            CardsReason::TooNearTheTop { least } => {
                write!(f, "at least {least} cards lie above the cover card")
            }
            CardsReason::TooNearTheBottom { least } => {
                write!(f, "at least {least} cards lie below the cover card")
            }
            CardsReason::Overdue { hours } => {
                write!(f, "these cards have been open for {hours} hours and are changed first")
            }
            plain => f.write_str(words(*plain)),
        }
    }
}

/// What a stage waits for.
const fn due(stage: Stage) -> &'static str {
    match stage {
        Stage::Absent => "the cards have still to be received",
        Stage::Received => "the dealer has still to inspect the cards",
        Stage::Inspected => "the floorperson has still to verify the inspection",
        Stage::Verified => "the cards have still to be spread face up",
        Stage::Spread(_) => "the first player has still to get a look at the cards",
        Stage::Seen(Occasion::Opening | Occasion::Shuffle | Occasion::Idle) => {
            "the cards have still to be turned face down and mixed as the chapter says"
        }
        Stage::FaceDown(_) => "the cards have still to be stacked",
        Stage::Stacked(_) | Stage::Spent => "the cards have still to be shuffled",
        Stage::InDevice => "the device is still shuffling the cards",
        Stage::Feathered => "the floorperson has still to verify the shuffle",
        Stage::Shuffled => "the shuffled stack comes next: to the cut where there is one, then into play",
        Stage::Cut => "the dealer has still to carry out the cut",
        Stage::CutThrough => "the cut stack has still to be loaded",
        Stage::Loaded => "the first card has still to be burned",
        Stage::InPlay => "the cards are in play",
    }
}

/// The reasons that need no figures.
const fn words(reason: CardsReason) -> &'static str {
    match reason {
        CardsReason::RoundUnderWay => "that waits until the round is over",
        CardsReason::OneSetOnly => "this table is played with one set of cards",
        CardsReason::NotTheSameCards => "the order does not have exactly the cards of the set",
        CardsReason::BatchesAreNotWashed => "two batches are turned face down and stacked, each for itself",
        CardsReason::WashThem => "these cards are washed when they are turned face down",
        CardsReason::DeviceShuffles => "the device of this table shuffles the cards",
        CardsReason::NoDevice => "this table has no such device",
        CardsReason::DeviceOutOfOrder => "the device is out of order",
        CardsReason::DeviceBusy => "the device is shuffling the other set",
        CardsReason::CoverTheDeviceFirst => {
            "cover the device or mark it out of order before going on in another way"
        }
        CardsReason::NotACountingDevice => "the device of this table does not count",
        CardsReason::NothingFollowsTheCount => "this chapter ties nothing to the count of a device",
        CardsReason::CountIsRight => "that is the right number of cards",
        CardsReason::NoReshuffleOrders => "this chapter knows no shuffle on a floorperson's order",
        CardsReason::VigorishMarked => "marked vigorish is collected before the cards are shuffled again",
        CardsReason::NotOffered => "the cut is not offered to this player",
        CardsReason::NoCutAfterADevice => "cards shuffled by a device are dealt without a cut",
        CardsReason::OnlyTheDealerCuts => "at this game the dealer alone cuts",
        CardsReason::NothingWasCut => "there is no cut to repeat",
        CardsReason::CardsWereDealt => "cards have been dealt since the cut",
        CardsReason::AnotherSetsTurn => "the sets alternate and it is the other one's turn",
        CardsReason::OtherSetInTheRack => "the other set still lies in the discard rack",
        CardsReason::OtherSetNotStored => "the other set has still to go into the shuffling device",
        CardsReason::NoIdleTableRule => {
            "this chapter prescribes nothing for an idle table; the shoe stays as it is"
        }
        CardsReason::ReshufflingDevice => "with a device that reshuffles by itself that does not apply",
        CardsReason::GamingActivity => "there are wagers on the layout",
        CardsReason::AlreadyFaceUp => "the cards lie face up already",
        CardsReason::NotReleasedUnspread => "no batch has come out of the device unspread",
        CardsReason::NothingJammed => "the device is not shuffling",
        CardsReason::DeviceWorks => "the device is not out of order",
        CardsReason::NoCoverRule => "this chapter does not ask for a cover on the device",
        CardsReason::AlreadyCovered => "the device is covered or marked already",
        CardsReason::AlreadyOutOfOrder => "the device is known to be out of order",
        CardsReason::NotYours(_)
        | CardsReason::Due(_)
        | CardsReason::WrongNumberOfDecks { .. }
        | CardsReason::OfferTo(_)
        | CardsReason::TooNearTheTop { .. }
        | CardsReason::TooNearTheBottom { .. }
        | CardsReason::Overdue { .. } => "",
    }
}
