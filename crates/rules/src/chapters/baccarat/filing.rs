//! Chapter 631a, Baccarat: the large table, a shoe that the players deal from, cards shuffled by hand.

use super::CLAUSES;
use super::dealing::{CALLER_TURNS, PLAYERS_TURN};
use super::equipment::EQUIPMENT;
use crate::cite;
use crate::families::baccarat::filing::{self, Own};
use crate::submission::answers::Answers;
use crate::submission::choice::{Backs, Discard, Shoe, Shuffling, TurnedBy};
use crate::submission::every_game;
use crate::submission::filing::{Chosen, Filing};
use crate::submission::key;
use crate::submission::option::{OptionSpec, Preset, Shape};
use crate::submission::rules::{CrossRule, equipment, stakes, vigorish};

pub(super) const FILING: Filing = Filing { options: OPTIONS, rules: RULES, build };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["baccarat"]),
    every_game::certificate_holder(cite!("631a.2(b)(1)")),
    every_game::seats(EQUIPMENT.positions),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    filing::decks(8, cite!("631a.3(a)")),
    every_game::cover_cards(2, cite!("631a.3(a)")),
    every_game::backs(&[Backs::Identical.word()], cite!("631a.3(a)")),
    every_game::shuffling(&[Shuffling::Manual.word()], Shuffling::Manual.word(), cite!("631a.5(a)")),
    SHOE,
    TURNED_BY,
    filing::variation(cite!("631a.1/ez-baccarat")).seeing(&[cite!("631a.8(a)(5)"), cite!("631a.13(c)")]),
    filing::tie(cite!("631a.13(b)")),
    filing::dragon_bonus(cite!("631a.13(e)")).seeing(&[cite!("631a.8(a)(4)")]),
    filing::collection(cite!("631a.13(d)")),
    filing::rounding(cite!("631a.13(c)")),
    filing::disclosed_card(cite!("631a.15(c)")),
    every_game::standing(cite!("631a.2(b)")),
    every_game::areas(filing::AREAS, filing::AREAS_AT_FIRST, cite!("631a.2(b)")),
    every_game::inscriptions(filing::INSCRIPTIONS, filing::INSCRIPTIONS_AT_FIRST, cite!("631a.2(b)")),
    every_game::signs(filing::SIGNS, cite!("631a.2(b)(3)")),
    every_game::drop_box(cite!("631a.2(d)")),
    every_game::tip_box(cite!("631a.2(d)")),
    every_game::tip_box_prevented_by(cite!("631a.2(d)")),
    every_game::boxes_approved(cite!("631a.2(d)")),
    every_game::discard(&[Discard::Bucket.word()], cite!("631a.2(e)")),
    filing::marker_buttons(cite!("631a.2(c)")),
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

fn build(answers: &Answers) -> Option<Chosen> {
    let procedure = match answers.chosen(key::TURNED_BY)? {
        TurnedBy::Dealer => &CALLER_TURNS,
        TurnedBy::Players => &PLAYERS_TURN,
    };
    filing::build(CLAUSES, answers, Own::with_fresh_cards(procedure))
}
