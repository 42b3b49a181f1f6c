//! Chapter 631a, Baccarat: the large table, a shoe that the players deal from, cards shuffled by hand.

use super::{Schema, baccarat_common as common, every_game};
use crate::cite;
use crate::submission::choice::{Backs, Discard, Shoe, Shuffling, TurnedBy};
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};
use crate::submission::rules::layout::LayoutItem;
use crate::submission::rules::layout::Place::{Area, Inscription, InscriptionOrSign};
use crate::submission::rules::{CrossRule, equipment, layout, stakes, vigorish};

pub const SCHEMA: Schema = Schema { options: OPTIONS, rules: RULES, layout: LAYOUT };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["baccarat"]),
    every_game::certificate_holder(cite!("631a.2(b)(1)")),
    every_game::seats(10, 14, cite!("631a.2(a)")),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    common::decks(8, cite!("631a.3(a)")),
    every_game::cover_cards(2, cite!("631a.3(a)")),
    every_game::backs(&[Backs::Identical.word()], cite!("631a.3(a)")),
    every_game::shuffling(&[Shuffling::Manual.word()], Shuffling::Manual.word(), cite!("631a.5(a)")),
    SHOE,
    TURNED_BY,
    common::variation(cite!("631a.1/ez-baccarat")).seeing(&[cite!("631a.8(a)(5)"), cite!("631a.13(c)")]),
    common::tie(cite!("631a.13(b)")),
    common::dragon_bonus(cite!("631a.13(e)")).seeing(&[cite!("631a.8(a)(4)")]),
    common::collection(cite!("631a.13(d)")),
    common::rounding(cite!("631a.13(c)")),
    common::disclosed_card(cite!("631a.15(c)")),
    every_game::standing(cite!("631a.2(b)")),
    every_game::areas(common::AREAS, common::AREAS_AT_FIRST, cite!("631a.2(b)")),
    every_game::inscriptions(common::INSCRIPTIONS, common::INSCRIPTIONS_AT_FIRST, cite!("631a.2(b)")),
    every_game::signs(common::SIGNS, cite!("631a.2(b)(3)")),
    every_game::drop_box(cite!("631a.2(d)")),
    every_game::tip_box(cite!("631a.2(d)")),
    every_game::tip_box_prevented_by(cite!("631a.2(d)")),
    every_game::boxes_approved(cite!("631a.2(d)")),
    every_game::discard(&[Discard::Bucket.word()], cite!("631a.2(e)")),
    common::marker_buttons(cite!("631a.2(c)")),
];

const SHOE: OptionSpec = OptionSpec::new(
    key::SHOE,
    Shape::Choice(Shoe::WORDS),
    Preset::Text(Shoe::ManualForBaccarat.word()),
    Some(cite!("631a.7(a)")),
    "The shoe that the cards are dealt from.",
);

const TURNED_BY: OptionSpec = OptionSpec::new(
    key::TURNED_BY,
    Shape::Choice(TurnedBy::WORDS),
    Preset::Text(TurnedBy::Dealer.word()),
    Some(cite!("631a.9(d)")),
    "Who turns the cards: the dealer calling the game, or the players with the highest wagers.",
)
.seeing(&[cite!("631a.9(c)")]);

const RULES: &[CrossRule] = &[
    stakes::MAXIMUM_NOT_BELOW_MINIMUM,
    stakes::MINIMUM_IN_CHIPS,
    stakes::MAXIMUM_IN_CHIPS,
    stakes::vigorish_in_cents(cite!("631a.13(c)")),
    stakes::tie_in_cents(cite!("631a.13(b)")),
    vigorish::none_collected_at_ez(cite!("631a.13(c)")),
    vigorish::collected_elsewhere(cite!("631a.13(d)")),
    vigorish::none_rounded_at_ez(cite!("631a.13(c)")),
    vigorish::rounding_elsewhere(cite!("631a.13(c)")),
    vigorish::marker_buttons_mark_deferred(cite!("631a.2(c)")),
    equipment::boxes_on_opposite_sides(cite!("631a.2(d)")),
    equipment::alternative_needs_reason(cite!("631a.2(d)")),
    equipment::shuffling_device_is_there(cite!("631a.2(d)")),
];

#[rustfmt::skip]
const LAYOUT: &[LayoutItem] = &[
    LayoutItem::new(common::NUMBERED_POSITIONS, Area, cite!("631a.2(a)"), layout::always),
    LayoutItem::new(common::BANKERS_HAND_WAGER, Area, cite!("631a.2(b)(2)"), layout::always),
    LayoutItem::new(common::PLAYERS_HAND_WAGER, Area, cite!("631a.2(b)(2)"), layout::always),
    LayoutItem::new(common::TIE_WAGER, Area, cite!("631a.2(b)(2)"), layout::always),
    LayoutItem::new(common::PLAYERS_HAND_CARDS, Area, cite!("631a.2(b)(4)"), layout::always),
    LayoutItem::new(common::BANKERS_HAND_CARDS, Area, cite!("631a.2(b)(4)"), layout::always),
    LayoutItem::new(common::DRAGON_BONUS_WAGER, Area, cite!("631a.2(b)(5)"), layout::with_dragon_bonus),
    LayoutItem::new(common::DRAGON_7_INSURANCE_WAGER, Area, cite!("631a.2(b)(6)(i)"), layout::at_ez),
    LayoutItem::new(common::VIGORISH_SPACES, Area, cite!("631a.2(b)(7)"), layout::where_vigorish_is_deferred),
    LayoutItem::new(every_game::NAME_OR_LOGO, Inscription, cite!("631a.2(b)(1)"), layout::always),
    LayoutItem::new(every_game::PAYOUT_ODDS, InscriptionOrSign, cite!("631a.2(b)(3)"), layout::always),
    LayoutItem::new(common::DRAGON_7_PUSHES, InscriptionOrSign, cite!("631a.2(b)(6)(ii)"), layout::at_ez),
];
