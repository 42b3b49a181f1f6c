//! Where the cards come from at the two poker-type games.

use super::CrossRule;
use crate::law::Provision;
use crate::submission::answers::Answers;
use crate::submission::choice::{DealingMethod, ShoePlace, Shuffling};
use crate::submission::key;

/// Cards dealt from the hand were shuffled by a device.
pub const fn hand_needs_device(provision: Provision) -> CrossRule {
    let says = "\"manual shoe\" or \"automated shoe\", since no automated device shuffles the cards";
    CrossRule::new(key::METHOD, provision, says, hand_without_device)
}

/// A shoe that reshuffles automatically is the shoe that deals.
pub const fn reshuffling_shoe_deals(provision: Provision) -> CrossRule {
    let says = "\"automated shoe\", since the dealing shoe reshuffles automatically";
    CrossRule::new(key::METHOD, provision, says, reshuffling_shoe_does_not_deal)
}

/// A manual shoe stands where it was approved.
pub const fn manual_shoe_has_place(provision: Provision) -> CrossRule {
    let says = "\"approved\", since a manual dealing shoe is used";
    CrossRule::new(key::SHOE_PLACE, provision, says, manual_shoe_without_place)
}

/// There is no place for a shoe that is not there.
pub const fn place_has_manual_shoe(provision: Provision) -> CrossRule {
    let says = "\"no manual shoe\", since none is used";
    CrossRule::new(key::SHOE_PLACE, provision, says, place_without_manual_shoe)
}

/// Four cards per stack only from a shoe that reshuffles automatically (reading ER-215).
pub const fn four_cards_need_reshuffling_shoe(provision: Provision) -> CrossRule {
    let says = "3, since the dealing shoe does not reshuffle automatically";
    CrossRule::new(key::STACK, provision, says, four_cards_without_reshuffling_shoe)
}

fn method(answers: &Answers) -> Option<DealingMethod> {
    answers.chosen(key::METHOD)
}

fn shuffling(answers: &Answers) -> Option<Shuffling> {
    answers.chosen(key::SHUFFLING)
}

fn hand_without_device(answers: &Answers) -> bool {
    method(answers) == Some(DealingMethod::Hand) && shuffling(answers) == Some(Shuffling::Manual)
}

fn reshuffling_shoe_does_not_deal(answers: &Answers) -> bool {
    let other = method(answers).is_some_and(|method| method != DealingMethod::AutomatedShoe);
    other && shuffling(answers) == Some(Shuffling::ReshufflingShoe)
}

fn manual_shoe_without_place(answers: &Answers) -> bool {
    let place = answers.chosen(key::SHOE_PLACE);
    method(answers) == Some(DealingMethod::ManualShoe) && place == Some(ShoePlace::NoManualShoe)
}

fn place_without_manual_shoe(answers: &Answers) -> bool {
    let other = method(answers).is_some_and(|method| method != DealingMethod::ManualShoe);
    other && answers.chosen(key::SHOE_PLACE) == Some(ShoePlace::Approved)
}

fn four_cards_without_reshuffling_shoe(answers: &Answers) -> bool {
    let other = shuffling(answers).is_some_and(|shuffling| shuffling != Shuffling::ReshufflingShoe);
    other && answers.whole(key::STACK) == Some(4)
}
