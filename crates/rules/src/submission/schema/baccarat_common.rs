//! What the three baccarat chapters ask alike, each in its own paragraph.

use crate::families::baccarat::Terms;
use crate::kit::layout::LayoutItem;
use crate::law::Provision;
use crate::submission::choice::{Collection, DisclosedCard, MarkerButtons, Played, VigorishRounding};
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};

pub const AREAS: &[LayoutItem] = &[
    LayoutItem::NumberedPositions,
    LayoutItem::BankersHandWager,
    LayoutItem::PlayersHandWager,
    LayoutItem::TieWager,
    LayoutItem::PlayersHandCards,
    LayoutItem::BankersHandCards,
    LayoutItem::DragonBonusWager,
    LayoutItem::Dragon7InsuranceWager,
    LayoutItem::VigorishSpaces,
];

pub const AREAS_AT_FIRST: &[LayoutItem] = &[
    LayoutItem::NumberedPositions,
    LayoutItem::BankersHandWager,
    LayoutItem::PlayersHandWager,
    LayoutItem::TieWager,
    LayoutItem::PlayersHandCards,
    LayoutItem::BankersHandCards,
    LayoutItem::DragonBonusWager,
];

pub const INSCRIPTIONS: &[LayoutItem] =
    &[LayoutItem::NameOrLogo, LayoutItem::PayoutOdds, LayoutItem::Dragon7Pushes];
pub const INSCRIPTIONS_AT_FIRST: &[LayoutItem] = &[LayoutItem::NameOrLogo, LayoutItem::PayoutOdds];
pub const SIGNS: &[LayoutItem] = &[LayoutItem::PayoutOdds, LayoutItem::Dragon7Pushes];

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
