//! Vigorish belongs to the table: an EZ Baccarat table collects none, every other table does (reading ER-102).

use super::CrossRule;
use crate::law::Provision;
use crate::submission::answers::Answers;
use crate::submission::choice::{Collection, MarkerButtons, Played, VigorishRounding};
use crate::submission::key;

/// No collection where there is no vigorish.
pub const fn none_collected_at_ez(provision: Provision) -> CrossRule {
    let says = "\"none\", since this is an EZ Baccarat table";
    CrossRule::new(key::COLLECTION, provision, says, collected_at_ez)
}

/// One of the two procedures everywhere else.
pub const fn collected_elsewhere(provision: Provision) -> CrossRule {
    let says = "\"at payout\" or \"deferred\", since this table extracts vigorish";
    CrossRule::new(key::COLLECTION, provision, says, not_collected_elsewhere)
}

/// Nothing to round at an EZ Baccarat table.
pub const fn none_rounded_at_ez(provision: Provision) -> CrossRule {
    let says = "\"none\", since this is an EZ Baccarat table";
    CrossRule::new(key::ROUNDING, provision, says, rounded_at_ez)
}

/// The table says how it rounds everywhere else (reading ER-101).
pub const fn rounding_elsewhere(provision: Provision) -> CrossRule {
    let says = "\"exact\" or \"up to quarter\", since this table extracts vigorish";
    CrossRule::new(key::ROUNDING, provision, says, no_rounding_elsewhere)
}

/// Marker buttons mark deferred vigorish; a table that defers none has none.
pub const fn marker_buttons_mark_deferred(provision: Provision) -> CrossRule {
    let says = "\"not used\", since no vigorish is deferred at this table";
    CrossRule::new(key::MARKER_BUTTONS, provision, says, marker_buttons_without_deferral)
}

fn is_ez(answers: &Answers) -> bool {
    answers.chosen(key::VARIATION) == Some(Played::Ez)
}

fn extracts(answers: &Answers) -> bool {
    answers.chosen(key::VARIATION) == Some(Played::WithVigorish)
}

fn collected_at_ez(answers: &Answers) -> bool {
    is_ez(answers) && answers.chosen(key::COLLECTION).is_some_and(|when: Collection| when != Collection::None)
}

fn not_collected_elsewhere(answers: &Answers) -> bool {
    extracts(answers) && answers.chosen(key::COLLECTION) == Some(Collection::None)
}

fn rounded_at_ez(answers: &Answers) -> bool {
    let rounding = answers.chosen(key::ROUNDING);
    is_ez(answers) && rounding.is_some_and(|rounding: VigorishRounding| rounding != VigorishRounding::None)
}

fn no_rounding_elsewhere(answers: &Answers) -> bool {
    extracts(answers) && answers.chosen(key::ROUNDING) == Some(VigorishRounding::None)
}

fn marker_buttons_without_deferral(answers: &Answers) -> bool {
    let buttons = answers.chosen(key::MARKER_BUTTONS);
    let used = buttons.is_some_and(|buttons: MarkerButtons| buttons != MarkerButtons::NotUsed);
    used && answers.chosen(key::COLLECTION).is_some_and(|when: Collection| when != Collection::Deferred)
}
