//! The life of the cards, in sentences.

use alloc::format;
use alloc::string::String;

use crate::cards::{CardsEvent, Device, Distribution, SetId, ShuffledBy, Spreading};
use crate::ground::Ground;

pub(crate) fn sentence(event: &CardsEvent) -> String {
    match event {
        CardsEvent::CutOffered { seat } => format!("The cut is offered to {seat}."),
        CardsEvent::CutDeclined { seat } => format!("{seat} declines the cut."),
        CardsEvent::CoverCardPlaced { by: Some(seat), above } => {
            format!("{seat} cuts with {above} cards above the cover card.")
        }
        CardsEvent::CoverCardPlaced { by: None, above } => {
            format!("The dealer cuts with {above} cards above the cover card.")
        }
        CardsEvent::CutThrough { above, below: Some(below) } => {
            format!(
                "{above} cards go to the bottom; the second cover card goes in with {below} cards below it."
            )
        }
        CardsEvent::CutThrough { above, below: None } => {
            format!("{above} cards and the cover card go to the bottom.")
        }
        CardsEvent::RecutOrdered { because } => {
            let ground = because.map_or("no ground stated", Ground::words);
            format!("The cards are to be cut again: {ground}.")
        }
        CardsEvent::Burned { first, further: 1 } => {
            format!("{first} is shown and discarded with one more card.")
        }
        CardsEvent::Burned { first, further } => {
            format!("{first} is shown and discarded with {further} more cards.")
        }
        CardsEvent::OutOfOrder { device } => format!("{} cannot be used.", name(*device)),
        CardsEvent::Covered { device } => format!("{} is covered or marked out of order.", name(*device)),
        CardsEvent::Repaired { device } => format!("{} works again.", name(*device)),
        CardsEvent::Received { set } => of(*set, "is received at the table"),
        CardsEvent::ReceivedPreshuffled { set, .. } => of(*set, "is received preinspected and preshuffled"),
        CardsEvent::Inspected { set } => of(*set, "is inspected for defects"),
        CardsEvent::InspectionVerified { set } => of(*set, "is verified by the floorperson"),
        CardsEvent::Spread { set } => of(*set, "is spread face up"),
        CardsEvent::LookedAt { set } => of(*set, "has been open to the first player's inspection"),
        CardsEvent::Washed { set } => of(*set, "is turned face down and washed"),
        CardsEvent::TurnedFaceDown { set } => of(*set, "is turned face down"),
        CardsEvent::Stacked { set } => of(*set, "is stacked"),
        CardsEvent::PlacedInDevice { set } => of(*set, "goes into the shuffling device"),
        CardsEvent::Shuffled { set, by, .. } => of(*set, shuffled(*by)),
        CardsEvent::ShuffleVerified { set, finding } => of(*set, verified(*finding)),
        CardsEvent::ReshuffleOrdered { set } => of(*set, "is to be shuffled again"),
        CardsEvent::Loaded { set } => of(*set, "is ready to be dealt from"),
        CardsEvent::SpreadAtIdleTable { set } => of(*set, "is spread face down at the idle table"),
        CardsEvent::TurnedFaceUp { set } => of(*set, "is turned face up"),
        CardsEvent::StoredReleased { set, spreading } => of(*set, released(*spreading)),
        CardsEvent::Removed { set } => of(*set, "leaves the table"),
        CardsEvent::Jammed { set } => of(*set, "was not finished by the device and is to be shuffled again"),
    }
}

/// What happened to a set.
fn of(set: SetId, what: &str) -> String {
    let set = match set {
        SetId::First => "first",
        SetId::Second => "second",
    };
    format!("The {set} set of cards {what}.")
}

const fn shuffled(by: ShuffledBy) -> &'static str {
    match by {
        ShuffledBy::Hand => "is shuffled by hand",
        ShuffledBy::Device => "is shuffled by the device",
        ShuffledBy::Preshuffled => "was shuffled before it came",
    }
}

const fn verified(finding: Distribution) -> &'static str {
    match finding {
        Distribution::Even => "is seen to be evenly intermixed",
        Distribution::Uneven => "is seen to be unevenly distributed and is to be shuffled again",
    }
}

const fn released(spreading: Spreading) -> &'static str {
    match spreading {
        Spreading::Needed => "comes out of the device, to be spread and shuffled again",
        Spreading::NotNeeded => "comes out of the device",
    }
}

const fn name(device: Device) -> &'static str {
    match device {
        Device::Shuffler => "The shuffling device",
        Device::DealingShoe => "The automated shoe",
    }
}
