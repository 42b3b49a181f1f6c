//! What Three Card Prime and Saigon 5 Card ask alike, each in its own paragraph.

use crate::chapters::section::cards::CardSets;
use crate::kit::deck::Deck;
use crate::kit::money::Cents;
use crate::law::Provision;
use crate::submission::DealingOptions;
use crate::submission::answers::Answers;
use crate::submission::choice::{Approval, Collection, DealingMethod, ShoePlace, Shuffling, StoredBatch};
use crate::submission::key;
use crate::submission::option::{NONE, OptionSpec, Preset, Shape};
use crate::submission::setup::Setup;

pub const fn boxes(provision: Provision) -> OptionSpec {
    let explains = "On how many adjacent boxes one player may wager in a round.";
    let shape = Shape::Whole { least: 1, most: 6 };
    OptionSpec::new(key::BOXES, shape, Preset::Integer(1), Some(provision), explains)
}

pub const fn payout_limit(provision: Provision) -> OptionSpec {
    let explains = "The most one player can be paid in a round on all wagers together, or none.";
    OptionSpec::new(key::PAYOUT_LIMIT, Shape::PayoutLimit, Preset::Text(NONE), Some(provision), explains)
}

pub const fn decks(provision: Provision) -> OptionSpec {
    let explains = "How many decks are at the table; two alternate through a shuffling device.";
    let shape = Shape::Whole { least: 1, most: 2 };
    OptionSpec::new(key::DECKS, shape, Preset::Integer(1), Some(provision), explains)
}

/// The most hours that cards dealt from the hand serve.
pub(crate) const HOURS_BY_HAND: u8 = 4;

/// A counting device spares the dealer the count of the stub, so a new file starts with it.
pub const SHUFFLING_AT_FIRST: &str = Shuffling::CountingDevice.word();

pub const fn laboratory(provision: Provision) -> OptionSpec {
    let explains = "Whether a shoe or device that reshuffles automatically was approved by the Bureau of Gaming Laboratory \
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

/// The boxes that one player can play: as many as are filed, and no more than the table has.
pub fn boxes_of(answers: &Answers) -> Option<u8> {
    Some(answers.count(key::BOXES)?.min(answers.count(key::SEATS)?))
}

/// The cards of a poker-type game and how they are dealt.
pub fn dealing_of(answers: &Answers) -> Option<DealingOptions> {
    Some(DealingOptions {
        decks: answers.count(key::DECKS)?,
        backs: answers.chosen(key::BACKS)?,
        shuffling: answers.chosen(key::SHUFFLING)?,
        laboratory_approval: answers.chosen(key::LABORATORY)?,
        changed_every_hours: answers.count(key::HOURS)?,
        method: answers.chosen(key::METHOD)?,
        boxes_per_player: answers.count(key::BOXES)?,
    })
}

/// What a table asks of its submission.
pub fn setup(dealing: &DealingOptions, deck: Deck, payout_limit: Option<Cents>) -> Setup {
    Setup {
        shuffling: dealing.shuffling,
        deck,
        sets: CardSets::of(dealing.decks, deck),
        method: dealing.method,
        cards_per_stack: None,
        boxes_per_player: dealing.boxes_per_player,
        changed_every_hours: Some(dealing.changed_every_hours),
        collection: Collection::None,
        stored_batch: StoredBatch::Spread,
        payout_limit,
    }
}
