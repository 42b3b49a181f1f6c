//! Chapter 679a, Three Card Prime.

use super::every_game::{NAME_OR_LOGO, PAYOUT_ODDS};
use super::poker_type::{ANTE_WAGER, DEALERS_CARDS, PAYOUT_LIMIT};
use super::{Schema, every_game, poker_type};
use crate::chapters::three_card_prime::Terms;
use crate::cite;
use crate::submission::choice::{Backs, Discard, OFFERED, Shuffling};
use crate::submission::key;
use crate::submission::option::{NOT_OFFERED, OptionSpec, Preset, Shape};
use crate::submission::rules::layout::LayoutItem;
use crate::submission::rules::layout::Place::{Area, Inscription, InscriptionOrSign};
use crate::submission::rules::{CrossRule, cards, dealing, equipment, layout, stakes};

pub const SCHEMA: Schema = Schema { options: OPTIONS, rules: RULES, layout: LAYOUT };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["three-card-prime"]),
    every_game::certificate_holder(cite!("679a.2(b)(1)")),
    every_game::seats(1, 6, cite!("679a.2(a)")),
    every_game::places(cite!("679a.2(a)")),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    poker_type::boxes(cite!("679a.7(e)")),
    poker_type::payout_limit(cite!("679a.12(h)")),
    poker_type::decks(cite!("679a.3(a)")).seeing(&[cite!("679a.3(b)")]),
    every_game::cover_cards(1, cite!("679a.3(a)")),
    every_game::backs(Backs::WORDS, cite!("679a.3(b)(1)")).seeing(&[cite!("679a.3(a)")]),
    every_game::shuffling(Shuffling::WORDS, poker_type::SHUFFLING_AT_FIRST, cite!("679a.5(a)"))
        .seeing(&[cite!("679a.5(b)"), cite!("679a.5(g)")]),
    poker_type::laboratory(cite!("679a.5(g)")),
    every_game::hours(8, cite!("679a.3(c)(2)")).seeing(&[cite!("679a.3(c)(1)")]),
    poker_type::method(cite!("679a.5(c)(1)")).seeing(&[cite!("679a.9(a)(1)")]),
    poker_type::shoe_place(cite!("679a.8(a)")),
    STACK,
    BAD_BEAT,
    PRIME,
    PAIR_BONUS,
    ALL_SIX,
    every_game::standing(cite!("679a.2(b)")),
    every_game::areas(AREAS, AREAS, cite!("679a.2(b)")),
    every_game::inscriptions(INSCRIPTIONS, INSCRIPTIONS_AT_FIRST, cite!("679a.2(b)")),
    every_game::signs(SIGNS, cite!("679a.2(b)(4)")),
    every_game::drop_box(cite!("679a.2(c)")),
    every_game::tip_box(cite!("679a.2(c)")),
    every_game::tip_box_prevented_by(cite!("679a.2(c)")),
    every_game::boxes_approved(cite!("679a.2(c)")),
    every_game::discard(&[Discard::AttachedRack.word()], cite!("679a.2(d)")),
];

const PLAY_WAGER: &str = "play wager";
const PRIME_WAGER: &str = "prime wager";
const PAIR_BONUS_WAGER: &str = "pair bonus wager";
const ALL_SIX_BONUS_WAGER: &str = "all-six bonus wager";
const FOURTH_CARD: &str = "fourth card";
const DEALER_QUALIFIES: &str = "dealer qualifies with a queen";
const PLAYER_WINS_TIES: &str = "player wins ties";

/// One Ante area and one Play area for each player: the third one that the chapter counts is a slip, or an area
/// that it asks for again with the optional wagers (reading ER-202). A new file offers every wager.
const AREAS: &[&str] =
    &[ANTE_WAGER, PLAY_WAGER, PRIME_WAGER, PAIR_BONUS_WAGER, ALL_SIX_BONUS_WAGER, DEALERS_CARDS, FOURTH_CARD];
const INSCRIPTIONS: &[&str] = &[NAME_OR_LOGO, PAYOUT_ODDS, DEALER_QUALIFIES, PLAYER_WINS_TIES, PAYOUT_LIMIT];
const INSCRIPTIONS_AT_FIRST: &[&str] = &[NAME_OR_LOGO, PAYOUT_ODDS, DEALER_QUALIFIES, PLAYER_WINS_TIES];
const SIGNS: &[&str] = &[PAYOUT_ODDS, PAYOUT_LIMIT];

const STACK: OptionSpec = OptionSpec::new(
    key::STACK,
    Shape::Whole { least: 3, most: 4 },
    Preset::Integer(3),
    Some(cite!("679a.10(g)")),
    "How many cards each stack has. A shoe that reshuffles by itself may dispense four, the top one being the \
     fourth card of a Pair Bonus Wager.",
);

