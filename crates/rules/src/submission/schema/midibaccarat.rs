//! Chapter 629a, Midibaccarat: fresh cards for every shoe, which a device may shuffle (reading ER-129).

use super::{Schema, baccarat_common as common, every_game};
use crate::cite;
use crate::submission::choice::{Backs, Discard, Shuffling};
use crate::submission::option::OptionSpec;
use crate::submission::rules::layout::LayoutItem;
use crate::submission::rules::layout::Place::{Area, Inscription, InscriptionOrSign};
use crate::submission::rules::{CrossRule, equipment, layout, stakes, vigorish};

pub const SCHEMA: Schema = Schema { options: OPTIONS, rules: RULES, layout: LAYOUT };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["midibaccarat"]),
    every_game::certificate_holder(cite!("629a.2(b)(1)")),
    every_game::seats(1, 9, cite!("629a.2(a)")),
    every_game::places(cite!("629a.2(a)")),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    common::decks(8, cite!("629a.3(a)")),
    every_game::cover_cards(2, cite!("629a.3(a)")),
    every_game::backs(&[Backs::Identical.word()], cite!("629a.3(a)")),
    every_game::shuffling(SHUFFLING, SHUFFLING[0], cite!("629a.5(a)")),
    common::variation(cite!("629a.1/ez-baccarat")).seeing(&[cite!("629a.7(a)(5)"), cite!("629a.12(c)")]),
    common::tie(cite!("629a.12(b)")),
    common::dragon_bonus(cite!("629a.12(e)")).seeing(&[cite!("629a.7(a)(4)")]),
    common::collection(cite!("629a.12(d)")),
    common::rounding(cite!("629a.12(c)")),
    common::disclosed_card(cite!("629a.13(c)")),
    every_game::standing(cite!("629a.2(b)")),
    every_game::areas(common::AREAS, common::AREAS_AT_FIRST, cite!("629a.2(b)")),
    every_game::inscriptions(common::INSCRIPTIONS, common::INSCRIPTIONS_AT_FIRST, cite!("629a.2(b)")),
    every_game::signs(common::SIGNS, cite!("629a.2(b)(3)")),
    every_game::drop_box(cite!("629a.2(d)")),
    every_game::tip_box(cite!("629a.2(d)")),
    every_game::tip_box_prevented_by(cite!("629a.2(d)")),
    every_game::boxes_approved(cite!("629a.2(d)")),
    every_game::discard(&[Discard::Bucket.word()], cite!("629a.2(e)")),
    common::marker_buttons(cite!("629a.2(c)")),
];

const SHUFFLING: &[&str] = &[Shuffling::Manual.word(), Shuffling::Device.word()];

const RULES: &[CrossRule] = &[
    stakes::MAXIMUM_NOT_BELOW_MINIMUM,
    stakes::MINIMUM_IN_CHIPS,
    stakes::MAXIMUM_IN_CHIPS,
    stakes::vigorish_in_cents(cite!("629a.12(c)")),
    stakes::tie_in_cents(cite!("629a.12(b)")),
    vigorish::none_collected_at_ez(cite!("629a.12(c)")),
    vigorish::collected_elsewhere(cite!("629a.12(d)")),
    vigorish::none_rounded_at_ez(cite!("629a.12(c)")),
    vigorish::rounding_elsewhere(cite!("629a.12(c)")),
    vigorish::marker_buttons_mark_deferred(cite!("629a.2(c)")),
    equipment::boxes_on_opposite_sides(cite!("629a.2(d)")),
    equipment::alternative_needs_reason(cite!("629a.2(d)")),
    equipment::shuffling_device_is_there(cite!("629a.2(d)")),
];

#[rustfmt::skip]
const LAYOUT: &[LayoutItem] = &[
    LayoutItem::new(common::NUMBERED_POSITIONS, Area, cite!("629a.2(a)"), layout::always),
    LayoutItem::new(common::BANKERS_HAND_WAGER, Area, cite!("629a.2(b)(2)"), layout::always),
    LayoutItem::new(common::PLAYERS_HAND_WAGER, Area, cite!("629a.2(b)(2)"), layout::always),
    LayoutItem::new(common::TIE_WAGER, Area, cite!("629a.2(b)(2)"), layout::always),
    LayoutItem::new(common::PLAYERS_HAND_CARDS, Area, cite!("629a.2(b)(4)"), layout::always),
    LayoutItem::new(common::BANKERS_HAND_CARDS, Area, cite!("629a.2(b)(4)"), layout::always),
    LayoutItem::new(common::DRAGON_BONUS_WAGER, Area, cite!("629a.2(b)(5)"), layout::with_dragon_bonus),
    LayoutItem::new(common::DRAGON_7_INSURANCE_WAGER, Area, cite!("629a.2(b)(6)(i)"), layout::at_ez),
    LayoutItem::new(common::VIGORISH_SPACES, Area, cite!("629a.2(b)(7)"), layout::where_vigorish_is_deferred),
    LayoutItem::new(every_game::NAME_OR_LOGO, Inscription, cite!("629a.2(b)(1)"), layout::always),
    LayoutItem::new(every_game::PAYOUT_ODDS, InscriptionOrSign, cite!("629a.2(b)(3)"), layout::always),
    LayoutItem::new(common::DRAGON_7_PUSHES, InscriptionOrSign, cite!("629a.2(b)(6)(ii)"), layout::at_ez),
];
