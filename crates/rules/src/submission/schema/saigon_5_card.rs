//! Chapter 680a, Saigon 5 Card.

use super::every_game::{NAME_OR_LOGO, PAYOUT_ODDS};
use super::poker_type::{ANTE_WAGER, DEALERS_CARDS, PAYOUT_LIMIT};
use super::{Schema, every_game, poker_type};
use crate::cite;
use crate::kit::paytable::Letter;
use crate::submission::choice::{Backs, Discard, Shuffling};
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};
use crate::submission::rules::layout::LayoutItem;
use crate::submission::rules::layout::Place::{Area, Inscription, InscriptionOrSign};
use crate::submission::rules::{CrossRule, cards, dealing, equipment, layout, stakes};

pub const SCHEMA: Schema = Schema { options: OPTIONS, rules: RULES, layout: LAYOUT };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["saigon-5-card"]),
    every_game::certificate_holder(cite!("680a.2(b)(1)")),
    every_game::seats(1, 6, cite!("680a.2(a)")),
    every_game::places(cite!("680a.2(a)")),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    poker_type::boxes(cite!("680a.7(e)")),
    poker_type::payout_limit(cite!("680a.12(d)")),
    poker_type::decks(cite!("680a.3(a)")).seeing(&[cite!("680a.3(b)")]),
    every_game::cover_cards(1, cite!("680a.3(a)")),
    every_game::backs(Backs::WORDS, cite!("680a.3(b)(1)")).seeing(&[cite!("680a.3(a)")]),
    every_game::shuffling(Shuffling::WORDS, poker_type::SHUFFLING_AT_FIRST, cite!("680a.5(a)"))
        .seeing(&[cite!("680a.5(b)"), cite!("680a.5(g)")]),
    poker_type::laboratory(cite!("680a.5(g)")),
    every_game::hours(8, cite!("680a.3(c)(2)")).seeing(&[cite!("680a.3(c)(1)")]),
    JOKERS_MANUFACTURED,
    JOKERS_IN_PLAY,
    poker_type::method(cite!("680a.5(c)(1)")).seeing(&[cite!("680a.9(a)(1)")]),
    poker_type::shoe_place(cite!("680a.8(a)")),
    BONUS,
    every_game::standing(cite!("680a.2(b)")),
    every_game::areas(AREAS, AREAS, cite!("680a.2(b)")),
    every_game::inscriptions(INSCRIPTIONS, INSCRIPTIONS_AT_FIRST, cite!("680a.2(b)")),
    every_game::signs(SIGNS, cite!("680a.2(b)(5)")),
    every_game::drop_box(cite!("680a.2(c)")),
    every_game::tip_box(cite!("680a.2(c)")),
    every_game::tip_box_prevented_by(cite!("680a.2(c)")),
    every_game::boxes_approved(cite!("680a.2(c)")),
    every_game::discard(&[Discard::AttachedRack.word()], cite!("680a.2(d)")),
];

const THREE_CARD_HAND: &str = "three-card hand";
const SHOWDOWN_HAND: &str = "showdown hand";
const BONUS_WAGER: &str = "bonus wager";

/// A new file offers every wager, so it needs every area.
const AREAS: &[&str] = &[ANTE_WAGER, THREE_CARD_HAND, SHOWDOWN_HAND, BONUS_WAGER, DEALERS_CARDS];
const INSCRIPTIONS: &[&str] = &[NAME_OR_LOGO, PAYOUT_ODDS, PAYOUT_LIMIT];
const INSCRIPTIONS_AT_FIRST: &[&str] = &[NAME_OR_LOGO, PAYOUT_ODDS];
const SIGNS: &[&str] = &[PAYOUT_ODDS, PAYOUT_LIMIT];

const JOKERS_MANUFACTURED: OptionSpec = OptionSpec::new(
    key::JOKERS_MANUFACTURED,
    Shape::Whole { least: 1, most: 2 },
    Preset::Integer(1),
    Some(cite!("680a.3(a)")),
    "How many jokers each deck comes with.",
);

const JOKERS_IN_PLAY: OptionSpec = OptionSpec::new(
    key::JOKERS_IN_PLAY,
    Shape::Whole { least: 1, most: 1 },
    Preset::Integer(1),
    Some(cite!("680a.3(a)")),
    "How many jokers of each deck are in play.",
);

/// One paytable only, keyed by its letter so that others can be added (reading ER-310).
const BONUS: OptionSpec = OptionSpec::new(
    key::BONUS,
    Shape::PaytableIfOffered(&[Letter::A]),
    Preset::Text("A"),
    Some(cite!("680a.7(d)(2)")),
    "The paytable of the Bonus Wager, if it is offered.",
)
.seeing(&[cite!("680a.12(c)")]);

const RULES: &[CrossRule] = &[
    stakes::MAXIMUM_NOT_BELOW_MINIMUM,
    stakes::MINIMUM_IN_CHIPS,
    stakes::MAXIMUM_IN_CHIPS,
    stakes::half_in_cents(cite!("680a.12(b)")),
    stakes::boxes_at_the_table(cite!("680a.7(e)")),
    stakes::saigon_limit_floor(cite!("680a.12(d)")),
    cards::two_decks_need_device(cite!("680a.3(b)")),
    cards::decks_differ(cite!("680a.3(b)(1)")),
    cards::one_deck_looks_alike(cite!("680a.3(a)")),
    cards::reshuffling_is_approved(cite!("680a.5(g)")),
    cards::hand_dealt_cards_change(cite!("680a.3(c)(1)")),
    dealing::hand_needs_device(cite!("680a.9(a)(1)")),
    dealing::reshuffling_shoe_deals(cite!("680a.5(g)")),
    dealing::manual_shoe_has_place(cite!("680a.8(a)")),
    dealing::place_has_manual_shoe(cite!("680a.8(a)")),
    equipment::boxes_on_opposite_sides(cite!("680a.2(c)")),
    equipment::alternative_needs_reason(cite!("680a.2(c)")),
    equipment::shuffling_device_is_there(cite!("680a.2(c)")),
];

#[rustfmt::skip]
const LAYOUT: &[LayoutItem] = &[
    LayoutItem::new(ANTE_WAGER, Area, cite!("680a.2(b)(2)"), layout::always),
    LayoutItem::new(THREE_CARD_HAND, Area, cite!("680a.2(b)(3)"), layout::always),
    LayoutItem::new(SHOWDOWN_HAND, Area, cite!("680a.2(b)(3)"), layout::always),
    LayoutItem::new(BONUS_WAGER, Area, cite!("680a.2(b)(4)"), layout::with_bonus),
    // Missing from the list of the chapter, used by its dealing procedures (compare reading ER-203).
    LayoutItem::new(DEALERS_CARDS, Area, cite!("680a.10(b)"), layout::always),
    LayoutItem::new(NAME_OR_LOGO, Inscription, cite!("680a.2(b)(1)"), layout::always),
    LayoutItem::new(PAYOUT_ODDS, InscriptionOrSign, cite!("680a.2(b)(5)"), layout::always),
    LayoutItem::new(PAYOUT_LIMIT, InscriptionOrSign, cite!("680a.2(b)(6)"), layout::with_payout_limit),
];
