//! What the three baccarat chapters ask alike, each in its own paragraph.

use super::every_game::{NAME_OR_LOGO, PAYOUT_ODDS};
use crate::families::baccarat::Terms;
use crate::law::Provision;
use crate::submission::choice::{Collection, DisclosedCard, MarkerButtons, Played, VigorishRounding};
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};

pub const NUMBERED_POSITIONS: &str = "numbered positions";
pub const BANKERS_HAND_WAGER: &str = "banker's hand wager";
pub const PLAYERS_HAND_WAGER: &str = "player's hand wager";
pub const TIE_WAGER: &str = "tie wager";
pub const PLAYERS_HAND_CARDS: &str = "player's hand cards";
pub const BANKERS_HAND_CARDS: &str = "banker's hand cards";
pub const DRAGON_BONUS_WAGER: &str = "dragon bonus wager";
pub const DRAGON_7_INSURANCE_WAGER: &str = "dragon 7 insurance wager";
pub const VIGORISH_SPACES: &str = "vigorish spaces";
pub const DRAGON_7_PUSHES: &str = "dragon 7 pushes";

pub const AREAS: &[&str] = &[
    NUMBERED_POSITIONS,
    BANKERS_HAND_WAGER,
    PLAYERS_HAND_WAGER,
    TIE_WAGER,
    PLAYERS_HAND_CARDS,
    BANKERS_HAND_CARDS,
    DRAGON_BONUS_WAGER,
    DRAGON_7_INSURANCE_WAGER,
    VIGORISH_SPACES,
];

pub const AREAS_AT_FIRST: &[&str] = &[
    NUMBERED_POSITIONS,
    BANKERS_HAND_WAGER,
    PLAYERS_HAND_WAGER,
    TIE_WAGER,
    PLAYERS_HAND_CARDS,
    BANKERS_HAND_CARDS,
    DRAGON_BONUS_WAGER,
];

pub const INSCRIPTIONS: &[&str] = &[NAME_OR_LOGO, PAYOUT_ODDS, DRAGON_7_PUSHES];
pub const INSCRIPTIONS_AT_FIRST: &[&str] = &[NAME_OR_LOGO, PAYOUT_ODDS];
pub const SIGNS: &[&str] = &[PAYOUT_ODDS, DRAGON_7_PUSHES];

pub const fn decks(most: i64, provision: Provision) -> OptionSpec {
    let explains = "How many decks are at the table.";
    let shape = Shape::Whole { least: 6, most };
    OptionSpec::new(key::DECKS, shape, Preset::Integer(8), Some(provision), explains)
}

pub const fn variation(provision: Provision) -> OptionSpec {
    let explains = "Whether the table extracts vigorish or is designated for EZ Baccarat, which collects none and \
                    offers Dragon 7 Insurance.";
    let word = Preset::Text(Played::WithVigorish.word());
    OptionSpec::new(key::VARIATION, Shape::Choice(Played::WORDS), word, Some(provision), explains)
}

pub const fn tie(provision: Provision) -> OptionSpec {
    let explains = "What a winning Tie Wager is paid.";
    let shape = Shape::OddsFrom(Terms::LEAST_TIE);
    OptionSpec::new(key::TIE, shape, Preset::Text("8 to 1"), Some(provision), explains)
}

pub const fn dragon_bonus(provision: Provision) -> OptionSpec {
    let explains = "The paytable of the Dragon Bonus Wager, if it is offered.";
    let shape = Shape::PaytableIfOffered(&Terms::DRAGON_BONUS);
    OptionSpec::new(key::DRAGON_BONUS, shape, Preset::Text("A"), Some(provision), explains)
}

pub const fn collection(provision: Provision) -> OptionSpec {
    let explains = "When vigorish is collected.";
    let word = Preset::Text(Collection::AtPayout.word());
    OptionSpec::new(key::COLLECTION, Shape::Choice(Collection::WORDS), word, Some(provision), explains)
}

pub const fn rounding(provision: Provision) -> OptionSpec {
    let explains = "How vigorish is rounded, one setting for the table.";
    let word = Preset::Text(VigorishRounding::Exact.word());
    OptionSpec::new(key::ROUNDING, Shape::Choice(VigorishRounding::WORDS), word, Some(provision), explains)
}

pub const fn disclosed_card(provision: Provision) -> OptionSpec {
    let explains = "What is done with a disclosed card that was wrongly dealt to the Player's Hand as a third card, \
                    when the Banker's Hand stays.";
    let word = Preset::Text(DisclosedCard::DiscardWithOneMore.word());
    OptionSpec::new(key::DISCLOSED_CARD, Shape::Choice(DisclosedCard::WORDS), word, Some(provision), explains)
}

pub const fn marker_buttons(provision: Provision) -> OptionSpec {
    let explains = "Where the buttons that mark deferred vigorish are kept; coins may mark it instead.";
    let word = Preset::Text(MarkerButtons::NotUsed.word());
    OptionSpec::new(key::MARKER_BUTTONS, Shape::Choice(MarkerButtons::WORDS), word, Some(provision), explains)
}
