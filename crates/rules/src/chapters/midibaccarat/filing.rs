//! Chapter 629a, Midibaccarat: fresh cards for every shoe, which a device may shuffle (reading ER-129).

use super::CLAUSES;
use super::dealing::PLAYERS_TURN;
use super::equipment::EQUIPMENT;
use crate::cite;
use crate::families::baccarat::filing::{self, Own};
use crate::submission::answers::Answers;
use crate::submission::choice::{Backs, Discard, Shuffling};
use crate::submission::every_game;
use crate::submission::filing::{Chosen, Filing};
use crate::submission::option::OptionSpec;
use crate::submission::rules::{CrossRule, equipment, stakes, vigorish};

pub(super) const FILING: Filing = Filing { options: OPTIONS, rules: RULES, build };

const OPTIONS: &[OptionSpec] = &[
    every_game::game(&["midibaccarat"]),
    every_game::certificate_holder(cite!("629a.2(b)(1)")),
    every_game::seats(EQUIPMENT.positions),
    every_game::places(cite!("629a.2(a)")),
    every_game::MINIMUM,
    every_game::MAXIMUM,
    every_game::SMALLEST_CHIP,
    filing::decks(8, cite!("629a.3(a)")),
    every_game::cover_cards(2, cite!("629a.3(a)")),
    every_game::backs(&[Backs::Identical.word()], cite!("629a.3(a)")),
    every_game::shuffling(SHUFFLING, SHUFFLING[0], cite!("629a.5(a)")),
    filing::variation(cite!("629a.1/ez-baccarat")).seeing(&[cite!("629a.7(a)(5)"), cite!("629a.12(c)")]),
    filing::tie(cite!("629a.12(b)")),
    filing::dragon_bonus(cite!("629a.12(e)")).seeing(&[cite!("629a.7(a)(4)")]),
    filing::collection(cite!("629a.12(d)")),
    filing::rounding(cite!("629a.12(c)")),
    filing::disclosed_card(cite!("629a.13(c)")),
    every_game::standing(cite!("629a.2(b)")),
    every_game::areas(filing::AREAS, filing::AREAS_AT_FIRST, cite!("629a.2(b)")),
    every_game::inscriptions(filing::INSCRIPTIONS, filing::INSCRIPTIONS_AT_FIRST, cite!("629a.2(b)")),
    every_game::signs(filing::SIGNS, cite!("629a.2(b)(3)")),
    every_game::drop_box(cite!("629a.2(d)")),
    every_game::tip_box(cite!("629a.2(d)")),
    every_game::tip_box_prevented_by(cite!("629a.2(d)")),
    every_game::boxes_approved(cite!("629a.2(d)")),
    every_game::discard(&[Discard::Bucket.word()], cite!("629a.2(e)")),
    filing::marker_buttons(cite!("629a.2(c)")),
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

fn build(answers: &Answers) -> Option<Chosen> {
    filing::build(CLAUSES, answers, Own::with_fresh_cards(&PLAYERS_TURN))
}