const BAD_BEAT: OptionSpec = OptionSpec::new(
    key::BAD_BEAT,
    Shape::Paytable(&Terms::BAD_BEAT),
    Preset::Text("A"),
    Some(cite!("679a.12(c)")),
    "The paytable of the Bad Beat Bonus, which is part of every Play Wager.",
);

const PRIME: OptionSpec = OptionSpec::new(
    key::PRIME,
    Shape::Choice(&[OFFERED, NOT_OFFERED]),
    Preset::Text(OFFERED),
    Some(cite!("679a.7(d)(2)")),
    "Whether the Prime Wager is offered.",
);

const PAIR_BONUS: OptionSpec = OptionSpec::new(
    key::PAIR_BONUS,
    Shape::PaytableIfOffered(&Terms::PAIR_BONUS),
    Preset::Text("A"),
    Some(cite!("679a.12(f)")),
    "The paytable of the Pair Bonus Wager when the fourth card is a 2, if the wager is offered.",
)
.seeing(&[cite!("679a.7(d)(3)")]);

const ALL_SIX: OptionSpec = OptionSpec::new(
    key::ALL_SIX,
    Shape::PaytableIfOffered(&Terms::ALL_SIX),
    Preset::Text("A"),
    Some(cite!("679a.12(g)")),
    "The paytable of the All-Six Bonus Wager, if it is offered.",
)
.seeing(&[cite!("679a.7(d)(4)")]);

const RULES: &[CrossRule] = &[
    stakes::MAXIMUM_NOT_BELOW_MINIMUM,
    stakes::MINIMUM_IN_CHIPS,
    stakes::MAXIMUM_IN_CHIPS,
    stakes::boxes_at_the_table(cite!("679a.7(e)")),
    stakes::prime_limit_floor(cite!("679a.12(h)")),
    cards::two_decks_need_device(cite!("679a.3(b)")),
    cards::decks_differ(cite!("679a.3(b)(1)")),
    cards::one_deck_looks_alike(cite!("679a.3(a)")),
    cards::reshuffling_is_approved(cite!("679a.5(g)")),
    cards::hand_dealt_cards_change(cite!("679a.3(c)(1)")),
    dealing::hand_needs_device(cite!("679a.9(a)(1)")),
    dealing::reshuffling_shoe_deals(cite!("679a.5(g)")),
    dealing::manual_shoe_has_place(cite!("679a.8(a)")),
    dealing::place_has_manual_shoe(cite!("679a.8(a)")),
    dealing::four_cards_need_reshuffling_shoe(cite!("679a.10(g)")),
    equipment::boxes_on_opposite_sides(cite!("679a.2(c)")),
    equipment::alternative_needs_reason(cite!("679a.2(c)")),
    equipment::shuffling_device_is_there(cite!("679a.2(c)")),
];

#[rustfmt::skip]
const LAYOUT: &[LayoutItem] = &[
    LayoutItem::new(ANTE_WAGER, Area, cite!("679a.2(b)(2)"), layout::always),
    LayoutItem::new(PLAY_WAGER, Area, cite!("679a.2(b)(2)"), layout::always),
    LayoutItem::new(PRIME_WAGER, Area, cite!("679a.2(b)(3)"), layout::with_prime),
    LayoutItem::new(PAIR_BONUS_WAGER, Area, cite!("679a.2(b)(3)"), layout::with_pair_bonus),
    LayoutItem::new(ALL_SIX_BONUS_WAGER, Area, cite!("679a.2(b)(3)"), layout::with_all_six),
    // The list of the chapter forgets these two, and its dealing procedures use them (reading ER-203).
    LayoutItem::new(DEALERS_CARDS, Area, cite!("679a.10(b)"), layout::always),
    LayoutItem::new(FOURTH_CARD, Area, cite!("679a.8(c)"), layout::with_pair_bonus),
    LayoutItem::new(NAME_OR_LOGO, Inscription, cite!("679a.2(b)(1)"), layout::always),
    LayoutItem::new(PAYOUT_ODDS, InscriptionOrSign, cite!("679a.2(b)(4)"), layout::always),
    LayoutItem::new(DEALER_QUALIFIES, Inscription, cite!("679a.2(b)(4)"), layout::always),
    LayoutItem::new(PLAYER_WINS_TIES, Inscription, cite!("679a.2(b)(4)"), layout::always),
    LayoutItem::new(PAYOUT_LIMIT, InscriptionOrSign, cite!("679a.2(b)(5)"), layout::with_payout_limit),
];
