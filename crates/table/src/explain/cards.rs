//! The life of the cards, in sentences.

use alloc::format;
use alloc::string::String;

use croupier_rules::kit::explanation::Explanation;
use croupier_rules::submission::CardSets;

use super::scene::{Scene, ground};
use crate::cards::{CardsEvent, Device, Distribution, SetId, ShuffledBy, Spreading};

pub(crate) fn tell(scene: &Scene, event: &CardsEvent) -> Explanation {
    scene.say(sentence(scene, event))
}

fn sentence(scene: &Scene, event: &CardsEvent) -> String {
    let (by, of) = (scene.actor(), |set: &SetId, what: &str| of(scene, *set, what));
    match event {
        CardsEvent::CutOffered { seat } => format!("{by} offers the cut to {seat}."),
        CardsEvent::CutDeclined { seat } => format!("{seat} declines the cut."),
        CardsEvent::CoverCardPlaced { by: Some(seat), above } => {
            format!("{seat} cuts: {} above the cover card.", number(*above))
        }
        CardsEvent::CoverCardPlaced { by: None, above } => {
            format!("The dealer cuts: {} above the cover card.", number(*above))
        }
        CardsEvent::CutThrough { above, below: Some(below) } => format!(
            "The top {} to the bottom; the second cover card goes in with {} below it.",
            goes(*above),
            number(*below)
        ),
        CardsEvent::CutThrough { above, below: None } => {
            format!("The top {} to the bottom with the cover card.", goes(*above))
        }
        CardsEvent::RecutOrdered { because } => format!("{by} orders another cut: {}.", ground(*because)),
        CardsEvent::Burned { first, further } => burned(scene, *first, *further),
        CardsEvent::OutOfOrder { device } => format!("{} is reported out of order.", name(*device)),
        CardsEvent::Covered { device } => format!("{} is covered or marked out of order.", name(*device)),
        CardsEvent::Repaired { device } => format!("{} works again.", name(*device)),
        CardsEvent::Received { set } => of(set, "is received at the table"),
        CardsEvent::ReceivedPreshuffled { set, .. } => of(set, "is received preinspected and preshuffled"),
        CardsEvent::Inspected { set } => of(set, "is inspected for defects by the dealer"),
        CardsEvent::InspectionVerified { set } => of(set, "is verified by the floorperson"),
        CardsEvent::Spread { set } => of(set, "is spread face up"),
        CardsEvent::LookedAt { set } => of(set, "has been open to the first player's inspection"),
        CardsEvent::Washed { set } => of(set, "is washed face down"),
        CardsEvent::TurnedFaceDown { set } => of(set, "is turned face down"),
        CardsEvent::Stacked { set } => of(set, "is stacked"),
        CardsEvent::PlacedInDevice { set } => of(set, "is placed in the shuffling device"),
        CardsEvent::Shuffled { set, by, .. } => of(set, shuffled(*by)),
        CardsEvent::ShuffleVerified { set, finding } => of(set, verified(*finding)),
        CardsEvent::ReshuffleOrdered { set } => {
            format!("{by} orders a reshuffle of {}.", self::set(scene, *set))
        }
        CardsEvent::Loaded { set } => of(set, "is loaded and ready to be dealt"),
        CardsEvent::SpreadAtIdleTable { set } => of(set, "is spread face down at the idle table"),
        CardsEvent::TurnedFaceUp { set } => of(set, "is turned face up"),
        CardsEvent::StoredReleased { set, spreading } => of(set, released(*spreading)),
        CardsEvent::CountedWrong { set, cards } => {
            let of = self::set(scene, *set);
            format!("The device counts {} in {of}, which is wrong.", number(*cards))
        }
        CardsEvent::Removed { set } => of(set, "is removed from the table"),
        CardsEvent::Jammed { set } => of(set, "was not finished by the device and must be shuffled again"),
    }
}

/// A number of cards, in words.
fn number(cards: u16) -> String {
    if cards == 1 { "1 card".into() } else { format!("{cards} cards") }
}

fn goes(cards: u16) -> String {
    if cards == 1 { "card goes".into() } else { format!("{cards} cards go") }
}

fn burned(scene: &Scene, first: croupier_rules::Card, further: u8) -> String {
    let rack = scene.discards();
    match further {
        0 => format!("{first} is shown and goes to the {rack}."),
        1 => format!("{first} is shown and goes to the {rack} with 1 more card, face down."),
        _ => format!("{first} is shown and goes to the {rack} with {further} more cards, face down."),
    }
}

/// A set, as one of two where the table has two.
fn set(scene: &Scene, set: SetId) -> &'static str {
    match (scene.after.map(|state| state.filed().sets()), set) {
        (Some(CardSets::One), SetId::First) => "the set of cards",
        (Some(CardSets::TwoAlternating) | None, SetId::First) => "the first set of cards",
        (Some(CardSets::One | CardSets::TwoAlternating) | None, SetId::Second) => "the second set of cards",
    }
}

/// What happened to a set.
fn of(scene: &Scene, which: SetId, what: &str) -> String {
    format!("{} {what}.", set(scene, which))
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
        Distribution::Even => "is found evenly intermixed by the floorperson",
        Distribution::Uneven => "is found unevenly distributed by the floorperson and must be shuffled again",
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
