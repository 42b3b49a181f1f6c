//! Decks, batches, backs and the device that shuffles them.

use super::CrossRule;
use crate::families::poker::filing::HOURS_BY_HAND;
use crate::law::Provision;
use crate::submission::answers::Answers;
use crate::submission::choice::{Approval, Backs, DealingMethod, Shuffling, Storage, StoredBatch};
use crate::submission::key;

/// Minibaccarat without a device: one set.
pub const fn six_to_eight_by_hand(provision: Provision) -> CrossRule {
    let says = "6, 7 or 8, since the cards are shuffled by hand";
    CrossRule::new(key::DECKS, provision, says, not_six_to_eight_by_hand)
}

/// Minibaccarat with a device: two batches together (reading ER-122).
pub const fn twelve_to_sixteen_by_device(provision: Provision) -> CrossRule {
    let says = "12, 14 or 16, since a device shuffles the cards";
    CrossRule::new(key::DECKS, provision, says, not_twelve_to_sixteen_by_device)
}

/// The two batches have the same number of decks.
pub const fn equal_batches(provision: Provision) -> CrossRule {
    let says = "12, 14 or 16, so that both batches have the same number of decks";
    CrossRule::new(key::DECKS, provision, says, unequal_batches)
}

/// The two batches of Minibaccarat can be told apart.
pub const fn batches_differ(provision: Provision) -> CrossRule {
    let says = "\"two colors\", since two batches alternate";
    CrossRule::new(key::BACKS, provision, says, batches_look_alike)
}

/// The single set of Minibaccarat looks the same throughout.
pub const fn one_set_looks_alike(provision: Provision) -> CrossRule {
    let says = "\"identical\", since one set of cards is used";
    CrossRule::new(key::BACKS, provision, says, one_set_in_two_colors)
}

/// A stored batch needs a device that stores it.
pub const fn stored_batch_needs_device(provision: Provision) -> CrossRule {
    let says = "\"always spread\", since no device stores a batch";
    CrossRule::new(key::STORED_BATCH, provision, says, stored_without_device)
}

/// First condition of dealing a stored batch unspread (both are needed, reading ER-124).
pub const fn stored_batch_is_secure(provision: Provision) -> CrossRule {
    let says = "\"always spread\", unless the device stores the batch securely";
    CrossRule::new(key::STORED_BATCH, provision, says, stored_insecurely)
}

/// Second condition of dealing a stored batch unspread.
pub const fn stored_batch_has_procedures(provision: Provision) -> CrossRule {
    let says = "\"always spread\", unless the procedures for the stored batch are approved";
    CrossRule::new(key::STORED_BATCH, provision, says, stored_without_procedures)
}

/// Two decks alternate through a device.
pub const fn two_decks_need_device(provision: Provision) -> CrossRule {
    let says = "1, since no automated device shuffles the cards";
    CrossRule::new(key::DECKS, provision, says, two_decks_by_hand)
}

/// The two decks can be told apart.
pub const fn decks_differ(provision: Provision) -> CrossRule {
    let says = "\"two colors\", since two decks alternate";
    CrossRule::new(key::BACKS, provision, says, decks_look_alike)
}

/// One deck looks the same throughout.
pub const fn one_deck_looks_alike(provision: Provision) -> CrossRule {
    let says = "\"identical\", since one deck is used";
    CrossRule::new(key::BACKS, provision, says, one_deck_in_two_colors)
}

/// What reshuffles automatically was approved by the laboratory first.
pub const fn reshuffling_is_approved(provision: Provision) -> CrossRule {
    let says = "\"approved\", since a device that reshuffles automatically is used";
    CrossRule::new(key::LABORATORY, provision, says, reshuffling_unapproved)
}

/// Cards dealt from the hand serve half as long.
pub const fn hand_dealt_cards_change(provision: Provision) -> CrossRule {
    let says = "a whole number from 1 to 4, since the cards are dealt from the hand";
    CrossRule::new(key::HOURS, provision, says, hand_dealt_cards_too_old)
}

fn by_hand(answers: &Answers) -> bool {
    answers.chosen(key::SHUFFLING) == Some(Shuffling::Manual)
}

fn by_device(answers: &Answers) -> bool {
    answers.chosen(key::SHUFFLING).is_some_and(|shuffling: Shuffling| shuffling != Shuffling::Manual)
}

fn decks(answers: &Answers, wrong: impl FnOnce(i64) -> bool) -> bool {
    answers.whole(key::DECKS).is_some_and(wrong)
}

fn backs(answers: &Answers) -> Option<Backs> {
    answers.chosen(key::BACKS)
}

fn not_six_to_eight_by_hand(answers: &Answers) -> bool {
    by_hand(answers) && decks(answers, |decks| !(6..=8).contains(&decks))
}

fn not_twelve_to_sixteen_by_device(answers: &Answers) -> bool {
    by_device(answers) && decks(answers, |decks| !(12..=16).contains(&decks))
}

fn unequal_batches(answers: &Answers) -> bool {
    by_device(answers) && decks(answers, |decks| (12..=16).contains(&decks) && decks % 2 != 0)
}

fn batches_look_alike(answers: &Answers) -> bool {
    by_device(answers) && backs(answers) == Some(Backs::Identical)
}

fn one_set_in_two_colors(answers: &Answers) -> bool {
    by_hand(answers) && backs(answers) == Some(Backs::TwoColors)
}

fn dealt_without_spread(answers: &Answers) -> bool {
    answers.chosen(key::STORED_BATCH) == Some(StoredBatch::WithoutSpread)
}

fn stored_without_device(answers: &Answers) -> bool {
    dealt_without_spread(answers) && by_hand(answers)
}

fn stored_insecurely(answers: &Answers) -> bool {
    dealt_without_spread(answers) && answers.chosen(key::STORED_BATCH_SECURE) == Some(Storage::NotSecure)
}

fn stored_without_procedures(answers: &Answers) -> bool {
    dealt_without_spread(answers) && answers.chosen(key::STORED_BATCH_PROCEDURES) == Some(Approval::None)
}

fn two_decks_by_hand(answers: &Answers) -> bool {
    by_hand(answers) && decks(answers, |decks| decks == 2)
}

fn decks_look_alike(answers: &Answers) -> bool {
    decks(answers, |decks| decks == 2) && backs(answers) == Some(Backs::Identical)
}

fn one_deck_in_two_colors(answers: &Answers) -> bool {
    decks(answers, |decks| decks == 1) && backs(answers) == Some(Backs::TwoColors)
}

fn reshuffling_unapproved(answers: &Answers) -> bool {
    reshuffles(answers) && answers.chosen(key::LABORATORY) == Some(Approval::None)
}

fn reshuffles(answers: &Answers) -> bool {
    match answers.chosen(key::SHUFFLING) {
        Some(Shuffling::ReshufflingDevice | Shuffling::ReshufflingShoe) => true,
        Some(Shuffling::Manual | Shuffling::Device | Shuffling::CountingDevice) | None => false,
    }
}

fn hand_dealt_cards_too_old(answers: &Answers) -> bool {
    let from_hand = answers.chosen(key::METHOD) == Some(DealingMethod::Hand);
    from_hand && answers.whole(key::HOURS).is_some_and(|hours| hours > i64::from(HOURS_BY_HAND))
}
