//! The life of the cards, in sentences.

use alloc::format;
use alloc::string::String;

use crate::cards::{CardsEvent, Condition, Device, SetId, ShuffledBy, Stage};

pub(crate) fn sentence(event: &CardsEvent) -> String {
    match event {
        CardsEvent::Received(id) => format!("{} is received at the table.", set(*id)),
        CardsEvent::ReceivedPreshuffled { set: id, .. } => {
            format!("{} is received preinspected and preshuffled.", set(*id))
        }
        CardsEvent::Reached(id, stage) => format!("{} is {}.", set(*id), reached(*stage)),
        CardsEvent::Shuffled { set: id, by, .. } => format!("{} is shuffled {}.", set(*id), shuffled(*by)),
        CardsEvent::ReshuffleOrdered(id, _) => format!("{} is to be shuffled again.", set(*id)),
        CardsEvent::CutOffered(seat) => format!("The cut is offered to {seat}."),
        CardsEvent::CutDeclined(seat) => format!("{seat} declines the cut."),
        CardsEvent::CoverCardPlaced { by: Some(seat), above } => {
            format!("{seat} cuts with {above} cards above.")
        }
        CardsEvent::CoverCardPlaced { by: None, above } => {
            format!("The dealer cuts with {above} cards above.")
        }
        CardsEvent::CutThrough { above, below: Some(below) } => {
            format!("{above} cards go to the bottom; the second cover card lies {below} above it.")
        }
        CardsEvent::CutThrough { above, below: None } => {
            format!("{above} cards and the cover card go to the bottom.")
        }
        CardsEvent::RecutOrdered => "The cards are to be cut again.".into(),
        CardsEvent::Loaded(id, _) => format!("{} is ready to be dealt from.", set(*id)),
        CardsEvent::Burned { first, further } => {
            format!("{first} is shown and discarded with {further} further cards.")
        }
        CardsEvent::SpreadAtIdleTable(id) => format!("{} is spread at the idle table.", set(*id)),
        CardsEvent::Turned(id, _) => format!("{} is turned over.", set(*id)),
        CardsEvent::StoredReleased(id, _) => format!("{} comes out of the device.", set(*id)),
        CardsEvent::Removed(id) => format!("{} leaves the table.", set(*id)),
        CardsEvent::Device(which, condition) => device(*which, *condition),
    }
}

const fn set(set: SetId) -> &'static str {
    match set {
        SetId::First => "the first set of cards",
        SetId::Second => "the second set of cards",
    }
}

const fn shuffled(by: ShuffledBy) -> &'static str {
    match by {
        ShuffledBy::Hand => "by hand",
        ShuffledBy::Device => "by the device",
        ShuffledBy::Preshuffled => "before it came",
    }
}

const fn reached(stage: Stage) -> &'static str {
    match stage {
        Stage::Absent => "not at the table",
        Stage::Received => "received",
        Stage::Inspected => "inspected for defects",
        Stage::Verified => "verified by the floorperson",
        Stage::Spread(_) => "spread",
        Stage::Seen(_) => "looked at by the first player",
        Stage::FaceDown(_) => "turned face down",
        Stage::Stacked(_) => "stacked",
        Stage::Spent => "spent",
        Stage::InDevice => "in the device",
        Stage::Feathered => "left feathered",
        Stage::Shuffled => "shuffled",
        Stage::Cut => "cut",
        Stage::CutThrough => "cut through",
        Stage::Loaded => "loaded",
        Stage::InPlay => "in play",
    }
}

fn device(device: Device, condition: Condition) -> String {
    let name = match device {
        Device::Shuffler => "shuffling device",
        Device::DealingShoe => "automated shoe",
    };
    match condition {
        Condition::Working => format!("The {name} works."),
        Condition::OutOfOrder => format!("The {name} cannot be used."),
        Condition::Covered => format!("The {name} is covered as out of order."),
    }
}
