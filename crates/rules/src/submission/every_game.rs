//! The options that every chapter asks for in its own paragraph.

use crate::chapters::section::equipment::Positions;
use crate::kit::layout::LayoutItem;
use crate::law::{Cited, Provision};
use crate::submission::choice::{DropBox, LayoutStanding, Places, PreventedBy, TipBox};
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};

pub const fn game(slug: &'static [&'static str]) -> OptionSpec {
    let explains = "The game this file is for; each game has its own submission.";
    OptionSpec::new(key::GAME, Shape::Choice(slug), Preset::Text(slug[0]), None, explains)
}

pub const fn certificate_holder(provision: Provision) -> OptionSpec {
    let explains = "The certificate holder, whose name or logo the layout carries.";
    let preset = Preset::Text("Name of the certificate holder");
    OptionSpec::new(key::CERTIFICATE_HOLDER, Shape::Name, preset, Some(provision), explains)
}

pub const fn seats(positions: Cited<Positions>) -> OptionSpec {
    let explains = "How many players can sit at the table.";
    let Positions { fewest, most } = positions.choice;
    let shape = Shape::Whole { least: fewest as i64, most: most as i64 };
    OptionSpec::new(key::SEATS, shape, Preset::Integer(most as i64), Some(positions.provision), explains)
}

pub const fn places(provision: Provision) -> OptionSpec {
    let explains = "Where the players and the dealer sit.";
    let word = Preset::Text(Places::DealerOpposite.word());
    OptionSpec::new(key::PLACES, Shape::Choice(Places::WORDS), word, Some(provision), explains)
}

pub const MINIMUM: OptionSpec = OptionSpec::new(
    key::MINIMUM,
    Shape::Money,
    Preset::Text("10.00"),
    None,
    "The table minimum. Rules outside this chapter govern its posting.",
);

pub const MAXIMUM: OptionSpec = OptionSpec::new(
    key::MAXIMUM,
    Shape::Money,
    Preset::Text("1000.00"),
    None,
    "The table maximum. Rules outside this chapter govern its posting.",
);

pub const SMALLEST_CHIP: OptionSpec = OptionSpec::new(
    key::SMALLEST_CHIP,
    Shape::Money,
    Preset::Text("1.00"),
    None,
    "The smallest chip wagered. Every wager is a multiple of it, so it decides whether every payout is whole cents.",
);

pub const fn cover_cards(count: i64, provision: Provision) -> OptionSpec {
    let explains = "How many cover cards are at the table.";
    let shape = Shape::Whole { least: count, most: count };
    OptionSpec::new(key::COVER_CARDS, shape, Preset::Integer(count), Some(provision), explains)
}

pub const fn backs(words: &'static [&'static str], provision: Provision) -> OptionSpec {
    let explains = "The backs of the cards. Two sets that alternate share a design and differ in color.";
    OptionSpec::new(key::BACKS, Shape::Choice(words), Preset::Text(words[0]), Some(provision), explains)
}

pub const fn shuffling(
    words: &'static [&'static str],
    preset: &'static str,
    provision: Provision,
) -> OptionSpec {
    let explains = "What shuffles the cards.";
    OptionSpec::new(key::SHUFFLING, Shape::Choice(words), Preset::Text(preset), Some(provision), explains)
}

/// After how many hours the cards are changed: no more than the chapter lets them serve.
pub const fn hours(most: u8, provision: Provision) -> OptionSpec {
    let explains = "The cards are changed at least once in this many hours.";
    let most = most as i64;
    let shape = Shape::Whole { least: 1, most };
    OptionSpec::new(key::HOURS, shape, Preset::Integer(most), Some(provision), explains)
}

pub const fn standing(provision: Provision) -> OptionSpec {
    let explains = "How far the layout has come under 601a.10(a): the Bureau of Gaming Operations reviews it, the Executive Director approves it.";
    let word = Preset::Text(LayoutStanding::Submitted.word());
    OptionSpec::new(key::STANDING, Shape::Choice(LayoutStanding::WORDS), word, Some(provision), explains)
}

pub const fn areas(
    items: &'static [LayoutItem],
    preset: &'static [LayoutItem],
    provision: Provision,
) -> OptionSpec {
    let explains = "The areas of the layout: one for every wager offered, and no others.";
    OptionSpec::new(key::AREAS, Shape::Items(items), Preset::Items(preset), Some(provision), explains)
}

pub const fn inscriptions(
    items: &'static [LayoutItem],
    preset: &'static [LayoutItem],
    provision: Provision,
) -> OptionSpec {
    let explains = "What is inscribed on the layout.";
    OptionSpec::new(key::INSCRIPTIONS, Shape::Items(items), Preset::Items(preset), Some(provision), explains)
}

pub const fn signs(items: &'static [LayoutItem], provision: Provision) -> OptionSpec {
    let explains = "What signs at the table say where the layout does not.";
    OptionSpec::new(key::SIGNS, Shape::Items(items), Preset::Items(&[]), Some(provision), explains)
}

pub const fn drop_box(provision: Provision) -> OptionSpec {
    let explains = "Where on the dealer's side of the table the drop box is attached.";
    let word = Preset::Text(DropBox::DealersLeft.word());
    OptionSpec::new(key::DROP_BOX, Shape::Choice(DropBox::WORDS), word, Some(provision), explains)
}

pub const fn tip_box(provision: Provision) -> OptionSpec {
    let explains = "Where the tip box is attached: on the other side of the dealer from the drop box, unless equipment prevents it.";
    let word = Preset::Text(TipBox::DealersRight.word());
    OptionSpec::new(key::TIP_BOX, Shape::Choice(TipBox::WORDS), word, Some(provision), explains)
}

pub const fn tip_box_prevented_by(provision: Provision) -> OptionSpec {
    let explains = "What keeps the tip box from its usual location.";
    let word = Preset::Text(PreventedBy::Nothing.word());
    let shape = Shape::Choice(PreventedBy::WORDS);
    OptionSpec::new(key::TIP_BOX_PREVENTED_BY, shape, word, Some(provision), explains)
}

pub const fn boxes_approved(provision: Provision) -> OptionSpec {
    let explains = "The Bureau of Casino Compliance has approved the location of both boxes.";
    OptionSpec::new(key::BOXES_APPROVED, Shape::Declared, Preset::Yes, Some(provision), explains)
}

pub const fn discard(word: &'static [&'static str], provision: Provision) -> OptionSpec {
    let explains = "Where used cards go.";
    OptionSpec::new(key::DISCARD, Shape::Choice(word), Preset::Text(word[0]), Some(provision), explains)
}
