//! What Three Card Prime and Saigon 5 Card ask alike, each in its own paragraph.

use crate::law::Provision;
use crate::submission::choice::{Approval, DealingMethod, ShoePlace, Shuffling};
use crate::submission::key;
use crate::submission::option::{NONE, OptionSpec, Preset, Shape};

pub const ANTE_WAGER: &str = "ante wager";
pub const DEALERS_CARDS: &str = "dealer's cards";
pub const PAYOUT_LIMIT: &str = "payout limit";

pub const fn boxes(provision: Provision) -> OptionSpec {
    let explains = "On how many adjacent boxes one player may wager in a round.";
    let shape = Shape::Whole { least: 1, most: 6 };
    OptionSpec::new(key::BOXES, shape, Preset::Integer(1), Some(provision), explains)
}

pub const fn payout_limit(provision: Provision) -> OptionSpec {
    let explains = "The most that one player is paid in a round, all wagers together, or none.";
    OptionSpec::new(key::PAYOUT_LIMIT, Shape::PayoutLimit, Preset::Text(NONE), Some(provision), explains)
}

pub const fn decks(provision: Provision) -> OptionSpec {
    let explains = "How many decks are at the table; two alternate through a shuffling device.";
    let shape = Shape::Whole { least: 1, most: 2 };
    OptionSpec::new(key::DECKS, shape, Preset::Integer(1), Some(provision), explains)
}

/// A counting device spares the dealer the count of the stub, so a new file starts with it.
pub const SHUFFLING_AT_FIRST: &str = Shuffling::CountingDevice.word();

pub const fn laboratory(provision: Provision) -> OptionSpec {
    let explains = "Whether a shoe or device that reshuffles by itself was approved by the Bureau of Gaming Laboratory \
                    Operations under 461a.4.";
    let word = Preset::Text(Approval::None.word());
    OptionSpec::new(key::LABORATORY, Shape::Choice(Approval::WORDS), word, Some(provision), explains)
}

pub const fn method(provision: Provision) -> OptionSpec {
    let explains = "Where the cards are dealt from.";
    let word = Preset::Text(DealingMethod::ManualShoe.word());
    OptionSpec::new(key::METHOD, Shape::Choice(DealingMethod::WORDS), word, Some(provision), explains)
}

pub const fn shoe_place(provision: Provision) -> OptionSpec {
    let explains =
        "Whether the Bureau of Casino Compliance approved where a manual shoe stands on the table.";
    let word = Preset::Text(ShoePlace::Approved.word());
    OptionSpec::new(key::SHOE_PLACE, Shape::Choice(ShoePlace::WORDS), word, Some(provision), explains)
}
